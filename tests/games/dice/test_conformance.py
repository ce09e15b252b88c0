"""The Dice Game keeps the contract of the engine, on both builds."""

import pytest

from istanbul import all_games
from istanbul.engine.conformance import check_game
from istanbul.engine.node import Option
from tests.few import every
from tests.games.dice.simulated import LIKING
from tests.games.dice.table import dice_game


def liking(option: Option) -> int:
    """Prefer what leads somewhere."""
    return LIKING.get(option.kind, 3)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", every(2, range(2)))
def test_whole_games_pass(players: int, seed: int) -> None:
    game = dice_game(players, seed=seed, max_rounds=12)
    report = check_game(game, seed, make=all_games.game_from_header, weight=liking)
    assert report.steps > 100
    assert report.other_worlds == 0  # nothing is hidden


@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=pytest.mark.slow) for n in (3, 4))])
def test_games_pass_however_they_are_played(players: int) -> None:
    check_game(dice_game(players, seed=players, max_rounds=6), players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("checked", every(2, [True, False]))
def test_games_pass_on_native_rules(players: int, checked: bool) -> None:
    game = dice_game(players, seed=players, max_rounds=8).native(checked=checked)
    check_game(game, 7 + players, weight=liking)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(15))
def test_many_games_pass(seed: int) -> None:
    check_game(dice_game(2 + seed % 3, seed=seed), seed, weight=liking)
