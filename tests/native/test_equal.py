"""Native = plain: the same packed state after every step of thousands of seeded games.

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
from istanbul.board_game.game import BoardGame
from istanbul.engine.rules import CHANCE, NOBODY

VARIANTS = [
    [],
    ["caravan_leader"],
    ["neutral_assistants"],
    ["caravan_leader", "neutral_assistants"],
]
OPTION_SETS: list[dict[str, Any]] = [
    {"players": players, "variants": variants, "edition": edition}
    for players, variants, edition in product(range(2, 6), VARIANTS, ["big_box", "first"])
    if not (players == 5 and "neutral_assistants" in variants)
]


def game_of(options: dict[str, Any], seed: int, **more: Any) -> BoardGame:
    layout = ["short_paths", "long_paths", "in_order", "random"][seed % 4]
    game = istanbul.game(seed=seed, layout=layout, **options, **more)
    assert isinstance(game, BoardGame)
    return game


def compare(game: BoardGame, twin: BoardGame, choose: Any, seed: int) -> int:
    """Play one game on both builds; the number of steps."""
    rng = random.Random(seed)
    a, b = game.root(), twin.root()
    steps = 0
    while True:
        who = a.waits_for
        assert who == b.waits_for
        assert a.record.pack() == b.record.pack(), f"seed {seed}, step {steps}"
        if who == NOBODY:
            assert a.node == b.node
            assert a.digest() == b.digest()
            return steps
        if who == CHANCE:
            outcomes = game.rules.chance_outcomes(a.record)
            assert outcomes == twin.rules.chance_outcomes(b.record)
            outcome = rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
            game.rules.apply_chance(a.record, outcome)
            twin.rules.apply_chance(b.record, outcome)
        else:
            actions = a.legal_actions()
            assert actions == b.legal_actions()
            action = choose(a, rng)
            game.rules.apply(a.record, action)
            twin.rules.apply(b.record, action)
        steps += 1


def at_random(state: istanbul.State, rng: random.Random) -> int:
    return rng.choice(state.legal_actions())


def greedily(state: istanbul.State, rng: random.Random) -> int:
    return make("collector", rng.randrange(1 << 30)).choose(Question(state, state.waits_for))


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_games_are_equal_after_every_step(options: dict[str, Any]) -> None:
    steps = 0
    for seed in range(75):  # 28 option sets: 2,100 games
        game = game_of(options, seed, max_rounds=25)
        steps += compare(game, game.native(), at_random, seed)
    assert steps > 75 * 100


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_games_that_end_by_rubies_are_equal_after_every_step(options: dict[str, Any]) -> None:
    for seed in range(4):
        game = game_of(options, seed, max_rounds=150)
        compare(game, game.native(), greedily, seed)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_build_that_checks_every_index_plays_them_too(options: dict[str, Any]) -> None:
    for seed in range(20):
        game = game_of(options, seed, max_rounds=25)
        compare(game, game.native(checked=True), at_random, seed)
    game = game_of(options, 3, max_rounds=150)
    compare(game, game.native(checked=True), greedily, 3)
