"""Who is here, and for how long somebody has not been."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 20_000  # people who left


class Presence:
    """Counts the connections of people. Whoever was not seen since the start left with it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since = now()
        self._here: Counter[str] = Counter()
        self._left: OrderedDict[str, float] = OrderedDict()

    def came(self, person: str) -> None:
        """One more connection of somebody."""
        self._here[person] += 1

    def went(self, person: str) -> None:
        """One connection less; after the last one the time counts that they are away."""
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
            self._left[person] = self._now()
            self._left.move_to_end(person)
            if len(self._left) > REMEMBERED:
                self._left.popitem(last=False)

    def away(self, person: str) -> float:
        """For how many seconds somebody has had no connection; 0 for those who are here."""
        if person in self._here:
            return 0.0
        return self._now() - self._left.get(person, self._since)
