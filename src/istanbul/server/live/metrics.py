"""What a running server counts."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Final

from istanbul.server.table.change import Change

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds from a request to its stored answer: upper bounds of the histogram."""


@dataclass
class Metrics:
    """What is counted. Plain ints: only the event loop touches them."""

    requests: int = 0
    refused: int = 0
    changes: int = 0
    entries: int = 0
    games_over: int = 0
    dropped: int = 0
    """Connections that were closed because their client did not read."""
    forwarded: int = 0
    """Requests over sockets that went to other servers."""
    http: int = 0
    notices: int = 0
    notices_failed: int = 0
    answer_seconds: float = 0.0
    answers: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))

    def changed(self, change: Change) -> None:
        """A change was stored."""
        self.changes += 1
        self.entries += len(change.steps)
        self.games_over += change.over

    def answered(self, seconds: float) -> None:
        """A request that changed a table took so long, the commit included."""
        self.answer_seconds += seconds
        self.answers[bisect_left(BOUNDS, seconds)] += 1
