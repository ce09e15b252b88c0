"""What happened, in words: events of the board game as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from istanbul.board_game.catalogue import LETTERS, goods_word
from istanbul.board_game.contents import GOODS, MARKETS
from istanbul.board_game.game import BoardGame
from istanbul.board_game.tables import MAX_DEMAND_TILES
from istanbul.engine.game import Game
from istanbul.engine.node import Json
from istanbul.messages import Argument, Message, Words, dice_events

QUIET: Final = frozenset({"forced", "acted", "turn_begun"})
"""Events that the others tell already, or a heading does."""
ON_THE_BOARD: Final = frozenset({"mail", "price", "kiosk_revealed"})
"""Events whose outcome stands on the board: not told where it is drawn beside the story."""
TOLD_BY_SALE: Final = ("goods_paid", "lira")

HIDDEN: Final = "?"
"""What stands for something that the viewer may not see."""

_GROUPS: Final = {
    "place": "place",
    "to": "place",
    "good": "good",
    "colour": "colour",
    "card": "card",
    "figure": "figure",
    "guild": "guild",
    "kiosk": "kiosk",
}
"""Fields whose value is an id with a message of its own."""


def seat_names(words: Words, players: int) -> list[str]:
    """Seats by their colour, where nobody has a name: "Red", "Blue"."""
    names = [words.say(f"seat_colour-{seat}") for seat in range(players)]
    return [name[:1].upper() + name[1:] for name in names]


def say_goods(words: Words, goods: str) -> str:
    """A goods word as a list: "r1y2" is "1 fabric, 2 fruit"."""
    counts = re.findall(r"([rgyb])(\d+)", goods)
    return ", ".join(
        words.say("ui-goods_count", n=int(n), good=Message(f"good-{GOODS[LETTERS.index(letter)]}"))
        for letter, n in counts
    )


def demand_goods(game: BoardGame, market: int, tile: int) -> list[int]:
    """How many of each good a demand tile shows."""
    return game.tables.demand[MAX_DEMAND_TILES * market + tile]


def say_event(words: Words, game: Game, event: Json, names: Sequence[str]) -> str:
    """An event as a sentence, as far as the event itself tells (`Game.event_for`)."""
    if game.name == "dice":
        return dice_events.say_event(words, event, names)
    kind = event["event"]
    if HIDDEN in (event.get("card"), event.get("guild")):
        return words.say(f"event-{kind}_hidden", seat=names[event["seat"]])
    args: dict[str, Argument] = {}
    for field, value in event.items():
        if field in ("seat", "other"):
            args[field] = names[value]
        elif field in _GROUPS:
            args[field] = Message(f"{_GROUPS[field]}-{value}")
        elif field == "goods":
            args[field] = say_goods(words, value)
        elif field == "market":
            assert isinstance(game, BoardGame), "only the board game has markets"
            wanted = demand_goods(game, MARKETS.index(value), event["tile"])
            args |= {"place": Message(f"place-{value}_market")}
            args |= {"goods": say_goods(words, goods_word(wanted))}
        elif field == "side":
            assert isinstance(game, BoardGame), "only the board game has baksheesh"
            wanted = game.tables.baksheesh_goods["ab".index(value)]
            args["goods"] = say_goods(words, goods_word(wanted))
        elif kind == "tavern_tile" and field == "tile":
            args[field] = Message(f"tavern-{value}")
        elif field != "event":
            args[field] = value
    return words.say(f"event-{kind}", **args)


def say_events(
    words: Words, game: Game, events: Iterable[Json], names: Sequence[str], about: int = -1
) -> list[str]:
    """The events of one step, without those that say nothing new.

    `about`: the seat in the heading above them; sentences that begin with its name go without it.
    """
    if game.name == "dice":
        return dice_events.say_events(words, events, names, about)
    steps = list(events)
    sold = any(event["event"] == "sold" for event in steps)
    skip = QUIET | set(TOLD_BY_SALE if sold else ())
    return [
        say_event(words, game, event, names)
        if event.get("seat") != about
        else _headless(words, game, event, names)
        for event in steps
        if event["event"] not in skip
    ]


def _headless(words: Words, game: Game, event: Json, names: Sequence[str]) -> str:
    name = names[event["seat"]]
    sentence = say_event(words, game, event, names)
    if not sentence.startswith(name):
        return sentence
    return sentence[len(name) :].lstrip(" :") or sentence
