"""The turn itself: the lowest frame. Its phases are listed in phases.py."""

from __future__ import annotations

from typing import Final

from istanbul.games.board import phases
from istanbul.games.board.frames import PHASE, TURN, get
from istanbul.games.board.plays import offer_plays
from istanbul.games.board.state import Public, State

NUMBER: Final = TURN


def options(g: State, p: int) -> None:
    """What the phase offers, and cards and tiles besides."""
    phases.OPTIONS[get(g, PHASE)](g, p)
    offer_plays(g, p)


def act(g: State, p: int, a: int) -> None:
    """By the block of the action."""
    phases.ACT[phases.WHICH[a]](g, p, a)


def prompt(g: Public) -> str:
    """The name of the phase."""
    return phases.NAMES[get(g, PHASE)]
