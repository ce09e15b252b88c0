"""Who has come by the same connection lately: known in memory for a day, and stored nowhere."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

DAY: Final = 24 * 3600.0
PEOPLE: Final = 20_000  # who are remembered
CONNECTIONS: Final = 4  # of each of them


class Neighbours:
    """From which addresses people came."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._seen: OrderedDict[str, OrderedDict[str, float]] = OrderedDict()

    def seen(self, person: str, visitor: str) -> None:
        """Somebody has come from an address."""
        found = self._seen.setdefault(person, OrderedDict())
        self._seen.move_to_end(person)
        found[visitor] = self._now()
        found.move_to_end(visitor)
        if len(found) > CONNECTIONS:
            found.popitem(last=False)
        if len(self._seen) > PEOPLE:
            self._seen.popitem(last=False)

    def together(self, one: str, other: str) -> bool:
        """Have both come from the same address within a day?"""
        return one == other or not self._of(one).isdisjoint(self._of(other))

    def forget(self, person: str) -> None:
        """Know nothing of somebody any longer."""
        self._seen.pop(person, None)

    def _of(self, person: str) -> set[str]:
        since = self._now() - DAY
        return {visitor for visitor, at in self._seen.get(person, {}).items() if at >= since}
