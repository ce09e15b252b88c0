"""The story of the Dice Game: every die and card is an entry of its own; told, they go together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from istanbul.engine.log import BY_CHANCE, Entry
from istanbul.games.dice.game import DiceGame
from istanbul.terminal.contract import Step

PICK: Final = "pick"
PAY: Final = "pay"


def joined(game: DiceGame, steps: Iterable[Step]) -> list[Step]:
    """Steps where dice rolled one after the other, cards turned up, or pieces paid are one.

    The first turn begins without an event: it is added, so that its dice are not told as set-up.
    """
    found: list[Step] = []
    for entry, events in steps:
        if found and _alike(found[-1][0], entry):
            before, told = found.pop()
            text = f"{before.text}, {entry.text.partition(' ')[2]}"
            found.append((entry._replace(text=text), told + events))
        else:
            found.append((entry, list(events)))
    for (first, told), (second, _) in pairwise(found):
        if not first.by == second.by == BY_CHANCE:
            break
        if _verb(first) == "tile" and _verb(second) == "roll":
            told.append({"event": "turn_begun", "seat": game.start_seat, "round": 1})
            break
    return found


def _alike(first: Entry, second: Entry) -> bool:
    """Does the second go on with the first? A payment belongs to its action."""
    if first.by != second.by:
        return False
    if _verb(second) == PAY:
        return True
    return _verb(first) == _verb(second) and (first.by == BY_CHANCE or _verb(first) == PICK)


def _verb(entry: Entry) -> str:
    return entry.text.partition(" ")[0]
