"""Rules that break the subset, each line in its own way: input of test_subset.py."""

# ruff: noqa  # every line with a mark is wrong on purpose
# mypy: ignore-errors

from istanbul.engine.record import Record, emit
from istanbul.engine.rng import MASK, Rng, below

PRICE = [1, 2, 3]
NAMES = {"a": 1}


class Tables(Record):
    def __init__(self) -> None:
        self.price = 3


class Small(Record):  # bad: a field that is not an int
    tables: Tables

    def __init__(self) -> None:
        self.n = 0
        self.row: list[int] = [0] * 3
        self.text = ""


def bad(g: Small, r: Rng, extra: int = 0) -> int:  # bad: default
    x = g.n / 2  # bad: float
    row = g.row  # bad: alias of a list
    for i in [1, 2]:  # bad: not range
        g.n += i
    PRICE[0] = 2  # bad: constant
    g.tables.price = 2  # bad: the tables are never changed
    g.n = NAMES["a"]  # bad: dict
    emit(g, "x", below(r, 2))  # bad: a call that changes something inside emit
    y = below(r, 6) - below(r, 6)  # bad: order of evaluation
    z = r.x & MASK  # bad: U64 cut down
    if g.text == "a":  # bad: str
        raise ValueError  # bad: exception
    g.n = sum([i for i in range(3)])  # bad: comprehension
    word: str = x  # bad: a local that is no number
    for i in range(0, 9, g.n):  # bad: a step that is no number as such
        g.n += i
    g.n = two(g, g.row)  # bad: a list handed on
    g.n = g.missing  # bad: no such field
    emit(g, "y", str(g.n))  # bad: a foreign function inside emit
    g.n = g.tables  # bad: a record as a number
    g.n = MIXED[g.n](g)
    for act in HOOK:
        g.n = act(g, 1) + act(g, 2)  # bad: order of evaluation, in a loop over functions
    for other in MIXED:  # bad: functions that are not alike
        g.n = other(g)
    print(f"{x} {row} {y} {z}")  # bad: call of a foreign function
    return g.row[-1]  # bad: negative index


def good(g: Small, r: Rng) -> int:
    t = g.tables
    emit(g, "x", peek(g))
    total = 0
    for i in range(len(g.row), 0, -1):
        total += i
    for i in range(len(PRICE)):
        total += PRICE[i] * t.price if i > 0 else max(i, 1)
    if 0 < g.n <= total and not is_big(g):
        g.n, g.row[0] = g.row[0], g.n
    for act in HOOK:
        act(g, total)
    for count in COUNTS:
        total += count(g)
        if count(g) > 9:
            return 0
    return total // 2


def peek(g: Small) -> int:
    return g.n


def is_big(g: Small) -> bool:
    return g.n > 9


def one(g: Small) -> int:
    return g.n


def two(g: Small, n: int) -> int:  # bad: not like the other of its registry
    return n


MIXED = [one, two]


def add(g: Small, n: int) -> int:
    g.n += n
    return g.n


def double(g: Small, n: int) -> int:
    g.n += 2 * n
    return g.n


HOOK = [add, double]
COUNTS = [peek, one]
