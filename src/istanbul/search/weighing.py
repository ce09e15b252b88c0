"""Options weighed against each other, after a search: for people, who compare chances."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from istanbul.engine.record import Record
from istanbul.search.searcher import RootAction, Searcher, merged_root_actions

CLOSELY: Final = 8  # an option that was tried in an 8th of all simulations is known well
SHOWN: Final = 5  # options that people compare

Weighing = Generator[tuple[int, int], list[RootAction], list[RootAction]]
"""Says which action needs how many simulations more, and is sent what has been found by then."""


def by_chance(found: list[RootAction]) -> list[RootAction]:
    """From the best chance to the worst."""
    return sorted(found, key=lambda one: (-one.chance, one.action))


def weighing(found: list[RootAction], asked: int | None = None) -> Weighing:
    """All options of a decision that was searched, from the best chance to the worst.

    A search tries what looks bad a few times only. Options that come out among the best all the
    same, and the one that is asked about, are looked at again: no chance of theirs is due to luck.
    """
    enough = max(1, sum(one.visits for one in found) // CLOSELY)
    while True:
        ranked = by_chance(found)
        looked_at = [*ranked[:SHOWN], *(one for one in ranked[SHOWN:] if one.action == asked)]
        few = [one for one in looked_at if one.visits < enough]
        if not few:
            return ranked
        for one in few:
            found = yield one.action, enough - one.visits


def weighed(searchers: list[Searcher], view: Record, seat: int) -> list[RootAction]:
    """The same, with searchers that are at hand."""
    steps = weighing(merged_root_actions(searchers, seat))
    try:
        again = next(steps)
        while True:
            searchers[0].force(view, *again)
            again = steps.send(merged_root_actions(searchers, seat))
    except StopIteration as done:
        ranked: list[RootAction] = done.value
        return ranked
