"""The kit of a game: its folder. Whoever needs a part of it finds it by the name of its module.

`game.py` and `setup.py` are in every folder; the others are there as far as somebody wrote them:
`drawing.py`, `terminal/`, `things.py`, `rulebook.py`, `statistics.py`, `player/`, `lessons/`,
`messages/`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Final

from istanbul.engine.errors import MalformedInput

if TYPE_CHECKING:
    from istanbul.engine.game import Game

OWN: Final = "istanbul.games"
"""The package with our own games; also the group of entry points in which others name theirs."""


@dataclass(frozen=True)
class Kit:
    """All that is known of one game."""

    name: str
    package: str

    def has(self, part: str) -> bool:
        """Is there such a module or folder?"""
        return find_spec(f"{self.package}.{part}") is not None

    def part(self, part: str) -> ModuleType:
        """A module of the folder, imported now."""
        if not self.has(part):
            raise MalformedInput(f"the game {self.name!r} has no {part}")
        return import_module(f"{self.package}.{part}")

    def files(self, folder: str, ending: str) -> list[Traversable]:
        """The files of a folder; none if there is no such folder."""
        found = resources.files(self.package) / folder
        inside = found.iterdir() if found.is_dir() else ()
        return sorted((f for f in inside if f.name.endswith(ending)), key=lambda file: file.name)


def kit_of(game: Game) -> Kit:
    """The folder in which the game is written."""
    return Kit(game.name, type(game).__module__.rpartition(".")[0])


@cache
def kits() -> dict[str, Kit]:
    """All games by name: every folder of ours, then those of other installed packages."""
    folders = iter_modules(import_module(OWN).__path__)
    found = {folder.name: Kit(folder.name, f"{OWN}.{folder.name}") for folder in folders}
    for point in entry_points(group=OWN):
        found.setdefault(point.name, Kit(point.name, point.value))
    return found
