"""What a command answered, the type of the fixture `run`, and screens of the terminal."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rich.cells import cell_len


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *argv: str | Path, stdin: str = "") -> Ran: ...


def fitting_screens(out: str, columns: int) -> list[str]:
    """What was drawn on a terminal of this width and 40 lines; each screen fits on it."""
    screens = re.sub(r"\x1b\[[0-9;]*m", "", out).split("\x1b[2J\x1b[H")[1:]
    for screen in screens:
        assert screen.partition("\n> ")[0].count("\n") + 2 <= 40
        assert max(cell_len(line) for line in screen.splitlines()) <= columns
    return screens
