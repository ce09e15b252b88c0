"""What happened in the Dice Game, in words: dice, cards and payments that belong together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from istanbul.engine.node import Json
from istanbul.messages import Argument, Message, Words

QUIET: Final = frozenset({"acted", "forced", "turn_begun"})
"""Events that the others tell already, or a heading does."""
TOGETHER: Final = {
    **{"rolled": "face", "picked": "face", "paid": "piece"},
    **{"tile_shown": "tile", "card_shown": "card"},
}
"""Events told in one sentence when they follow each other, and the field that differs."""
_GROUPS: Final = {
    **{"face": "dice_face", "track": "dice_track", "tile": "dice_tile"},
    **{"card": "dice_card", "piece": "dice_piece"},
}


def say_event(words: Words, event: Json, names: Sequence[str]) -> str:
    """An event as a sentence."""
    return _say(words, [event], names)


def say_events(
    words: Words, events: Iterable[Json], names: Sequence[str], about: int = -1
) -> list[str]:
    """The events of one step, without those that say nothing new.

    `about`: the seat in the heading above them; sentences that begin with its name go without it.
    """
    told = [event for event in events if event["event"] not in QUIET]
    found = []
    for (kind, seat), group in groupby(told, lambda e: (e["event"], e.get("seat"))):
        alike = list(group)
        for part in [alike] if kind in TOGETHER else [[event] for event in alike]:
            sentence = _say(words, part, names)
            if seat is not None and seat == about and sentence.startswith(names[seat]):
                sentence = sentence[len(names[seat]) :].lstrip(" :")
            found.append(sentence)
    return found


def _say(words: Words, alike: Sequence[Json], names: Sequence[str]) -> str:
    """Events of one kind and seat that differ in one field, as a sentence."""
    event = alike[0]
    kind = event["event"]
    args: dict[str, Argument] = {}
    for field, value in event.items():
        if field == "seat":
            args[field] = names[value]
        elif field == "thing":
            args[field] = Message(f"dice_count-{value}", {"n": event.get("n", 1)})
        elif field in _GROUPS:
            args[field] = _list(words, field, [each[field] for each in alike])
        elif field != "event":
            args[field] = value
    return words.say(f"dice_event-{kind}", **args)


def _list(words: Words, field: str, values: Sequence[str]) -> str:
    """Things with their number, if there are several alike: "red ×2, coin"."""
    parts = []
    for value, n in Counter(values).items():
        word = words.say(f"{_GROUPS[field]}-{value.replace(' ', '_')}")
        parts.append(f"{word} ×{n}" if n > 1 else word)
    return ", ".join(parts)
