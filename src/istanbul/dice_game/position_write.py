"""Positions and views as JSON: every field, with ids."""

from __future__ import annotations

from typing import Any, Final

from istanbul.dice_game import chance, phases, steps
from istanbul.dice_game.contents import (
    BAZAAR_CARDS,
    COLOURS,
    FACES,
    THINGS,
    TILES,
    TRACKS,
)
from istanbul.dice_game.events import over_reason
from istanbul.dice_game.frames import ABOUT, KIND, PHASE, SEAT, STEP, TURN
from istanbul.dice_game.state import FRAME, Public
from istanbul.dice_game.tables import Tables
from istanbul.engine import registry

Json = dict[str, Any]

INCOMES: Final = ["lira", "crystal", "card"]
_MODULES: Final = [module for module in (*steps.MODULES, *chance.MODULES) if module.NUMBER != TURN]
KINDS: Final = dict(zip(registry.names(_MODULES), registry.column(_MODULES, "NUMBER"), strict=True))
FOR: Final = ["marker", "brown", "crystal", "two_markers", "tile", "ruby"]
NUMBERS: Final = ("step", "value", "left", "different", *(f"need_{c}" for c in COLOURS))
"""The other ints of a frame, in their order; zeros are left out."""


def write_public(g: Public) -> Json:
    """All there is."""
    t: Tables = g.tables
    discard = [1 - down - up for down, up in zip(g.deck, g.shown, strict=True)]
    return {
        "round": g.round,
        "seat": g.seat,
        "last_round": bool(g.last_round),
        "over": over_reason(g.over) if g.over else None,
        "seats": [_write_seat(g, p) for p in range(t.players)],
        "rubies_taken": dict(zip(TRACKS, g.taken, strict=True)),
        "mosque_rubies": g.mosque_rubies,
        "display": _counts(g.display, TILES),
        "under": [TILES[tile] for tile in g.under[: g.n_under]],
        "cards_shown": _flags(g.shown, BAZAAR_CARDS),
        "cards_discarded": _flags(discard, BAZAAR_CARDS),
        "turn": {
            "phase": phases.NAMES[g.frame[PHASE]],
            "actions_done": g.actions_done,
            "extra_dice": g.extra_dice,
            "dice": _counts(g.dice, FACES),
            "income": _counts(g.to_collect, INCOMES),
            "fresh": _counts(g.fresh, TILES),
        },
        "pending": [_write_frame(g, at) for at in range(FRAME, g.top + FRAME, FRAME)],
    }


def _write_seat(g: Public, p: int) -> Json:
    return {
        **dict(zip(THINGS, g.has[p], strict=True)),
        "rubies": g.rubies[p],
        "tiles": _counts(g.tiles[p], TILES),
        "mosque_ruby": bool(g.mosque_done[p]),
    }


def _write_frame(g: Public, at: int) -> Json:
    names = {number: name for name, number in KINDS.items()}
    name = names[g.frame[at + KIND]]
    found: Json = {"frame": name, "seat": g.frame[at + SEAT]}
    if name == "payment":
        found["for"] = FOR[g.frame[at + ABOUT]]
    elif name in ("upper", "lower"):
        found["card"] = BAZAAR_CARDS[g.frame[at + ABOUT]]
    for i, key in enumerate(NUMBERS):
        if g.frame[at + STEP + i]:
            found[key] = g.frame[at + STEP + i]
    return found


def _counts(counts: list[int], names: list[str]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _flags(flags: list[int], names: list[str]) -> list[str]:
    return [name for name, flag in zip(names, flags, strict=True) if flag]
