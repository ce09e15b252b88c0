"""Making the layout of a game's observation: named slots in one long list of small numbers."""

from __future__ import annotations

from typing import NamedTuple


class Slot(NamedTuple):
    """Some numbers that belong together, and where they are."""

    name: str
    offset: int
    length: int


class Layout:
    """Slots in the order in which they are added."""

    def __init__(self) -> None:
        self.slots: list[Slot] = []
        self.length = 0

    def add(self, name: str, length: int = 1) -> int:
        """Add a slot; returns its offset."""
        self.slots.append(Slot(name, self.length, length))
        self.length += length
        return self.length - length
