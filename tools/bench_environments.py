"""The part of `make bench-peers` that measures environments: ours, and one of others beside each.

Random steps through the interface that a learner uses: observation, mask, choice, step. The same
loop for both of a pair, by processor time. Chance and the opponents are part of a step where the
interface makes them so (Gymnasium), and steps of their own where it does not (OpenSpiel).
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

from istanbul.cli.speed import median_of
from istanbul.research.gymnasium import IstanbulEnv
from istanbul.research.open_spiel import BoardSpiel
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


def spiel_speed(game: Any, steps: int) -> float:
    """Steps per second of an OpenSpiel game, with the observation tensor at each decision."""
    rng, state = random.Random(1), game.new_initial_state()
    began = time.thread_time()
    for _ in range(steps):
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
    return steps / (time.thread_time() - began)


def pairs() -> list[Pair]:
    """One for each interface."""
    pyspiel: Any = import_module("pyspiel")
    catanatron: Any = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()
    ours_gym = IstanbulEnv(players=2, opponents="random")
    masked = lambda env: np.flatnonzero(env.action_masks())  # noqa: E731 - beside its fellow below
    listed = lambda env: env.get_valid_actions()  # noqa: E731 - Catanatron's way
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
            partial(spiel_speed, BoardSpiel({"players": 4}), 8_000),
            "backgammon (C++)",
            partial(spiel_speed, pyspiel.load_game("backgammon"), 8_000),
        ),
    ]


def table() -> Table:
    """Measure and lay out."""
    found = Table(title="environment steps/s on one core, medians of 5, one run")
    for column in ("interface", "ours", "steps/s", "beside it", "its steps/s", "ours : its"):
        found.add_column(column, justify="right" if "/s" in column or ":" in column else "left")
    for pair in pairs():
        ours, its = median_of(pair.measure_ours), median_of(pair.measure_its)
        numbers = f"{ours:,.0f}", f"{its:,.0f}", f"{ours / its:,.1f}"
        found.add_row(pair.interface, pair.ours, numbers[0], pair.its, *numbers[1:])
    return found
