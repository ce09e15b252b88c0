"""Train a player of the Dice Game with sb3-contrib's MaskablePPO, and measure it on the way.

    pip install '.[research]' -r requirements-training.txt
    python examples/maskable_ppo/train.py --out ppo

Writes `ppo.zip` (the policy), `ppo.json` (what was measured) and `ppo.png` (a plot of it).
docs/research/ppo.md tells what came of it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import istanbul.research.gymnasium

gymnasium.register_envs(istanbul.research.gymnasium)  # makes the ids known

ID: Final = "istanbul/Dice-v0"
OPPONENTS: Final = ("random", "apprentice")
ENVIRONMENTS: Final = 16
GAMES: Final = 100  # of a measurement, against each opponent
MEASUREMENTS: Final = 8


class Numbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation as one vector of small floats; masks go their own way, `action_masks()`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, spaces.Dict)
        shape = env.observation_space["observation"].shape
        self.observation_space = spaces.Box(0, 6, shape, np.float32)

    def observation(self, observation: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        """Numbers from 0 to 255, of which most are small: on a scale of logarithms."""
        numbers: NDArray[np.float32] = np.log1p(observation["observation"], dtype=np.float32)
        return numbers


def made(opponent: str) -> gymnasium.Env[Any, Any]:
    """One seat against an opponent, who begins in half of the games."""
    return Numbers(gymnasium.make(ID, players=2, opponents=opponent))


def measured(model: MaskablePPO, opponent: str, games: int) -> float:
    """The part of the games that the policy wins, taking what it likes most; a tie is half a win.

    Always the same games: seeds from 0 on.
    """
    env, won = made(opponent), 0.0
    for seed in range(games):
        observation, _ = env.reset(seed=seed)
        over = False
        reward: Any = 0.0
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(observation, action_masks=masks, deterministic=True)
            observation, reward, terminated, truncated, _ = env.step(action)
            over = terminated or truncated
        won += (float(reward) + 1) / 2
    return won / games


def train(steps: int, seed: int, games: int = GAMES) -> tuple[MaskablePPO, list[dict[str, float]]]:
    """A policy, and a row for each time it was measured; `seconds` are those of the processor."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is small
    turn = iter(range(ENVIRONMENTS))
    env = make_vec_env(lambda: made(OPPONENTS[next(turn) % len(OPPONENTS)]), ENVIRONMENTS, seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    rows: list[dict[str, float]] = []
    spent = 0.0
    while True:
        row: dict[str, float] = {"steps": model.num_timesteps, "seconds": round(spent)}
        row |= {opponent: measured(model, opponent, games) for opponent in OPPONENTS}
        rows.append(row)
        print(json.dumps(row), flush=True)
        if model.num_timesteps >= steps:
            return model, rows
        began = time.process_time()
        model.learn(-(-steps // MEASUREMENTS), reset_num_timesteps=False)
        spent += time.process_time() - began


def plot(rows: list[dict[str, float]], path: Path) -> None:
    """Won games by steps, a line for each opponent."""
    import matplotlib  # noqa: PLC0415 - only for the picture

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415 - after the choice of the backend

    figure, axes = pyplot.subplots(figsize=(6.4, 3.6), layout="constrained")
    for opponent, colour in zip(OPPONENTS, ("#1b7f8c", "#b5432a"), strict=True):
        at = [row["steps"] / 1000 for row in rows]
        axes.plot(at, [100 * row[opponent] for row in rows], marker="o", color=colour)
        axes.annotate(
            f"against {opponent}",
            (at[-1], 100 * rows[-1][opponent]),
            (0, -24),
            textcoords="offset points",
            ha="right",
            color=colour,
        )
    axes.axhline(50, color="#888888", linewidth=0.8, linestyle=":")
    axes.set(xlabel="decisions of the learner, thousands", ylabel="games won, %", ylim=(0, 104))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=110)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=200_000, help="decisions of the learner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="of each measurement")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="name of the files")
    args = parser.parse_args()
    model, rows = train(args.steps, args.seed, args.games)
    model.save(args.out.with_suffix(".zip"))
    args.out.with_suffix(".json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    plot(rows, args.out.with_suffix(".png"))


if __name__ == "__main__":
    main()
