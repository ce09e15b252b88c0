"""Making a game's catalogue of actions: every action is one int with one text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.node import Option

MOST: Final = 1024  # actions of a game, so that masks and networks have a bounded space


class Catalogue:
    """Actions in the order in which they are added: their numbers ascend as nodes offer them."""

    def __init__(self) -> None:
        self.options: list[Option] = []

    def add(self, text: str, kind: str, **args: str | int) -> int:
        """Append one action; its number."""
        self.options.append(Option(len(self.options), text, kind, args))
        return len(self.options) - 1

    def block(self, template: str, kind: str, name: str, values: Sequence[str]) -> int:
        """Append one action for each value; the number of the first."""
        first = len(self.options)
        for value in values:
            self.add(template.format(value), kind, **{name: value})
        return first

    def numbers(self) -> dict[str, int]:
        """Text to number: the notation read backwards."""
        numbers = {option.text: option.action for option in self.options}
        assert len(numbers) == len(self.options) <= MOST, "texts are unique, the space bounded"
        return numbers
