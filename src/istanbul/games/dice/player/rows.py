"""What is so in a position, as rows of the wide network (search/wide.py). In the subset.

The features of features.py, each as a row for each class of its values, tiles, and the rubies left.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.contents import FACES, MAX_SEATS
from istanbul.games.dice.frames import (
    ABOUT,
    ACTIONS,
    FOR_RUBY,
    KIND,
    LOWER,
    PAYMENT,
    PHASE,
    TAKE_MARKERS,
    UPPER,
    get,
)
from istanbul.games.dice.player.features import N_FEATURES, list_features
from istanbul.games.dice.player.features import NAMES as FEATURES
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import N_CARDS, N_TILES, N_TRACKS
from istanbul.search.evaluator import Evaluator
from istanbul.search.wide import CLASSES, MAX_ROWS, Layers, add_class, add_row

NAMES: Final[list[str]] = []


def _each(name: str, which: list[str]) -> int:
    NAMES.extend(f"{name} {one}" for one in which)
    return len(NAMES) - len(which)


def _classes(name: str) -> int:
    return _each(name, [str(n) for n in range(CLASSES)])


FEATURE: Final = [_classes(name) for name in FEATURES]
TILE: Final = _each("tile", [str(n) for n in range(N_TILES)])
MOSQUE_DONE: Final = _each("mosque's ruby", ["had"])
N_PLAYERS: Final = _each("players", [str(n) for n in range(MAX_SEATS + 1)])
ROUND: Final = _classes("round")
LAST_ROUND: Final = _each("last round", ["1"])
TAKEN: Final = [_classes(f"rubies taken of track {n}") for n in range(N_TRACKS)]
MOSQUE_RUBIES: Final = _classes("rubies of the mosque")
STEP_KIND: Final = _each("step", [str(n) for n in range(TAKE_MARKERS + 1)])
TURN_PHASE: Final = _each("phase", [str(n) for n in range(ACTIONS + 1)])
ACTIONS_DONE: Final = _classes("actions done")
ROLLED: Final = [_classes(f"dice {face}") for face in FACES]
DISPLAY: Final = _each("display", [str(n) for n in range(N_TILES)])
SHOWN: Final = _each("shown", [str(n) for n in range(N_CARDS)])
PAID_FOR: Final = _each("paid for", [str(n) for n in range(FOR_RUBY + 1)])
CARD_IN_USE: Final = _each("card in use", [str(n) for n in range(N_CARDS)])
assert len(NAMES) <= MAX_ROWS


def list_shared_rows(g: State, layers: Layers) -> None:
    """What is so for the whole table."""
    layers.rows = 0
    add_row(layers, N_PLAYERS + g.tables.players)
    add_class(layers, ROUND, g.round)
    if g.last_round > 0:
        add_row(layers, LAST_ROUND)
    for track in range(N_TRACKS):
        add_class(layers, TAKEN[track], g.taken[track])
    add_class(layers, MOSQUE_RUBIES, g.mosque_rubies)


def list_rows(g: State, p: int, e: Evaluator, layers: Layers) -> None:
    """What is so for a seat."""
    layers.rows = 0
    list_features(g, p, e)
    for i in range(N_FEATURES):
        add_class(layers, FEATURE[i], e.feature[i])
    for tile in range(N_TILES):
        if g.tiles[p][tile] > 0:
            add_row(layers, TILE + tile)
    if g.mosque_done[p]:
        add_row(layers, MOSQUE_DONE)


def list_decision_rows(g: State, layers: Layers) -> None:
    """What is so for the decision: above all the dice."""
    kind = get(g, KIND)
    add_row(layers, STEP_KIND + kind)
    add_row(layers, TURN_PHASE + g.frame[PHASE])
    add_class(layers, ACTIONS_DONE, g.actions_done)
    for face in range(len(FACES)):
        add_class(layers, ROLLED[face], g.dice[face])
    for tile in range(N_TILES):
        if g.display[tile] > 0:
            add_row(layers, DISPLAY + tile)
    for card in range(N_CARDS):
        if g.shown[card] > 0:
            add_row(layers, SHOWN + card)
    if kind == PAYMENT:
        add_row(layers, PAID_FOR + get(g, ABOUT))
    elif kind == UPPER or kind == LOWER:
        add_row(layers, CARD_IN_USE + get(g, ABOUT))
