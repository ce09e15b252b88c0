"""Trains the network: games against itself, NumPy only. `python -m learner.train --lessons 600`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import istanbul
from istanbul.research.batch import Batch

from .lesson import STEPS, Lesson, Worth
from .network import Features, Network
from .teacher import Teacher

GAMES = 256  # side by side
ROUNDS = 60  # of a game, at most
HIDDEN = 128
EXPLORED = 1500  # random decisions of each game, to see what occurs
RATE = 1e-3  # falls to 0
TOLD = 25  # lessons between two lines of progress


def explore(batch: Batch, steps: int) -> tuple[NDArray[np.uint8], NDArray[Any]]:
    """Random play: the largest of each number of the observations, and the actions of a game.

    Actions are known by their kind: who sees one sale knows all of them.
    """
    batch.reset()
    most, legal = batch.observation.max(axis=0), batch.mask.any(axis=0)
    for _ in range(steps):
        batch.step(batch.sample())
        np.maximum(most, batch.observation.max(axis=0), out=most)
        legal |= batch.mask.any(axis=0)
    kinds = [batch.game.describe(action).kind for action in range(batch.n_actions)]
    seen = {kinds[action] for action in np.flatnonzero(legal)}
    return most, np.array([action for action, kind in enumerate(kinds) if kind in seen])


def train(lessons: int, out: Path, players: int = 2, seed: int = 1) -> Network:
    """Play and learn; the same seed gives the same network."""
    game = istanbul.game(players=players, max_rounds=ROUNDS)
    batch = Batch(game, GAMES, seed=seed)
    most, known = explore(batch, EXPLORED)
    network = Network.fresh(Features.of(batch.slots, most), known, HIDDEN, seed)
    print(f"{len(network.features.column)} features, {len(known)} actions")
    worth, teacher, rng = Worth(batch.slots), Teacher(network), np.random.default_rng(seed)
    lesson, began, ended = Lesson(network, batch), time.monotonic(), 0
    batch.reset()
    for number in range(1, lessons + 1):
        lesson.play(batch, network, worth, rng)
        teacher.teach(lesson, RATE * (1 - (number - 1) / lessons), rng)
        ended += int(lesson.done.sum())
        if number % TOLD == 0 or number == lessons:
            length = GAMES * STEPS * ((number - 1) % TOLD + 1) // max(1, ended)
            passed = time.monotonic() - began
            print(f"lesson {number}, {passed:.0f} s: {length} decisions a game")
            np.savez(out, allow_pickle=False, **network.weights)  # good enough to try out
            ended = 0
    return network


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lessons", type=int, default=600, help="of 16384 decisions each")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    train(given.lessons, given.out, given.players, given.seed)
