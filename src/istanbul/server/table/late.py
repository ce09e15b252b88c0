"""What spectators are told where the table lets them see its game some turns later.

It is counted in turns and not in minutes: a turn of a game over days lasts a day, and after a
restart the log says how many there were.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from msgspec import Struct

from istanbul.engine.rules import CHANCE
from istanbul.server.table.stage import Mark, Passage


class LateMark(Struct, frozen=True):
    """A moment that everybody at the table was told of, and that spectators are to be told of."""

    passage: Passage
    at: int
    """Its place among the marks of the passage."""
    entry: int
    """The entry of the log that made it."""
    turn: int
    """The turn in which it happened, from 0."""

    @property
    def mark(self) -> Mark:
        """The moment itself."""
        return self.passage.marks[self.at]

    @property
    def decides(self) -> int:
        """Whom the game waited for then."""
        is_last = self.at == len(self.passage.marks) - 1 and not self.mark.step.text
        return self.passage.decides if is_last else self.passage.by


class Late:
    """Goes along with a game, so many turns behind it."""

    def __init__(self, turns: int) -> None:
        self._behind = turns
        self._turn = 0
        self._turns: list[tuple[int, int]] = []  # the number of a moment, and the turn after it
        self._waiting: deque[LateMark] = deque()
        self._fresh: list[LateMark] = []
        self.now: LateMark | None = None
        """The last moment that spectators know."""

    def played(self, passages: Iterable[Passage], entry: int) -> None:
        """The game has gone on by an entry of the log."""
        for passage in passages:
            for at, mark in enumerate(passage.marks):
                self._waiting.append(LateMark(passage, at, entry, self._turn))
                self._count(mark)
        while self._waiting and self._is_due(self._waiting[0]):
            self.now = self._waiting.popleft()
            self._fresh.append(self.now)

    def _count(self, mark: Mark) -> None:
        """Which turn is on after a moment; a turn that was taken back does not count."""
        if mark.step.text:
            told = int(mark.step.text.removeprefix("undo "))
            self._turns = [known for known in self._turns if known[0] <= told]
            self._turn = self._turns[-1][1] if self._turns else 0
        self._turn += sum(event["event"] == "turn_begun" for event in mark.step.events)
        self._turns.append((mark.step.n, self._turn))

    def _is_due(self, moment: LateMark) -> bool:
        """So many whole turns lie between; the set-up is no secret."""
        is_set_up = moment.turn == 0 and moment.passage.by == CHANCE
        return is_set_up or moment.turn + self._behind < self._turn

    def take(self) -> list[LateMark]:
        """What spectators are to be told now."""
        fresh, self._fresh = self._fresh, []
        return fresh

    @property
    def entries(self) -> int | None:
        """How many entries of the log they may know of; all if None."""
        return self._waiting[0].entry - 1 if self._waiting else None
