"""What is so in a position, as rows of the wide network (search/wide.py). In the subset.

The features of features.py, each as a row for each class of its values, and what stands where.
"""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import GOODS, MAX_SEATS, PLACES
from istanbul.games.board.frames import (
    ABOUT,
    BARRIER,
    DICE,
    ENCOUNTERS,
    FIRST,
    KIND,
    PHASE,
    SECOND,
    VISIT,
    get,
)
from istanbul.games.board.player.features import N_FEATURES, is_near, list_features
from istanbul.games.board.player.features import NAMES as FEATURES
from istanbul.games.board.state import State
from istanbul.games.board.tables import MAX_PLACES, N_GOODS
from istanbul.search.evaluator import Evaluator
from istanbul.search.wide import CLASSES, MAX_ROWS, Layers, add_class, add_row

NAMES: Final[list[str]] = []


def _each(name: str, which: list[str]) -> int:
    NAMES.extend(f"{name} {one}" for one in which)
    return len(NAMES) - len(which)


def _classes(name: str) -> int:
    return _each(name, [str(n) for n in range(CLASSES)])


FEATURE: Final = [_classes(name) for name in FEATURES]
AT: Final = _each("merchant at", PLACES)
NEAR: Final = _each("merchant near", PLACES)
ASSISTANT: Final = _each("assistant at", PLACES)
FAMILY: Final = _each("family at", PLACES)
EXPANSIONS: Final = _each("expansions", ["none", "mocha", "letters", "both"])
N_PLAYERS: Final = _each("players", [str(n) for n in range(MAX_SEATS + 1)])
ROUND: Final = _classes("round")
LAST_ROUND: Final = _each("last round", ["1"])
DEALER: Final = _classes("dealer")
PALACE: Final = _classes("palace")
WAINWRIGHT: Final = _classes("wainwright's rubies")
MOSQUE_RUBIES: Final = [_classes(f"rubies of mosque {n}") for n in range(2)]
TILES_TAKEN: Final = [_classes(f"tiles taken {good}") for good in GOODS]
COFFEE_HOUSE: Final = _classes("coffee house")
STEP_KIND: Final = _each("step", [str(n) for n in range(BARRIER + 1)])
TURN_PHASE: Final = _each("phase", [str(n) for n in range(ENCOUNTERS + 1)])
VISITED: Final = _each("visited", PLACES)
DIE: Final = [_each(f"{which} die", [str(n) for n in range(7)]) for which in ("first", "second")]
assert len(NAMES) <= MAX_ROWS


def list_shared_rows(g: State, layers: Layers) -> None:
    """What is so for the whole table."""
    layers.rows = 0
    add_row(layers, EXPANSIONS + g.tables.mocha + 2 * g.tables.letters)
    add_row(layers, N_PLAYERS + g.tables.players)
    add_class(layers, ROUND, g.round)
    if g.last_round > 0:
        add_row(layers, LAST_ROUND)
    add_class(layers, DEALER, g.dealer)
    add_class(layers, PALACE, g.palace)
    add_class(layers, WAINWRIGHT, g.wainwright_rubies)
    for mosque in range(2):
        add_class(layers, MOSQUE_RUBIES[mosque], g.mosque_rubies[mosque])
    for good in range(N_GOODS):
        add_class(layers, TILES_TAKEN[good], g.mosque_taken[good])
    if g.tables.mocha:
        add_class(layers, COFFEE_HOUSE, g.coffee_house)


def list_rows(g: State, p: int, e: Evaluator, layers: Layers) -> None:
    """What is so for a seat."""
    layers.rows = 0
    list_features(g, p, e)
    for i in range(N_FEATURES):
        add_class(layers, FEATURE[i], e.feature[i])
    add_row(layers, AT + g.merchant[p])
    add_row(layers, FAMILY + g.family[p])
    for place in range(MAX_PLACES):
        if is_near(g, p, place):
            add_row(layers, NEAR + place)
        if g.assistant[p][place]:
            add_row(layers, ASSISTANT + place)


def list_decision_rows(g: State, layers: Layers) -> None:
    """What is so for the decision."""
    kind = get(g, KIND)
    add_row(layers, STEP_KIND + kind)
    add_row(layers, TURN_PHASE + g.frame[PHASE])
    if kind == VISIT:
        add_row(layers, VISITED + get(g, ABOUT))
    elif kind == DICE:
        add_row(layers, DIE[0] + get(g, FIRST))
        add_row(layers, DIE[1] + get(g, SECOND))
