"""Native = plain: the same packed state after every step of many seeded games.

These tests fail, not skip, when the native build is missing.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import istanbul
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.games.board.catalogue import REFUSE
from istanbul.games.board.game import BoardGame
from istanbul.games.board.setup import EDITIONS, PLAYERS
from tests.games.board.option_sets import KINDS, in_order, name, variants_for
from tests.native.builds import at_random, compare
from tests.pairs import with_all_pairs

BASE_SETS: list[dict[str, Any]] = [
    {"players": players, "variants": variants, "edition": edition}
    for players in PLAYERS
    for variants, edition in product(variants_for(players), EDITIONS)
]
EXPANSION_SETS: list[dict[str, Any]] = [
    {"players": players, "variants": variants, **kind}
    for players in PLAYERS
    for variants, kind in product(variants_for(players), KINDS)
]
OPTION_SETS = BASE_SETS + EXPANSION_SETS


def game_of(options: dict[str, Any], seed: int, **more: Any) -> BoardGame:
    expansions = options.get("expansions", [])
    layouts: list[Any] = ["short_paths", "long_paths", "in_order", "random"]
    if expansions:
        layouts = ["random", "random" if len(expansions) > 1 else "printed", in_order(expansions)]
    layout = layouts[seed % len(layouts)]
    game = istanbul.game(seed=seed, layout=layout, **options, **more)
    assert isinstance(game, BoardGame)
    return game


class Greedily:
    """The apprentice's choices: they bring a game to its end by rubies."""

    def __init__(self, seed: int) -> None:
        self.agent = make("apprentice", seed)

    def __call__(self, state: istanbul.State, rng: random.Random) -> int:
        """An option's number."""
        return self.agent.choose(Question.at(state))


def busily(state: istanbul.State, rng: random.Random) -> int:
    """Mostly do something: the catalogue begins with what ends or skips."""
    actions = state.legal_actions()
    busy = [action for action in actions if action > REFUSE]
    return rng.choice(busy if busy and rng.random() < 0.8 else actions)


@with_all_pairs(BASE_SETS, name)
def test_random_games_are_equal_after_every_step(options: dict[str, Any]) -> None:
    steps = 0
    for seed in range(25):
        game = game_of(options, seed, max_rounds=25)
        steps += compare(game, game.native(), at_random, seed)
    assert steps > 25 * 100


@with_all_pairs(EXPANSION_SETS, name)
def test_random_games_with_expansions_are_equal_after_every_step(options: dict[str, Any]) -> None:
    steps = 0
    for seed in range(24):
        game = game_of(options, seed, max_rounds=12)
        steps += compare(game, game.native(), busily, seed)
    assert steps > 24 * 60


@pytest.mark.slow
@with_all_pairs(OPTION_SETS, name)
def test_games_that_end_by_rubies_are_equal_after_every_step(options: dict[str, Any]) -> None:
    for seed in range(1 if options in EXPANSION_SETS else 2):
        game = game_of(options, seed + options["players"], max_rounds=150)
        compare(game, game.native(), Greedily(seed), seed)


@pytest.mark.slow
@with_all_pairs(OPTION_SETS, name)
def test_the_build_that_checks_every_index_plays_them_too(options: dict[str, Any]) -> None:
    for seed in range(10):
        game = game_of(options, seed, max_rounds=12)
        compare(game, game.native(checked=True), busily, seed)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
def test_many_more_games_are_equal(options: dict[str, Any]) -> None:
    for seed in range(100, 130):
        game = game_of(options, seed, max_rounds=60)
        compare(game, game.native(checked=True), busily, seed)
