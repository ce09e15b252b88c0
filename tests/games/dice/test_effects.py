"""Tiles work from the next turn of their owner on (rules D3)."""

from istanbul.games.dice.contents import TILES
from istanbul.games.dice.effects import active, take_tile
from tests.games.dice.table import table

TILE = "extra_die"


def test_a_tile_got_this_turn_does_not_work_yet() -> None:
    """D3: neither do those of others change by it."""
    tile = TILES.index(TILE)
    g = table("coin", {"tiles": {TILE: 1}}, display={TILE: 2}).record
    assert active(g, 0, tile) == 1
    take_tile(g, 0, tile)
    assert (g.tiles[0][tile], active(g, 0, tile)) == (2, 1)


def test_a_tile_got_in_the_turn_of_another_seat_works_at_once() -> None:
    """D3: it is no longer fresh when its owner's turn comes."""
    tile = TILES.index(TILE)
    g = table("coin", display={TILE: 2}).record
    take_tile(g, 1, tile)
    assert (g.fresh[tile], active(g, 1, tile)) == (0, 1)
