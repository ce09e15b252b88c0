"""Batches and environments, copied and pickled in the middle of games: both go the same way on."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import gymnasium
import numpy as np
import pytest

import istanbul
from istanbul.engine.errors import MalformedInput
from istanbul.research.batch import Batch, Kept
from istanbul.research.gymnasium import ENVIRONMENTS
from istanbul.research.pettingzoo import board_v0, dice_v0
from tests.research.sets import NAMES, SETS
from tests.research.test_batch import contents, plain_batch

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


def reloaded(protocol: int, thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.deepcopy,
    **{f"protocol {n}": partial(reloaded, n) for n in PROTOCOLS},
}
IDS = {game: name for name, game in ENVIRONMENTS.items()}


def step(batch: Batch, times: int) -> None:
    for _ in range(times):
        batch.step(batch.sample())


@pytest.mark.parametrize("way", [*WAYS, "shallow"])
def test_batches_go_on_alike(way: str) -> None:
    batch = Batch(istanbul.game(players=3, max_rounds=3), 5, seed=4, threads=2)
    batch.reset()
    step(batch, 30)
    twin = copy.copy(batch) if way == "shallow" else WAYS[way](batch)
    assert contents(twin) == contents(batch)
    step(batch, 40)
    assert contents(twin) != contents(batch)
    step(twin, 40)
    assert contents(twin) == contents(batch)
    assert [twin.state(i) for i in range(5)] == [batch.state(i) for i in range(5)]
    assert not twin.mask.flags.writeable
    batch.reset()
    twin.reset()
    assert contents(twin) == contents(batch)


def test_a_batch_that_has_not_begun() -> None:
    twin = pickle.loads(pickle.dumps(Batch(istanbul.game(players=2), 3, seed=8)))
    batch = Batch(istanbul.game(players=2), 3, seed=8)
    with pytest.raises(MalformedInput, match="no games yet"):
        twin.state(0)
    twin.reset()
    batch.reset()
    assert contents(twin) == contents(batch)


ELSEWHERE = """
import pickle, sys
batch = pickle.load(sys.stdin.buffer)
for _ in range(20):
    batch.step(batch.sample())
assert not batch.game.is_native
pickle.dump(batch, sys.stdout.buffer)
"""


def test_a_batch_goes_to_plain_rules_and_back() -> None:
    batch = Batch(istanbul.game("dice", players=2), 3, seed=4)
    batch.reset()
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(batch),
        env={**os.environ, "ISTANBUL_PURE": "1"},
        capture_output=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr.decode()
    there = pickle.loads(run.stdout)
    assert not there.game.is_native or there.game == batch.game
    step(batch, 20)
    assert contents(there) == contents(batch)
    step(batch, 5)
    step(there, 5)
    assert contents(there) == contents(batch)


def kept_of(batch: Batch) -> Kept:
    kept = batch.__reduce__()[2]
    assert kept is not None
    return kept


def test_on_plain_rules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    native = Batch(istanbul.game("dice", players=2), 2, seed=4)
    plain = plain_batch(istanbul.game("dice", players=2), 2, monkeypatch, seed=4)
    for batch in (native, plain):
        batch.reset()
        step(batch, 5)
    kept = kept_of(plain)
    assert kept[1:] == kept_of(native)[1:]  # the games with their generators, byte for byte
    again = plain_batch(istanbul.game("dice", players=2), 2, monkeypatch)
    again.__setstate__(kept)
    step(again, 5)
    step(native, 5)
    assert contents(again) == contents(native)


@pytest.mark.parametrize("place", [0, 1])
def test_a_damaged_batch_is_refused(place: int) -> None:
    batch = Batch(istanbul.game(players=2), 2)
    batch.reset()
    told, games, check = kept_of(batch)
    parts = list(games[1])
    parts[place] = b"\xff" + parts[place][1:]
    for wrong in ([games[0], (parts[0], parts[1])], games[:1]):
        with pytest.raises(MalformedInput, match="the games of the batch are damaged"):
            Batch(istanbul.game(players=2), 2).__setstate__((told, wrong, check))


@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMES)
def test_gymnasium_environments_go_on_alike(game: str, options: dict[str, Any]) -> None:
    opponents = ["random", "apprentice", "trader", "random"][: options["players"] - 1]
    env: Any = gymnasium.make(IDS[game], opponents=opponents, budget="10", **options)
    _, info = env.reset(seed=3)
    env.action_space.seed(3)
    for _ in range(4):
        *_, info = env.step(env.action_space.sample(info["action_mask"]))
    twins = [WAYS["copy"](env), WAYS[f"protocol {PROTOCOLS[-1]}"](env)]
    for _ in range(8):
        action = env.action_space.sample(info["action_mask"])
        observed, *rest, info = env.step(action)
        for twin in twins:
            its, *its_rest, _ = twin.step(action)
            assert (its["observation"] == observed["observation"]).all()
            assert its_rest == rest
        if rest[1] or rest[2]:
            break
    for twin in twins:  # the seeds of later games too
        twin.reset()
        assert twin.unwrapped.episode.state == twins[0].unwrapped.episode.state


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", ["env", "raw_env"])
@pytest.mark.parametrize("module", [board_v0, dice_v0])
def test_pettingzoo_environments_go_on_alike(module: Any, kind: str, way: str) -> None:
    env = getattr(module, kind)(players=3)
    env.reset(seed=3)
    rng = np.random.default_rng(1)

    def choose() -> int:
        return int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))

    for _ in range(10):
        env.step(choose())
    twin = WAYS[way](env)
    for _ in range(20):
        action = choose()
        env.step(action)
        twin.step(action)
        assert twin.agent_selection == env.agent_selection
        assert (twin.unwrapped.state() == env.unwrapped.state()).all()
    env.reset()
    twin.reset()
    assert (twin.unwrapped.state() == env.unwrapped.state()).all()


def played_on(env: Any) -> list[int]:
    """In another process."""
    _, info = env.reset(seed=9)
    rng, done = np.random.default_rng(1), []
    for _ in range(20):
        done.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        *_, info = env.step(done[-1])
    return done


def test_spawned_processes_take_environments() -> None:
    env = gymnasium.make("istanbul/Dice-v0", players=2, opponents="apprentice")
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(played_on, env).result() == played_on(env)
