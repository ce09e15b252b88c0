"""What counts about a seat's position between turns, as numbers. In the subset.

`list_features` fills e.feature; NAMES tells what each number is.
The network of search/evaluator.py weighs them.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.contents import THINGS, TILE_KINDS
from istanbul.games.dice.effects import is_open
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import BROWN, EXTRA_DIE, LIRA, MIXED, N_COLOURS, N_THINGS, N_TRACKS
from istanbul.search.evaluator import MAX_FEATURES, Evaluator

NAMES: Final[list[str]] = []


def _several(name: str, which: list[str]) -> int:
    NAMES.extend(f"{name}_{one}" for one in which)
    return len(NAMES) - len(which)


LEFT: Final = _several("rubies_left", [str(n) for n in range(6)])
HAS: Final = _several("has", THINGS)
FIRST: Final = _several("first_three", THINGS)
TILES: Final = _several("tiles", [*TILE_KINDS, "extra_die"])
MOSQUE_MISSING: Final = _several("mosque_missing", ["1", "2", "3", "more"])
MISSING: Final = _several("missing", ["best", "second", "third"])
READY: Final = _several("ready", ["colour", "mixed", "lira"])
SPREAD: Final = _several("colours", ["held", "twice"])
LIRA_MISSING: Final = _several("lira", ["missing"])
ORDER: Final = _several("order", ["before_next_turn", "turn_left_in_round"])
N_FEATURES: Final = len(NAMES)
FAR: Final = 20
assert N_FEATURES <= MAX_FEATURES


def list_features(g: State, p: int, e: Evaluator) -> None:
    """All of them, into e.feature."""
    for i in range(N_FEATURES):
        e.feature[i] = 0
    left = g.tables.goal - g.rubies[p]
    if left < 6:
        e.feature[LEFT + max(0, left)] = 1
    for thing in range(N_THINGS):
        e.feature[HAS + thing] = g.has[p][thing]
        e.feature[FIRST + thing] = min(g.has[p][thing], 3)
    for tile in range(EXTRA_DIE):
        e.feature[TILES + tile // N_COLOURS] += g.tiles[p][tile]
    e.feature[TILES + EXTRA_DIE // N_COLOURS] += g.tiles[p][EXTRA_DIE]
    if not g.mosque_done[p] and g.mosque_rubies > 0 and g.n_tiles[p] < g.tables.mosque_tiles:
        missing = g.tables.mosque_tiles - g.n_tiles[p]
        e.feature[MOSQUE_MISSING + min(missing, 4) - 1] = 1
    for colour in range(N_COLOURS):
        if g.has[p][colour] > 0:
            e.feature[SPREAD] += 1
        if g.has[p][colour] > 1:
            e.feature[SPREAD + 1] += 1
    list_tracks(g, p, e)
    n = g.tables.players
    e.feature[ORDER] = (p - g.seat + n) % n
    if (p - g.tables.start + n) % n >= (g.seat - g.tables.start + n) % n:
        e.feature[ORDER + 1] = 1


def list_tracks(g: State, p: int, e: Evaluator) -> None:
    """What the next rubies lack."""
    best = FAR
    second = FAR
    third = FAR
    for track in range(N_TRACKS):
        if is_open(g, track):
            missing = missing_on(g, p, track)
            if missing == 0:
                e.feature[READY + max(0, track - MIXED + 1)] += 1
            if missing < best:
                best, second, third = missing, best, second
            elif missing < second:
                second, third = missing, second
            elif missing < third:
                third = missing
    e.feature[MISSING] = best
    e.feature[MISSING + 1] = second
    e.feature[MISSING + 2] = third
    e.feature[LIRA_MISSING] = missing_on(g, p, N_TRACKS - 1)


def missing_on(g: State, p: int, track: int) -> int:
    """Goods for the next ruby of a track that markers do not pay; two lira count as a good."""
    if not is_open(g, track):
        return FAR
    price = g.tables.price[track][g.taken[track]]
    if track < MIXED:
        return max(0, price - g.has[p][track] - g.has[p][BROWN])
    if track > MIXED:
        return max(0, price - g.has[p][LIRA]) // 2
    missing = 0
    spare = g.has[p][BROWN]
    for colour in range(N_COLOURS):
        if g.has[p][colour] == 0:
            missing += 1
        else:
            spare += g.has[p][colour] - 1
    return max(0, missing + price - spare)
