"""The conformance kit over the board game with its expansions, on plain and on native rules."""

from __future__ import annotations

from typing import Any

import pytest

import istanbul
from istanbul import all_games
from istanbul.engine.conformance import check_game
from istanbul.engine.node import Option
from istanbul.games.board.game import BoardGame
from tests.few import every
from tests.games.board.option_sets import expansion_sets, name
from tests.pairs import with_all_pairs

SETS = list(expansion_sets())
LAZY = ("visit", "refuse", "skip", "end_turn", "pass")
TURNS = 10  # of a game, whatever the number of players
NEW_THINGS = ("guild", "companion", "act_companion", "place_companion", "act_ruby", "act_barrier")


def busy(option: Option) -> int:
    """Prefer what the expansions brought, then anything that is something."""
    if option.kind in LAZY:
        return 1
    return 12 if option.kind in NEW_THINGS else 4


def new_game(options: dict[str, Any], seed: int, turns: int) -> BoardGame:
    max_rounds = max(2, turns // options["players"])
    game = istanbul.game("board", seed=seed, max_rounds=max_rounds, **options)
    assert isinstance(game, BoardGame)
    return game


@pytest.mark.slow
@with_all_pairs(SETS, name)
def test_the_kit_passes_with_every_option_set(options: dict[str, Any]) -> None:
    seed = sum(map(ord, name(options)))
    game = new_game(options, seed, TURNS)
    report = check_game(game, seed, make=all_games.game_from_header, weight=busy)
    assert report.steps > 20
    assert report.other_worlds > 0


@pytest.mark.slow
@pytest.mark.parametrize("options", every(3, SETS[::18], name))
def test_the_kit_passes_on_native_rules(options: dict[str, Any]) -> None:
    seed = 7 + sum(map(ord, name(options)))
    native = check_game(new_game(options, seed, 2 * TURNS).native(), seed, weight=busy)
    plain = check_game(new_game(options, seed, 2 * TURNS), seed, weight=busy)
    assert (native.steps, native.digest) == (plain.steps, plain.digest)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(0, 2 * len(SETS), 9))
def test_the_kit_passes_whole_games(seed: int) -> None:
    game = new_game(SETS[seed % len(SETS)], seed, 40 * 3)
    check_game(game, seed, max_steps=20_000, make=all_games.game_from_header, weight=busy)
