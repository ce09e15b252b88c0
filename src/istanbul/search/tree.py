"""The search tree, in flat arrays. In the subset.

A node stands for what was done or happened since the decision that is searched. Its `key` is the
last of that: an action, or -1 - outcome for an outcome of chance. The children of a node are a
linked list in ascending order of their keys.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import ClassVar, Final

from istanbul.engine.record import Record
from istanbul.search.scales import MAX_SEATS

MAX_NODES: Final = 1 << 17
MAX_DEPTH: Final = 200
ROOT: Final = 0
NONE: Final = 0
"""No node: the root is nobody's child."""

SQRT_SCALE: Final = 16  # so that square roots of small counts differ in whole numbers
SQRT: Final[list[int]] = [isqrt(n * SQRT_SCALE**2) for n in range(1 << 12)]
"""SQRT_SCALE times the square root."""


class SearchTree(Record):
    """The nodes, by number, and the path of the simulation under way."""

    BITS: ClassVar = 32

    def __init__(self) -> None:
        self.nodes = 0
        self.key: list[int] = [0] * MAX_NODES
        self.child: list[int] = [0] * MAX_NODES  # the first one
        self.sibling: list[int] = [0] * MAX_NODES  # the next child of the same parent
        self.prior: list[int] = [0] * MAX_NODES  # not normalised
        self.visits: list[int] = [0] * MAX_NODES
        self.total_value: list[int] = [0] * (MAX_SEATS * MAX_NODES)  # of each seat
        self.path: list[int] = [0] * MAX_DEPTH


def clear(tree: SearchTree) -> None:
    """Leave the root only."""
    tree.nodes = 0
    new_node(tree, 0, 0, NONE)


def new_node(tree: SearchTree, key: int, prior: int, sibling: int) -> int:
    """Add a node without children; its number."""
    node = tree.nodes
    tree.nodes += 1
    tree.key[node] = key
    tree.child[node] = NONE
    tree.sibling[node] = sibling
    tree.prior[node] = prior
    tree.visits[node] = 0
    for p in range(MAX_SEATS):
        tree.total_value[MAX_SEATS * node + p] = 0
    return node


def has_space(tree: SearchTree, n: int) -> bool:
    """Is there space for so many more nodes?"""
    return tree.nodes + n <= MAX_NODES


def insert(tree: SearchTree, node: int, before: int, key: int, prior: int) -> int:
    """A new child of a node, after its child `before` (NONE: as the first)."""
    if before == NONE:
        child = new_node(tree, key, prior, tree.child[node])
        tree.child[node] = child
        return child
    child = new_node(tree, key, prior, tree.sibling[before])
    tree.sibling[before] = child
    return child


def find_or_add(tree: SearchTree, node: int, key: int) -> int:
    """The child with this key; a new one if there is none yet, or NONE if there is no space."""
    before = NONE
    child = tree.child[node]
    while child != NONE and tree.key[child] < key:
        before = child
        child = tree.sibling[child]
    if child != NONE and tree.key[child] == key:
        return child
    if not has_space(tree, 1):
        return NONE
    child = insert(tree, node, before, key, 0)
    return child


def scaled_sqrt(n: int) -> int:
    """SQRT_SCALE times the square root of a number of visits, roughly for the large ones."""
    if n < len(SQRT):
        return SQRT[n]
    return SQRT[min(n >> 8, len(SQRT) - 1)] << 4


def mean_value(tree: SearchTree, node: int, p: int) -> int:
    """The average value of a node for a seat: Q in the literature."""
    return tree.total_value[MAX_SEATS * node + p] // max(tree.visits[node], 1)


def first_child(tree: SearchTree, node: int) -> int:
    """The node's first child, or NONE."""
    return tree.child[node]


def next_child(tree: SearchTree, node: int) -> int:
    """The next child of the same parent, or NONE."""
    return tree.sibling[node]


def key_of(tree: SearchTree, node: int) -> int:
    """The action that leads to a node."""
    return tree.key[node]


def visits_of(tree: SearchTree, node: int) -> int:
    """How many simulations went through a node: N in the literature."""
    return tree.visits[node]


ENTRY: Final[list[Callable[..., object]]] = [
    clear,
    first_child,
    next_child,
    key_of,
    visits_of,
    mean_value,
]
"""What Python outside the subset calls."""
