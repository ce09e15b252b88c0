"""The last steps of a game, for those who come to look: what it takes to tell what just happened.

Working them out anew would mean playing the whole log again, so a table keeps them: as
bytes, which take a quarter of the records' memory.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec
from msgspec import Struct

from istanbul.engine.events import NamedEvent
from istanbul.engine.log import By, Entry

STEPS: Final = 60
"""At least what happened since anybody's last turn in a game of five."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode  # every field of the events


class Told(Struct, frozen=True):
    """A step of the story, before it is filtered for a viewer."""

    n: int
    by: By
    text: str
    events: list[NamedEvent]
    entry: Entry | None = None  # of which it is all; what it drew may be hidden


class Recent:
    """The last steps that everybody was told of. Unfiltered: not for clients as they are."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: deque[tuple[int, By, str, bytes]] = deque(maxlen=STEPS)

    def add(self, step: Told) -> None:
        """One more; the oldest is forgotten."""
        self._kept.append((step.n, step.by, step.text, _encode(step.events)))

    def steps(self, last: int) -> list[Told]:
        """Those that are kept, up to this number."""
        return [
            Told(n, by, text, _decode(events)) for n, by, text, events in self._kept if n <= last
        ]
