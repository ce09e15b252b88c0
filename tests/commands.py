"""The command `istanbul` as a process of its own, and the processes that it starts."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0  # seconds: for a machine that is busy


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """The command as the leader of a group of its own, as a shell starts it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "istanbul", *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_until(true: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)  # nothing tells when another process has come so far


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        own = [int(word) for word in listed.read_text().split()]
    except OSError:
        return []
    return [*own, *(below for child in own for below in children(child))]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0
