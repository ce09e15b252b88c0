"""The last steps of a game, for those who come to look: what it takes to tell what just happened.

Working them out anew would mean playing the whole log again, so a table keeps them: as
bytes, which take a quarter of the records' memory.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from istanbul.engine.log import Entry
from istanbul.engine.node import Json
from istanbul.server.change import Step

STEPS: Final = 60
"""At least what happened since anybody's last turn in a game of five."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Json]).decode


class Recent:
    """The last entries and what they caused. Unfiltered: not for clients as they are."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: deque[tuple[Entry, bytes]] = deque(maxlen=STEPS)

    def add(self, entry: Entry, events: list[Json]) -> None:
        """One more; the oldest is forgotten."""
        self._kept.append((entry, _encode(events)))

    def steps(self, before: int | None = None) -> list[Step]:
        """Those that are kept; with `before` only those with a lower number."""
        return [
            Step(entry, _decode(events))
            for entry, events in self._kept
            if before is None or entry.n < before
        ]
