"""Gymnasium's own check, and what it does not ask. For any version that the extra allows."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import istanbul.research.gymnasium
from istanbul.agents.base import Agent, Question
from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.research.gymnasium import IstanbulEnv
from tests.research.sets import NAMES, SETS

IDS = {game: name for name, game in istanbul.research.gymnasium.ENVIRONMENTS.items()}


@pytest.mark.filterwarnings("ignore:.*Illegal action, the game is lost")  # the check never looks
@pytest.mark.parametrize(("game", "options"), SETS, ids=NAMES)
def test_check_env(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(IDS[game], opponents="random", **options).unwrapped)


def play(env: Any, seed: int) -> tuple[list[int], float, bool, bool]:
    """A whole game of legal actions: what was done, the rewards together, and how it ended."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    done, total, terminated, truncated = [], 0.0, False, False
    while not (terminated or truncated):
        done.append(int(env.action_space.sample(info["action_mask"])))
        observed, reward, terminated, truncated, info = env.step(done[-1])
        assert observed in env.observation_space
        total += reward
    return done, total, terminated, truncated


def test_against_chosen_agents_the_same_seed_gives_the_same_game() -> None:
    env = gymnasium.make(
        "istanbul/Board-v0", players=3, opponents=["apprentice", "trader"], budget="20"
    )
    first = play(env, 4)
    assert first == play(env, 4)
    assert first[1:] == (-1, True, False)  # random actions are last
    assert play(env, 5) != first


def test_a_long_game_is_truncated() -> None:
    env = gymnasium.make("istanbul/Dice-v0", opponents="random", max_rounds=1)
    assert play(env, 1)[2:] == (False, True)


def test_masks_for_maskable_ppo() -> None:
    env = IstanbulEnv(players=2, opponents="random", seat=1)
    observed, info = env.reset(seed=3)
    masks = env.action_masks()
    assert masks.dtype == bool
    assert np.flatnonzero(masks).tolist() == env.episode.state.legal_actions()
    assert (masks == observed["action_mask"]).all()
    assert (masks == info["action_mask"]).all()
    assert env.episode.seat == env.seat == 1


def test_an_illegal_action_loses_or_raises() -> None:
    env = IstanbulEnv(players=2, opponents="random")
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.warns(UserWarning, match="the game is lost"):
        _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "expected of seat 0" in info["illegal"]
    strict = IstanbulEnv(players=2, opponents="random", illegal="raise")
    strict.reset(seed=3)
    with pytest.raises(IllegalAction, match="expected of seat 0"):
        strict.step(illegal)


class First(Agent):
    """Always takes the first option."""

    name = "first"

    def choose(self, question: Question) -> int:
        return question.actions[0]


def test_an_opponent_may_be_a_class_of_your_own() -> None:
    env = IstanbulEnv("dice", players=4, opponents=["random", First, "apprentice"])
    env.reset(seed=1)
    assert [type(env.agents[seat]).name for seat in (1, 2, 3)] == ["random", "first", "apprentice"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponents": ["random"], "players": 3}, "opponents: expected 2 for 3 players"),
        ({"opponents": "nobody"}, "agent 'nobody' is unknown"),
        ({"seat": 3, "players": 3}, "seat 3: expected 0 to 2"),
        ({"illegal": "ignore"}, "illegal 'ignore': expected lose or raise"),
        ({"expansions": ["tea"]}, "'tea' is unknown"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(MalformedInput, match=message):
        IstanbulEnv(**options)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = IstanbulEnv("dice", players=2, opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert "seen by seat 0" in str(env.render())
    assert env.action_text(env.episode.actions[0]) in str(env.render())
    IstanbulEnv("dice", players=2, opponents="random", render_mode="human").reset(seed=1)
    assert "seen by seat 0" in capsys.readouterr().out
