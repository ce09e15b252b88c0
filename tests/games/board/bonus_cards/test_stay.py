"""The card *stay* (rules 6.8, B4)."""

import pytest

from tests.games.board.table import at, goods, hand, lira, moment, table
from tests.playing import field, play, seat, texts

CARD = "card stay"
MINE = {"merchant": "tea_house", "hand": {"stay": 1}, "lira": 5}


def test_an_assistant_lying_there_is_picked_up() -> None:
    """6.8: as if you had just arrived."""
    state = play(table(seat0={**MINE, "assistants": ["tea_house"], "stack": 3}), CARD)
    assert texts(state) == ["move tea_house", "visit tea_house"]
    after = play(state, "move tea_house")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (4, [])
    assert (hand(after), field(after, "discard")) == ({}, ["stay"])
    assert texts(after)[:2] == ["skip", "act 3"]


def test_otherwise_one_is_laid() -> None:
    """6.8: the lowest disc of the stack."""
    after = play(table(seat0={**MINE, "stack": 2}), CARD, "move tea_house")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (1, ["tea_house"])


def test_without_an_assistant_the_turn_ends() -> None:
    """3.1.3: no assistant there and none in the stack."""
    after = play(table(seat0={**MINE, "stack": 0}), CARD)
    assert field(after, "seat") == 1
    assert field(after, "discard") == ["stay"]


def test_refusing_ends_the_turn() -> None:
    """3.1.3: the card is spent."""
    after = play(table(seat0=MINE), CARD, "visit tea_house")
    assert (field(after, "seat"), seat(after)["stack"]) == (1, 4)


def test_merchants_there_are_paid() -> None:
    """6.8: again, if they are still there."""
    state = table(seat0=MINE, seat1={"merchant": "tea_house", "lira": 0})
    state = play(state, CARD, "move tea_house")
    assert texts(state) == ["pay", "refuse"]
    after = play(state, "pay")
    assert (lira(after), lira(after, 1)) == (3, 2)


def test_on_the_fountain_neither_assistants_nor_payment() -> None:
    """B4: no assistant is needed, and the other merchants there are not paid."""
    state = table(seat0={"hand": {"stay": 1}, "stack": 0, "assistants": ["tea_house"]})
    after = play(state, CARD)
    assert texts(after) == ["skip", "act all"]
    assert seat(play(after, "act all"))["stack"] == 1


def test_the_action_and_the_encounters_follow() -> None:
    """B4: like an arrival."""
    state = table(seat0=MINE, governor="tea_house", seat1={"family": "tea_house"})
    state = play(state, CARD, "move tea_house", "act 5", "roll 2 3")
    assert texts(state) == ["catch 1 lira", "catch 1 card", "meet governor"]


def test_the_same_place_in_two_turns() -> None:
    """B4: last turn an assistant was laid here; with the card he is picked up."""
    state = at("fabric_warehouse", {"hand": {"stay": 1}}, 2, neutral_merchants=[1, 1, 1])
    state = play(state, "act", "end_turn", "visit police_station", CARD)
    after = play(state, "move fabric_warehouse")
    assert (seat(after)["stack"], seat(after)["assistants"]) == (4, [])
    assert goods(after) == {"red": 2}


@pytest.mark.parametrize("name", ["merchants", "action", "family", "encounters"])
def test_only_in_the_move_phase(name: str) -> None:
    """6.8: instead of 1 or 2 steps."""
    assert CARD not in texts(moment(name, {"hand": {"stay": 1, "five_lira": 1}, "lira": 5}))


def test_not_together_with_the_other_movement_card() -> None:
    """G5: one replacement in a turn."""
    cards = {"stay": 2, "move_3_4": 1}
    state = play(table(seat0={**MINE, "hand": cards}), CARD)
    assert texts(state) == ["move tea_house", "visit tea_house"]
    assert texts(play(state, "move tea_house"))[-1] == "act 12"
