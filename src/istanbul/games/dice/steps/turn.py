"""The turn itself: the lowest frame. Its phases are listed in phases.py."""

from __future__ import annotations

from typing import Final

from istanbul.games.dice import phases
from istanbul.games.dice.frames import PHASE, TURN, get
from istanbul.games.dice.state import Public, State

NUMBER: Final = TURN


def options(g: State, p: int) -> None:
    """What the phase offers."""
    phases.OPTIONS[get(g, PHASE)](g, p)


def act(g: State, p: int, a: int) -> None:
    """By the block of the action."""
    phases.ACT[phases.WHICH[a]](g, p, a)


def finish(g: State, p: int) -> None:
    """Go on to the phase that follows."""
    phases.FINISH[get(g, PHASE)](g, p)


def prompt(g: Public) -> str:
    """The question of the phase."""
    return phases.PROMPTS[get(g, PHASE)]
