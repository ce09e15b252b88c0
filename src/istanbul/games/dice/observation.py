"""What a seat may know as numbers from 0 to 255, for networks. In the subset.

Made from a view only. `slots.py` says where things stand.
"""

from __future__ import annotations

from typing import Final

from istanbul.engine.record import Record
from istanbul.games.dice import slots
from istanbul.games.dice.frames import (
    ABOUT,
    DIFFERENT,
    FIRST_CHANCE,
    KIND,
    LEFT,
    LOWER,
    NEED,
    PAYMENT,
    SEAT,
    STEP,
    UPPER,
    VALUE,
)
from istanbul.games.dice.state import FRAME
from istanbul.games.dice.tables import N_CARDS, N_COLOURS, N_THINGS, N_TILES, N_TRACKS
from istanbul.games.dice.view import View

SLOTS: Final = slots.SLOTS
LENGTH: Final = slots.LENGTH
MOST: Final = 255  # larger numbers are told as this one


class Observation(Record):
    """One long list of small numbers."""

    def __init__(self) -> None:
        self.slot: list[int] = [0] * LENGTH


def observe(v: View, o: Observation) -> None:
    """Fill the observation of the viewer; a spectator's counts seats from seat 0."""
    for i in range(LENGTH):
        o.slot[i] = 0
    tell(o, slots.PLAYERS, v.tables.players)
    tell(o, slots.GOAL, v.tables.goal)
    tell(o, slots.MAX_ROUNDS, v.tables.max_rounds)
    tell_turn(v, o)
    if v.frame[v.top + KIND] < FIRST_CHANCE and not v.over:
        tell_question(v, o)
    for i in range(v.top // FRAME + 1):
        kind = v.frame[FRAME * i + KIND]
        if UPPER <= kind <= LOWER:
            o.slot[slots.USED + v.frame[FRAME * i + ABOUT]] = 1
    tell_table(v, o)
    for p in range(v.tables.players):
        tell_seat(v, o, p, from_viewer(v, p))


def from_viewer(v: View, p: int) -> int:
    """The number of a seat, counted from the viewer."""
    return (p - max(v.viewer, 0) + v.tables.players) % v.tables.players


def tell(o: Observation, at: int, n: int) -> None:
    """A number, as far as it fits."""
    o.slot[at] = max(0, min(n, MOST))


def tell_turn(v: View, o: Observation) -> None:
    """Whose turn it is, and what was done and rolled in it."""
    tell(o, slots.ROUND, v.round)
    tell(o, slots.LAST_ROUND, v.last_round)
    o.slot[slots.FIRST_SEAT + from_viewer(v, v.tables.start)] = 1
    o.slot[slots.TURN + from_viewer(v, v.seat)] = 1
    o.slot[slots.PHASE + v.frame[STEP]] = 1
    tell(o, slots.ACTIONS_DONE, v.actions_done)
    tell(o, slots.EXTRA_DICE, v.extra_dice)
    for face in range(slots.FACES):
        tell(o, slots.DICE + face, v.dice[face])
    for what in range(slots.INCOMES):
        tell(o, slots.TO_COLLECT + what, v.to_collect[what])
    for tile in range(N_TILES):
        tell(o, slots.FRESH + tile, v.fresh[tile])


def tell_question(v: View, o: Observation) -> None:
    """What the top frame asks of whom."""
    kind = v.frame[v.top + KIND]
    o.slot[slots.DECIDES + from_viewer(v, v.frame[v.top + SEAT])] = 1
    o.slot[slots.PENDING + kind] = 1
    tell(o, slots.FRAME, v.frame[v.top + STEP])
    tell(o, slots.FRAME + 1, v.frame[v.top + VALUE])
    if kind == PAYMENT:
        o.slot[slots.PAID_FOR + v.frame[v.top + ABOUT]] = 1
        tell(o, slots.LEFT, v.frame[v.top + LEFT])
        tell(o, slots.DIFFERENT, v.frame[v.top + DIFFERENT])
    for colour in range(N_COLOURS):
        tell(o, slots.NEED + colour, v.frame[v.top + NEED + colour])


def tell_table(v: View, o: Observation) -> None:
    """Rubies, tiles and cards in the middle."""
    t = v.tables
    for track in range(N_TRACKS):
        left = t.n_prices[track] - v.taken[track]
        tell(o, slots.RUBIES_LEFT + track, left)
        if left > 0:
            tell(o, slots.PRICE + track, t.price[track][v.taken[track]])
    tell(o, slots.MOSQUE_RUBIES, v.mosque_rubies)
    for tile in range(N_TILES):
        tell(o, slots.DISPLAY + tile, v.display[tile])
        tell(o, slots.UNSEEN + tile, v.unseen[tile])
    for i in range(v.n_under):
        o.slot[slots.UNDER + v.under[i]] += 1
    for card in range(N_CARDS):
        tell(o, slots.DECK + card, v.deck[card])
        tell(o, slots.SHOWN + card, v.shown[card])


def tell_seat(v: View, o: Observation, p: int, i: int) -> None:
    """What a seat has, told as number i."""
    for thing in range(N_THINGS):
        tell(o, slots.HAS + N_THINGS * i + thing, v.has[p][thing])
    tell(o, slots.RUBIES + i, v.rubies[p])
    for tile in range(N_TILES):
        tell(o, slots.TILES + N_TILES * i + tile, v.tiles[p][tile])
    tell(o, slots.N_SEAT_TILES + i, v.n_tiles[p])
    tell(o, slots.MOSQUE_DONE + i, v.mosque_done[p])
