"""What events and options bring and cost a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, name
from istanbul.games.board.events import BoardEvent

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
COUNTS: Final = frozenset({*_COUNTED, *_SINGLE})
"""All events that bring or cost something."""
_FIRST: Final = ("ruby", "lira", "coffee", "letter")
"""What counts most comes first."""


@cache
def count_of(what: str) -> str:
    """The message with their number: "3 lira"."""
    return name("count", what)


def _gain(event: BoardEvent) -> tuple[str, int]:
    """What an event that counts brings its seat; less than 0 if it costs."""
    kind = event["event"]
    if kind in _SINGLE:
        return _SINGLE[kind]
    what, sign = _COUNTED[kind]
    return event["good"] if what == "good" else what, sign * event["n"]


def gains_of(event: BoardEvent) -> list[Gain]:
    """Of all seats that an event concerns."""
    if event["event"] not in COUNTS:
        return []
    what, n = _gain(event)
    gains = [Gain(event["seat"], what, n, count_of(what))]
    if event["event"] == "merchant_paid":
        gains.append(Gain(event["other"], what, -n, count_of(what)))
    return gains


def gains(option: Option, preview: Sequence[BoardEvent], seat: int) -> list[Gain]:
    """What an option brings and costs the one who chooses it."""
    sums: dict[str, int] = {}
    for event in preview:
        kind = event["event"]
        if kind == "turn_begun":
            break  # what comes after belongs to somebody else's turn
        if kind in COUNTS:
            what, n = _gain(event)
            if event["seat"] == seat:
                sums[what] = sums.get(what, 0) + n
            elif event.get("other") == seat:
                sums[what] = sums.get(what, 0) - n
    if len(sums) > 1:
        sums = {what: sums[what] for what in (*_FIRST, *sums) if what in sums}
    return [
        Gain(seat, what, n, count_of(what), _is_in_label(option, what, n))
        for what, n in sums.items()
        if n
    ]


def _is_in_label(option: Option, what: str, n: int) -> bool:
    """Labels name the pieces that are laid, taken or played."""
    if what in ("card", "guild"):
        return n < 0 or option.kind == "act_pile"
    return what in ("assistant", "tile")
