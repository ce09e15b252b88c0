"""What is counted of the Dice Game's dice."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice.contents import FACES
from istanbul.games.dice.events import DiceEvent

CHANCES: Final = {face: 1 / len(FACES) for face in FACES}
"""How likely each face is."""


def rolled(event: DiceEvent, following: DiceEvent | None) -> str | None:
    """The face of a die."""
    del following
    return str(event["face"])
