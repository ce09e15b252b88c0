"""The parameters of templates: names of a game's rules. Each game gives its own (template.py)."""

from __future__ import annotations

from typing import ClassVar

from istanbul.engine.record import Record
from istanbul.engine.rng import Rng


class Tables(Record):
    """What stays the same during a game."""

    def __init__(self) -> None:
        self.players = 0
        self.start = 0  # the seat that began


class State(Record):
    """A state: `options` and `outcomes` leave their answers here."""

    tables: Tables

    SCRATCH: ClassVar = ("option", "outcome", "weight")

    def __init__(self) -> None:
        self.round = 0
        self.seat = 0  # whose turn it is
        self.option: list[int] = [0]
        self.outcome: list[int] = [0]
        self.weight: list[int] = [0]


class View(Record):
    """What a seat may know of a state."""


class Observation(Record):
    """A view as numbers for networks."""


def waits_for(g: State) -> int:
    """The seat that decides, or CHANCE, or NOBODY."""
    raise NotImplementedError


def options(g: State) -> int:
    """How many legal actions there are, in g.option."""
    raise NotImplementedError


def apply(g: State, a: int) -> None:
    """Carry out a legal action, and what follows until the next node."""
    raise NotImplementedError


def outcomes(g: State) -> int:
    """How many outcomes of chance there are, in g.outcome with g.weight."""
    raise NotImplementedError


def apply_chance(g: State, outcome: int) -> None:
    """Carry out an outcome of chance, and what follows until the next node."""
    raise NotImplementedError


def see(g: State, viewer: int, v: View) -> None:
    """Fill `v` with what a seat may know of a state."""
    raise NotImplementedError


def observe(v: View, o: Observation) -> None:
    """Fill `o` with a view as numbers."""
    raise NotImplementedError


def imagine(v: View, r: Rng, g: State) -> None:
    """Fill `g` with a random state that fits the view: a determinization."""
    raise NotImplementedError


def is_ahead(g: State, p: int, q: int) -> bool:
    """Does seat p beat seat q in the ranking?"""
    raise NotImplementedError


def pick_outcome(g: State, r: Rng) -> int:
    """An outcome of the chance node, by weight (playout.py)."""
    raise NotImplementedError
