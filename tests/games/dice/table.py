"""A table for the tests of the Dice Game: a position in one call; actions and chance by text."""

from __future__ import annotations

from collections import Counter
from typing import Any

import istanbul
from istanbul.games.dice.game import DiceGame
from tests.playing import field, play, seat, texts

Json = dict[str, Any]

# Rules DG-1: what is in the box.
COLOURS = ["red", "yellow", "green", "blue"]
FACES = [*COLOURS, "coin", "card"]
MARKERS = [*COLOURS, "brown"]
BOX = {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "crystal": 12, "lira": 87}
TRACKS = [*COLOURS, "mixed", "lira"]

# Rules DG-7.3: the 24 mosque tiles.
COLOURED_KINDS = ["income_lira", "income_card", "goods", "income_crystal", "extra_action"]
TILES = {f"{kind}_{colour}": 1 for kind in COLOURED_KINDS for colour in COLOURS} | {"extra_die": 4}

# Rules DG-8: the 33 bazaar cards.
CARDS = [
    *(f"{family}_{thing}" for family in "ab" for thing in [*COLOURS, "crystal"]),
    *(f"{family}_{colour}" for family in "cd" for colour in COLOURS),
    *("e_lira_tile", "e_crystal", "e_brown", "e_lira", "e_marker", "e_tile"),
    *("f_one", "f_two", "f_three", "g_brown", "g_lira", "g_crystals"),
    *("h_brown", "h_tile", "h_crystals"),
]
NOTHING = {"crystal": 0, "lira": 0}  # a seat that has nothing at all
OPTIONS = ("tables", "max_rounds")


def table(
    dice: str = "", seat0: Json | None = None, players: int = 3, **fields: Any
) -> istanbul.State:
    """Seat 0 may act with these dice ("red red coin"). Seats have nothing but what is named.

    Other fields of the position by name; seats as seat1, seat2 and so on; a field of `turn` too.
    """
    options = {key: fields.pop(key) for key in OPTIONS if key in fields}
    seats = [NOTHING | (seat0 or {})]
    seats += [NOTHING | fields.pop(f"seat{p}", {}) for p in range(1, players)]
    own = {"phase": "actions", "dice": dict(Counter(dice.split())), **fields.pop("turn", {})}
    given = {"options": {"game": "dice", "players": players, **options}, "seats": seats}
    return istanbul.position({**given, "turn": own, **fields})


def at_start(seat0: Json | None = None, players: int = 3, **fields: Any) -> istanbul.State:
    """Seat 0's turn begins: income that needs no choice has been taken."""
    return table("", seat0, players, turn={"phase": "income"}, **fields)


def card(
    name: str, seat0: Json | None = None, players: int = 3, dice: int = 1, **fields: Any
) -> istanbul.State:
    """Seat 0 has spent card dice, and uses this card; what is forced has been done."""
    others = [other for other in CARDS if other != name][: dice - 1]
    state = table(" ".join(["card"] * dice), seat0, players, **fields)
    state = play(state, f"act cards {dice}", *(f"reveal {c}" for c in [name, *others]))
    return play(state, f"use {name}") if others else state


def decider(state: istanbul.State) -> int:
    """The seat that decides."""
    node = state.node
    assert isinstance(node, istanbul.Decision), f"expected a decision, got {texts(state)}"
    return node.seat


def has(state: istanbul.State, p: int = 0) -> dict[str, int]:
    """Markers, crystals and lira of a seat; what it has none of is left out."""
    return {thing: n for thing in BOX if (n := seat(state, p)[thing])}


def tiles(state: istanbul.State, p: int = 0) -> dict[str, int]:
    """A seat's mosque tiles."""
    return dict(seat(state, p)["tiles"])


def dice(state: istanbul.State) -> dict[str, int]:
    """The dice that are still unused."""
    return dict(field(state, "turn")["dice"])


def roll(state: istanbul.State, faces: str) -> istanbul.State:
    """Roll these faces, one after the other."""
    return play(state, *(f"roll {face}" for face in faces.split()))


def dice_game(players: int = 3, **options: Any) -> DiceGame:
    """A game of this kind."""
    game = istanbul.game("dice", players=players, **options)
    assert isinstance(game, DiceGame)
    return game
