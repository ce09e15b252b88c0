"""Making a game's catalogue of actions: every action is one int with one text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from istanbul.engine.node import Option

MOST: Final = 1024  # actions of a game, so that masks and networks have a bounded space

Row = tuple[str, str, dict[str, str | int]]
"""Text, kind and arguments of an action."""


class Catalogue:
    """Actions in the order in which they are added: their numbers ascend as nodes offer them.

    Actions that are added together are a block, which is known by the number of its first one.
    """

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.blocks: list[int] = []  # of every action

    def add(self, text: str, kind: str, **args: str | int) -> int:
        """Append one action; its number."""
        return self.rows([(text, kind, args)])

    def block(self, template: str, kind: str, name: str, values: Sequence[str]) -> int:
        """Append one action for each value; the number of the first."""
        return self.rows((template.format(value), kind, {name: value}) for value in values)

    def rows(self, rows: Iterable[Row]) -> int:
        """Append several actions; the number of the first."""
        first = len(self.options)
        for text, kind, args in rows:
            self.options.append(Option(len(self.options), text, kind, args))
            self.blocks.append(first)
        return first

    def numbers(self) -> dict[str, int]:
        """Text to number: the notation read backwards."""
        numbers = {option.text: option.action for option in self.options}
        assert len(numbers) == len(self.options) <= MOST, "texts are unique, the space bounded"
        return numbers
