"""Which function scores an action: looked up by the kind of the action, in tables made at import.

A heuristic names a scorer for some kinds of actions, and what those actions are about. From the
catalogue follow three tables by action number, which native code reads without any search:

    points = SCORERS[SCORER[a]](g, p, a)   # the scorer finds its place, good ... in ARGUMENT[a]

A kind that the catalogue does not have, or a value that is not among the ids, fails at import.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from istanbul.engine.node import Option

S = TypeVar("S")
Scorer = Callable[[S, int, int], int]
"""Points of an action for a seat: (state, seat, action) -> points."""


class About(NamedTuple):
    """The argument of an action that a scorer asks for, and the ids it is numbered by."""

    argument: str
    ids: Sequence[str | int]

    def number(self, option: Option) -> int:
        """The number of what an action is about."""
        return self.ids.index(option.args[self.argument])


class ScoringTables(NamedTuple, Generic[S]):
    """For each action its scorer, by number, and its argument."""

    scorers: list[Scorer[S]]
    scorer: list[int]
    argument: list[int]


def scoring_tables(
    catalogue: Sequence[Option],
    other: Scorer[S],
    scored: Mapping[str, tuple[Scorer[S], About | None]],
) -> ScoringTables[S]:
    """The tables of a catalogue; `other` scores the kinds that are not named."""
    check_kinds(catalogue, scored)
    scorers = [other, *dict.fromkeys(scorer for scorer, _ in scored.values())]
    numbers, arguments = [], []
    for option in catalogue:
        scorer, about = scored.get(option.kind, (other, None))
        numbers.append(scorers.index(scorer))
        arguments.append(0 if about is None else about.number(option))
    return ScoringTables(scorers, numbers, arguments)


def check_kinds(catalogue: Sequence[Option], kinds: Mapping[str, object]) -> None:
    """Complain of kinds that no action has: the catalogue has changed."""
    unknown = kinds.keys() - {option.kind for option in catalogue}
    if unknown:
        raise ValueError(f"no action of the catalogue has the kind {', '.join(sorted(unknown))}")
