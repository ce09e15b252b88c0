"""The card *good_for_lira* (rules 26.3)."""

import pytest

from tests.games.board.letters_table import at, table
from tests.games.board.table import GOODS, goods, lira
from tests.playing import field, play, starting

CARD = "card good_for_lira"


@pytest.mark.parametrize("good", GOODS)
def test_any_good_for_7_lira(good: str) -> None:
    """26.3."""
    mine = {"hand": {"good_for_lira": 1}, "goods": dict.fromkeys(GOODS, 2), "lira": 1}
    after = play(table(3, mine), f"{CARD} {good}")
    assert lira(after) == 8
    assert goods(after) == {kind: 2 - (kind == good) for kind in GOODS}
    assert field(after, "discard") == ["good_for_lira"]


def test_only_what_is_there() -> None:
    """G1: no coffee without Mocha & Baksheesh."""
    mine = {"hand": {"good_for_lira": 1}, "goods": {"green": 1}}
    assert starting(table(3, mine), CARD) == [f"{CARD} green"]
    assert starting(table(3, {**mine, "goods": {}}), CARD) == []


def test_while_paying_merchants() -> None:
    """G3: to be able to pay."""
    mine = {"hand": {"good_for_lira": 1}, "goods": {"green": 1}, "lira": 0}
    state = at("tea_house", mine, seat1={"merchant": "tea_house", "lira": 0})
    state = play(state, f"{CARD} green", "pay")
    assert (lira(state), lira(state, 1)) == (5, 2)
