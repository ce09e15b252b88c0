"""What events and options bring and cost a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.node import Json, Option
from istanbul.engine.phrase import Gain, name, total

_COUNTED: Final = {
    "lira": ("lira", 1),
    "lira_paid": ("lira", -1),
    "merchant_paid": ("lira", -1),
    "neutral_paid": ("lira", -1),
    "coffee": ("coffee", 1),
    "coffee_paid": ("coffee", -1),
    "goods": ("good", 1),
    "goods_paid": ("good", -1),
}
"""Events with a number: what they count, and with which sign."""
_SINGLE: Final = {
    "ruby": ("ruby", 1),
    "card_taken": ("card", 1),
    "card_drawn": ("card", 1),
    "card_played": ("card", -1),
    "card_discarded": ("card", -1),
    "guild_drawn": ("guild", 1),
    "guild_played": ("guild", -1),
    "guild_discarded": ("guild", -1),
    "letter_taken": ("letter", 1),
    "letter_given": ("letter", -1),
    "mosque_tile": ("tile", 1),
    "tavern_tile": ("tile", 1),
    "extension": ("extension", 1),
    "assistant_laid": ("assistant", -1),
    "assistant_taken": ("assistant", 1),
    "assistant_returned": ("assistant", 1),
}
"""Events about one thing."""
_FIRST: Final = ("ruby", "lira", "coffee", "letter")
"""What counts most comes first."""


def count_of(what: str) -> str:
    """The message with their number: "3 lira"."""
    return name("ui", f"{what}_count")


def gains_of(event: Json) -> list[Gain]:
    """Of all seats that an event concerns."""
    kind = event["event"]
    if kind in _COUNTED:
        what, n = _COUNTED[kind]
        n *= event["n"]
        what = event["good"] if what == "good" else what
    elif kind in _SINGLE:
        what, n = _SINGLE[kind]
    else:
        return []
    found = [Gain(event["seat"], what, n, count_of(what))]
    if kind == "merchant_paid":
        found.append(Gain(event["other"], what, -n, count_of(what)))
    return found


def gains(option: Option, preview: Sequence[Json], seat: int) -> list[Gain]:
    """What an option brings and costs the one who chooses it."""
    found: list[Gain] = []
    for event in preview:
        if event["event"] == "turn_begun":
            break  # what comes after belongs to somebody else's turn
        found += gains_of(event)
    summed = total(found, seat)
    summed.sort(key=lambda g: _FIRST.index(g.what) if g.what in _FIRST else len(_FIRST))
    return [
        Gain(g.seat, g.what, g.n, g.key, in_label=True) if _is_in_label(option, g) else g
        for g in summed
    ]


def _is_in_label(option: Option, gain: Gain) -> bool:
    """Labels name the pieces that are laid, taken or played."""
    if gain.what in ("card", "guild"):
        return gain.n < 0 or option.kind == "act_pile"
    return gain.what in ("assistant", "tile")
