"""A record for each event."""

from __future__ import annotations

from typing import Final

from istanbul.engine.events import event_records
from istanbul.games.dice.events import EVENTS, DiceEvent

DICE_EVENTS: Final = event_records("Dice", EVENTS, DiceEvent, {})
