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
FAST: Final = "As fast as possible"
PACED: Final = "300 moves/s"
MEMORY: Final = "Memory after 150 moves a table"
Groups = dict[tuple[str, int, str], list[Row]]


def kind_of(row: Row) -> str:
    """What a run was for: the heading of its table."""
    if row["most"]:
        return f"Memory after {row['most']} moves a table"
    return f"{row['rate']:g} moves/s" if row["rate"] else FAST


def tables(rows: Iterable[Row]) -> str:
    """Capacity, latency at a fixed rate, memory, and the ratios that matter."""
    good = [row for row in rows if "error" not in row]
    groups: defaultdict[tuple[str, int, str], list[Row]] = defaultdict(list)
    for row in good:
        groups[kind_of(row), row["matches"], row["label"]].append(row)
    wrong = sum(row["bad"] + row["stalled"] for row in good)
    checked = sum(row["checked"] for row in good)
    parts = [f"{len(good)} runs; {checked} updates checked, {wrong} wrong or missing."]
    parts += [
        f"### {kind}\n\n" + _table({k: v for k, v in groups.items() if k[0] == kind})
        for kind in dict.fromkeys(key[0] for key in groups)
    ]
    return "\n\n".join([*parts, "### Ratios\n\n" + _ratios(groups)])


def _table(groups: Groups) -> str:
    measured = {name for found in groups.values() for row in found for name in row}
    columns = {name: title for name, title in COLUMNS.items() if name in measured}
    lines = ["| server | tables | runs | " + " | ".join(columns.values()) + " |"]
    lines.append("|" + "---|" * (3 + len(columns)))
    for (_, matches, label), found in sorted(groups.items(), key=lambda item: item[0][1:]):
        cells = [_number(_median(found, column)) for column in columns]
        lines.append(f"| {label} | {matches} | {len(found)} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _ratios(groups: Groups) -> str:
    """Ours to theirs, run by run in the order they were made; the median of these."""
    pairs = [
        ("moves_cpu_s", FAST, "ours, counter", "boardgame.io, memory", "at least 2.5"),
        ("moves_cpu_s", FAST, "ours, counter", "boardgame.io, FlatFile", "at least 8"),
        ("moves_cpu_s", FAST, "ours, counter", "ours, counter, not stored", "at least 0.8"),
        ("kb_end", MEMORY, "ours, counter", "boardgame.io, memory", "at most 0.6"),
        ("p99_ms", PACED, "ours, counter", "boardgame.io, memory", "at most 1"),
        ("p99_ms", PACED, "ours, counter", "boardgame.io, FlatFile", ""),
    ]
    lines = ["| what | ours | beside | tables | ratio | floor |", "|---|---|---|---|---|---|"]
    for column, kind, ours, theirs, floor in pairs:
        for matches in sorted({key[1] for key in groups if key[0] == kind}):
            mine, other = groups.get((kind, matches, ours)), groups.get((kind, matches, theirs))
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
