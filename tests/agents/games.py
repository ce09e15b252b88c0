"""Games between computer players for the tests of agents: option sets, budgets, a driver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import istanbul
from istanbul.agents.base import Agent, Budget, Question
from istanbul.agents.roster import make
from istanbul.games.board.setup import EDITIONS, PLAYERS
from tests.games.board.option_sets import KINDS, Options, variants_for
from tests.games.board.option_sets import name as board_name

CHEAP: Final[dict[str, Budget | None]] = {
    "random": None,
    "apprentice": None,
    "trader": Budget(nodes=20),
    "master": Budget(nodes=20),
}
"""Every rung with a budget that many games can afford."""

EVERY_SET: Final[list[Options]] = [
    *(
        {"players": players, "variants": variants, "edition": edition}
        for players in PLAYERS
        for variants, edition in product(variants_for(players), EDITIONS)
    ),
    *(
        {"players": players, "variants": variants, **kind}
        for players in PLAYERS
        for variants, kind in product(variants_for(players), KINDS)
    ),
    *({"game": "dice", "players": players} for players in (2, 3, 4)),
]
SEVERAL_SETS: Final[list[Options]] = [
    {"players": 4},
    {"players": 2, "expansions": ["mocha"]},
    {"players": 5, "expansions": ["mocha", "letters"]},
    {"game": "dice", "players": 3},
]


def name(options: Options) -> str:
    """Short, for the names of tests."""
    return f"dice-{options['players']}" if "game" in options else board_name(options)


def new_game(options: Options, seed: int, **more: Any) -> istanbul.Game:
    """On native rules; random layouts, and now and then a printed one."""
    given = {**options, **more}
    if "game" not in options and seed % 3:
        given["layout"] = "random"
    game = istanbul.game(given.pop("game", "board"), seed=seed, **given)
    native: istanbul.Game = game.native()
    return native


def seated(agent: str, players: int, seed: int) -> list[Agent]:
    """An agent on every seat, each with a seed of its own."""
    return [make(agent, 100 * seed + seat, CHEAP[agent]) for seat in range(players)]


def decisions(
    game: istanbul.Game, choose: Callable[[Question], int], seed: int
) -> Iterator[tuple[istanbul.State, Question, int]]:
    """Every decision of a game: the state, what it asked, and what was answered."""
    state, source, rules = game.root(), istanbul.SeededSource(seed), game.rules
    while not state.is_over:
        if state.is_chance:
            rules.apply_chance(state.record, state.sample(source))
            continue
        question = Question.at(state)
        action = choose(question)
        yield state, question, action
        rules.apply(state.record, action)  # whether it is legal is for the test to see
