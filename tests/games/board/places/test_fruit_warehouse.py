"""Fruit Warehouse (rules 4.4)."""

import pytest

from tests.games.board.table import FULL, at, goods, lira
from tests.playing import play, texts

OTHERS = ["red", "green", "blue"]


@pytest.mark.parametrize(
    ("had", "extensions", "limit"),
    [(0, 0, 2), (1, 0, 2), (0, 1, 3), (2, 1, 3), (0, 2, 4), (3, 2, 4), (0, 3, 5), (4, 3, 5)],
)
def test_fills_yellow_to_the_limit(had: int, extensions: int, limit: int) -> None:
    """4.4: however much was there, and for nothing."""
    state = at("fruit_warehouse", {"goods": {"yellow": had}, "extensions": extensions, "lira": 2})
    after = play(state, "act")
    assert goods(after) == {"yellow": limit}
    assert lira(after) == 2


def test_leaves_the_other_goods_alone() -> None:
    """4.4: only yellow."""
    others = dict.fromkeys(OTHERS, 1)
    after = play(at("fruit_warehouse", {"goods": others}), "act")
    assert goods(after) == {**others, "yellow": 2}


def test_is_not_offered_when_yellow_is_full() -> None:
    """G1: the action would change nothing."""
    assert texts(at("fruit_warehouse", {"goods": {"yellow": 2}, "lira": 9})) == ["end_turn"]


def test_is_offered_when_the_rest_is_full() -> None:
    """G1: there is still room for yellow."""
    state = at("fruit_warehouse", {"goods": {**FULL, "yellow": 1}})
    assert texts(state) == ["skip", "act"]


def test_buys_nothing_without_the_green_tile() -> None:
    """5.2: the further good needs the green tile, no other."""
    state = at("fruit_warehouse", {"lira": 9, "mosque_tiles": ["red", "yellow", "blue"]})
    assert texts(state) == ["skip", "act"]


@pytest.mark.parametrize("good", OTHERS)
def test_with_the_green_tile_another_good_for_2_lira(good: str) -> None:
    """5.2: fill, and one more of any kind."""
    state = at("fruit_warehouse", {"lira": 2, "mosque_tiles": ["green"]})
    after = play(state, f"act {good}")
    assert goods(after) == {"yellow": 2, good: 1}
    assert lira(after) == 0
