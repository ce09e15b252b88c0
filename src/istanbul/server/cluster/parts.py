"""Messages larger than the bus takes at a time go in parts, which arrive in their order."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

WHOLE, MORE, LAST = b"w", b"m", b"l"
ID_BYTES: Final = 8
LARGEST: Final = 512 * 1024  # half of what a NATS server takes unless told otherwise
MOST_OPEN: Final = 1000  # messages of which only a part has come: those of the dead stay


def cut(data: bytes) -> Iterator[bytes]:
    """A message as what is sent."""
    if len(data) <= LARGEST:
        yield WHOLE + data
        return
    mark = os.urandom(ID_BYTES)
    for at in range(0, len(data), LARGEST):
        kind = MORE if at + LARGEST < len(data) else LAST
        yield kind + mark + data[at : at + LARGEST]


class Joining:
    """Puts parts together again."""

    def __init__(self) -> None:
        self._open: dict[bytes, list[bytes]] = {}

    def take(self, part: bytes) -> bytes | None:
        """One more part; the message if it was its last."""
        kind, rest = part[:1], part[1:]
        if kind == WHOLE:
            return rest
        mark, data = rest[:ID_BYTES], rest[ID_BYTES:]
        parts = self._open.setdefault(mark, [])
        parts.append(data)
        if kind == LAST:
            return b"".join(self._open.pop(mark))
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return None
