"""Real learners: stable-baselines3 makes the environments, MaskablePPO learns from them.

They come with requirements-training.txt, which only `make test-long` installs.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import istanbul.research.gymnasium

pytestmark = pytest.mark.long


@pytest.mark.parametrize("name", istanbul.research.gymnasium.ENVIRONMENTS)
@pytest.mark.parametrize("prefix", ["", "istanbul.research.gymnasium:"])
def test_make_vec_env(name: str, prefix: str) -> None:
    make_vec_env = import_module("stable_baselines3.common.env_util").make_vec_env
    env: Any = make_vec_env(
        prefix + name, n_envs=2, seed=1, env_kwargs={"players": 2, "opponents": "random"}
    )
    observed = env.reset()
    assert observed["observation"].shape == (2, *env.observation_space["observation"].shape)
    masks = np.stack(env.env_method("action_masks"))
    assert (masks == observed["action_mask"]).all()
    env.step([np.flatnonzero(mask)[0] for mask in masks])
    assert all(image.shape[2] == 3 for image in env.get_images())


def test_its_own_check_of_environments(recwarn: pytest.WarningsRecorder) -> None:
    check_env = import_module("stable_baselines3.common.env_checker").check_env
    env = istanbul.research.gymnasium.IstanbulEnv("dice", players=2, opponents="random")
    check_env(env, warn=False)


def test_the_example_learns(tmp_path: Path) -> None:
    example = import_module("examples.maskable_ppo.train")
    model, rows = example.train(20_000, seed=1, games=20)
    assert rows[-1]["steps"] >= 20_000
    assert rows[-1]["random"] > max(0.7, rows[0]["random"])
    model.save(tmp_path / "policy.zip")
    example.plot(rows, tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 5_000
