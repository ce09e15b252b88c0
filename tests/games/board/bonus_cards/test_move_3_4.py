"""The card *move_3_4* (rules 6.9)."""

from typing import Any

import pytest

from tests.games.board.table import PLACES, hand, lira, moment, table
from tests.playing import field, play, seat, starting, texts

CARD = "card move_3_4"
HAND = {"hand": {"move_3_4": 1}}


def reached(merchant: str, **fields: Any) -> set[str]:
    """Where the card leads."""
    state = play(table(seat0={**HAND, "merchant": merchant}, **fields), CARD)
    return {text.removeprefix("move ") for text in starting(state, "move")}


# On short paths, what lies 5 or 6 steps away from a corner.
TOO_FAR = [
    ("great_mosque", {"tea_house", "wainwright", "gemstone_dealer"}),
    ("small_mosque", {"black_market", "large_market", "sultans_palace"}),
    ("sultans_palace", {"small_mosque", "fabric_warehouse", "spice_warehouse"}),
    ("gemstone_dealer", {"great_mosque", "post_office", "fruit_warehouse"}),
    ("fruit_warehouse", {"gemstone_dealer"}),
    ("fountain", set()),
]


@pytest.mark.parametrize(("merchant", "too_far"), TOO_FAR)
def test_every_other_place_up_to_4_steps_away(merchant: str, too_far: set[str]) -> None:
    """6.9: one may walk a curve, so near places are reached too, but not the start."""
    assert reached(merchant) == set(PLACES) - too_far - {merchant}


def test_near_places_on_another_layout() -> None:
    """6.9: in order, from the Wainwright in the corner: rows and columns up to 4 steps."""
    found = reached("wainwright", layout="in_order")
    assert "fabric_warehouse" in found  # one step
    assert set(PLACES) - found == {
        *("wainwright", "police_station", "great_mosque", "gemstone_dealer"),
    }


def test_arriving_is_as_usual() -> None:
    """6.9: an assistant is laid, merchants are paid, the action follows."""
    mine = {**HAND, "merchant": "great_mosque", "lira": 2}
    state = table(seat0=mine, seat1={"merchant": "spice_warehouse"})
    state = play(state, CARD, "move spice_warehouse")
    assert seat(state)["assistants"] == ["spice_warehouse"]
    assert texts(state) == ["pay", "refuse"]
    after = play(state, "pay")
    assert (lira(after), texts(after)) == (0, ["skip", "act"])
    assert (hand(after), field(after, "discard")) == ({}, ["move_3_4"])


def test_one_may_visit_only() -> None:
    """3.1.3: the turn ends there."""
    state = table(seat0={**HAND, "merchant": "great_mosque", "stack": 0})
    state = play(state, CARD)
    assert starting(state, "move") == ["move fountain"]
    after = play(state, "visit small_mosque")
    assert (seat(after)["merchant"], field(after, "seat")) == ("small_mosque", 1)


def test_once_played_one_must_go() -> None:
    """6.9: nothing else is offered."""
    state = play(table(seat0={"hand": {"move_3_4": 1, "five_lira": 1}}), CARD)
    assert {text.split()[0] for text in texts(state)} == {"move", "visit"}


def test_not_together_with_stay() -> None:
    """G5: one replacement in a turn."""
    state = play(table(seat0={"hand": {"move_3_4": 2, "stay": 1}}), CARD)
    assert starting(state, "card") == []
    assert starting(play(state, "move tea_house"), "card") == []


@pytest.mark.parametrize("name", ["merchants", "action", "family", "encounters"])
def test_only_in_the_move_phase(name: str) -> None:
    """6.9: instead of 1 or 2 steps."""
    assert CARD not in texts(moment(name, {**HAND, "lira": 5}))
