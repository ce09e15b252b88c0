"""Why an option is good or bad, in words: a message id with ids and numbers as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from istanbul.messages import Argument, Message, Words

_GROUPS: Final = {
    **{"place": "place", "to": "place", "good": "good", "colour": "colour", "card": "card"},
    **{"guild": "guild", "kiosk": "kiosk", "tavern": "tavern", "figure": "figure"},
    "meet": "figure",
}
_DICE_GROUPS: Final = {
    **{"track": "dice_track", "tile": "dice_tile", "card": "dice_card"},
    **{"colour": "dice_colour", "face": "dice_face"},
}
"""Arguments whose value is an id with a message of its own."""
SEATS: Final = ("seat", "catch", "payee")
ALSO: Final = ("payee", "fee", "catch", "letter", "meet", "fetch", "last")
"""Arguments that add a clause to a reason; the first one that is there is said."""


def say_reason(
    words: Words, message: str, args: Mapping[str, str | int], names: Sequence[str]
) -> str:
    """A reason (agents/base.py) as a sentence without a full stop."""
    is_dice = message.startswith("dice_")
    groups = _DICE_GROUPS if is_dice else _GROUPS
    filled: dict[str, Argument] = {}
    for name, value in args.items():
        if name in SEATS:
            filled[name] = names[int(value)]
        elif name == "thing":
            filled[name] = Message(f"dice_count-{value}", {"n": args.get("n", 1)})
        elif name in groups:
            filled[name] = Message(f"{groups[name]}-{value}")
        else:
            filled[name] = value
    said = words.say(message, **filled)
    sentence = said[:1].upper() + said[1:]
    for name in ALSO:
        if name in args:
            return f"{sentence}; {words.say(f'reason_also-{name}', **filled)}"
    return sentence
