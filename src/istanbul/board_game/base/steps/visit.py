"""The visit of a place, whose module says what its action is (places.py).

A visit is about a place and done by an ACTOR. STEP is 0 while nothing has been done; it, VALUE and
SEALS are for the place. MODE says whether the visit may be skipped.
"""

from __future__ import annotations

from typing import Final

from istanbul.board_game import places
from istanbul.board_game.catalogue import SKIP
from istanbul.board_game.contents import PLACES
from istanbul.board_game.effects import done
from istanbul.board_game.frames import ABOUT, MODE, MUST, STEP, VISIT, get, is_main, offer, pop
from istanbul.board_game.plays import IS_PLAY, offer_plays, play
from istanbul.board_game.state import Public, State
from istanbul.engine.record import emit

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
    """As the place says."""
    if get(g, MODE) == MUST and get(g, STEP) == 0:
        return "again"
    return places.PROMPT[get(g, PLACE)](g)
