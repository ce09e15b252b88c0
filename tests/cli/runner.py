"""What a command answered, and the type of the fixture `run`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *argv: str | Path, stdin: str = "") -> Ran: ...
