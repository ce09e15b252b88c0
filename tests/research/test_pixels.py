"""Pictures as pixels: the shapes where they belong, in every environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from istanbul.engine.picture import Picture
from istanbul.research.gymnasium import IstanbulEnv
from istanbul.research.pettingzoo import board_v0, dice_v0
from istanbul.research.pixels import pixels
from istanbul.research.vector import IstanbulVectorEnv


def test_shapes_become_pixels() -> None:
    picture = Picture(100, 60, "")
    picture.box((0, 0), (100, 60), "#ffffff")
    picture.box((10, 10), (20, 20), "#ff0000", radius=4)
    picture.disc((50, 20), 10, "#00ff00", "#000000")
    picture.polygon([(70, 10), (90, 10), (90, 30), (70, 30)], "#0000ff")
    picture.text((50, 50), "WWW", 12, "#000000", anchor="middle", bold=True)
    found = pixels(picture)
    assert found.shape == (60, 100, 3)
    assert found.dtype == np.uint8
    assert found[20, 20].tolist() == [255, 0, 0]
    assert found[10, 10].tolist() != [255, 0, 0]  # a round corner
    assert found[20, 50].tolist() == [0, 255, 0]
    assert found[20, 80].tolist() == [0, 0, 255]
    assert found[5, 5].tolist() == [255, 255, 255]
    assert found[44:56, 36:64].min() < 60  # ink
    assert found[44:56, :30].min() == 255  # and only in the middle


@pytest.mark.parametrize(
    "options", [{"players": 5, "expansions": ["mocha", "letters"]}, {"game": "dice", "players": 3}]
)
def test_environments_render_pixels(options: dict[str, Any]) -> None:
    env = IstanbulEnv(**options, opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert isinstance(frame, np.ndarray)
    assert frame.dtype == np.uint8
    assert frame.shape[2:] == (3,)
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 50
    many = IstanbulVectorEnv(
        num_envs=2, **options, opponents="random", render_mode="rgb_array", seat=0
    )
    many.reset(seed=1)
    assert [getattr(one, "shape", None) for one in many.render()] == [frame.shape] * 2


@pytest.mark.parametrize("module", [board_v0, dice_v0])
def test_pettingzoo_renders_pixels(module: Any) -> None:
    env = module.env(players=2, render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    assert "rgb_array" in env.metadata["render_modes"]


def test_gymnasium_records_them() -> None:
    env = gymnasium.make("istanbul/Dice-v0", players=2, opponents="random", render_mode="rgb_array")
    kept = gymnasium.wrappers.RenderCollection(env)
    _, info = kept.reset(seed=1)
    kept.step(kept.action_space.sample(info["action_mask"]))
    frames = kept.render()
    assert frames is not None
    assert len(frames) == 2
