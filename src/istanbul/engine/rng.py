"""The generator of whoever drives a game (rules have none). In the subset: runs in both builds."""

from __future__ import annotations

from typing import ClassVar, Final

from istanbul.engine.record import U64, Record

MASK: Final = (1 << 64) - 1


class Rng(Record):
    """The xorshift generator of Marsaglia 2003, with 64 bits."""

    BITS: ClassVar = 64

    def __init__(self) -> None:
        self.x: U64 = 1


def seed(r: Rng, n: U64) -> None:
    """Start over. Neighbouring seeds give unrelated numbers (splitmix64's finisher)."""
    x: U64 = ((n + 1) * 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    r.x = (x ^ (x >> 31)) | 1


def below(r: Rng, n: int) -> int:
    """A random int in range(n)."""
    x: U64 = r.x
    x ^= (x << 13) & MASK
    x ^= x >> 7
    x ^= (x << 17) & MASK
    r.x = x
    return ((x >> 32) * n) >> 32
