"""Rules with what the two writers write differently: input of test_c_writer.py and tests/wasm."""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import U64, Record, assign
from istanbul.engine.rng import MASK, Rng, below

PRICE: Final = [-3, 5, 7]
LOSS: Final = -4


class Constants(Record):
    def __init__(self) -> None:
        self.divisor = -3


class Base(Record):
    constants: Constants

    def __init__(self) -> None:
        self.n = 0
        self.row: list[int] = [0] * 12


class Derived(Base):
    def __init__(self) -> None:
        super().__init__()
        self.more = 0


def count(g: Base) -> int:
    return g.n


def twice(g: Base) -> int:
    return 2 * g.n


def negative(g: Base) -> bool:
    return g.n < 0


def add(g: Base, n: int) -> None:
    g.n += n


def take(g: Base, n: int) -> None:
    g.n -= n


COUNTS: Final = [count, twice]
CHANGES: Final = [add, take]


def divide(g: Derived, a: int, b: int) -> None:
    """Round down, also below zero; with constants, and in place."""
    c = g.constants
    g.row[0] = a // b
    g.row[1] = a % b
    g.row[2] = a // 8 - a % 8
    g.row[3] = a // c.divisor
    g.row[4] = a
    g.row[4] //= b
    g.row[5] = a
    g.row[5] %= b
    g.row[6] = -LOSS * a + ~b
    g.row[7] = a >> 1


def decide(g: Derived, a: int, b: int) -> None:
    """`and` and `or` give the term that decides, comparisons come in rows."""
    g.row[0] = a and b
    g.row[1] = a or b
    g.row[2] = (a and b and LOSS) or 9
    g.row[3] = 1 if a < b <= 5 else PRICE[abs(b) % 3]
    g.row[4] = not a
    g.row[5] = min(a, b, 2) + max(a, b) * abs(a)
    if negative(g) or not (a == b or a > 3):
        g.row[6] = 1
    else:
        pass
    g.row[7] = 1 if (a == 1 and b == 1) != (a != b) else 2


def loop(g: Derived, a: int, b: int) -> int:
    """Names keep their last value after a loop, also one that was changed in it."""
    i = -7
    for i in range(a):
        if i == 3:
            break
        i += 1  # noqa: PLW2901 - the loop counts on regardless
    g.row[0] = i
    for i in range(a, b):
        g.row[1] += i
    for i in range(b, a, -2):
        if i % 3 == 0:
            continue
        g.row[2] = 10 * g.row[2] % 97 + i
    while i > 0:
        i -= 2
    g.row[3], g.row[4], i = g.row[4] + i, g.row[3] + a, b
    return i


def call(g: Derived, r: Rng, a: int, which: int) -> int:
    """Registries, hook points, records as their base, words of C as names."""
    short = COUNTS[which](g)
    CHANGES[which](g, a)
    for switch in COUNTS:
        short += switch(g)
    for change in CHANGES:
        change(g, short % 5)
    double = below(r, 6)
    return short + double + len(g.row) + len(COUNTS)


def shift(r: Rng, n: U64) -> U64:
    """Whole numbers without a sign."""
    x: U64 = ((r.x ^ n) * 0x9E3779B97F4A7C15) & MASK
    x //= 1 + (n & 7)
    x = x % 1000003 if n % 2 == 1 else x >> 9
    r.x = x | 1
    return x


def copy(g: Derived, other: Base) -> None:
    """What both have."""
    if g.n != other.n:
        assign(g, other)
        return
    g.more = 1


RECORDS: Final = [Constants, Base, Derived, Rng]
ENTRY: Final = [divide, decide, loop, call, shift]
LONG: Final = [copy]
