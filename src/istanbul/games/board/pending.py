"""What is under way in the middle of a turn, as JSON: the turn's flags and the frames above it."""

from __future__ import annotations

from typing import Any, Final

from istanbul.engine import registry
from istanbul.games.board import chance, phases, steps
from istanbul.games.board.contents import ALL_FIGURES, PLACES
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
from istanbul.games.board.state import FRAME, MAX_FRAMES, NOBODY, NOWHERE, Public, State

Json = dict[str, Any]

ACTORS: Final = ["merchant", "family", "companion"]
_MODULES: Final = [module for module in (*steps.MODULES, *chance.MODULES) if module.NUMBER != TURN]
KINDS: Final = dict(zip(registry.names(_MODULES), registry.column(_MODULES, "NUMBER"), strict=True))
_KIND_NAMES: Final = {number: name for name, number in KINDS.items()}
_ABOUT: Final[dict[str, dict[str, int]]] = {
    name: module.ABOUT_IDS
    for name, module in zip(KINDS, _MODULES, strict=True)
    if hasattr(module, "ABOUT_IDS")
}
_ABOUT_NAMES: Final = {
    name: {number: about for about, number in ids.items()} for name, ids in _ABOUT.items()
}
_NUMBERS: Final = {
    "step": STEP,
    "value": VALUE,
    "actor": ACTOR,
    "first": FIRST,
    "second": SECOND,
}
"""What positions call the other ints of a frame; zeros are left out."""


def write_turn(g: Public) -> Json:
    """The turn itself: its phase, and what has been used in it."""
    return {
        "phase": phases.NAMES[g.frame[PHASE]],
        "just_done": None if g.just_done == NOWHERE else PLACES[g.just_done],
        "yellow_used": bool(g.yellow_used),
        "must_leave": g.yellow_used == MUST_LEAVE,
        "caravansary_used": bool(g.caravansary_used),
        "met": [name for figure, name in enumerate(ALL_FIGURES) if g.met[figure]],
        "actor": ACTORS[g.frame[ACTOR]],
        "no_encounters": bool(g.no_encounters),
        "joined": None if g.joined == NOBODY else g.joined,
        "guild_turn": bool(g.guild_turn),
        "guild_used": bool(g.guild_used),
    }


def read_turn(g: State, reader: Reader) -> None:
    """The inverse."""
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


def write_pending(g: Public) -> list[Json]:
    """The frames above the turn, from below."""
    return [_write_frame(g, at) for at in range(FRAME, g.top + FRAME, FRAME)]


def _write_frame(g: Public, at: int) -> Json:
    name = _KIND_NAMES[g.frame[at + KIND]]
    about = g.frame[at + ABOUT]
    found: Json = {"frame": name, "seat": g.frame[at + SEAT]}
    if name in _ABOUT:
        found["about"] = _ABOUT_NAMES[name][about]
    for key, part in _NUMBERS.items():
        if g.frame[at + part]:
            found[key] = g.frame[at + part]
    return found


def read_pending(g: State, reader: Reader) -> None:
    """The inverse."""
    rows = reader.tables("pending", MAX_FRAMES - 1)
    for row in rows:
        g.top += FRAME
        name = row.word("frame", list(KINDS))
        g.frame[g.top + KIND] = KINDS[name]
        g.frame[g.top + SEAT] = row.number("seat", 0, g.tables.players - 1, None)
        if name in _ABOUT:
            ids = _ABOUT[name]
            g.frame[g.top + ABOUT] = ids[row.word("about", list(ids))]
        for key, part in _NUMBERS.items():
            g.frame[g.top + part] = row.number(key, 0, 99, 0)
        row.finish()
