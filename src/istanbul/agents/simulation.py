"""Whole games between computer players, and what is counted in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from istanbul import all_games
from istanbul.agents.asking import ask
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.engine.events import NamedEvent
from istanbul.engine.game import Game
from istanbul.engine.log import BY_CHANCE, FORMAT, By, Entry, Log
from istanbul.engine.node import Given, Json, Over
from istanbul.engine.source import SeededSource


@dataclass(frozen=True)
class Decision:
    """A choice in a game: what the seat could know and do, and what it did."""

    n: int  # of its entry in the log
    round: int
    seat: int
    actions: list[int]
    action: int
    observation: bytes  # the slots of the game's observation.py


@dataclass
class GameReport:
    """What is known of one simulated game: result, counts, and log or decisions if kept."""

    reason: str
    rounds: int
    winners: list[int]  # as places in turn order: 0 began
    agents: list[str]
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    widths: Counter[int] = field(default_factory=Counter)  # options at a decision
    steps: int = 0
    log: Json | None = None
    decisions: list[Decision] = field(default_factory=list)


@dataclass(frozen=True)
class Plan:
    """Which games to play: the same plan gives the same games, with any number of jobs."""

    options: Given
    agents: Sequence[str]
    seed: int
    keep_logs: bool = False
    keep_decisions: bool = False


def play(plan: Plan, number: int) -> GameReport:
    """Game `number` of a plan. Agents rotate seats from game to game."""
    source = SeededSource(plan.seed * 1_000_003 + number)
    game = all_games.new_game(plan.options, seed=source.below(1 << 31))
    names = [plan.agents[(seat + number) % len(plan.agents)] for seat in range(game.players)]
    agents = [make(name, source.below(1 << 31)) for name in names]
    state, steps = game.root(), 0
    entries: list[Entry] = []
    decisions: list[Decision] = []
    record = state.record
    record.events = []
    widths: Counter[int] = Counter()
    while not state.is_over:
        by: By = state.waits_for
        steps += 1
        if state.is_chance:
            number_chosen, by = state.sample(source), BY_CHANCE
        else:
            question = Question.at(state)
            widths[len(question.actions)] += 1
            seat = state.waits_for
            who = f"agent {names[seat]!r} in seat {seat} of game {number} (seed {plan.seed})"
            number_chosen = ask(agents[seat], question, who)
            if plan.keep_decisions:
                decisions.append(_decision(steps, record.round, question, number_chosen))
        if plan.keep_logs:
            entries.append(Entry(steps, by, state.text(number_chosen)))
        state.apply_in_place(number_chosen)
    over = state.node
    assert isinstance(over, Over)
    start = game.header()["start"]
    report = GameReport(
        over.reason,
        record.round,
        [(seat - start) % game.players for seat in over.winners],
        [names[(start + turn) % game.players] for turn in range(game.players)],
        _count(game, [game.event_json(event) for event in record.events]),
        widths,
        steps,
        decisions=decisions,
    )
    if plan.keep_logs:
        seats = [{"name": f"{name} {seat}", "kind": name} for seat, name in enumerate(names)]
        header = {"format": FORMAT, "rules": game.revision, "options": game.options()}
        result = {
            "ranking": [list(rank) for rank in over.ranking],
            "reason": over.reason,
            "rounds": report.rounds,
            "counts": {name: dict(found) for name, found in report.counts.items()},
        }
        report.log = Log({**header, **game.header(), "seats": seats}, entries, result).to_json()
    return report


def _decision(n: int, in_round: int, question: Question, action: int) -> Decision:
    seen = question.view.game.observe(question.view.record)
    return Decision(n, in_round, question.seat, question.actions, action, seen)


def _count(game: Game, events: list[NamedEvent]) -> dict[str, Counter[str]]:
    counts: dict[str, Counter[str]] = {name: Counter() for name in game.counted_events}
    for event in events:
        if event["event"] in counts:
            counts[event["event"]][game.counted_as(event)] += 1
    return counts
