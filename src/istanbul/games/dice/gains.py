"""What events and options bring and cost a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, name, total
from istanbul.games.dice.events import DiceEvent

_SIGNS: Final = {"taken": 1, "given": -1, "returned": -1}
_SINGLE: Final = {"ruby": ("ruby", 1), "tile_taken": ("tile", 1), "tile_given": ("tile", -1)}
TOLD_BY_LABEL: Final = frozenset(
    {
        *("act_marker", "act_brown", "act_crystal", "act_two", "one_lira"),
        *("pay_die", "pay_marker", "pay_brown"),
    }
)
"""Kinds whose label says all that they bring."""
_REROLLS: Final = ("pick", "reroll_all")


def gains_of(event: DiceEvent) -> list[Gain]:
    """Of the seat that an event concerns."""
    kind = event["event"]
    if kind in _SIGNS:
        n, what = _SIGNS[kind] * event.get("n", 1), event["thing"]
        return [Gain(event["seat"], what, n, name("dice_count", what))]
    if kind in _SINGLE:
        what, n = _SINGLE[kind]
        return [Gain(event["seat"], what, n, name("count", what))]
    return []


def gains(option: Option, preview: Sequence[DiceEvent], seat: int) -> list[Gain]:
    """What an option brings and costs the one who chooses it, but for a reroll's crystal."""
    found: list[Gain] = []
    for event in preview:
        if event["event"] == "turn_begun":
            break  # what comes after belongs to somebody else's turn
        found += gains_of(event)
    told = option.kind in TOLD_BY_LABEL
    return [
        Gain(g.seat, g.what, g.n, g.key, in_label=True) if told or g.what == "tile" else g
        for g in sorted(total(found, seat), key=lambda g: g.what != "ruby")
        if not (g.what == "crystal" and option.kind in _REROLLS)
    ]
