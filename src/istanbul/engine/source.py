"""Where random numbers come from: whoever drives a game owns a source. Rules have none."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol, TypeVar

from istanbul.engine.rng import Rng, below, seed

T = TypeVar("T")


class Source(Protocol):
    """Anything that gives random ints: a seeded generator, a fair-dice protocol, a test."""

    def below(self, n: int) -> int:
        """A random int in range(n)."""
        ...


class SeededSource:
    """Reproducible: the same seed gives the same numbers on every machine and version."""

    def __init__(self, number: int | None = None) -> None:
        self.seed = secrets.randbits(48) if number is None else number
        self.rng = Rng()
        seed(self.rng, self.seed)

    def below(self, n: int) -> int:
        """A random int in range(n)."""
        return below(self.rng, n)


def pick(source: Source, weighted: Sequence[tuple[T, int]]) -> T:
    """One of the items, by weight."""
    total = sum(weight for _, weight in weighted)
    left = source.below(total)
    assert 0 <= left < total, "weights add up to their sum: the source gave too much"
    at = 0
    while left >= weighted[at][1]:
        left -= weighted[at][1]
        at += 1
    return weighted[at][0]


def shuffled(source: Source, items: Sequence[T]) -> list[T]:
    """The items in random order (Fisher and Yates)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = source.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
