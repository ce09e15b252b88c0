"""PettingZoo's own kit, and what it does not ask."""

from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state as state_test
from pettingzoo.test.state_test import test_state_space as state_space_test

from istanbul.engine.errors import IllegalAction, MalformedInput
from istanbul.engine.source import SeededSource
from istanbul.research import slots
from istanbul.research.pettingzoo import board_v0, dice_v0
from tests.research.sets import NAMES, SETS

MODULES: dict[str, Any] = {"board": board_v0, "dice": dice_v0}

# PettingZoo says so of every observation with a mask that is not in a list of its own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
every_set = pytest.mark.parametrize(("game", "options"), SETS, ids=NAMES)


@every_set
def test_the_kit(game: str, options: dict[str, Any]) -> None:
    make = partial(MODULES[game].env, **options)
    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=60)
    render_test(make)
    state_space_test(make())
    state_test(make(), num_cycles=3)


def test_ids_are_registered() -> None:
    env = pettingzoo.make("aec", "istanbul/board_v0", players=5)
    assert str(env) == "istanbul_board_v0"
    assert env.max_num_agents == 5
    assert str(pettingzoo.make("aec", "istanbul/dice_v0")) == "istanbul_dice_v0"


@pytest.mark.parametrize("max_rounds", [2, None])
def test_a_whole_game(max_rounds: int | None) -> None:
    env, source = dice_v0.env(players=3, max_rounds=max_rounds), SeededSource(1)
    env.reset(seed=5)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        if terminated or truncated:
            assert truncated == (max_rounds is not None)
            assert terminated != truncated
            env.step(None)
            continue
        assert reward == 0
        legal = np.flatnonzero(observed["action_mask"])
        env.step(legal[source.below(len(legal))])
    assert not env.agents
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


def test_named_slots_tell_what_the_view_tells() -> None:
    env = board_v0.raw_env(players=4)
    env.reset(seed=2)
    where, seat = slots("board"), env.episode.seat
    view = env.episode.state.view(seat).to_json()
    observed = env.observe(env.agent_selection)["observation"]
    clockwise = [view["seats"][(seat + i) % 4]["lira"] for i in range(4)]
    assert observed[where["lira"]].tolist() == [*clockwise, 0]
    assert observed[where["players"]].tolist() == [4]


def test_an_illegal_action_says_what_was_expected_or_loses() -> None:
    raw = board_v0.raw_env(players=2)
    raw.reset(seed=1)
    illegal = next(a for a in range(800) if a not in raw.episode.actions)
    with pytest.raises(IllegalAction, match="expected of seat"):
        raw.step(illegal)
    env = board_v0.env(players=2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[loser] == -1


def test_games_after_a_seed_differ_from_each_other_but_not_from_run_to_run() -> None:
    env, seen = board_v0.raw_env(players=2), []
    for seed in (3, None, 3, None):
        env.reset(seed=seed)
        seen.append(env.episode.state.digest())
    assert seen[:2] == seen[2:]
    assert seen[0] != seen[1]


def test_actions_have_texts_and_human_rendering_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = board_v0.raw_env(players=2, render_mode="human")
    env.reset(seed=1)
    assert "seat 0: lira" in capsys.readouterr().out
    texts = [env.action_text(action) for action in env.episode.actions]
    assert "move tea_house" in texts


@pytest.mark.parametrize("module", [board_v0, dice_v0])
def test_a_parallel_environment_is_refused_with_what_to_do_instead(module: Any) -> None:
    with pytest.raises(MalformedInput, match=r"decide one after the other.*use env\(\)"):
        module.parallel_env(players=3)
