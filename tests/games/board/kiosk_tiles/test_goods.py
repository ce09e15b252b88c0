"""Kiosk tiles 1 to 10: goods, some with a lira (rules 25.1 to 25.10)."""

import pytest

from tests.games.board.letters_table import kiosk_tile, kiosk_tile_of_1
from tests.games.board.table import goods, lira
from tests.playing import play, texts

TILES = [
    *((1, "yellow", 1, 1), (2, "green", 1, 1), (3, "red", 1, 1)),
    *((4, "yellow", 2, 0), (5, "green", 2, 0), (6, "red", 2, 0)),
    *((7, "yellow", 1, 0), (8, "green", 1, 0), (9, "red", 1, 0), (10, "blue", 1, 0)),
]


@pytest.mark.parametrize(("tile", "good", "n", "coins"), TILES)
def test_what_they_give(tile: int, good: str, n: int, coins: int) -> None:
    """25: goods of the colour, and 1 lira on the first three."""
    state = kiosk_tile(tile, {"lira": 4, "extensions": 1})
    assert texts(state) == ["skip", "use"]
    after = play(state, "use")
    assert (goods(after), lira(after)) == ({good: n}, 4 + coins)
    assert (goods(play(state, "skip")), lira(play(state, "skip"))) == ({}, 4)


@pytest.mark.parametrize(("tile", "good", "n", "coins"), TILES)
def test_on_another_players_turn(tile: int, good: str, n: int, coins: int) -> None:
    """24.22: the one who took it gains."""
    state = kiosk_tile_of_1(tile, {"lira": 4})
    assert (state.waits_for, texts(state)) == (1, ["skip", "use"])
    after = play(state, "use")
    assert (goods(after, 1), lira(after, 1)) == ({good: n}, 4 + coins)
    assert (goods(after), lira(after)) == ({}, 2)


@pytest.mark.parametrize(("tile", "good"), [(4, "yellow"), (5, "green"), (6, "red")])
def test_of_two_goods_one_may_be_lost(tile: int, good: str) -> None:
    """G1: room for one."""
    assert goods(play(kiosk_tile(tile, {"goods": {good: 1}}), "use")) == {good: 2}


@pytest.mark.parametrize(("tile", "good", "n", "coins"), TILES)
def test_without_room_only_the_lira_are_left(tile: int, good: str, n: int, coins: int) -> None:
    """G1: a tile that would change nothing is not asked about; seat 1 takes the next."""
    state = kiosk_tile(tile, {"goods": {good: 2}, "lira": 0})
    if coins:
        after = play(state, "use")
        assert (goods(after), lira(after)) == ({good: 2}, 1)
    else:
        assert state.waits_for == 1
        assert texts(state)[0].startswith("take kiosk_")
