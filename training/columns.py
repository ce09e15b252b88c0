"""All games of some sets as columns: records of arrays, read file by file and put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from istanbul.agents.spreading import spread
from training import games
from training.games import Played

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
OfGame = Callable[[Played, int], T]
"""The columns of one game, which has a number."""


def of_sets(of_game: OfGame[T], folder: Path, names: Sequence[str], jobs: int) -> T:
    """The columns of all games of these sets."""
    paths = games.files(folder)
    found = spread(jobs)(partial(_of_file, of_game, paths, names), range(len(paths)))
    return _joined([part for part in found if part is not None])


def _joined(parts: Sequence[T]) -> T:
    """All parts in one piece."""
    columns = [[getattr(part, field.name) for part in parts] for field in fields(parts[0])]
    return type(parts[0])(*(np.concatenate(column) for column in columns))


def _of_file(
    of_game: OfGame[T], paths: Sequence[Path], names: Sequence[str], number: int
) -> T | None:
    first = number * games.PER_FILE
    chosen = [(first + i, g) for i, g in enumerate(games.read(paths[number])) if g.set in names]
    return _joined([of_game(game, at) for at, game in chosen]) if chosen else None
