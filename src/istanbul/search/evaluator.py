"""The evaluator: a small neural network in whole numbers, and the softmax over the seats.

The network has one hidden layer of rectified linear units and a direct (skip) connection from every
feature to the output. Weights are quantised: a stored weight is the real one times a scale, so that
the same seed gives the same result on every machine. In the subset.

The search compares seats by *values*, whose scale is flat: so it was tuned. What people are
told are *chances*: the same logits through a softmax as steep as games are (weights/chances.json).
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from istanbul.engine.record import Record
from istanbul.search.scales import (
    HIDDEN_SCALE,
    LOGIT,
    MAX_SEATS,
    OUTPUT_SCALE,
    PHASES,
    STEEPNESS_SCALE,
    WIN,
)
from istanbul.search.wide import Layers, WideWeights

MAX_FEATURES: Final = 96
MAX_HIDDEN: Final = 32

_LARGEST: Final = (1 << 15) - 1  # a table has 16 bits
EXP: Final[list[int]] = [round(_LARGEST * exp(-i / LOGIT)) for i in range(8 * LOGIT)]
"""e to the power of minus so many points, as a part of 32767; beyond eight logits it is nothing."""


class Weights(Record):
    """The weights of a network; the files in `weights/` have the same names."""

    def __init__(self) -> None:
        self.units = 0  # hidden units in use
        self.direct: list[int] = [0] * MAX_FEATURES  # feature -> output
        self.first: list[list[int]] = [[0] * MAX_HIDDEN for _ in range(MAX_FEATURES)]
        self.bias: list[int] = [0] * MAX_HIDDEN
        self.out: list[int] = [0] * MAX_HIDDEN  # hidden unit -> output


class Evaluator(Record):
    """A network and its layers: features in, the seats' logits and values out."""

    weights: Weights
    wide: WideWeights
    layers: Layers

    BITS: ClassVar = 32

    def __init__(self) -> None:
        self.is_wide = 0  # else `weights` is in use
        self.feature: list[int] = [0] * MAX_FEATURES
        self.hidden: list[int] = [0] * MAX_HIDDEN
        self.logit: list[int] = [0] * MAX_SEATS
        self.value: list[int] = [0] * MAX_SEATS
        self.steepness: list[int] = [STEEPNESS_SCALE] * PHASES  # of chances, beside values
        self.chance: list[int] = [0] * MAX_SEATS


def forward(e: Evaluator, n: int) -> int:
    """The network's output for the first n features, in points (LOGIT)."""
    x = e.weights
    total = 0
    for j in range(MAX_HIDDEN):  # all of them: a loop of known length is several times as fast
        e.hidden[j] = x.bias[j]
    for i in range(n):
        feature = e.feature[i]
        if feature != 0:
            total += feature * x.direct[i]
            if x.units > 0:
                for j in range(MAX_HIDDEN):
                    e.hidden[j] += feature * x.first[i][j]
    for j in range(MAX_HIDDEN):
        total += max(0, e.hidden[j]) * x.out[j] // HIDDEN_SCALE
    return total // OUTPUT_SCALE


def softmax(e: Evaluator, players: int) -> None:
    """From logits to values: how well the seats stand, on the flat scale of the search."""
    best = e.logit[0]
    for p in range(1, players):
        best = max(best, e.logit[p])
    total = 0
    for p in range(players):
        chance = EXP[min(best - e.logit[p], len(EXP) - 1)]
        e.value[p] = chance
        total += chance
    for p in range(players):
        e.value[p] = e.value[p] * WIN // total


def steep_softmax(e: Evaluator, players: int, phase: int) -> None:
    """From logits to the seats' chances to win, in this phase of the game."""
    best = e.logit[0]
    for p in range(1, players):
        best = max(best, e.logit[p])
    total = 0
    for p in range(players):
        points = (best - e.logit[p]) * e.steepness[phase] // STEEPNESS_SCALE
        chance = EXP[min(points, len(EXP) - 1)]
        e.chance[p] = chance
        total += chance
    for p in range(players):
        e.chance[p] = e.chance[p] * WIN // total
