"""Stage 3: fits the evaluator's network (search/evaluator.py) to who won. NumPy alone.

The loss is the cross-entropy of the softmax over the seats: the network learns chances to win.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np

from training.positions import Positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

BATCH: Final = 4096
FAST, SLOW = 0.9, 0.999  # how quickly Adam's means forget
TINY: Final = 1e-8


@dataclass
class Network:
    """Real numbers; `direct` and `first` are for features as they are."""

    direct: Floats  # [feature]
    first: Floats  # [feature, unit]
    bias: Floats
    out: Floats

    @classmethod
    def fresh(cls, features: int, units: int, rng: np.random.Generator) -> Network:
        """Small random numbers."""
        first = rng.normal(0, np.sqrt(2 / features), (features, units))
        out = rng.normal(0, np.sqrt(1 / units), units)
        zeros = np.zeros(features, np.float32), np.zeros(units, np.float32)
        return cls(zeros[0], first.astype(np.float32), zeros[1], out.astype(np.float32))

    @property
    def all(self) -> list[Floats]:
        """The numbers that are learnt."""
        return [self.direct, self.first, self.bias, self.out]

    def scaled(self, scale: Floats) -> Network:
        """The same network for features that have not been divided by this."""
        return Network(
            self.direct / scale, self.first / scale[:, None], self.bias.copy(), self.out.copy()
        )

    def logits(self, x: Floats) -> Floats:
        """Of each seat: [position, seat]."""
        hidden = np.maximum(x @ self.first + self.bias, 0)
        found: Floats = x @ self.direct + hidden @ self.out
        return found


def chances(logits: Floats, players: NDArray[np.int8]) -> Floats:
    """Softmax over the seats that are there."""
    there = np.arange(logits.shape[1]) < players[:, None]
    steep = np.where(there, logits, -np.inf)
    power = np.exp(steep - steep.max(axis=1, keepdims=True))
    found: Floats = power / power.sum(axis=1, keepdims=True)
    return found


def log_loss(chance: Floats, wins: Floats) -> float:
    """How surprising the winners were, in nats; ln(players) for who knows nothing."""
    return float(-(wins * np.log(np.maximum(chance, 1e-7))).sum(axis=1).mean())


@dataclass
class Adam:
    """Kingma, Ba 2014, "Adam: a method for stochastic optimization", with decoupled decay."""

    numbers: list[Floats]
    decay: float
    steps: int = 0
    mean: list[Floats] = field(init=False)
    square: list[Floats] = field(init=False)

    def __post_init__(self) -> None:
        self.mean = [np.zeros_like(one) for one in self.numbers]
        self.square = [np.zeros_like(one) for one in self.numbers]

    def step(self, gradients: list[Floats], rate: float) -> None:
        """Change the numbers in place."""
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.mean[i] += (1 - FAST) * (gradient - self.mean[i])
            self.square[i] += (1 - SLOW) * (gradient**2 - self.square[i])
            first = self.mean[i] / (1 - FAST**self.steps)
            second = self.square[i] / (1 - SLOW**self.steps)
            change = first / (np.sqrt(second) + TINY) + self.decay * self.numbers[i]
            self.numbers[i] -= rate * change


def gradients(network: Network, x: Floats, players: NDArray[np.int8], wins: Floats) -> list[Floats]:
    """Of the loss, for each of the network's numbers."""
    before = x @ network.first + network.bias
    hidden = np.maximum(before, 0)
    wrong = chances(x @ network.direct + hidden @ network.out, players) - wins
    wrong /= len(x)
    back = wrong[..., None] * network.out * (before > 0)
    flat_x, flat_back = x.reshape(-1, x.shape[-1]), back.reshape(-1, back.shape[-1])
    flat_wrong, flat_hidden = wrong.reshape(-1), hidden.reshape(-1, hidden.shape[-1])
    return [
        flat_wrong @ flat_x,
        flat_x.T @ flat_back,
        flat_back.sum(axis=0),
        flat_wrong @ flat_hidden,
    ]


@dataclass(frozen=True)
class Epoch:
    """How good the network is after one time through the games."""

    learnt: float  # log loss of the games it learns from
    apart: float  # of those kept apart
    network: Network


@dataclass(frozen=True)
class Shape:
    """How large a network is, and how it learns."""

    units: int
    epochs: int
    rate: float
    decay: float
    seed: int


def fit(positions: Positions, shape: Shape) -> Iterator[Epoch]:
    """Learn; yields the network after each epoch."""
    rng = np.random.default_rng(shape.seed)
    learnt, apart = positions.where(~positions.apart), positions.where(positions.apart)
    scale = spread_of(learnt.features)
    network = Network.fresh(len(scale), shape.units, rng)
    adam = Adam(network.all, shape.decay)
    steps = shape.epochs * -(-len(learnt) // BATCH)
    for _ in range(shape.epochs):
        losses = []
        for rows in _batches(len(learnt), rng):
            x = (learnt.features[rows] / scale).astype(np.float32)
            players, wins = learnt.players[rows], learnt.wins[rows]
            losses.append(log_loss(chances(network.logits(x), players), wins))
            slower = 0.5 + 0.5 * np.cos(np.pi * adam.steps / steps)
            adam.step(gradients(network, x, players, wins), shape.rate * slower)
        ready = network.scaled(scale)
        yield Epoch(float(np.mean(losses)), loss_of(ready, apart), ready)


def loss_of(network: Network, positions: Positions) -> float:
    """The log loss of a network."""
    return log_loss(chances(logits_of(network, positions), positions.players), positions.wins)


def logits_of(network: Network, positions: Positions) -> Floats:
    """Piece by piece: all at once would take too much memory."""
    pieces = np.array_split(np.arange(len(positions)), len(positions) // BATCH + 1)
    return np.concatenate(
        [network.logits(positions.features[piece].astype(np.float32)) for piece in pieces]
    )


def spread_of(features: NDArray[np.int16]) -> Floats:
    """The size of each feature, so that all are learnt at the same pace; 1 where it never is."""
    some = features[:: max(1, len(features) // 20_000)].astype(np.float32)
    size = np.sqrt((some**2).mean(axis=(0, 1)))
    return np.where(size > 0, size, 1).astype(np.float32)


def _batches(n: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = rng.permutation(n)
    for at in range(0, n, BATCH):
        yield order[at : at + BATCH]
