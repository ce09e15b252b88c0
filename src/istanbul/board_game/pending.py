"""What is under way in the middle of a turn, as JSON: the turn's flags and the frames above it."""

from __future__ import annotations

from typing import Any, Final

from istanbul.board_game.contents import (
    ALL_FIGURES,
    BONUS_CARDS,
    FIGURES,
    GUILD_CARDS,
    KIOSK_TILES,
    MARKETS,
    MAX_SEATS,
    PLACES,
)
from istanbul.board_game.frames import (
    ABOUT,
    ACTOR,
    AUCTION,
    BARRIER,
    CARD,
    DICE,
    DOUBLE,
    DRAW,
    DRAW_GUILD,
    FIRST,
    FOR_VISIT,
    GUILD,
    KIND,
    KIOSK_ROUND,
    KIOSK_TILE,
    LAST_CARDS,
    LETTER,
    MEETING,
    MUST_LEAVE,
    REVEAL,
    REVEAL_KIOSK,
    ROLL,
    ROLL_ONE,
    SEAT,
    SECOND,
    STEP,
    VALUE,
    VISIT,
)
from istanbul.board_game.reading import Reader
from istanbul.board_game.state import FRAME, MAX_FRAMES, NOBODY, NOWHERE, Public, State

Json = dict[str, Any]

PHASES: Final = ["move", "merchants", "encounters"]
ACTORS: Final = ["merchant", "family", "companion"]
KINDS: Final = {
    "visit": VISIT,
    "card": CARD,
    "meeting": MEETING,
    "dice": DICE,
    "guild": GUILD,
    "kiosk_round": KIOSK_ROUND,
    "kiosk_tile": KIOSK_TILE,
    "auction": AUCTION,
    "double_turn": DOUBLE,
    "barrier": BARRIER,
    "last_cards": LAST_CARDS,
    "letter": LETTER,
    "draw_guild": DRAW_GUILD,
    "reveal_kiosk": REVEAL_KIOSK,
    "roll_one": ROLL_ONE,
    "roll": ROLL,
    "draw": DRAW,
    "reveal": REVEAL,
}
_KIND_NAMES: Final = {number: name for name, number in KINDS.items()}
_ABOUT: Final[dict[str, list[str]]] = {
    "visit": PLACES,
    "card": BONUS_CARDS,
    "meeting": FIGURES,
    "guild": GUILD_CARDS,
    "kiosk_tile": KIOSK_TILES,
    "auction": [str(seat) for seat in range(MAX_SEATS)],
    "roll": ALL_FIGURES,
    "reveal": MARKETS,
}


_NUMBERS: Final = {
    "step": STEP,
    "value": VALUE,
    "actor": ACTOR,
    "first": FIRST,  # a die; of a visit: its mode
    "second": SECOND,  # a die; of a visit or a double turn: the seals given
}
"""What the other ints of a frame are called; zeros are left out."""


def write_turn(g: Public) -> Json:
    """The turn itself: its phase, and what has been used in it."""
    return {
        "phase": PHASES[g.frame[STEP]],
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
    g.frame[STEP] = turn.choice("phase", PHASES, 0)
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
        found["about"] = "visit" if name == "roll" and about == FOR_VISIT else _ABOUT[name][about]
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
        if name == "roll":
            about = row.choice("about", [*ALL_FIGURES, "visit"], None)
            g.frame[g.top + ABOUT] = FOR_VISIT if about == len(ALL_FIGURES) else about
        elif name in _ABOUT:
            g.frame[g.top + ABOUT] = row.choice("about", _ABOUT[name], None)
        for key, part in _NUMBERS.items():
            g.frame[g.top + part] = row.number(key, 0, 99, 0)
        row.finish()
