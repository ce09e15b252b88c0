"""Where the parts of the game are written: a folder for the base game, one for each expansion.

A folder may have sub-folders of places, bonus_cards, figures, steps and chance, which the
registries of these names put together, and a module `hooks` (hooks.py).
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from istanbul.games.board.contents import EXPANSIONS

_PACKAGE: Final = __name__.rpartition(".")[0]
FOLDERS: Final = ["base", *sorted(EXPANSIONS)]


def packages(kind: str) -> list[str]:
    """The packages of all folders that hold parts of a kind."""
    found = [f"{_PACKAGE}.{folder}.{kind}" for folder in FOLDERS]
    return [package for package in found if find_spec(package) is not None]
