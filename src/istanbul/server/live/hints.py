"""Hints: what a strong player would do."""

from __future__ import annotations

from typing import Final

from istanbul.engine.errors import StaleAction
from istanbul.server.errors import Refused
from istanbul.server.protocol.messages import Hint, HintInfo, Hints
from istanbul.server.table.table import Table
from istanbul.server.workers.bots import Bots, Question

ADVISER: Final = "trader"
"""Strong, and quick enough to be asked at every choice."""


async def hints_for(bots: Bots, table: Table, person: str, request: Hint) -> Hints:
    """The best few options of a seat, best first; only where everybody agrees to hints."""
    if request.seat not in table.viewer_of(person):
        raise Refused("not_your_seat", f"seat {request.seat} is not yours")
    if not table.hints:
        raise Refused("no_hints", "this table is played without hints")
    if not table.hints_on:
        raise Refused("hints_not_agreed", "not everybody at this table agrees to hints")
    if table.number != request.at:
        raise StaleAction(f"made for state {request.at}, but the game is at state {table.number}")
    if table.match is None or table.match.state.waits_for != request.seat:
        raise Refused("not_your_turn", f"seat {request.seat} has nothing to decide now")
    question = Question.of(table.match, request.seat, ADVISER, explain=True, table=table.id)
    advice = await bots.explain(question, person)
    say = table.match.game.text.reason
    hints = [
        HintInfo(
            action=one.action,
            value=one.value,
            is_as_good=one.is_as_good,
            reason=say(one.reason.message, one.reason.args) if one.reason else None,
        )
        for one in advice
    ]
    return Hints(re=request.id, at=request.at, agent=ADVISER, hints=hints)
