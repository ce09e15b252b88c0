"""Reads JSON that people wrote: every problem is an error that names the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from istanbul.engine.errors import Fault, MalformedInput


def _fault(name: str) -> Fault:
    return Fault("file-field", {"name": name})


class Reader:
    """One JSON object being read. `finish` complains about fields that nobody asked for."""

    def __init__(self, where: str, given: object) -> None:
        if not isinstance(given, Mapping):
            name = where or "position"
            raise MalformedInput(f"{name}: expected an object, got {given!r}", _fault(name))
        self.where = where
        self.given = given
        self.asked: set[str] = set()

    def error(self, key: str, expected: str) -> MalformedInput:
        """What is wrong with a field."""
        name = f"{self.where}.{key}" if self.where else key
        text = f"{name}: expected {expected}, got {self.given.get(key)!r}"
        return MalformedInput(text, _fault(name))

    def get(self, key: str, default: object = None) -> object:
        """The value of a field, unchecked; it counts as read."""
        self.asked.add(key)
        return self.given.get(key, default)

    def has(self, key: str) -> bool:
        """Was the field given? It does not count as read yet."""
        return key in self.given

    def finish(self) -> None:
        """Complain of a field that nobody has read."""
        for key in self.given:
            if key not in self.asked:
                name = f"{self.where}.{key}" if self.where else key
                known = ", ".join(sorted(self.asked))
                text = f"{name}: unknown field; expected one of {known}"
                raise MalformedInput(text, Fault("file-unknown_field", {"name": name}))

    def number(self, key: str, low: int, high: int, default: int | None) -> int:
        """A whole number within limits."""
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.error(key, f"a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, low: int, high: int, default: list[int]) -> list[int]:
        """A list of whole numbers within limits."""
        values = self.get(key, default)
        if values is default:
            return list(default)
        if not isinstance(values, list) or not all(
            type(value) is int and low <= value <= high for value in values
        ):
            raise self.error(key, f"a list of numbers from {low} to {high}")
        return list(values)

    def flag(self, key: str) -> bool:
        """True or false; false if left out."""
        value = self.get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, "true or false")
        return value

    def word(self, key: str, words: list[str]) -> str:
        """A field that must be one of these words."""
        value = self.get(key)
        if value not in words:
            raise self.error(key, f"one of {', '.join(words)}")
        return str(value)

    def choice(self, key: str, words: list[str], default: int | None) -> int:
        """One of these words, as its number."""
        if key not in self.given and default is not None:
            self.asked.add(key)
            return default
        return words.index(self.word(key, words))

    def choices(self, key: str, words: list[str]) -> list[int]:
        """A list of some words, as their numbers."""
        values = self.get(key, [])
        if not isinstance(values, list) or any(value not in words for value in values):
            raise self.error(key, f"a list of {', '.join(words)}")
        return [words.index(value) for value in values]

    def subset(self, key: str, words: list[str]) -> list[int]:
        """Some words, each at most once, as their numbers."""
        numbers = self.choices(key, words)
        if len(set(numbers)) < len(numbers):
            raise self.error(key, "each at most once")
        return numbers

    def counts(self, key: str, words: list[str]) -> list[int]:
        """How many of each of some words: {"red": 2}."""
        values = self.get(key, {})
        if not isinstance(values, Mapping) or not all(
            word in words and type(n) is int and 0 <= n <= 99 for word, n in values.items()
        ):
            raise self.error(key, f"numbers of {', '.join(words)}")
        return [values.get(word, 0) for word in words]

    def table(self, key: str) -> Self:
        """An object inside this one; empty if left out."""
        return type(self)(f"{self.where}.{key}" if self.where else key, self.get(key, {}))

    def tables(self, key: str, most: int) -> list[Self]:
        """A list of objects, of at most this length."""
        values = self.get(key, [])
        if not isinstance(values, list) or len(values) > most:
            raise self.error(key, f"a list of at most {most} objects")
        return [type(self)(f"{key}[{i}]", value) for i, value in enumerate(values)]
