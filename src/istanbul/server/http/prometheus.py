"""The counters of a running server, in the text format of Prometheus."""

from __future__ import annotations

import time

from istanbul.server.live.metrics import BOUNDS, Metrics
from istanbul.server.site import Site


def prometheus(site: Site) -> str:
    """The text format of Prometheus."""
    m = site.metrics
    counters = {
        "requests": ("requests over sockets", m.requests),
        "refused": ("requests that were refused", m.refused),
        "forwarded": ("requests over sockets that other nodes answered", m.forwarded),
        "http_requests": ("requests over HTTP", m.http),
        "changes": ("stored changes of tables", m.changes),
        "entries": ("entries added to logs", m.entries),
        "games_over": ("games that came to their end", m.games_over),
        "slow_clients": ("connections closed because nobody read", m.dropped),
        "notices": ("notices that were taken", m.notices),
        "notices_failed": ("tries to tell somebody that failed", m.notices_failed),
        "storage_failures": ("commits that failed", site.hub.writer.failures),
        "tables_refused": ("stored tables that could not be continued", site.hub.bad_tables),
        "commits": ("commits of the database", site.hub.writer.commits),
        "jobs_elsewhere": (
            "jobs of bots and reviews done by workers of other machines",
            site.hub.bots.answered_away + site.reviews.answered_away,
        ),
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


def labelled(found: dict[str, str], silent: int) -> str:
    """The texts of several nodes as one: every sample names its node, what it is is said once."""
    lines: dict[str, list[str]] = {}  # by metric, in their order
    for node, text in found.items():
        metric = ""
        for line in text.splitlines():
            if line.startswith("# HELP "):
                metric = line.split()[2]
            samples = lines.setdefault(metric, [])
            if not line.startswith("#"):
                name, _, value = line.rpartition(" ")
                name, _, labels = name.partition("{")
                rest = f",{labels}" if labels else "}"
                samples.append(f'{name}{{node="{node}"{rest} {value}')
            elif line not in samples:
                samples.append(line)
    name = "istanbul_nodes_silent"
    lines[name] = [f"# HELP {name} nodes that did not answer", f"# TYPE {name} gauge"]
    lines[name].append(f"{name} {silent}")
    return "\n".join(line for samples in lines.values() for line in samples) + "\n"


def _histogram(m: Metrics) -> list[str]:
    name = "istanbul_answer_seconds"
    lines = [f"# HELP {name} from a move to its stored answer", f"# TYPE {name} histogram"]
    total = 0
    for bound, count in zip((*BOUNDS, "+Inf"), m.answers, strict=True):
        total += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
    return [*lines, f"{name}_sum {m.answer_seconds:.6f}", f"{name}_count {total}"]
