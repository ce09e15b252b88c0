"""A small network with one hidden layer, and what it sees of an observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from istanbul.engine.slots import Slot

Floats = NDArray[np.floating[Any]]
Bytes = NDArray[np.uint8]

STEPS = {"lira": 30, "rubies": 6, "goods": 5, "room": 5, "stack": 5, "hand_size": 5, "round": 40}
"""Counts up to here become steps: 3 of 5 is 1 1 1 0 0. Other slots have as many as were seen."""


class Features:
    """Which numbers of an observation the network sees, each as one or more zeros and ones."""

    def __init__(self, column: NDArray[Any], level: NDArray[Any]) -> None:
        self.column, self.level = column, level

    @classmethod
    def of(cls, slots: Sequence[Slot], most: Bytes) -> Features:
        """All that ever changed; `most` is the largest of each number that was seen."""
        pairs = [
            (at, level)
            for slot in slots
            for at in range(slot.offset, slot.offset + slot.length)
            if most[at]
            for level in range(1, STEPS.get(slot.name, min(int(most[at]), 8)) + 1)
        ]
        column, level = np.array(pairs).T
        return cls(column.astype(np.int32), level.astype(np.uint8))

    def __call__(self, observation: Bytes) -> Floats:
        """One row for each observation."""
        found: Floats = (observation[:, self.column] >= self.level).astype(np.float32)
        return found


class Network:
    """One hidden layer; from it a score for each action it knows, and a value: who will win."""

    def __init__(self, weights: dict[str, NDArray[Any]]) -> None:
        self.weights = weights
        self.features = Features(weights["column"], weights["level"])
        self.known = weights["known"]  # the actions it knows

    @classmethod
    def fresh(cls, features: Features, known: NDArray[Any], hidden: int, seed: int) -> Network:
        """Small random weights; all legal actions are about equally good."""
        rng, n = np.random.default_rng(seed), len(features.column)
        weights = {
            "w1": rng.normal(0, n**-0.5, (n, hidden)),
            "b1": np.zeros(hidden),
            "w2": rng.normal(0, 0.01, (hidden, len(known))),
            "b2": np.zeros(len(known)),
            "wv": np.zeros((hidden, 1)),
            "bv": np.zeros(1),
        }
        found: dict[str, NDArray[Any]] = {k: w.astype(np.float32) for k, w in weights.items()}
        return cls({**found, "column": features.column, "level": features.level, "known": known})

    def hidden(self, x: Floats) -> Floats:
        """The hidden layer."""
        found: Floats = np.maximum(x @ self.weights["w1"] + self.weights["b1"], 0)
        return found

    def value(self, h: Floats) -> Floats:
        """What is to be expected from here."""
        found: Floats = (h @ self.weights["wv"])[:, 0] + self.weights["bv"]
        return found

    def chances(self, h: Floats, mask: NDArray[Any]) -> Floats:
        """The chances of the known actions; those that the mask forbids have none."""
        scores = h @ self.weights["w2"] + self.weights["b2"]
        scores[mask == 0] = -np.inf
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        found: Floats = scores
        return found
