"""A meeting with a figure, whose module says what it gives and asks (figures.py)."""

from __future__ import annotations

from typing import Final

from istanbul.games.board import figures
from istanbul.games.board.base.meeting import leave
from istanbul.games.board.contents import FIGURES
from istanbul.games.board.frames import ABOUT, MEETING, get
from istanbul.games.board.plays import IS_PLAY, play
from istanbul.games.board.state import Public, State

NUMBER: Final = MEETING
FIGURE: Final = ABOUT
ABOUT_IDS: Final = {name: figure for figure, name in enumerate(FIGURES)}


def options(g: State, p: int) -> None:
    """What the figure asks."""
    figures.OPTIONS[get(g, FIGURE)](g, p)


def act(g: State, p: int, a: int) -> None:
    """As the figure says; a card may bring the lira to pay with (S3)."""
    if IS_PLAY[a]:
        play(g, p, a)
    else:
        figures.ACT[get(g, FIGURE)](g, p, a)


def finish(g: State, p: int) -> None:
    """The figure moves on to another place."""
    leave(g, p)


def prompt(g: Public) -> str:
    """The question of the figure."""
    return figures.PROMPT[get(g, FIGURE)](g)
