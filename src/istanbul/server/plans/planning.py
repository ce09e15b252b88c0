"""Making a plan: looking at what would be, and putting what was chosen together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.errors import IllegalAction, MalformedInput, StaleAction
from istanbul.server.errors import Refused
from istanbul.server.plans.imagining import Walk, imagined, walk
from istanbul.server.protocol.plan_bodies import (
    MyPlan,
    NewBranch,
    NewPlan,
    PlanBranchInfo,
    PlanEndInfo,
    PlanFrame,
    PlanInfo,
    PlanResult,
    PlanStepInfo,
)
from istanbul.server.table.plan import WHATEVER, Plan, PlanBranch, PlanStep
from istanbul.server.table.seats import Seat, Status
from istanbul.server.table.stage import Passage
from istanbul.server.table.table import Table
from istanbul.server.view.frames import frame

MOST_TURNS: Final = 4
"""That a plan reaches ahead: nobody knows more of the bazaar."""


def check_planner(table: Table, person: str, seat: int) -> None:
    """Refuse who may not plan for this seat now."""
    if table.match is None or table.status != Status.PLAYING:
        raise Refused("not_playing", "a plan is for a game that is on")
    if seat not in table.viewer_of(person):
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    if table.seats[seat].resigned:
        raise Refused("resigned", f"seat {seat} has resigned")
    if table.match.game.rolls_first:
        raise Refused("plan_dice", "in this game every turn begins with dice: nobody can plan it")
    if table.waits_for == seat:
        raise Refused("plan_now", "it is your turn: decide now")


def look(told: Passage, seat: int, texts: Sequence[str]) -> PlanFrame:
    """How it would be after these steps, from what everybody has been told."""
    at = _walked(told, seat, texts)
    results = [
        PlanResult(outcome=one.outcomes[0], says=list(one.says), percent=one.percent)
        for one in at.results or []
    ]
    return PlanFrame(
        frame=frame(at.state, seat),
        number=told.public,
        begins=at.begins,
        steps=_steps(at.steps),
        chance=at.results is not None,
        results=results,
    )


def made(told: Passage, given: NewPlan) -> Plan:
    """The plan that somebody has put together, with what it expects."""
    if given.number != told.public:
        raise StaleAction("something has happened since you planned: look again")
    trunk = _walked(told, given.seat, given.texts)
    _check_steps(trunk.steps)
    branches = [_branch(told, given, each, trunk) for each in given.branches]
    named = [outcome for branch in branches for outcome in branch.outcomes or ("",)]
    if len(set(named)) != len(named):
        raise MalformedInput("branches: each result has one branch at most")
    if trunk.results is None and branches:
        raise MalformedInput("branches: chance does not speak after these steps")
    return Plan(tuple(trunk.steps), tuple(branches))


def _branch(told: Passage, given: NewPlan, wanted: NewBranch, trunk: Walk) -> PlanBranch:
    walked = _walked(told, given.seat, [*given.texts, wanted.outcome, *wanted.texts])
    steps = walked.steps[len(given.texts) + 1 :]
    _check_steps(steps)
    if wanted.outcome == WHATEVER:
        return PlanBranch((), tuple(steps))
    for result in trunk.results or []:
        if wanted.outcome in result.outcomes:
            return PlanBranch(result.outcomes, tuple(steps), result.says)
    raise MalformedInput(f"branches: {wanted.outcome!r} is no result here")


def _walked(told: Passage, seat: int, texts: Sequence[str]) -> Walk:
    at = walk(imagined(told.start, seat), seat, texts)
    if sum(step.begins for step in at.steps) > MOST_TURNS:
        raise Refused("plan_far", f"a plan is for {MOST_TURNS} turns at most")
    return at


def _check_steps(steps: Sequence[PlanStep]) -> None:
    """Own choices, and WHATEVER; outcomes of chance are for branches."""
    for step in steps:
        if step.label is None and step.text != WHATEVER:
            raise IllegalAction(f"{step.text!r} is for chance to say: make it a branch")


def plan_info(seat: Seat, possible: bool) -> MyPlan:
    """The plan of a seat, for its person."""
    plan, end = seat.plan, seat.plan_end
    shown = None
    if plan is not None:
        branches = [
            PlanBranchInfo(
                outcome=each.outcomes[0] if each.outcomes else WHATEVER,
                says=list(each.says),
                steps=_steps(each.steps),
            )
            for each in plan.branches
        ]
        shown = PlanInfo(steps=_steps(plan.steps), branches=branches)
    ended = None
    if end is not None:
        ended = PlanEndInfo(
            because=end.because,
            label=end.label,
            expected=list(end.expected),
            found=list(end.found),
        )
    return MyPlan(possible=possible, plan=shown, ended=ended)


def _steps(steps: Sequence[PlanStep]) -> list[PlanStepInfo]:
    return [PlanStepInfo(text=one.text, begins=one.begins, label=one.label) for one in steps]
