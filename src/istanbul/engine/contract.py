"""What templates may ask of a game's rules: the names only. A game gives its own (template.py)."""

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
    """What a seat may know."""


class Observation(Record):
    """The same as numbers for networks."""


def waits_for(g: State) -> int:
    """The seat that decides, or CHANCE, or NOBODY."""
    raise NotImplementedError


def options(g: State) -> int:
    """How many legal actions there are, in g.option."""
    raise NotImplementedError


def apply(g: State, a: int) -> None:
    """Do a legal action."""
    raise NotImplementedError


def outcomes(g: State) -> int:
    """How many outcomes of chance there are, in g.outcome with g.weight."""
    raise NotImplementedError


def apply_chance(g: State, outcome: int) -> None:
    """Let one come true."""
    raise NotImplementedError


def see(g: State, viewer: int, v: View) -> None:
    """What a seat may know of a state."""
    raise NotImplementedError


def observe(v: View, o: Observation) -> None:
    """A view as numbers."""
    raise NotImplementedError


def imagine(v: View, r: Rng, g: State) -> None:
    """A state that fits the view."""
    raise NotImplementedError


def is_ahead(g: State, p: int, q: int) -> bool:
    """Does seat p beat seat q?"""
    raise NotImplementedError


def pick_outcome(g: State, r: Rng) -> int:
    """An outcome of the chance node, by weight (playout.py)."""
    raise NotImplementedError
