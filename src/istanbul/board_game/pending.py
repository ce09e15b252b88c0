"""What is under way in the middle of a turn, as JSON: the turn's flags and the frames above it."""

from __future__ import annotations

from typing import Any, Final

from istanbul.board_game.contents import BONUS_CARDS, FIGURES, MARKETS, PLACES
from istanbul.board_game.events import ALL_FIGURES
from istanbul.board_game.frames import (
    ABOUT,
    ACTOR,
    CARD,
    DICE,
    DRAW,
    FIRST,
    FOR_VISIT,
    KIND,
    MEETING,
    REVEAL,
    ROLL,
    SEAT,
    SECOND,
    STEP,
    VALUE,
    VISIT,
)
from istanbul.board_game.mosque_tiles.yellow import MUST_LEAVE
from istanbul.board_game.reading import Reader
from istanbul.board_game.state import FRAME, MAX_FRAMES, NOWHERE, Public, State

Json = dict[str, Any]

PHASES: Final = ["move", "merchants", "encounters"]
ACTORS: Final = ["merchant", "family", "card"]
KINDS: Final = {
    "visit": VISIT,
    "card": CARD,
    "meeting": MEETING,
    "dice": DICE,
    "roll": ROLL,
    "draw": DRAW,
    "reveal": REVEAL,
}
_KIND_NAMES: Final = {number: name for name, number in KINDS.items()}
_ABOUT: Final[dict[str, list[str]]] = {
    "visit": PLACES,
    "card": BONUS_CARDS,
    "meeting": FIGURES,
    "roll": ALL_FIGURES,
    "reveal": MARKETS,
}


def write_turn(g: Public) -> Json:
    """The turn itself: its phase, and what has been used in it."""
    return {
        "phase": PHASES[g.frame[STEP]],
        "just_done": None if g.just_done == NOWHERE else PLACES[g.just_done],
        "yellow_used": bool(g.yellow_used),
        "must_leave": g.yellow_used == MUST_LEAVE,
        "caravansary_used": bool(g.caravansary_used),
        "met": [name for figure, name in enumerate(ALL_FIGURES) if g.met[figure]],
    }


def read_turn(g: State, reader: Reader) -> None:
    """The inverse."""
    turn = reader.table("turn")
    g.frame[SEAT] = g.seat
    g.frame[STEP] = turn.choice("phase", PHASES, 0)
    place = turn.optional_place("just_done")
    g.just_done = NOWHERE if place is None else place
    g.yellow_used = int(turn.flag("yellow_used"))
    if turn.flag("must_leave"):
        g.yellow_used = MUST_LEAVE
    g.caravansary_used = int(turn.flag("caravansary_used"))
    for figure in turn.subset("met", ALL_FIGURES):
        g.met[figure] = 1
    turn.finish()


def write_pending(g: Public) -> list[Json]:
    """The frames above the turn, from below."""
    return [_write_frame(g, at) for at in range(FRAME, g.top + FRAME, FRAME)]


def _write_frame(g: Public, at: int) -> Json:
    name = _KIND_NAMES[g.frame[at + KIND]]
    about = g.frame[at + ABOUT]
    found: Json = {"frame": name, "seat": g.frame[at + SEAT]}
    if name in _ABOUT:
        found["about"] = "visit" if name == "roll" and about == FOR_VISIT else _ABOUT[name][about]
    for key, part in (("step", STEP), ("value", VALUE)):
        if g.frame[at + part]:
            found[key] = g.frame[at + part]
    if g.frame[at + ACTOR]:
        found["actor"] = ACTORS[g.frame[at + ACTOR]]
    if g.frame[at + FIRST]:
        found["dice"] = [g.frame[at + FIRST], g.frame[at + SECOND]]
    return found


def read_pending(g: State, reader: Reader) -> None:
    """The inverse."""
    rows = reader.tables("pending", MAX_FRAMES - 1)
    for row in rows:
        g.top += FRAME
        name = row.word("frame", list(KINDS))
        g.frame[g.top + KIND] = KINDS[name]
        g.frame[g.top + SEAT] = row.number("seat", 0, g.tables.players - 1, None)
        if name == "roll":
            about = row.choice("about", [*ALL_FIGURES, "visit"], None)
            g.frame[g.top + ABOUT] = FOR_VISIT if about == len(ALL_FIGURES) else about
        elif name in _ABOUT:
            g.frame[g.top + ABOUT] = row.choice("about", _ABOUT[name], None)
        g.frame[g.top + STEP] = row.number("step", 0, 25, 0)
        g.frame[g.top + VALUE] = row.number("value", 0, 99, 0)
        g.frame[g.top + ACTOR] = row.choice("actor", ACTORS, 0)
        dice = row.numbers("dice", 1, 6, [0, 0])
        if len(dice) != 2:  # the two dice
            raise row.error("dice", "two numbers from 1 to 6")
        g.frame[g.top + FIRST], g.frame[g.top + SECOND] = dice
        row.finish()
