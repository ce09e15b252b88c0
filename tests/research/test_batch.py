"""Many games at once: both builds fill the same arrays, whatever the number of threads."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import istanbul
from istanbul.engine.game import Game
from istanbul.engine.plain_batch import Arrays
from istanbul.engine.two_builds import NativeMissing
from istanbul.research.batch import Batch

SETS: dict[str, dict[str, Any]] = {
    "base_4": {"players": 4, "max_rounds": 6},
    "base_2": {"players": 2, "max_rounds": 6},
    "great_bazaar_5": {"players": 5, "max_rounds": 3, "expansions": ["mocha", "letters"]},
    "dice_3": {"name": "dice", "players": 3, "max_rounds": 6},
}
ARRAYS = ("observation", "mask", "seat", "reward", "done", "length", "rounds")


def game_of(name: str) -> Game:
    return istanbul.game(seed=3, **SETS[name])


def plain_batch(game: Game, n: int, monkeypatch: pytest.MonkeyPatch, **more: Any) -> Batch:
    """As it is where there is no native build."""

    def missing(self: Game) -> Game:
        raise NativeMissing("none")

    with monkeypatch.context() as without:
        without.setattr(type(game), "native", missing)
        batch = Batch(game, n, **more)
    assert not batch.game.is_native
    return batch


def contents(batch: Batch) -> dict[str, bytes]:
    return {name: getattr(batch, name).tobytes() for name in ARRAYS}


@pytest.mark.parametrize("name", SETS)
def test_both_builds_fill_the_same_arrays(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(name)
    plain = plain_batch(game, 3, monkeypatch, seed=5, threads=2)
    native = Batch(game, 3, seed=5, threads=2)
    assert native.game.is_native
    plain.reset()
    native.reset()
    games = 0
    for _ in range(120):
        assert contents(plain) == contents(native)
        assert plain.state(1).digest() == native.state(1).digest()
        actions = native.sample()
        assert (plain.sample() == actions).all()
        plain.step(actions)
        native.step(actions)
        games += native.done.sum()
    assert games > 0


@pytest.mark.parametrize("name", SETS)
def test_the_arrays_say_what_the_states_say(name: str) -> None:
    batch = Batch(game_of(name), 4, seed=1)
    batch.reset()
    for _ in range(60):
        for i in range(batch.n):
            state = batch.state(i)
            assert state.waits_for == batch.seat[i]
            assert state.legal_actions() == np.flatnonzero(batch.mask[i]).tolist()
            assert state.view(state.waits_for).observation() == batch.observation[i].tobytes()
            if not batch.done[i]:
                assert batch.rounds[i] == state.record.round
        batch.step(batch.sample())


def test_seeds_decide_and_threads_do_not() -> None:
    game = game_of("base_4")

    def played(seed: int, threads: int, n: int = 7) -> list[dict[str, bytes]]:
        batch = Batch(game, n, seed=seed, threads=threads)
        batch.reset()
        found = []
        for _ in range(150):
            batch.step(batch.sample())
            found.append(contents(batch))
        return found

    assert played(1, 1) == played(1, 2) == played(1, 5)
    assert played(1, 1) != played(2, 1)


def test_a_game_is_the_same_in_a_larger_batch_and_after_another_reset() -> None:
    small, large = (Batch(game_of("base_2"), n, seed=4) for n in (2, 9))
    small.reset(8)
    small.reset(4)
    large.reset()
    for _ in range(50):
        assert (small.observation == large.observation[:2]).all()
        actions = large.sample()
        assert (small.sample() == actions[:2]).all()
        small.step(actions[:2])
        large.step(actions)
    assert len({large.state(i).digest() for i in range(9)}) == 9


def test_rewards_are_by_rank_at_the_end_only() -> None:
    batch = Batch(game_of("base_4"), 16, seed=2)
    batch.reset()
    ends = 0
    for _ in range(200):
        before = [batch.state(i) for i in range(batch.n)]
        lengths = batch.length.copy()
        restarted = batch.done.copy()
        actions = batch.sample()
        batch.step(actions)
        assert not batch.reward[~batch.done].any()
        assert (batch.length == np.where(restarted, 1, lengths + 1)).all()
        for i in np.flatnonzero(batch.done):
            after = before[i].apply(int(actions[i]))
            if not after.is_over:
                continue  # the last cards depend on chance
            ranks = after.game.ranking(after.record)
            rewards = [set(batch.reward[i][list(rank)].tolist()) for rank in ranks]
            assert all(len(rank) == 1 for rank in rewards)
            values = [rank.pop() for rank in rewards]
            assert values == sorted(values, reverse=True)
            assert len(ranks) < 4 or values == pytest.approx([1, 1 / 3, -1 / 3, -1])
            assert batch.reward[i].sum() == pytest.approx(0, abs=1e-6)
            assert batch.rounds[i] == 6
            ends += 1
    assert ends > 16


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(game_of("base_4"), 3)
    with pytest.raises(istanbul.MalformedInput, match=r"call reset\(\) first"):
        batch.sample()
    batch.reset()
    before = contents(batch)
    legal = batch.sample()
    wrong = legal.copy()
    wrong[2] = np.flatnonzero(batch.mask[2] == 0)[0]
    with pytest.raises(istanbul.IllegalAction, match=r"game 2: '.*' is not legal here"):
        batch.step(wrong)
    wrong[2] = batch.n_actions
    with pytest.raises(istanbul.MalformedInput, match="game 2: there is no action"):
        batch.step(wrong)
    with pytest.raises(istanbul.MalformedInput, match="3 whole numbers"):
        batch.step(legal[:2])
    assert contents(batch) == before
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = 1


def test_sizes_and_seeds_are_checked() -> None:
    with pytest.raises(istanbul.MalformedInput, match="n: expected 1 to"):
        Batch(game_of("base_2"), 0)
    with pytest.raises(istanbul.MalformedInput, match="seed: expected 0 to"):
        Batch(game_of("base_2"), 2).reset(-1)


def test_native_code_refuses_arrays_of_another_game() -> None:
    dice, board = game_of("dice_3").native(), game_of("base_4").native()
    kinds = ["int32", "uint8", "uint8", "int8", "float32", "uint8", "int32", "int32"]
    sizes = [2, 2 * 372, 2 * 300, 2, 2 * 3, 2, 2, 2]
    given = [np.zeros(size, kind).data for size, kind in zip(sizes, kinds, strict=True)]
    dice.build.new_batch(dice.root().record, Arrays(*given))
    with pytest.raises(ValueError, match="not those of this game"):
        board.build.new_batch(board.root().record, Arrays(*given))
    given[2] = np.zeros(600, np.int16).data
    with pytest.raises(ValueError, match="Buffer dtype mismatch"):
        dice.build.new_batch(dice.root().record, Arrays(*given))


def test_without_numpy_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import istanbul.research.batch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "istanbul[research]" in done.stderr.splitlines()[-1]
