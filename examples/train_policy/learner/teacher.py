"""Learning from a lesson: clipped policy gradients with a value as baseline (PPO), and Adam."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .lesson import Lesson
from .network import Floats, Network

CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
PART = 2048  # decisions in a minibatch
EPOCHS = 2
LARGEST = 0.5  # length of a gradient


class Decisions(NamedTuple):
    """Decisions to learn from, one in each row."""

    x: Floats
    mask: NDArray[Any]
    pick: NDArray[Any]
    chance: Floats  # of the pick, when it was made
    gain: Floats  # how much better it was than expected
    target: Floats  # what should have been expected

    def some(self, which: NDArray[Any]) -> Decisions:
        """These of them."""
        return Decisions(*(array[which] for array in self))


def taught_by(lesson: Lesson) -> Decisions:
    """All decisions of a lesson whose outcome is known, in one long row."""
    advantage, known = lesson.advantages()
    gain = (advantage - advantage[known].mean()) / (advantage[known].std() + 1e-6)
    target = advantage + lesson.value
    found = Decisions(lesson.x, lesson.mask, lesson.pick, lesson.chance, gain, target)
    return found.some(known)


class Teacher:
    """Changes the weights of a network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.names = ["w1", "b1", "w2", "b2", "wv", "bv"]
        self.first = {name: np.zeros_like(network.weights[name]) for name in self.names}
        self.second = {name: np.zeros_like(network.weights[name]) for name in self.names}
        self.steps = 0

    def teach(self, lesson: Lesson, rate: float, rng: np.random.Generator) -> None:
        """Go through a lesson a few times."""
        decisions = taught_by(lesson)
        n = len(decisions.pick)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(n), max(1, n // PART)):
                self.adam(self.slopes(decisions.some(part)), rate)

    def slopes(self, d: Decisions) -> dict[str, Floats]:
        """The gradient of the loss, written out by hand."""
        n = len(d.pick)
        network, rows = self.network, np.arange(n)
        weights = network.weights
        hidden = network.hidden(d.x)
        chances = network.chances(hidden, d.mask)
        ratio = chances[rows, d.pick] / d.chance
        held = ((ratio > 1 + CLIP) & (d.gain > 0)) | ((ratio < 1 - CLIP) & (d.gain < 0))
        push = np.where(held, 0, d.gain * ratio) / n
        score = push[:, None] * chances
        score[rows, d.pick] -= push
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        score += ENTROPY / n * chances * (logs + entropy)
        miss = VALUE * (network.value(hidden) - d.target)[:, None] / n
        back = score @ weights["w2"].T + miss @ weights["wv"].T
        back[hidden <= 0] = 0
        return {
            "w1": d.x.T @ back,
            "b1": back.sum(axis=0),
            "w2": hidden.T @ score,
            "b2": score.sum(axis=0),
            "wv": hidden.T @ miss,
            "bv": miss.sum(axis=0),
        }

    def adam(self, slopes: dict[str, Floats], rate: float) -> None:
        """One step downhill."""
        self.steps += 1
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        for name in self.names:
            slope = slopes[name] * min(1.0, LARGEST / (norm + 1e-9))
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.01 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.99**self.steps)
            self.network.weights[name] -= (rate * first / (np.sqrt(second) + 1e-7)).astype(
                np.float32
            )
