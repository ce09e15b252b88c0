"""The part of `make bench-peers` that measures environments: ours, and one of others beside each.

Random games through the interface that a learner uses, the same loop for both of a pair, by
processor time. PettingZoo and Gymnasium make the observation and the mask at each step; with them
chance is part of a step, with Gymnasium the opponents too. In OpenSpiel chance is a step by itself.
Our batch of games stands alone: nobody else here has its like.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import pettingzoo
from rich.table import Table

import istanbul
from istanbul.cli.speed import batched, median_of
from istanbul.research.episode import MAX_ROUNDS
from istanbul.research.gymnasium import IstanbulEnv
from istanbul.research.pettingzoo import board_v0


class Pair(NamedTuple):
    """What is measured beside each other."""

    interface: str
    ours: str
    measure_ours: Callable[[], float]
    its: str
    measure_its: Callable[[], float]


def aec_speed(env: Any, steps: int) -> float:
    """Steps per second of a PettingZoo environment; a new game when one is over."""
    choose = random.Random(1).choice
    env.reset(seed=1)
    began = time.thread_time()
    for _ in range(steps):
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(choose(np.flatnonzero(observed["action_mask"])))
    return steps / (time.thread_time() - began)


def gym_speed(env: Any, legal: Callable[[Any], Any], steps: int) -> float:
    """Steps per second of a Gymnasium environment; `legal` lists the legal actions."""
    choose = random.Random(1).choice
    env.reset(seed=1)
    began = time.thread_time()
    for _ in range(steps):
        _, _, terminated, truncated, _ = env.step(choose(legal(env)))
        if terminated or truncated:
            env.reset()
    return steps / (time.thread_time() - began)


def masked(env: Any) -> Any:
    """The legal actions of our environment."""
    return np.flatnonzero(env.action_masks())


def listed(env: Any) -> Any:
    """Those of Catanatron's."""
    return env.get_valid_actions()


def spiel_driven(name: str, games: int) -> tuple[float, float]:
    """Steps per second of OpenSpiel driven from Python, and the mean length of a game."""
    pyspiel: Any = import_module("pyspiel")
    game, rng, steps = pyspiel.load_game(name), random.Random(1), 0
    began = time.thread_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps / (time.thread_time() - began), steps / games


def spiel_speed(name: str, games: int) -> float:
    """Steps per second of an OpenSpiel game that a loop in Python drives."""
    return spiel_driven(name, games)[0]


def pairs() -> list[Pair]:
    """One for each interface."""
    import_module("istanbul.research.open_spiel")  # makes its games known
    catanatron: Any = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()
    ours_gym = IstanbulEnv(players=2, opponents="random")
    chess = pettingzoo.make("aec", "classic/chess_v6")
    return [
        Pair(
            "PettingZoo",
            "board_v0, 4 players",
            partial(aec_speed, board_v0.env(players=4), 4_000),
            "chess_v6",
            partial(aec_speed, chess, 400),
        ),
        Pair(
            "Gymnasium",
            "Board-v0, 2 players, random opponent",
            partial(gym_speed, ours_gym, masked, 4_000),
            "Catanatron, 2 players, random opponent",
            partial(gym_speed, catanatron, listed, 800),
        ),
        Pair(
            "OpenSpiel",
            "python_istanbul, 4 players",
            partial(spiel_speed, "python_istanbul(players=4)", 8),
            "backgammon (C++)",
            partial(spiel_speed, "backgammon", 60),
        ),
    ]


def table() -> Table:
    """Measure and lay out."""
    found = Table(title="environment steps/s on one core, medians of 5, one run")
    for column in ("interface", "ours", "steps/s", "beside it", "its steps/s", "ours : its"):
        found.add_column(column, justify="right" if "/s" in column or ":" in column else "left")
    game = istanbul.game(players=4, max_rounds=MAX_ROUNDS)
    batch = median_of(partial(batched, game, 1024, 40, 1, time.thread_time))
    found.add_row("NumPy", "Batch, 1,024 games, 4 players", f"{batch:,.0f}")
    for pair in pairs():
        ours, its = median_of(pair.measure_ours), median_of(pair.measure_its)
        numbers = f"{ours:,.0f}", f"{its:,.0f}", f"{ours / its:,.1f}"
        found.add_row(pair.interface, pair.ours, numbers[0], pair.its, *numbers[1:])
    return found
