"""Fabric Warehouse (rules 4.2)."""

import pytest

from tests.games.board.table import FULL, at, goods, lira
from tests.playing import play, texts

OTHERS = ["green", "yellow", "blue"]


@pytest.mark.parametrize(
    ("had", "extensions", "limit"),
    [(0, 0, 2), (1, 0, 2), (0, 1, 3), (2, 1, 3), (0, 2, 4), (3, 2, 4), (0, 3, 5), (4, 3, 5)],
)
def test_fills_red_to_the_limit(had: int, extensions: int, limit: int) -> None:
    """4.2: however much was there, and for nothing."""
    state = at("fabric_warehouse", {"goods": {"red": had}, "extensions": extensions, "lira": 2})
    after = play(state, "act")
    assert goods(after) == {"red": limit}
    assert lira(after) == 2


def test_leaves_the_other_goods_alone() -> None:
    """4.2: only red."""
    others = dict.fromkeys(OTHERS, 1)
    after = play(at("fabric_warehouse", {"goods": others}), "act")
    assert goods(after) == {**others, "red": 2}


def test_is_not_offered_when_red_is_full() -> None:
    """G1: the action would change nothing."""
    assert texts(at("fabric_warehouse", {"goods": {"red": 2}, "lira": 9})) == ["end_turn"]


def test_is_offered_when_the_rest_is_full() -> None:
    """G1: there is still room for red."""
    state = at("fabric_warehouse", {"goods": {**FULL, "red": 1}})
    assert texts(state) == ["skip", "act"]


def test_buys_nothing_without_the_green_tile() -> None:
    """5.2: the further good needs the green tile, no other."""
    state = at("fabric_warehouse", {"lira": 9, "mosque_tiles": ["red", "yellow", "blue"]})
    assert texts(state) == ["skip", "act"]


@pytest.mark.parametrize("good", OTHERS)
def test_with_the_green_tile_another_good_for_2_lira(good: str) -> None:
    """5.2: fill, and one more of any kind."""
    state = at("fabric_warehouse", {"lira": 2, "mosque_tiles": ["green"]})
    after = play(state, f"act {good}")
    assert goods(after) == {"red": 2, good: 1}
    assert lira(after) == 0
