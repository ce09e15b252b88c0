"""The tables of docs/server_speed.md, from the lines of a run."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Any, Final

Row = dict[str, Any]
COLUMNS: Final = {
    "moves_cpu_s": "moves per CPU-second",
    "us_move": "µs a move",
    "moves_s": "moves/s",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "bytes_update": "bytes an update",
    "kb_connected": "KB a table, connected",
    "kb_end": "KB a table, at the end",
    "moves_each": "moves a table",
    "foreign": "foreign load",
}


def tables(rows: Iterable[Row]) -> str:
    """Capacity, latency at a fixed rate, and the ratios that matter."""
    good = [row for row in rows if "error" not in row]
    groups: defaultdict[tuple[float, int, str], list[Row]] = defaultdict(list)
    for row in good:
        groups[row["rate"], row["matches"], row["label"]].append(row)
    wrong = sum(row["bad"] + row["stalled"] for row in good)
    checked = sum(row["checked"] for row in good)
    parts = [f"{len(good)} runs; {checked} updates looked into, {wrong} wrong or missing."]
    for rate in sorted({key[0] for key in groups}):
        title = f"{rate:g} moves/s" if rate else "As fast as possible"
        parts.append(f"### {title}\n\n" + _table({k: v for k, v in groups.items() if k[0] == rate}))
    return "\n\n".join([*parts, "### Ratios\n\n" + _ratios(groups)])


def _table(groups: dict[tuple[float, int, str], list[Row]]) -> str:
    lines = ["| server | tables | runs | " + " | ".join(COLUMNS.values()) + " |"]
    lines.append("|" + "---|" * (3 + len(COLUMNS)))
    for (_, matches, label), found in sorted(groups.items(), key=lambda item: item[0][1:]):
        cells = [_number(_median(found, column)) for column in COLUMNS]
        lines.append(f"| {label} | {matches} | {len(found)} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _ratios(groups: dict[tuple[float, int, str], list[Row]]) -> str:
    """Ours to theirs, run by run in the order they were made; the median of these."""
    pairs = [
        ("moves_cpu_s", 0.0, "ours, counter", "boardgame.io, memory", "at least 2.5"),
        ("moves_cpu_s", 0.0, "ours, counter", "boardgame.io, FlatFile", "at least 8"),
        ("moves_cpu_s", 0.0, "ours, counter", "ours, counter, not stored", "at least 0.8"),
        ("kb_end", 0.0, "ours, counter", "boardgame.io, memory", "at most 0.6 (150 moves)"),
        ("p99_ms", 300.0, "ours, counter", "boardgame.io, memory", "at most 1"),
        ("p99_ms", 300.0, "ours, counter", "boardgame.io, FlatFile", ""),
    ]
    lines = ["| what | ours | beside | tables | ratio | floor |", "|---|---|---|---|---|---|"]
    for column, rate, ours, theirs, floor in pairs:
        for matches in sorted({key[1] for key in groups if key[0] == rate}):
            mine, other = groups.get((rate, matches, ours)), groups.get((rate, matches, theirs))
            if mine and other:
                each = [a[column] / b[column] for a, b in zip(mine, other, strict=False)]
                ratio = f"{median(each):.2f} ({min(each):.2f} to {max(each):.2f})"
                name = COLUMNS[column]
                lines.append(f"| {name} | {ours} | {theirs} | {matches} | {ratio} | {floor} |")
    return "\n".join(lines)


def _median(rows: list[Row], column: str) -> float:
    return float(median(row[column] for row in rows if row[column] is not None))


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
