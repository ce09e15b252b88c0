"""What a thinking player has before it: its tree of what may come, and room for sums.

A node stands for what was done or happened since the decision that is thought about. Its `key` is
that action (or outcome); its children are a chain in ascending order of their keys.
"""

from __future__ import annotations

from math import exp, isqrt
from typing import ClassVar, Final

from istanbul.engine.record import Record

MAX_NODES: Final = 1 << 17
MAX_DEPTH: Final = 200
SEATS: Final = 5
MAX_FEATURES: Final = 96
HIDDEN: Final = 32
FINE: Final = 16  # parts of a point in which weights are given
BRIGHT: Final = 256  # parts of one in which the hidden units count
NONE: Final = 0
"""No node: the root is nobody's child."""

SHARE: Final = 4096  # a sure win
ONE: Final = 512  # points of value that are one logit, a factor of e in the chances to win

_STEPS: Final = 8 * ONE
CHANCES: Final[list[int]] = [round(32767 * exp(-i / ONE)) for i in range(_STEPS)]
"""What being so many points behind leaves of the chances."""
LIKED: Final[list[int]] = [round(8 * exp(i / 20)) for i in range(128)]
"""How much more often an action is tried that is liked by so many points."""
ROOTS: Final[list[int]] = [isqrt(n << 8) for n in range(1 << 12)]
"""16 times the square root."""


class Style(Record):
    """How one player thinks."""

    def __init__(self) -> None:
        self.turns = 1  # how many turns the tree goes deep
        self.explore = 100  # hundredths: how much what is liked is tried beside what is good
        self.hope = 0  # points of SHARE that an untried action is thought worse than its node
        self.further = 0  # turns played on by liking before the position is judged
        self.whim = 12  # points of liking that chance adds while playing on


class Weights(Record):
    """How much each feature of a position counts: by itself, and through a layer of hidden units.

    A hidden unit is what its features add up to, or nothing if that is below zero.
    """

    def __init__(self) -> None:
        self.units = 0  # hidden ones in use
        self.direct: list[int] = [0] * MAX_FEATURES
        self.first: list[list[int]] = [[0] * HIDDEN for _ in range(MAX_FEATURES)]
        self.bias: list[int] = [0] * HIDDEN
        self.out: list[int] = [0] * HIDDEN


class Desk(Record):
    """A tree, and room to judge a position."""

    weights: Weights

    BITS: ClassVar = 32

    def __init__(self) -> None:
        self.nodes = 0
        self.key: list[int] = [0] * MAX_NODES
        self.child: list[int] = [0] * MAX_NODES
        self.sibling: list[int] = [0] * MAX_NODES
        self.prior: list[int] = [0] * MAX_NODES
        self.visits: list[int] = [0] * MAX_NODES
        self.total: list[int] = [0] * (SEATS * MAX_NODES)  # shares that came of it, of each seat
        self.path: list[int] = [0] * MAX_DEPTH
        self.share: list[int] = [0] * SEATS
        self.value: list[int] = [0] * SEATS
        self.feature: list[int] = [0] * MAX_FEATURES
        self.hidden: list[int] = [0] * HIDDEN


def clear(d: Desk) -> None:
    """An empty tree: the root only."""
    d.nodes = 0
    new_node(d, NONE, 0, NONE)


def new_node(d: Desk, key: int, prior: int, sibling: int) -> int:
    """A node without children; its number."""
    node = d.nodes
    d.nodes += 1
    d.key[node] = key
    d.child[node] = NONE
    d.sibling[node] = sibling
    d.prior[node] = prior
    d.visits[node] = 0
    for p in range(SEATS):
        d.total[SEATS * node + p] = 0
    return node


def has_space(d: Desk, n: int) -> bool:
    """Is there space for so many more nodes?"""
    return d.nodes + n <= MAX_NODES


def insert(d: Desk, node: int, before: int, key: int, prior: int) -> int:
    """A new child of a node, after its child `before` (NONE: as the first)."""
    if before == NONE:
        child = new_node(d, key, prior, d.child[node])
        d.child[node] = child
        return child
    child = new_node(d, key, prior, d.sibling[before])
    d.sibling[before] = child
    return child


def child_with(d: Desk, node: int, key: int) -> int:
    """The child with this key; a new one if there is none yet, or NONE if there is no space."""
    before = NONE
    child = d.child[node]
    while child != NONE and d.key[child] < key:
        before = child
        child = d.sibling[child]
    if child != NONE and d.key[child] == key:
        return child
    if not has_space(d, 1):
        return NONE
    child = insert(d, node, before, key, 0)
    return child


def root_of(n: int) -> int:
    """16 times the square root of a number of visits, roughly for the large ones."""
    if n < len(ROOTS):
        return ROOTS[n]
    return ROOTS[min(n >> 8, len(ROOTS) - 1)] << 4


def mean(d: Desk, node: int, p: int) -> int:
    """What came of a node for a seat on average."""
    return d.total[SEATS * node + p] // max(d.visits[node], 1)


def first_child(d: Desk, node: int) -> int:
    """For those outside: the node's first child, or NONE."""
    return d.child[node]


def next_child(d: Desk, node: int) -> int:
    """The next one after this, or NONE."""
    return d.sibling[node]


def key_of(d: Desk, node: int) -> int:
    """The action that leads to a node."""
    return d.key[node]


def visits_of(d: Desk, node: int) -> int:
    """How often it was tried."""
    return d.visits[node]


def share_chances(d: Desk, players: int) -> None:
    """From values to shares: chances to win grow by a factor of e with every ONE points."""
    best = d.value[0]
    for p in range(1, players):
        best = max(best, d.value[p])
    total = 0
    for p in range(players):
        chance = CHANCES[min(best - d.value[p], len(CHANCES) - 1)]
        d.share[p] = chance
        total += chance
    for p in range(players):
        d.share[p] = d.share[p] * SHARE // total


def weigh(d: Desk, n: int) -> int:
    """What the first n features are worth together, in points."""
    x = d.weights
    total = 0
    for j in range(x.units):
        d.hidden[j] = x.bias[j]
    for i in range(n):
        feature = d.feature[i]
        if feature != 0:
            total += feature * x.direct[i]
            for j in range(x.units):
                d.hidden[j] += feature * x.first[i][j]
    for j in range(x.units):
        total += max(0, d.hidden[j]) * x.out[j] // BRIGHT
    return total // FINE


FROM_OUTSIDE: Final = [clear, first_child, next_child, key_of, visits_of, mean]
"""What those ask who read the tree."""
