"""The vector environment: Gymnasium's own kit, and the same as one environment for each game."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from istanbul.agents.base import Agent, Question
from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.two_builds import NativeMissing
from istanbul.research.gymnasium import ENVIRONMENTS, IstanbulEnv
from istanbul.research.vector import IstanbulVectorEnv

OPTIONS: dict[str, dict[str, Any]] = {
    "board": {"players": 3, "max_rounds": 4},
    "bazaar": {"players": 2, "max_rounds": 3, "expansions": ["mocha", "letters"]},
    "dice": {"game": "dice", "players": 4, "max_rounds": 3},
}


def random_actions(info: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action for each game; where a game is over any number will do."""
    masks = info["action_mask"]
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def check_beside_single_environments(env: IstanbulVectorEnv, steps: int) -> int:
    """After each step every row is what a single environment says of the same state."""
    rng, ended = np.random.default_rng(1), 0
    options: dict[str, Any] = env.options
    single = IstanbulEnv(**options, opponents="random")
    observed, info = env.reset(seed=5)
    over = np.zeros(env.num_envs, bool)
    for _ in range(steps):
        before = over
        observed, reward, terminated, truncated, info = env.step(random_actions(info, rng))
        over = terminated | truncated
        assert observed in env.observation_space
        assert not (over & before).any()  # the step after the end begins anew
        for i in range(env.num_envs):
            state, seat = env.batch.state(i), int(env.seats[i])
            assert state.waits_for == seat or over[i]
            single.reset(seed=1)
            single.seat, single.episode.state, single.episode.game = seat, state, state.game
            single.episode.seat, single.episode.actions = state.waits_for, state.legal_actions()
            assert (observed["observation"][i] == single._observed()["observation"]).all()
            assert (observed["action_mask"][i] == single._observed()["action_mask"]).all()
            assert (info["action_mask"][i] == single.action_masks()).all()
            assert reward[i] == pytest.approx(single.episode.rewards()[seat])
            assert truncated[i] == single.episode.is_stopped
            assert terminated[i] == (single.episode.is_over and not single.episode.is_stopped)
            if before[i]:
                assert (reward[i], env.batch.rounds[i]) == (0, 1)
        ended += int(over.sum())
    return ended


@pytest.mark.parametrize("name", OPTIONS)
def test_rows_are_what_single_environments_say(name: str) -> None:
    env = IstanbulVectorEnv(num_envs=5, opponents="random", **OPTIONS[name])
    assert check_beside_single_environments(env, 40) > 2


def test_named_opponents_play_their_seats() -> None:
    env = IstanbulVectorEnv(num_envs=3, opponents=["random", "apprentice"], **OPTIONS["board"])
    assert check_beside_single_environments(env, 15) > 0


def test_on_plain_rules_the_same_games_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(self: Game) -> Game:
        raise NativeMissing("none")

    played = []
    for plain in (False, True):
        with monkeypatch.context() as without:
            env = IstanbulVectorEnv(num_envs=3, opponents="random", threads=2, **OPTIONS["dice"])
            if plain:
                without.setattr("istanbul.games.dice.game.DiceGame.native", missing)
            rng = np.random.default_rng(3)
            _, info = env.reset(seed=2)
            assert env.batch.game.is_native != plain
            rows = []
            for _ in range(25):
                observed, reward, terminated, truncated, info = env.step(random_actions(info, rng))
                arrays = (*observed.values(), reward, terminated, truncated, env.batch.length)
                rows.append([array.tobytes() for array in arrays])
            played.append(rows)
    assert played[0] == played[1]


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_gymnasium_makes_it(name: str) -> None:
    env = gymnasium.make_vec(
        name, num_envs=4, vectorization_mode="vector_entry_point", players=2, opponents="random"
    )
    assert isinstance(env, IstanbulVectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert env.seats.tolist() == [0, 1, 0, 1]
    single = gymnasium.make(name, players=2)
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    observed, info = env.reset(seed=1)
    assert observed in env.observation_space
    again = gymnasium.make_vec(name, num_envs=4, players=2, opponents="random").reset(seed=1)
    assert (again[0]["observation"] == observed["observation"]).all()
    assert (env.action_masks() == info["action_mask"]).all()
    assert info["_action_mask"].all()
    assert env.action_text(int(np.flatnonzero(info["action_mask"][0])[0]))
    assert gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync").num_envs == 2


def test_an_illegal_action_loses_or_raises() -> None:
    options = {**OPTIONS["board"], "opponents": "random"}
    env = IstanbulVectorEnv(num_envs=3, **options)
    _, info = env.reset(seed=3)
    legal = random_actions(info, np.random.default_rng(1))
    wrong = legal.copy()
    wrong[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    strict = IstanbulVectorEnv(num_envs=3, illegal="raise", **options)
    strict.reset(seed=3)
    before = strict.batch.state(0)
    with pytest.raises(IllegalAction, match=r"game 1: '.*' is not legal here"):
        strict.step(wrong)
    assert strict.batch.state(0) == before
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward[1], terminated.tolist()) == (-1, [False, True, False])
    _, reward, terminated, _, _ = env.step(random_actions(info, np.random.default_rng(1)))
    assert (reward[1], terminated[1], env.batch.rounds[1]) == (0, False, 1)
    for bad in (legal[:2], np.full(3, 9999)):
        with pytest.raises(MalformedInput, match="expected 3 numbers from 0 to"):
            env.step(bad)


class Wrong(Agent):
    """Never legal."""

    name = "wrong"

    def choose(self, question: Question) -> int:
        return next(a for a in range(800) if a not in question.actions)


def test_an_opponent_that_does_not_keep_to_the_rules_is_told() -> None:
    env = IstanbulVectorEnv(num_envs=2, opponents=Wrong, **OPTIONS["board"])
    with pytest.raises(IllegalAction, match="is not legal here"):
        env.reset(seed=1)


def test_it_can_be_pickled_in_the_middle_of_games() -> None:
    env = IstanbulVectorEnv(num_envs=2, opponents=["apprentice", "random"], **OPTIONS["board"])
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=5)
    for _ in range(5):
        *_, info = env.step(random_actions(info, rng))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        actions = random_actions(info, rng)
        one, other = env.step(actions), twin.step(actions)
        assert (one[0]["observation"] == other[0]["observation"]).all()
        assert (one[1] == other[1]).all()
        info = one[-1]


def test_pictures_and_texts_of_all_games() -> None:
    env = IstanbulVectorEnv(num_envs=2, opponents="random", render_mode="ansi", **OPTIONS["dice"])
    env.reset(seed=1)
    texts = env.render()
    assert "seen by seat 0" in str(texts[0])
    assert "seen by seat 1" in str(texts[1])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seat": 3, "players": 3}, "seat 3: expected 0 to 2"),
        ({"illegal": "ignore"}, "illegal 'ignore': expected lose or raise"),
        ({"opponents": "nobody"}, "agent 'nobody' is unknown"),
        ({"render_mode": "human"}, "render_mode 'human': expected ansi or rgb_array"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(MalformedInput, match=message):
        IstanbulVectorEnv(**options)
