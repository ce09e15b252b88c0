"""Positions that one turn may lead to, with their chances: chance is not drawn but spread out.

Positions that are alike are counted together, so that a few dice do not become thousands of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from istanbul.engine.errors import IllegalAction
from istanbul.engine.events import NamedEvent
from istanbul.engine.node import Option
from istanbul.engine.phrase import Gain, Reason
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.state import State
from istanbul.server.table.skipping import declined

MOST: Final = 40  # positions; the likeliest are kept
DEEPEST: Final = 80  # choices and rolls in one turn


class RouteRules(Protocol):
    """What the `player/route.py` of a game tells."""

    def is_stop(self, option: Option) -> bool:
        """Does a turn of the route begin with it?"""

    def begins(self, state: State, seat: int) -> bool:
        """Is it the seat's turn, and has it done nothing yet?"""

    def stands_still(self, state: State, seat: int) -> bool:
        """End the turn of another seat in place, if it has one now."""

    def is_last(self, state: State, seat: int) -> bool:
        """Has the seat no turn after this?"""

    def default(self, state: State, seat: int) -> int:
        """What most would choose."""

    def questions(self, state: State) -> list[int]:
        """What a place lets the seat choose from."""

    def holdings(self, state: State, seat: int) -> tuple[object, ...]:
        """What tells one outcome from another, for the seat."""

    def as_known(self, state: State, first: State, seat: int) -> State:
        """The state without what chance would have given the seat secretly since the first one."""

    def shown(self, state: State, seat: int) -> list[Gain]:
        """What the seat has."""

    def place(self, state: State, seat: int) -> str:
        """Where the seat is."""

    def affords(self, state: State, seat: int) -> list[str]:
        """Where the seat could buy something."""

    def unknown(self, state: State) -> Reason | None:
        """What a chance node decides that no route counts on."""

    def refusal(self, state: State, seat: int, option: Option) -> Reason:
        """Why a stop is not possible."""


class Position(Struct, frozen=True, kw_only=True):
    """One of the positions, and the way that led to it."""

    state: State
    weight: float
    wanted: tuple[int, ...] = ()
    """What is still to be chosen when it is offered."""
    events: tuple[NamedEvent, ...] = ()
    asked: tuple[tuple[State, int], ...] = ()
    """The decisions of the seat, and what it chose."""
    unknown: tuple[Reason, ...] = ()


def settled(rules: RouteRules, seat: int, found: list[Position]) -> list[Position]:
    """Go on until the next turn of the seat begins everywhere, or none comes any more."""
    resting: list[Position] = []
    for _ in range(DEEPEST):
        resting += [one for one in found if _rests(rules, one.state, seat)]
        moving = [one for one in found if not _rests(rules, one.state, seat)]
        if not moving:
            return merged(resting)
        found = merged(after for one in moving for after in _onward(rules, seat, one))
    raise IllegalAction("this turn does not come to an end")


def merged(found: Iterable[Position]) -> list[Position]:
    """Those that are alike together, the likeliest first; those beyond MOST are left out."""
    alike: dict[tuple[bytes, tuple[int, ...]], Position] = {}
    for one in found:
        key = one.state.record.pack(), one.wanted
        known = alike.get(key)
        if known is not None:
            likelier = max(known, one, key=lambda each: each.weight)
            one = replace(likelier, weight=known.weight + one.weight)  # noqa: PLW2901  # both together
        alike[key] = one
    ordered = sorted(alike.values(), key=lambda one: -one.weight)
    return shared(ordered[:MOST], sum(one.weight for one in ordered))


def shared(found: Sequence[Position], total: float = 1.0) -> list[Position]:
    """The same positions, with weights that add up to a total."""
    now = sum(one.weight for one in found)
    return [replace(one, weight=one.weight * total / now) for one in found]


def _rests(rules: RouteRules, state: State, seat: int) -> bool:
    return state.waits_for == NOBODY or rules.begins(state, seat) or rules.is_last(state, seat)


def _onward(rules: RouteRules, seat: int, one: Position) -> Iterator[Position]:
    """What comes after the node at which a position waits."""
    state = one.state
    if state.waits_for == CHANCE:
        yield from _spread(rules, seat, one)
    elif state.waits_for == seat:
        yield choose(seat, one, _chosen(rules, seat, one))
    else:
        after = state.copy()
        if not rules.stands_still(after, seat):
            after.apply_in_place(declined(state))
        yield replace(one, state=after)


def _spread(rules: RouteRules, seat: int, one: Position) -> Iterator[Position]:
    """Every outcome; of what would tell what others hold any one will do."""
    state = one.state
    outcomes = state.game.rules.chance_outcomes(state.record)
    unknown = rules.unknown(state)
    if state.game.hides_outcomes(state.record):
        outcomes = outcomes[:1]
    if unknown is not None and unknown not in one.unknown:
        one = replace(one, unknown=(*one.unknown, unknown))
    total = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        after, events = state.apply_with_events(outcome)
        seen = _own(one, [state.game.event_for(event, seat) for event in events])
        yield replace(one, state=after, weight=one.weight * weight / total, events=seen)


def _chosen(rules: RouteRules, seat: int, one: Position) -> int:
    legal = one.state.legal_actions()
    usual = rules.default(one.state, seat)
    return next((action for action in one.wanted if action in legal), usual)


def choose(seat: int, one: Position, action: int) -> Position:
    """The position after an action of the seat."""
    state = one.state
    after, events = state.apply_with_events(action)
    wanted = list(one.wanted)
    if action in wanted:
        wanted.remove(action)
    return Position(
        state=after,
        weight=one.weight,
        wanted=tuple(wanted),
        events=_own(one, [state.game.event_for(event, seat) for event in events]),
        asked=(*one.asked, (state, action)),
        unknown=one.unknown,
    )


def _own(one: Position, events: list[NamedEvent]) -> tuple[NamedEvent, ...]:
    """What happened in the own turn: with the next one somebody else's begins."""
    told = [*one.events]
    for event in events:
        if told and told[-1]["event"] == "turn_begun":
            break
        told.append(event)
    return tuple(told)
