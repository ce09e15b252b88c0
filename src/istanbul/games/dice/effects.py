"""What several actions and cards do: take (with the shortage rule), give, rubies, tiles."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.dice.frames import REVEAL_TILE, push
from istanbul.games.dice.state import Public, State
from istanbul.games.dice.tables import (
    INCOME_CRYSTAL,
    INCOME_LIRA,
    N_TILES,
    N_TRACKS,
)


def supply(g: State, thing: int) -> int:
    """How many pieces of a thing nobody has."""
    n = g.tables.all_of[thing]
    for p in range(g.tables.players):
        n -= g.has[p][thing]
    return n


def take(g: State, p: int, thing: int, n: int) -> None:
    """Pieces from the supply; if it lacks them, everyone who has one gives one back, over and over.

    The taker's own pieces count too (D4). If even that does not suffice, he takes what there is.
    """
    left = supply(g, thing)
    returned = 1
    while left < n and returned > 0:
        returned = 0
        for q in range(g.tables.players):
            if g.has[q][thing] > 0:
                g.has[q][thing] -= 1
                returned += 1
                emit(g, "returned", q, thing)
        left += returned
    n = min(n, left)
    if n > 0:
        g.has[p][thing] += n
        emit(g, "taken", p, thing, n)


def give(g: State, p: int, thing: int, n: int) -> None:
    """Pieces back to the supply."""
    if n > 0:
        g.has[p][thing] -= n
        emit(g, "given", p, thing, n)


def gain_ruby(g: State, p: int, source: int) -> None:
    """A ruby; whoever reaches the goal makes this the last round. Source N_TRACKS: the mosque."""
    g.rubies[p] += 1
    emit(g, "ruby", p, source)
    if g.rubies[p] >= g.tables.goal and not g.last_round:
        g.last_round = 1
        emit(g, "goal_reached", p, g.rubies[p])


def is_open(g: Public, track: int) -> bool:
    """Has this track a ruby left?"""
    return g.taken[track] < g.tables.n_prices[track]


def take_ruby(g: State, p: int, track: int) -> None:
    """The next ruby of a track."""
    g.taken[track] += 1
    gain_ruby(g, p, track)


def take_tile(g: State, p: int, tile: int) -> None:
    """An open mosque tile; the next is turned up. With enough tiles, once, the mosque's ruby."""
    g.display[tile] -= 1
    g.tiles[p][tile] += 1
    g.n_tiles[p] += 1
    if p == g.seat:
        g.fresh[tile] += 1
    emit(g, "tile_taken", p, tile)
    if g.n_unseen > 0:
        push(g, REVEAL_TILE, p, 0)
    elif g.n_under > 0:
        turn_up_known_tile(g)
    is_enough = g.n_tiles[p] == g.tables.mosque_tiles
    if is_enough and not g.mosque_done[p] and g.mosque_rubies > 0:
        g.mosque_done[p] = 1
        g.mosque_rubies -= 1
        gain_ruby(g, p, N_TRACKS)


def give_tile(g: State, p: int, tile: int) -> None:
    """An own tile goes under the stack (D2), with its income. One got this turn goes first."""
    g.tiles[p][tile] -= 1
    g.n_tiles[p] -= 1
    if g.fresh[tile] > 0:
        g.fresh[tile] -= 1
    g.under[g.n_under] = tile
    g.n_under += 1
    emit(g, "tile_given", p, tile)
    g.to_collect[0] = min(g.to_collect[0], active_of_kind(g, p, INCOME_LIRA))
    g.to_collect[1] = min(g.to_collect[1], active_of_kind(g, p, INCOME_CRYSTAL))


def turn_up_known_tile(g: State) -> None:
    """The stack holds only tiles that were given up, in known order: the first of them comes up."""
    tile = g.under[0]
    g.n_under -= 1
    for i in range(g.n_under):
        g.under[i] = g.under[i + 1]
    g.under[g.n_under] = 0
    g.display[tile] += 1
    emit(g, "tile_shown", tile)


def active(g: State, p: int, tile: int) -> int:
    """Tiles that work already: not those got this turn (D3)."""
    if p == g.seat:
        return g.tiles[p][tile] - g.fresh[tile]
    return g.tiles[p][tile]


def active_of_kind(g: State, p: int, first: int) -> int:
    """The same for a kind that has a tile of each colour."""
    n = 0
    for tile in range(first, min(first + 4, N_TILES)):
        n += active(g, p, tile)
    return n
