"""Playing to learn: some steps of all games, every seat by the network."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from istanbul.engine.slots import Slot
from istanbul.research.batch import Batch

from .network import Floats, Network

STEPS = 64  # decisions of each game in a lesson
DISCOUNT = 0.99
TRACE = 0.95

# How good a seat's things are, in rubies: a hint on the way to the first wins. As it is only the
# change of it that counts, and the end takes all of it back, it changes no goal.
WORTH = {"rubies": 1.0, "tile": 0.4, "room": 0.3, "goods": 0.06, "lira": 0.04, "hand_size": 0.04}
HINT = 0.2  # of the reward for a win


class Worth:
    """What the viewer has."""

    def __init__(self, slots: Sequence[Slot]) -> None:
        width = {"tile": 4, "goods": 4}
        self.weight = np.zeros(sum(slot.length for slot in slots), np.float32)
        for slot in slots:
            for i in range(width.get(slot.name, 1)):
                if slot.name in WORTH:
                    self.weight[slot.offset + i] = WORTH[slot.name] * HINT
        self.column = np.flatnonzero(self.weight)
        self.weight = self.weight[self.column]

    def __call__(self, observation: NDArray[np.uint8]) -> Floats:
        """One number for each observation."""
        found: Floats = np.minimum(observation[:, self.column], 30).astype(np.float32) @ self.weight
        return found


class Lesson:
    """What happened in some steps of all games."""

    def __init__(self, network: Network, batch: Batch) -> None:
        n = batch.n
        self.x = np.zeros((STEPS, n, len(network.features.column)), np.float32)
        self.mask = np.zeros((STEPS, n, len(network.known)), np.bool_)
        self.pick = np.zeros((STEPS, n), np.int64)
        self.chance = np.zeros((STEPS, n), np.float32)
        self.value = np.zeros((STEPS, n), np.float32)
        self.worth = np.zeros((STEPS, n), np.float32)
        self.seat = np.zeros((STEPS, n), np.int64)
        self.done = np.zeros((STEPS, n), np.bool_)
        self.reward = np.zeros((STEPS, n, batch.players), np.float32)

    def play(self, batch: Batch, network: Network, worth: Worth, rng: np.random.Generator) -> None:
        """Play on, every seat by the network."""
        rows = np.arange(batch.n)
        for t in range(STEPS):
            self.x[t] = network.features(batch.observation)
            self.mask[t] = batch.mask[:, network.known]
            self.seat[t] = batch.seat
            self.worth[t] = worth(batch.observation)
            hidden = network.hidden(self.x[t])
            self.value[t] = network.value(hidden)
            chances = network.chances(hidden, self.mask[t])
            drawn = rng.random((batch.n, 1), np.float32) * 0.9999
            self.pick[t] = (chances.cumsum(axis=1) > drawn).argmax(axis=1)
            self.chance[t] = chances[rows, self.pick[t]]
            batch.step(network.known[self.pick[t]])
            self.done[t] = batch.done
            self.reward[t] = batch.reward

    def advantages(self) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better each decision turned out than its seat had expected.

        Backwards through time, each seat from its own decision to its next one. A seat's last
        decision before the lesson ended has no next one, and teaches nothing.
        """
        steps, n = self.pick.shape
        rows, players = np.arange(n), self.reward.shape[2]
        found = np.zeros((steps, n), np.float32)
        taught = np.zeros((steps, n), np.bool_)
        future = np.zeros((n, players), np.float32)  # value and worth of the next decision
        trace = np.zeros((n, players), np.float32)
        reward = np.zeros((n, players), np.float32)
        known = np.zeros((n, players), np.bool_)
        for t in range(steps - 1, -1, -1):
            over = self.done[t]
            future[over], trace[over], known[over] = 0, 0, True
            reward[over] = self.reward[t][over]
            seat = self.seat[t]
            now = self.value[t]
            ahead = reward[rows, seat] + DISCOUNT * future[rows, seat] - self.worth[t]
            advantage = ahead - now + DISCOUNT * TRACE * trace[rows, seat]
            taught[t] = known[rows, seat]
            found[t] = np.where(taught[t], advantage, 0)
            trace[rows, seat] = found[t]
            future[rows, seat] = now + self.worth[t]
            reward[rows, seat] = 0
            known[rows, seat] = True
        return found, taught
