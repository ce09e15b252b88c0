"""Native = plain: the same packed state after every step. Fails, not skips, without the build."""

from __future__ import annotations

import pytest

from tests.games.dice.simulated import choose
from tests.games.dice.table import dice_game, table
from tests.native.builds import Choose, at_random, check_playouts, check_threads, compare
from tests.playing import play


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("checked", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("choosing", [at_random, choose])
def test_games_are_equal_after_every_step(players: int, checked: bool, choosing: Choose) -> None:
    steps = 0
    for seed in range(30):  # with all parameters 360 games
        game = dice_game(players, start=seed % players, max_rounds=25)
        steps += compare(game, game.native(checked=checked), choosing, seed)
    assert steps > 30 * 100


@pytest.mark.slow
def test_games_with_tables_of_their_own_are_equal() -> None:
    own = {
        "components": {"markers": 3, "brown": 2, "crystals": 4, "lira": 20},  # much is short
        "tiles": {"one_colour": 2},
        "colour_tracks": {"prices_3": [2, 3, 3]},
    }
    for seed in range(20):
        game = dice_game(3, tables=own, max_rounds=25)
        compare(game, game.native(checked=seed % 2 == 1), choose, seed)


def test_tables_belong_to_the_game() -> None:
    """Two native games in one process."""
    usual, rich = dice_game().native(), dice_game(tables={"actions": {"coin": 9}}).native()
    for game, lira in ((usual, 2), (rich, 9)):
        turn = {"phase": "actions", "dice": {"coin": 1}}
        state = game.position({"options": game.options(), "turn": turn})
        assert play(state, "act coins").to_json()["seats"][0]["lira"] == lira


def test_a_state_crosses_over_in_the_middle_of_a_payment_and_back() -> None:
    state = play(table("red red blue", {"red": 2}), "act marker red")
    game = state.game
    there = game.native().adopt(state)
    assert there.digest() == state.digest()
    assert there.node == state.node
    assert there.to_json() == state.to_json()
    assert game.adopt(there).digest() == state.digest()
    for action in state.legal_actions():
        assert there.describe(action) == state.describe(action)


def test_playouts_are_those_of_the_plain_rules() -> None:
    check_playouts(dice_game(3, max_rounds=30))


def test_several_threads_play_at_once() -> None:
    check_threads(dice_game(4, max_rounds=50), 100)
