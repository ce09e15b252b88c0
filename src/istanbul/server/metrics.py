"""Numbers about a running server, as Prometheus reads them."""

from __future__ import annotations

import time
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from istanbul.server.change import Change

if TYPE_CHECKING:
    from istanbul.server.site import Site

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
    http: int = 0
    webhooks: int = 0
    webhooks_failed: int = 0
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


def prometheus(site: Site) -> str:
    """The text format of Prometheus."""
    m = site.metrics
    counters = {
        "requests": ("requests over sockets", m.requests),
        "refused": ("requests that were refused", m.refused),
        "http_requests": ("requests over HTTP", m.http),
        "changes": ("stored changes of tables", m.changes),
        "entries": ("entries added to logs", m.entries),
        "games_over": ("games that came to their end", m.games_over),
        "slow_clients": ("connections closed because nobody read", m.dropped),
        "webhooks": ("notices sent to webhooks", m.webhooks),
        "webhooks_failed": ("notices that no webhook took", m.webhooks_failed),
        "storage_failures": ("commits that failed", site.hub.writer.failures),
        "tables_refused": ("stored tables that could not be continued", site.hub.bad_tables),
        "commits": ("commits of the database", site.hub.writer.commits),
        "cpu_seconds": ("processor time", round(time.process_time(), 3)),
    }
    gauges = {
        "connections": ("open sockets", site.limits.connections),
        "tables_in_memory": ("tables in memory", site.hub.live_tables()),
        "rooms": ("tables that somebody looks at", len(site.rooms)),
        "up_seconds": ("since the start", round(time.time() - site.started, 1)),
    }
    lines = []
    for name, (what, value) in counters.items():
        full = f"istanbul_{name}_total"
        lines += [f"# HELP {full} {what}", f"# TYPE {full} counter", f"{full} {value}"]
    for name, (what, value) in gauges.items():
        full = f"istanbul_{name}"
        lines += [f"# HELP {full} {what}", f"# TYPE {full} gauge", f"{full} {value}"]
    return "\n".join([*lines, *_histogram(m)]) + "\n"


def _histogram(m: Metrics) -> list[str]:
    name = "istanbul_answer_seconds"
    lines = [f"# HELP {name} from a move to its stored answer", f"# TYPE {name} histogram"]
    total = 0
    for bound, count in zip((*BOUNDS, "+Inf"), m.answers, strict=True):
        total += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
    return [*lines, f"{name}_sum {m.answer_seconds:.6f}", f"{name}_count {total}"]
