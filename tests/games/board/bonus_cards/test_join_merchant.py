"""The card *join_merchant* (rules 26.9, L10)."""

import pytest

from tests.games.board.letters_table import at, table
from tests.games.board.table import hand, lira
from tests.playing import field, play, seat, starting, texts

CARD = "card join_merchant"
MINE = {"hand": {"join_merchant": 1}, "lira": 5}
THERE = {"merchant": "tea_house", "lira": 0}


def test_to_another_merchant_who_is_not_paid() -> None:
    """26.9: an assistant as usual, then the action and the encounters."""
    state = play(table(3, MINE, seat1=THERE, governor="tea_house"), f"{CARD} 1")
    assert texts(state) == ["move tea_house", "visit tea_house"]
    state = play(state, "move tea_house")
    assert (seat(state)["assistants"], lira(state), lira(state, 1)) == (["tea_house"], 5, 0)
    assert texts(state)[:2] == ["skip", "act 3"]
    assert (hand(state), field(state, "discard")) == ({}, ["join_merchant"])
    assert texts(play(state, "skip")) == ["end_turn", "meet governor"]


@pytest.mark.parametrize("joined", [1, 2])
def test_of_several_there_only_one_is_free(joined: int) -> None:
    """L10: everyone else there is paid."""
    state = table(3, MINE, seat1=THERE, seat2=THERE)
    state = play(state, f"{CARD} {joined}", "move tea_house")
    assert texts(state) == ["pay", "refuse"]
    after = play(state, "pay")
    other = 3 - joined
    assert (lira(after), lira(after, joined), lira(after, other)) == (3, 0, 2)


def test_his_companion_is_paid() -> None:
    """L10: only the merchant is free."""
    state = table(3, MINE, seat1={**THERE, "companion": "tea_house"})
    after = play(state, f"{CARD} 1", "move tea_house", "pay")
    assert (lira(after), lira(after, 1)) == (3, 2)


def test_not_one_at_the_same_place() -> None:
    """L10: elsewhere; all others are still on the Fountain."""
    assert starting(table(3, MINE), CARD) == []
    assert starting(table(3, MINE, seat2=THERE), CARD) == [f"{CARD} 2"]


def test_not_a_neutral_one_who_is_paid_and_rolled() -> None:
    """L10, V3."""
    where = ["tea_house", "kiosk", "kiosk"]
    state = table(2, MINE, seat1=THERE, neutral_merchants=where)
    assert starting(state, CARD) == [f"{CARD} 1"]
    state = play(state, f"{CARD} 1", "move tea_house", "pay")
    assert (lira(state), lira(state, 1)) == (3, 0)
    assert field(play(state, "roll 1 1"), "neutral_merchants")[0] == "fabric_warehouse"


def test_to_the_fountain() -> None:
    """26.9: no assistant, nobody is paid."""
    state = play(table(3, {**MINE, "merchant": "tea_house"}), f"{CARD} 1")
    assert (seat(state)["merchant"], seat(state)["assistants"], lira(state)) == ("fountain", [], 5)
    assert texts(state) == ["skip", "act companion"]


def test_without_an_assistant_the_turn_ends() -> None:
    """L10: as usual."""
    state = table(3, {**MINE, "stack": 0}, seat1=THERE)
    after = play(state, f"{CARD} 1")
    assert (field(after, "seat"), seat(after)["merchant"]) == (1, "tea_house")
    picked = {**MINE, "stack": 3, "assistants": ["tea_house"]}
    after = play(table(3, picked, seat1=THERE), f"{CARD} 1", "move tea_house")
    assert seat(after)["stack"] == 4


def test_only_in_the_movement_phase_and_alone() -> None:
    """G5: it replaces the steps."""
    assert starting(at("wainwright", MINE, seat1=THERE), CARD) == []
    mine = {**MINE, "hand": {"join_merchant": 2, "stay": 1}}
    state = play(table(3, mine, seat1=THERE), f"{CARD} 1", "move tea_house")
    assert starting(state, "card") == []


def test_the_next_turn_he_is_paid_again() -> None:
    """L10: the freedom ends with the turn."""
    mine = {**MINE, "hand": {"join_merchant": 1, "stay": 1}, "lira": 9}
    state = table(2, mine, seat1=THERE, neutral_merchants=[10, 10, 10])
    state = play(state, f"{CARD} 1", "move tea_house", "skip", "end_turn", "visit sultans_palace")
    state = play(state, "move sultans_palace")
    assert texts(state) == ["pay", "refuse"]
