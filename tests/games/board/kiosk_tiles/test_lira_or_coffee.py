"""Kiosk tiles 12 to 14: lira, or coffee where there is any (rules 25.12 to 25.14, 20.9)."""

import pytest

import istanbul
from tests.games.board.letters_table import bazaar_at, kiosk_tile, kiosk_tile_of_1
from tests.games.board.table import lira
from tests.playing import play, seat, texts

TILES = [(12, 2), (13, 2), (14, 3)]


@pytest.mark.parametrize(("tile", "n"), TILES)
def test_lira(tile: int, n: int) -> None:
    """25: without coffee in the game there is nothing else."""
    state = kiosk_tile(tile, {"lira": 1})
    assert texts(state) == ["skip", "use"]
    assert lira(play(state, "use")) == 1 + n
    assert lira(play(state, "skip")) == 1


@pytest.mark.parametrize(("tile", "n"), TILES)
def test_on_another_players_turn(tile: int, n: int) -> None:
    """24.22."""
    after = play(kiosk_tile_of_1(tile, {"lira": 0}), "use")
    assert (lira(after), lira(after, 1)) == (2, n)


def in_the_bazaar(tile: int) -> istanbul.State:
    """Seat 0 of the Great Bazaar has taken this tile."""
    state = play(bazaar_at("kiosk", {"lira": 1}), "act", "letter 22")
    state = play(state, f"tile {tile}", "tile 1", "tile 2", "tile 3")
    return play(state, f"take kiosk_{tile}")


@pytest.mark.parametrize(("tile", "n"), [(13, 2), (14, 3)])
def test_coffee_in_the_great_bazaar(tile: int, n: int) -> None:
    """25.13, 25.14: one coffee instead."""
    state = in_the_bazaar(tile)
    assert texts(state) == ["skip", "use", "use coffee"]
    after = play(state, "use coffee")
    assert (seat(after)["coffee"], lira(after)) == (1, 1)
    after = play(state, "use")
    assert (seat(after)["coffee"], lira(after)) == (0, 1 + n)


def test_the_plain_tile_never_gives_coffee() -> None:
    """25.12: 2 lira."""
    assert texts(in_the_bazaar(12)) == ["skip", "use"]
