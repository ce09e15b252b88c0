"""The wide network of the grandmaster: a row of numbers for everything that is so. In the subset.

What is known about a position is a list of rows (`rows.py` of each game): "seat has 7 to 8 lira",
"its merchant stands at the Fountain". Each row has 64 numbers for the seat that it is about and 64
for all seats. They are added up, so a seat's hidden units know about the others too; what is above
zero counts for its logit. Sums are whole numbers of 16 bits: the same everywhere, and fast.

The way of adding up rows is that of NNUE (Nasu 2018), shared rows for seats in any order that of
deep sets (Zaheer et al. 2017).
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import Record
from istanbul.search.scales import HIDDEN_SCALE, MAX_SEATS, OUTPUT_SCALE, SLOPE_SCALE

UNITS: Final = 64
MAX_ROWS: Final = 2560
MAX_LISTED: Final = 256
POLICY_UNITS: Final = 32
MAX_ACTIONS: Final = 832

STEPS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50, 65, 85, 110, 150]
"""Where the classes of numbers begin: small ones have one each."""
CLASSES: Final = len(STEPS) + 1
MOST: Final = 255
CLASS: Final[list[int]] = [sum(step <= n for step in STEPS) for n in range(MOST + 1)]
"""The class of a number; 0 has none, and no row."""


class WideWeights(Record):
    """The rows: for the seat that a row is about, and for every seat; and the policy."""

    def __init__(self) -> None:
        self.own: list[list[int]] = [[0] * UNITS for _ in range(MAX_ROWS)]
        self.all: list[list[int]] = [[0] * UNITS for _ in range(MAX_ROWS)]
        self.bias: list[int] = [0] * UNITS
        self.out: list[int] = [0] * UNITS
        self.policy_row: list[list[int]] = [[0] * POLICY_UNITS for _ in range(MAX_ROWS)]
        self.policy_bias: list[int] = [0] * POLICY_UNITS
        self.action: list[list[int]] = [[0] * POLICY_UNITS for _ in range(MAX_ACTIONS)]
        self.action_bias: list[int] = [0] * MAX_ACTIONS
        self.action_slope: list[int] = [SLOPE_SCALE] * MAX_ACTIONS  # of the heuristic's points


class Layers(Record):
    """The rows of a position, and what they add up to."""

    def __init__(self) -> None:
        self.rows = 0
        self.row: list[int] = [0] * MAX_LISTED
        self.all: list[int] = [0] * UNITS
        self.own: list[list[int]] = [[0] * UNITS for _ in range(MAX_SEATS)]
        self.policy: list[int] = [0] * POLICY_UNITS


def add_row(layers: Layers, row: int) -> None:
    """One thing more that is so."""
    layers.row[layers.rows] = row
    layers.rows += 1


def add_class(layers: Layers, first: int, n: int) -> None:
    """The row of a number's class, `first` being that of 0; none for what is not above 0."""
    if n > 0:
        add_row(layers, first + CLASS[min(n, MOST)])


def sum_shared(layers: Layers, x: WideWeights) -> None:
    """Begin with what is so for the whole table."""
    for j in range(UNITS):
        layers.all[j] = x.bias[j]
    for i in range(layers.rows):
        row = layers.row[i]
        for j in range(UNITS):
            layers.all[j] += x.all[row][j]


def sum_seat(layers: Layers, x: WideWeights, p: int) -> None:
    """Add what is so for a seat."""
    for j in range(UNITS):
        layers.own[p][j] = 0
    for i in range(layers.rows):
        row = layers.row[i]
        for j in range(UNITS):
            layers.own[p][j] += x.own[row][j]
        for j in range(UNITS):
            layers.all[j] += x.all[row][j]


def output(layers: Layers, x: WideWeights, p: int) -> int:
    """The logit of a seat, in points (evaluator.LOGIT), once all sums are there."""
    total = 0
    for j in range(UNITS):
        total += max(0, layers.all[j] + layers.own[p][j]) * x.out[j] // HIDDEN_SCALE
    return total // OUTPUT_SCALE
