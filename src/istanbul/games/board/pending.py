"""What is under way in the middle of a turn: its names in positions, and how they are read."""

from __future__ import annotations

from typing import Final

from istanbul.engine import registry
from istanbul.games.board import chance, phases, steps
from istanbul.games.board.contents import ALL_FIGURES
from istanbul.games.board.frames import (
    ABOUT,
    ACTOR,
    FIRST,
    KIND,
    MUST_LEAVE,
    PHASE,
    SEAT,
    SECOND,
    STEP,
    TURN,
    VALUE,
)
from istanbul.games.board.reading import Reader
from istanbul.games.board.state import FRAME, MAX_FRAMES, NOWHERE, State

ACTORS: Final = ["merchant", "family", "companion"]
_MODULES: Final = [module for module in (*steps.MODULES, *chance.MODULES) if module.NUMBER != TURN]
KINDS: Final[dict[str, int]] = dict(
    zip(registry.names(_MODULES), registry.column(_MODULES, "NUMBER"), strict=True)
)
KIND_NAMES: Final = {number: name for name, number in KINDS.items()}
_ABOUT: Final[dict[str, dict[str, int]]] = {
    name: module.ABOUT_IDS
    for name, module in zip(KINDS, _MODULES, strict=True)
    if hasattr(module, "ABOUT_IDS")
}
ABOUT_NAMES: Final = {
    name: {number: about for about, number in ids.items()} for name, ids in _ABOUT.items()
}
NUMBERS: Final = {
    "step": STEP,
    "value": VALUE,
    "actor": ACTOR,
    "first": FIRST,
    "second": SECOND,
}
"""What positions call the other ints of a frame; zeros are left out."""


def read_turn(g: State, reader: Reader) -> None:
    """The turn itself: its phase, and what has been used in it."""
    turn = reader.table("turn")
    g.frame[SEAT] = g.seat
    g.frame[PHASE] = turn.choice("phase", phases.NAMES, 0)
    place = turn.optional_place("just_done")
    g.just_done = NOWHERE if place is None else place
    g.yellow_used = int(turn.flag("yellow_used"))
    if turn.flag("must_leave"):
        g.yellow_used = MUST_LEAVE
    g.caravansary_used = int(turn.flag("caravansary_used"))
    for figure in turn.subset("met", ALL_FIGURES):
        g.met[figure] = 1
    g.frame[ACTOR] = turn.choice("actor", ACTORS, 0)
    g.no_encounters = int(turn.flag("no_encounters"))
    if turn.get("joined") is not None:
        g.joined = turn.number("joined", 0, g.tables.players - 1, None)
    g.guild_turn, g.guild_used = int(turn.flag("guild_turn")), int(turn.flag("guild_used"))
    turn.finish()


def read_pending(g: State, reader: Reader) -> None:
    """The frames above the turn, from below."""
    rows = reader.tables("pending", MAX_FRAMES - 1)
    for row in rows:
        g.top += FRAME
        name = row.word("frame", list(KINDS))
        g.frame[g.top + KIND] = KINDS[name]
        g.frame[g.top + SEAT] = row.number("seat", 0, g.tables.players - 1, None)
        if name in _ABOUT:
            ids = _ABOUT[name]
            g.frame[g.top + ABOUT] = ids[row.word("about", list(ids))]
        for key, part in NUMBERS.items():
            g.frame[g.top + part] = row.number(key, 0, 99, 0)
        row.finish()
