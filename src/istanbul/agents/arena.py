"""The arena: games between named players, with seats changed and chance paired.

Games come in rounds: the same line-up, layout, start seat and chance, once for every seat that the
players can change to. What luck gives one player in a game, it gives the others in the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from time import perf_counter_ns
from typing import Final

from istanbul import all_games
from istanbul.agents.asking import ask
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.roster import find, make
from istanbul.agents.search_agent import SearchAgent
from istanbul.agents.spreading import Finished, Spread
from istanbul.engine.errors import MalformedInput
from istanbul.engine.events import NamedEvent
from istanbul.engine.game import Game
from istanbul.engine.node import Json, Over
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State

DEFAULT_BUDGET: Final = "1000"
SEEDS: Final = 1 << 31


@dataclass(frozen=True)
class ArenaPlan:
    """Which games to play: the same plan gives the same games, with any number of jobs.

    (With a budget in seconds the players may choose differently, but the games are set up alike.)
    """

    options: Json  # `players` among them
    agents: tuple[str, ...]
    seed: int
    budget: str = DEFAULT_BUDGET
    ladder: bool = False  # line-ups drawn from the agents as a pool, instead of all of them

    def __post_init__(self) -> None:
        Budget.read(self.budget)
        all_games.new_game(self.options, seed=0)  # complains of what it does not know
        for name in self.agents:
            make(name, 0)
        if self.ladder and len(set(self.agents)) != max(2, len(self.agents)):
            raise MalformedInput("a ladder: expected two or more agents, each named once")
        if not self.ladder and len(self.agents) != self.players:
            n = len(self.agents)
            raise MalformedInput(f"agents: expected {self.players}, one for each seat, got {n}")

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.options["players"])

    @cached_property
    def turns(self) -> int:
        """How many games make a round: so many that every agent has had every seat."""
        n = self.players
        if self.ladder:
            return n
        return next(k for k in range(1, n + 1) if self.agents[k:] + self.agents[:k] == self.agents)


@dataclass(frozen=True)
class Result:
    """What came of one game; a line of the file of results."""

    game: int
    round: int
    agents: list[str]  # by seat
    start: int  # the seat that began
    winners: list[int]  # seats
    reason: str
    rounds: int
    ruby_sources: dict[str, dict[str, int]]  # by agent
    decision_us: dict[str, dict[str, int]]  # by agent: how often a decision took so long

    def to_json(self) -> Json:
        """As it stands in the file."""
        return asdict(self)


def budget_for(name: str, text: str) -> Budget | None:
    """The budget of an agent in the arena, always in one thread: the games use the cores.

    It is for those who search as long as they may. An agent whose default budget is a number of
    nodes is as strong as it is by that number, and keeps it.
    """
    kind = find(name)
    if issubclass(kind, SearchAgent) and kind.default_budget.nodes is not None:
        return kind.default_budget
    return Budget.read(text)


def play(plan: ArenaPlan, number: int) -> Result:
    """Play the game with this number of a plan; it follows from plan and number alone."""
    which, turn = divmod(number, plan.turns)
    source = SeededSource(plan.seed * 1_000_003 + which)
    game = all_games.new_game(plan.options, seed=source.below(SEEDS))
    chance = SeededSource(source.below(SEEDS))
    agent_seeds = SeededSource(source.below(SEEDS) + turn)  # other noise, though the same chance
    names = _line_up(plan, source)
    names = names[turn:] + names[:turn]
    seats = [make(name, agent_seeds.below(SEEDS), budget_for(name, plan.budget)) for name in names]
    state = game.root()
    state.record.events = []
    times: dict[str, Counter[str]] = {name: Counter() for name in names}
    while not state.is_over:
        if state.is_chance:
            state.apply_in_place(state.sample(chance))
        else:
            seat = state.waits_for
            who = f"agent {names[seat]!r} in seat {seat} of game {number} (seed {plan.seed})"
            _decide(state, seats[seat], who, times[names[seat]])
    over = state.node
    assert isinstance(over, Over)
    return Result(
        number,
        which,
        names,
        game.header()["start"],
        list(over.winners),
        over.reason,
        state.record.round,
        _ruby_sources(game, names, [game.event_json(event) for event in state.record.events]),
        {name: dict(sorted(found.items(), key=_by_time)) for name, found in times.items()},
    )


def results(
    plan: ArenaPlan,
    numbers: Sequence[int],
    spread: Spread,
    finished: Finished[Result] | None = None,
) -> Iterator[Result]:
    """The games with these numbers, in their order; `finished` hears of each when it is over."""
    yield from spread(partial(play, plan), numbers, finished)


def _line_up(plan: ArenaPlan, source: SeededSource) -> list[str]:
    """Who plays in a round: on a ladder any of the pool, but never one against itself only."""
    if not plan.ladder:
        return list(plan.agents)
    while True:
        names = [plan.agents[source.below(len(plan.agents))] for _ in range(plan.players)]
        if len(set(names)) > 1:
            return names


def _decide(state: State, agent: Agent, who: str, times: Counter[str]) -> None:
    question = Question.at(state)
    began = perf_counter_ns()
    action = ask(agent, question, who)
    spent = (perf_counter_ns() - began) // 1000
    if len(question.actions) > 1:  # the others are no decisions, and would flatter the median
        times[str(_two_digits(spent))] += 1
    state.apply_in_place(action)


def _two_digits(n: int) -> int:
    """Rounded, so that a game has a few different times and not hundreds."""
    unit = 10 ** max(0, len(str(n)) - 2)
    return int((n + unit // 2) // unit * unit)


def _by_time(item: tuple[str, int]) -> int:
    return int(item[0])


def _ruby_sources(
    game: Game, names: list[str], events: list[NamedEvent]
) -> dict[str, dict[str, int]]:
    found: dict[str, Counter[str]] = {name: Counter() for name in names}
    for event in events:
        if event["event"] == "ruby":
            found[names[event["seat"]]][game.counted_as(event)] += 1
    return {name: dict(sorted(counts.items())) for name, counts in found.items()}
