"""What an option does, as a plan remembers it: the same when it is made and when it is due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from istanbul.engine.phrase import Phrase
from istanbul.engine.state import State
from istanbul.server.protocol.parts import Event
from istanbul.server.table.plan import PlanStep
from istanbul.server.view.options import preview


def expected(state: State, text: str, *, begins: bool, sure: bool) -> PlanStep:
    """A step of the seat that decides; IllegalAction if it cannot be chosen.

    After chance has spoken nobody is `sure` what a place will bring.
    """
    option = preview(state, state.waits_for, state.parse(text))
    return PlanStep(
        option.text,
        state.game.prompt(state.record),
        begins,
        option.label,
        _of_turn(option.preview),
        option.outlook.says if sure and option.outlook is not None else None,
    )


def _of_turn(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Without what comes after the turn: who is next, and in which round, is no surprise."""
    return [dict(e) for e in takewhile(lambda event: event["event"] != "turn_begun", events)]


def said(state: State, step: PlanStep) -> tuple[Phrase, ...]:
    """What a step does, in words."""
    told = [one.words for one in state.game.text.tell(state.game.tables, step.causes)]
    words = [phrase for phrase in told if phrase is not None]
    return (*words, step.outlook) if step.outlook is not None else tuple(words)
