"""When a room is told what happened, so that the time it takes tells little.

A choice that nobody was asked for takes no time, and a computer player that is asked once more
takes longer. So a seat that is passed by seems to think for a moment, and the turns of computer
players who hide something last whole beats.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import deque
from typing import TYPE_CHECKING, Final

from istanbul.agents import roster
from istanbul.server.table.change import Change
from istanbul.server.table.stage import Passage, standing

if TYPE_CHECKING:
    from istanbul.server.live.rooms import Room

BEAT: Final = 0.08  # seconds: the turn of a computer player that answers at once, or a multiple
LONG_BEAT: Final = 2.0  # of one that thinks by the clock, or that we do not know
THOUGHT: Final = (1.2, 3.2)  # seconds that a person without a choice seems to think

Item = tuple[Change, Passage, bool, bool, float]  # is it the first and the last, and when


class Programme:
    """What the members of a room are still to be told, in order."""

    def __init__(self, room: Room, pacing: float) -> None:
        self._room = room
        self._pacing = pacing
        self._waiting: deque[Item] = deque()
        self._told: Passage | None = None  # the last one
        self._last = 0.0  # when the last is told
        self._began = 0.0  # and the last that told the others of a turn
        self._timer: asyncio.TimerHandle | None = None

    @property
    def now(self) -> Passage | None:
        """How things stand for those who look on."""
        stage = self._room.table.stage
        if not self._waiting or self._told is None:
            return stage.now() if stage is not None else None
        return standing(self._told)

    def add(self, change: Change) -> None:
        """A change is stored: tell its passages now, or when their time has come."""
        passages = change.passages
        for at, passage in enumerate(passages):
            self._last = due = self._due(passage)
            if passage.marks:
                self._began = due
            is_last = at == len(passages) - 1
            self._waiting.append((change, passage, at == 0, is_last, due))
        if self._timer is None:
            self._go_on()

    def close(self) -> None:
        """Nobody looks on any more."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()

    def _due(self, passage: Passage) -> float:
        now = max(time.monotonic(), self._last)
        if self._pacing <= 0.0:
            return now
        bot = self._bot(passage.by)
        if passage.alone and bot is None:
            return now + random.uniform(*THOUGHT) * self._pacing  # no secret
        if bot is None or not passage.marks or not (passage.alone or _hid(passage)):
            return now
        beat = self._pacing * (BEAT if roster.answers_at_once(bot) else LONG_BEAT)
        beats = math.ceil((now - self._began) / beat)
        return self._began + max(1, beats) * beat

    def _bot(self, seat: int) -> str | None:
        return self._room.table.seats[seat].player if seat >= 0 else None

    def _go_on(self) -> None:
        self._timer = None
        while self._waiting:
            change, passage, is_first, is_last, due = self._waiting[0]
            wait = due - time.monotonic()
            if wait > 0:
                self._timer = asyncio.get_running_loop().call_later(wait, self._go_on)
                return
            self._waiting.popleft()
            self._told = passage
            self._room.tell_passage(change, passage, is_first)
            if is_last:
                self._room.end_of_change(change)


def _hid(passage: Passage) -> bool:
    """Did the seat hide something when it began to decide?"""
    return passage.start.game.hides(passage.start.record, passage.by)
