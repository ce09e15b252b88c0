"""Trying out a turn before it comes: as if everything stayed as the seat sees it now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from istanbul.engine.errors import IllegalAction
from istanbul.engine.phrase import Phrase
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State
from istanbul.server.plans.expecting import expected
from istanbul.server.table.plan import WHATEVER, PlanStep

MOST_RESULTS: Final = 12
"""More of them than that are not told apart."""
UNDER_WAY: Final = ("turn", "pending")
"""The fields of a position that tell what somebody is doing."""


class Result(Struct, frozen=True):
    """Outcomes of chance that come to the same."""

    outcomes: tuple[str, ...]
    says: tuple[Phrase, ...]
    percent: int


class Walk(Struct):
    """Where the steps lead to."""

    state: State
    begins: bool
    """Does a turn begin there?"""
    steps: list[PlanStep]
    results: list[Result] | None = None
    """What chance could say there, if it speaks next."""


def imagined(state: State, seat: int) -> State:
    """The next turn of a seat, made of nothing but what it sees."""
    return _turn_of(state.view(seat).world(SeededSource(0)), seat)


def _turn_of(state: State, seat: int) -> State:
    """The same position, with a turn of this seat that begins."""
    position = {key: value for key, value in state.to_json().items() if key not in UNDER_WAY}
    return state.game.plain().position({**position, "seat": seat})


def walk(start: State, seat: int, texts: Sequence[str]) -> Walk:
    """Choose these options, one after the other; at chance an outcome, or WHATEVER."""
    at = Walk(start, begins=True, steps=[])
    sure = True
    for text in texts:
        state = at.state
        if state.is_over:
            raise IllegalAction("the game would be over here")
        if state.is_chance:
            number = _likeliest(state) if text == WHATEVER else state.parse(text)
            sure = sure and text != WHATEVER
            at.steps.append(PlanStep(text))
        else:
            at.steps.append(expected(state, text, begins=at.begins, sure=sure))
            number = state.parse(text)
        at.state, at.begins = state.apply(number), False
        if at.state.waits_for not in (seat, CHANCE, NOBODY):
            at.state, at.begins = _turn_of(at.state, seat), True
    if at.state.is_chance:
        at.results = _results(at.state, seat)
    return at


def _likeliest(state: State) -> int:
    outcomes = state.game.rules.chance_outcomes(state.record)
    return max(outcomes, key=lambda each: each[1])[0]


def _results(state: State, seat: int) -> list[Result]:
    """What chance could say, by what it leads to; nothing where that is hidden, or too much."""
    game = state.game
    if game.hides_outcomes(state.record):
        return []
    alike: defaultdict[str, list[tuple[str, int, list[Phrase]]]] = defaultdict(list)
    outcomes = game.rules.chance_outcomes(state.record)
    for number, weight in outcomes:
        after, events = state.apply_with_events(number)
        told = game.text.tell(game.tables, [game.event_for(event, seat) for event in events])
        words = [one.words for one in told if one.words is not None]
        alike[after.digest()].append((game.outcome_text(state.record, number), weight, words))
    if len(alike) > MOST_RESULTS:
        return []
    all_of_it = sum(weight for _, weight in outcomes)
    found = [_result(group, all_of_it) for group in alike.values()]
    return sorted(found, key=lambda result: -result.percent)


def _result(group: list[tuple[str, int, list[Phrase]]], all_of_it: int) -> Result:
    """What is said of all outcomes alike: the lira, but not the dice."""
    _, _, first = group[0]
    common = [phrase for phrase in first if all(phrase in words for _, _, words in group)]
    texts, weight = [text for text, _, _ in group], sum(each for _, each, _ in group)
    return Result(tuple(texts), tuple(common), round(100 * weight / all_of_it))
