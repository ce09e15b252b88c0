"""The grandmaster's policy: what a strong player would choose, before any search. In the subset.

It sees a decision as rows, as the wide network does: those of the seat that decides, of the table,
and of the decision itself (`list_decision_rows`). Each row has 32 numbers, which are added up; what
is above zero counts. Every action has 32 numbers, too: the weights of these sums. The points that
come out are added to those of the heuristic, and 20 of them make an action e times as likely.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from istanbul.engine.rng import Rng, below
from istanbul.search.scales import HIDDEN_SCALE, OUTPUT_SCALE, SLOPE_SCALE
from istanbul.search.wide import POLICY_UNITS, Layers, WideWeights

TEMPERATURE: Final = 20  # points that make an action e times as likely
LARGEST_UNIT: Final = 8 * HIDDEN_SCALE - 1  # so that no product outgrows 32 bits

LOWEST: Final = -60
HIGHEST: Final = 146
PRIOR: Final[list[int]] = [
    round(exp((points - LOWEST) / TEMPERATURE)) for points in range(LOWEST, HIGHEST + 1)
]
"""The prior of an action by its points, from LOWEST up: the numerator of the softmax."""

LUCK: Final[list[int]] = [
    round(-TEMPERATURE * log(-log((i + 0.5) / (1 << 8)))) for i in range(1 << 8)
]
"""Points of chance, in a Gumbel distribution: who has most is drawn by the softmax."""
LUCK_SCALE: Final = 100  # a temperature is given in hundredths


def begin(layers: Layers, x: WideWeights) -> None:
    """Nothing is known yet."""
    for j in range(POLICY_UNITS):
        layers.policy[j] = x.policy_bias[j]


def add_listed(layers: Layers, x: WideWeights) -> None:
    """Add the rows that are listed now."""
    for i in range(layers.rows):
        row = layers.row[i]
        for j in range(POLICY_UNITS):
            layers.policy[j] += x.policy_row[row][j]


def rectify(layers: Layers) -> None:
    """What is below zero does not count."""
    for j in range(POLICY_UNITS):
        layers.policy[j] = max(0, min(layers.policy[j], LARGEST_UNIT))


def points_of(layers: Layers, x: WideWeights, a: int, liking: int) -> int:
    """The points of an action; `liking` are those of the heuristic."""
    total = x.action_slope[a] * liking * (HIDDEN_SCALE * OUTPUT_SCALE // SLOPE_SCALE)
    total += x.action_bias[a] * HIDDEN_SCALE
    for j in range(POLICY_UNITS):
        total += layers.policy[j] * x.action[a][j]
    return total // (HIDDEN_SCALE * OUTPUT_SCALE)


def prior_of(points: int) -> int:
    """What goes into the tree."""
    return PRIOR[max(LOWEST, min(points, HIGHEST)) - LOWEST]


def luck(r: Rng, temperature: int) -> int:
    """Points to be added to each action, so that the one with most is drawn by the softmax."""
    i = below(r, len(LUCK))
    return LUCK[i] * temperature // LUCK_SCALE
