"""The last steps of a game, for those who come to look: what it takes to tell what just happened.

Working them out anew would mean playing the whole log again, so a table keeps them: as
bytes, which take a quarter of the records' memory.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from istanbul.engine.node import Json

if TYPE_CHECKING:
    from istanbul.server.table.stage import Told

STEPS: Final = 60
"""At least what happened since anybody's last turn in a game of five."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Json]).decode


class Recent:
    """The last steps that everybody was told of. Unfiltered: not for clients as they are."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: deque[tuple[Told, bytes]] = deque(maxlen=STEPS)

    def add(self, step: Told) -> None:
        """One more; the oldest is forgotten."""
        self._kept.append((replace(step, events=[]), _encode(step.events)))

    def steps(self, last: int) -> list[Told]:
        """Those that are kept, up to this number."""
        return [
            replace(step, events=_decode(events)) for step, events in self._kept if step.n <= last
        ]
