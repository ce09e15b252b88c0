"""The visit of a place, whose module says what its action is (places.py).

A visit is about a place and done by an ACTOR. STEP is 0 while nothing has been done; it, VALUE and
SEALS are for the place. MODE says whether the visit may be skipped.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import emit
from istanbul.games.board import places
from istanbul.games.board.catalogue import SKIP
from istanbul.games.board.contents import PLACES
from istanbul.games.board.effects import done
from istanbul.games.board.frames import ABOUT, MODE, MUST, STEP, VISIT, get, is_main, offer, pop
from istanbul.games.board.plays import IS_PLAY, offer_plays, play
from istanbul.games.board.state import Public, State

NUMBER: Final = VISIT
PLACE: Final = ABOUT
ABOUT_IDS: Final = {place: i for i, place in enumerate(PLACES)}


def options(g: State, p: int) -> None:
    """At first it may be skipped, and cards and tiles be played."""
    is_open = is_main(g)
    if is_open:
        offer(g, SKIP)
    places.OPTIONS[get(g, PLACE)](g, p)
    if is_open:
        offer_plays(g, p)


def act(g: State, p: int, a: int) -> None:
    """Skip, play, or act as the place says."""
    if a == SKIP:
        emit(g, "skipped", p, get(g, PLACE))
        pop(g)
    elif IS_PLAY[a]:
        play(g, p, a)
    else:
        places.ACT[get(g, PLACE)](g, p, a)


def rolled(g: State, p: int, first: int, second: int) -> None:
    """The place goes on."""
    places.ROLLED[get(g, PLACE)](g, p, first, second)


def finish(g: State, p: int) -> None:
    """The action has been carried out."""
    done(g)


def prompt(g: Public) -> str:
    """The question of the place, or whether to use it again."""
    if get(g, MODE) == MUST and get(g, STEP) == 0:
        return "again"
    return places.PROMPT[get(g, PLACE)](g)
