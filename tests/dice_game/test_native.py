"""Native = plain: the same packed state after every step. Fails, not skips, without the build."""

from __future__ import annotations

import random
from threading import Thread
from typing import Any

import pytest

from istanbul.dice_game.game import PACKAGE, DiceGame
from istanbul.engine.build import native, plain
from istanbul.engine.rules import CHANCE, NOBODY
from tests.dice_game.simulated import choose
from tests.dice_game.table import dice_game, table
from tests.playing import play


def compare(game: DiceGame, twin: DiceGame, seed: int, at_random: bool) -> int:
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
            assert game.rules.chance_outcomes(a.record) == twin.rules.chance_outcomes(b.record)
        else:
            assert a.legal_actions() == b.legal_actions()
        is_any = at_random and who != CHANCE
        number = rng.choice(a.legal_actions()) if is_any else choose(a, rng)
        for state in (a, b):
            rules = state.game.rules
            (rules.apply_chance if who == CHANCE else rules.apply)(state.record, number)
        steps += 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("at_random", [False, True])
def test_games_are_equal_after_every_step(players: int, checked: bool, at_random: bool) -> None:
    steps = 0
    for seed in range(30):  # with all parameters 360 games
        game = dice_game(players, start=seed % players, max_rounds=25)
        steps += compare(game, game.native(checked=checked), seed, at_random)
    assert steps > 30 * 100


def test_games_with_tables_of_their_own_are_equal() -> None:
    own = {
        "components": {"markers": 3, "brown": 2, "crystals": 4, "lira": 20},  # much is short
        "tiles": {"one_colour": 2},
        "colour_tracks": {"prices_3": [2, 3, 3]},
    }
    for seed in range(20):
        game = dice_game(3, tables=own, max_rounds=25)
        compare(game, game.native(checked=seed % 2 == 1), seed, at_random=False)


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
    game = dice_game(3, max_rounds=30)
    results = []
    for build in (plain(PACKAGE), native(PACKAGE)):
        root = (game.native() if build.native else game).root()
        rng, work = build.new_rng(), root.copy().record
        build.seed(rng, 77)
        results.append((build.playouts(root.record, work, rng, 5, 100_000), work.pack()))
    assert results[0] == results[1]


def test_several_threads_play_at_once() -> None:
    build = native(PACKAGE)
    root = dice_game(4, max_rounds=50).native().root()
    results: dict[int, Any] = {}

    def run(number: int) -> None:
        rng, work = build.new_rng(), root.copy().record
        build.seed(rng, number % 2)
        results[number] = build.playouts(root.record, work, rng, 100, 100_000), work.pack()

    threads = [Thread(target=run, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results[0] == results[2]
    assert results[1] == results[3]
    assert results[0] != results[1]
