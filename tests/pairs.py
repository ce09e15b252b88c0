"""All pairs: a few option sets among many, in which any two values meet that meet in some set.

Most faults need one value of an option, or two together. So `make test` goes through these sets,
and `make test-long` through the rest of the product.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import pytest

Options = dict[str, Any]


def value(option: str, given: Any) -> str:
    """One value as text. Rows of places are one value: which places follows from the others."""
    return f"{option} {given if option != 'layout' or isinstance(given, str) else 'rows'}"


def pairs(options: Options) -> set[tuple[str, str]]:
    """Every two values of an option set."""
    return set(combinations(sorted(value(*item) for item in options.items()), 2))


def all_pairs(sets: Iterable[Options]) -> list[Options]:
    """Enough of the sets for every pair; each is the one that adds most to those before it."""
    every = [(options, pairs(options)) for options in sets]
    left = set[tuple[str, str]]().union(*(found for _, found in every))
    chosen = []
    while left:
        options, found = max(every, key=lambda candidate: len(candidate[1] & left))
        chosen.append(options)
        left -= found
    return chosen


def with_all_pairs(sets: Iterable[Options], name: Callable[[Options], str]) -> pytest.MarkDecorator:
    """Runs a test with `options`, each of the sets; those that all pairs do without are long."""
    every = list(sets)
    chosen = all_pairs(every)
    params = [
        pytest.param(options, id=name(options), marks=[] if options in chosen else pytest.mark.long)
        for options in every
    ]
    return pytest.mark.parametrize("options", params)
