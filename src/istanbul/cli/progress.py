"""How far long work has come: a bar on standard error, for those who look at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def with_progress(results: Iterator[T], games: int, title: str, there: int = 0) -> Iterator[T]:
    """The results as they come, with games done and the time left; `there` are from a file."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        # Games of a file are done before the clock starts: they tell nothing about the time left.
        task = progress.add_task(title, total=games, completed=there)
        for number, result in enumerate(results):
            if number >= there:
                progress.advance(task)
            yield result
