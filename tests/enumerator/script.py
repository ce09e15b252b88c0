"""A game told as a script: a generator that yields the texts of a node and is sent one back.

The rules in `places` and `turn` are therefore written straight down, as they are told at a
table; nothing has to remember "where in the turn we are", Python does.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

from .table import CARDS, PLACES, Table

T = TypeVar("T")
Script = Generator[list[str], str, T]

ROLLS = [f"roll {a} {b}" for a in range(1, 7) for b in range(a, 7)]


def choose(options: list[str]) -> Script[str]:
    """A decision; with one option it is not asked, unless that is `end_turn`."""
    if len(set(options)) != len(options) or not options:
        raise AssertionError(f"bad options: {options}")
    if len(options) == 1 and options != ["end_turn"]:
        return options[0]
    return (yield options)


def roll() -> Script[tuple[int, int]]:
    """Two dice."""
    words = (yield ROLLS).split()
    return int(words[1]), int(words[2])


def roll_place() -> Script[str]:
    """Two dice that send a figure to the place whose number is their sum."""
    return PLACES[sum((yield from roll())) - 1]


def draw(table: Table) -> Script[str]:
    """One card from the deck into the mover's hand.

    An empty deck is made anew before the draw, and the moment its last card leaves it.
    """
    table.renew_deck()
    kind = (yield [f"draw {kind}" for kind in CARDS if table.deck[kind]]).split()[1]
    table.deck[kind] -= 1
    table.renew_deck()
    table.me.hand[kind] += 1
    return kind


def discard(table: Table, kind: str) -> None:
    """One card of the mover's hand onto the pile."""
    take_out(table, kind)
    table.discard.append(kind)


def take_out(table: Table, kind: str) -> None:
    """A card leaves the hand to be played; it reaches the pile when it is resolved."""
    assert table.me.hand[kind] > 0
    table.me.hand[kind] -= 1


def hand_kinds(table: Table) -> list[str]:
    """The kinds of cards in the mover's hand."""
    return [kind for kind in CARDS if table.me.hand[kind]]


def reward(table: Table, what: str) -> Script[None]:
    """The reward for a family member brought to the police: `lira` or `card`."""
    if what == "lira":
        table.me.lira += 3
    else:
        yield from draw(table)


def free_plays(table: Table) -> list[str]:
    """What may be played at every main decision."""
    me = table.me
    texts = []
    if me.hand["five_lira"]:
        texts.append("card five_lira")
    if me.hand["one_good"]:
        texts += [f"card one_good {good}" for good in me.goods if me.room(good)]
    if me.hand["family_to_police"] and me.family != "police_station":
        texts.append("card family_to_police lira")
        if table.card_can_be_drawn():
            texts.append("card family_to_police card")
    if "yellow" in me.tiles and not table.yellow_used and me.lira >= 2:
        texts += [f"tile yellow {p}" for p in PLACES if p in me.assistants and p != me.merchant]
    return texts


def play_free(table: Table, text: str) -> Script[None]:
    """Carry out one of `free_plays`."""
    me = table.me
    what, kind, *rest = text.split()
    if what == "tile":
        me.lira -= 2
        table.yellow_used = True
        bring_back(table, rest[0])
        return
    take_out(table, kind)
    if kind == "five_lira":
        me.lira += 5
    elif kind == "one_good":
        me.gain(rest[0])
    else:
        me.family = "police_station"
        yield from reward(table, rest[0])
    table.discard.append(kind)


def main_decision(table: Table, options: Callable[[], list[str]]) -> Script[str]:
    """Ask until the answer is one of `options`; free plays come back to the same question."""
    while True:
        free = free_plays(table)
        text = yield from choose(options() + free)
        if text not in free:
            return text
        yield from play_free(table, text)


def bring_back(table: Table, place: str) -> None:
    """The mover's assistant of a place goes under the stack."""
    table.me.assistants.remove(place)
    table.me.stack.insert(0, "o")
