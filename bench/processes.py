"""What a process costs: processor time and memory, from /proc (Linux only)."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found, left = [], [pid]
    while left:
        each = left.pop()
        found.append(each)
        try:
            children = Path(f"/proc/{each}/task/{each}/children").read_text()
        except OSError:
            continue
        left += [int(word) for word in children.split()]
    return found


def cpu_seconds(pid: int) -> float:
    """Of a process and its children, all threads."""
    total = 0.0
    for each in family(pid):
        try:
            words = Path(f"/proc/{each}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += (int(words[11]) + int(words[12])) / TICKS
    return total


def memory_kb(pid: int) -> float:
    """Proportional set size of a process and its children."""
    total = 0
    for each in family(pid):
        try:
            lines = Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total


def cores() -> list[list[int]]:
    """Ticks of each core: user nice system idle iowait irq softirq steal."""
    lines = Path("/proc/stat").read_text().splitlines()
    return [[int(word) for word in line.split()[1:9]] for line in lines[1:3]]
