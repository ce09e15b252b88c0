"""A whole game, reviewed: its positions in order, each judged; then what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.match import Match
from istanbul.engine.node import Over
from istanbul.review.accounts import accounts
from istanbul.review.judging import AGENT, NODES, Judge, Position
from istanbul.review.records import (
    THRESHOLDS,
    Account,
    Choice,
    Judged,
    Luck,
    Review,
    Summary,
    Turning,
)

TURNING_POINTS: Final = 3


def positions(match: Match) -> list[Position]:
    """What is judged: decisions between several options, and from the first one on, chance."""
    if not match.state.is_over:
        raise MalformedInput("the game is not over yet: only a finished game is reviewed")
    if match.game.players == 1:
        raise MalformedInput("players 1: who plays alone has no chance to win that could be lost")
    found: list[Position] = []
    before, turn = match.first(), (-1, -1)
    for step in match.steps:
        state, before = before, step.state
        if state.is_chance:
            if found and len(state.game.rules.chance_outcomes(state.record)) > 1:
                found.append(Position(step.entry.n, state, state.parse(step.entry.text), False))
        elif len(state.legal_actions()) > 1:
            now = (state.record.round, state.record.seat)
            begins = now != turn and state.waits_for == now[1]
            turn = now if begins else turn
            found.append(Position(step.entry.n, state, state.parse(step.entry.text), begins))
    return found


def judged(match: Match, nodes: int = NODES, threads: int = 1) -> Iterator[Judged]:
    """All positions in order, each as soon as it is judged: several at a time."""
    mine = local()

    def judge(position: Position) -> Judged:
        if not hasattr(mine, "judge"):
            mine.judge = Judge(match.game, nodes)
        found: Judged = mine.judge.judge(position)
        return found

    if threads == 1:
        yield from map(judge, positions(match))
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(judge, positions(match))


def summed(match: Match, found: Sequence[Judged], nodes: int = NODES) -> Review:
    """What the judged positions come to."""
    choices = [one for one in found if isinstance(one, Choice)]
    luck = [one for one in found if isinstance(one, Luck)]
    over = match.state.node
    assert isinstance(over, Over)
    seats = range(match.game.players)
    won = [(seat in over.winners) / len(over.winners) for seat in seats]
    counts, compared = accounts(match)
    return Review(
        agent=AGENT,
        thresholds={str(label): least for label, least in THRESHOLDS.items()},
        nodes=nodes,
        choices=choices,
        luck=luck,
        result=won,
        turning=_turning(choices, won),
        players=[_summary(seat, choices, luck, won[seat], counts[seat]) for seat in seats],
        compared=compared,
    )


def _summary(
    seat: int,
    choices: Sequence[Choice],
    luck: Sequence[Luck],
    won: float,
    counts: list[Account],
) -> Summary:
    own = [one for one in choices if one.seat == seat]
    lucky = sum(one.changes[seat] for one in luck)
    return Summary(
        seat=seat,
        won=won,
        decisions=len(own),
        lost=sum(one.lost for one in own),
        labels={label: sum(one.label == label for one in own) for label in reversed(THRESHOLDS)},
        luck=lucky,
        average_luck=min(1.0, max(0.0, won - lucky)),
        accounts=counts,
    )


def _turning(choices: Sequence[Choice], won: list[float]) -> list[Turning]:
    """The turns over which somebody's chance changed most, in their order."""
    turns = [one for one in choices if one.begins]
    ends = [*(one.chances for one in turns[1:]), won]
    found = []
    for turn, after in zip(turns, ends, strict=False):  # nobody may have had a choice
        changes = [abs(b - a) for a, b in zip(turn.chances, after, strict=True)]
        seat = changes.index(max(changes))
        found.append(Turning(n=turn.n, seat=seat, before=turn.chances[seat], after=after[seat]))
    largest = sorted(found, key=lambda one: -abs(one.after - one.before))[:TURNING_POINTS]
    return sorted(largest, key=lambda one: one.n)
