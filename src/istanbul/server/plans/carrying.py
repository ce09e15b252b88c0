"""Carrying out a plan: as its person would, as long as everything is as the plan expects."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul.engine.errors import GameError
from istanbul.engine.log import BY_CHANCE
from istanbul.engine.rules import CHANCE
from istanbul.engine.state import State
from istanbul.server.errors import Refused
from istanbul.server.plans.expecting import expected, said
from istanbul.server.table.change import Change
from istanbul.server.table.plan import WHATEVER, Plan, PlanEnd, PlanStep
from istanbul.server.table.table import Table


def due(table: Table) -> int | None:
    """The seat that decides now and has a plan for it, if it is one.

    Somebody who is asked something in the turn of another one decides that without the plan.
    """
    seat = table.waits_for
    if table.match is None or seat is None or seat < 0:
        return None
    plan = table.seats[seat].plan
    if plan is None or table.seats[seat].player is not None:
        return None
    first, state = plan.steps[0], table.match.state
    return None if first.begins and state.game.prompt(state.record) != first.prompt else seat


def carry_out(table: Table) -> Change:
    """All up to the next word of chance, or to the end of the turn; or else nothing of it."""
    number = due(table)
    if number is None or table.match is None:
        raise Refused("no_plan", "nobody has a plan for this")
    seat = table.seats[number]
    plan, owner = seat.plan, seat.owner
    assert plan is not None, "it is due"
    assert owner is not None, "it is somebody's"
    found = _next(plan, table.match.state, number)
    if isinstance(found, PlanEnd):
        return table.end_plan(number, found)
    change = table.plan(owner, number, [step.text for step in found], table.number)
    drawn = [step.entry.text for step in change.steps if step.entry.by == BY_CHANCE]
    rest = _rest(plan, len(found), drawn)
    if isinstance(rest, PlanEnd) or rest is None:
        done = PlanEnd("done") if table.waits_for == number else None
        return table.with_plan(change, number, None, rest or done)
    return table.with_plan(change, number, rest, None)


def _next(plan: Plan, state: State, seat: int) -> Sequence[PlanStep] | PlanEnd:
    """The steps to be done now, if each of them does what it did when it was planned.

    They are tried out first: nobody is left halfway because the last of them does not work.
    """
    found: list[PlanStep] = []
    for step in plan.steps:
        if step.text == WHATEVER or (found and step.begins):
            break
        if state.waits_for != seat or state.game.prompt(state.record) != step.prompt:
            return PlanEnd("gone", step.label)
        try:
            now = expected(state, step.text, begins=step.begins, sure=step.outlook is not None)
        except GameError:
            return PlanEnd("gone", step.label)
        if (now.causes, now.outlook) != (list(step.causes), step.outlook):
            return PlanEnd("changed", step.label, said(state, step), said(state, now))
        state = state.foresee(state.parse(step.text))[0]
        found.append(step)
    if _waits_for_chance(plan, len(found)) and state.waits_for != CHANCE:
        return PlanEnd("changed", found[-1].label)
    return found


def _waits_for_chance(plan: Plan, done: int) -> bool:
    """Is it chance that comes after so many of the steps?"""
    left = plan.steps[done:]
    return left[0].text == WHATEVER if left else bool(plan.branches)


def _rest(plan: Plan, done: int, drawn: Sequence[str]) -> Plan | PlanEnd | None:
    """What is left of a plan after so many of its steps, and these words of chance."""
    rest = Plan(plan.steps[done:], plan.branches)
    for word in drawn:
        if rest.steps and rest.steps[0].text == WHATEVER:
            rest = Plan(rest.steps[1:], rest.branches)
        elif rest.branches and not rest.steps:
            named = [branch for branch in rest.branches if word in branch.outcomes]
            others = [branch for branch in rest.branches if not branch.outcomes]
            if not (named or others):
                return PlanEnd("result")
            rest = Plan((named or others)[0].steps)
    if _waits_for_chance(rest, 0):
        return PlanEnd("gone", plan.steps[done - 1].label)
    return rest if rest.steps else None
