"""The board game in words: which message says a prompt, an option, an event, a gain or a reason."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Argument, Phrase, Said, name
from istanbul.games.board import steps
from istanbul.games.board.catalogue import FORMS, LETTERS, goods_word
from istanbul.games.board.contents import GOODS, KIOSK_TILES, MARKETS, PLACES
from istanbul.games.board.events import BoardEvent
from istanbul.games.board.frames import (
    ABOUT,
    ACTOR,
    BARRIER,
    DOUBLE,
    FIRST,
    KIND,
    KIOSK_TILE,
    SEALS,
    SECOND,
    STEP,
    VALUE,
    VISIT,
    get,
)
from istanbul.games.board.gains import count_of, gains, gains_of
from istanbul.games.board.merchants import others_here
from istanbul.games.board.state import FRAME, Public, State
from istanbul.games.board.tables import MAX_DEMAND_TILES, Tables

__all__ = ["gains", "option", "prompt", "reason", "tell"]

# Prompts.

BARRIER_STEPS: Final = ("barrier", "barrier_second", "barrier_action")


def prompt(g: State) -> Phrase:
    """What the decision at hand asks."""
    asked = steps.PROMPT[get(g, KIND)](g)
    args: dict[str, Argument] = {}
    if asked in ("action", "again"):
        args["place"] = name("place", _place_at_work(g))
    elif asked == "red_tile":
        args |= {"first": get(g, FIRST), "second": get(g, SECOND)}
    elif asked == "merchants":
        args["n"] = g.tables.merchant_fee * others_here(g, g.seat)
    elif asked == "barrier":
        asked = BARRIER_STEPS[get(g, STEP)]
        if asked == "barrier_second":
            args["place"] = name("place", PLACES[get(g, VALUE)])
    elif asked == "exchange" and get(g, ACTOR):
        asked = "exchange_take"
    elif asked == "bid" and get(g, ACTOR):  # the highest bidder, plus one
        return Phrase("prompt-bid_held", {"n": get(g, VALUE)}, {"seat": get(g, ACTOR) - 1})
    elif asked == "kiosk_tile":
        args["tile"] = name("kiosk", KIOSK_TILES[get(g, ABOUT)])
    elif asked == "double_turn":
        args |= {"n": get(g, SEALS), "seals": g.tables.double_seals}
    elif asked == "give_letters":
        args |= {"n": get(g, SEALS), "seals": g.tables.ruby_seals}
    return Phrase(name("prompt", asked), args)


def _place_at_work(g: Public) -> str:
    """The place whose action is under way: of the uppermost visit. None: an empty text."""
    for at in range(g.top, 0, -FRAME):
        if g.frame[at + KIND] == VISIT:
            return PLACES[g.frame[at + ABOUT]]
    return ""


# Options.

IN_FRAME: Final = {
    ("put", BARRIER): "put_barrier",
    ("skip", KIOSK_TILE): "skip_kiosk",
    ("pass", DOUBLE): "pass_double",
    ("done", DOUBLE): "done_double",
}
"""Options that mean something else while this is under way."""
PRICED: Final = frozenset({"pay", "pay_lira", "act_extra", "act_lira"})
"""Labels that name their price."""


def option(g: State, option: Option, preview: Sequence[BoardEvent], price: int) -> Phrase:
    """An option of the decision at hand as a label: a verb with what it is about."""
    label = _label(g, option, preview)
    if label in PRICED and "n" not in option.args:
        return _labelled(option.action, label, ("n", price))
    if label == "act":
        return _labelled(option.action, label, ("place", name("place", _place_at_work(g))))
    if label == "take" and (taken := [event for event in preview if event["event"] == "goods"]):
        return _labelled_goods(label, taken[0]["good"], taken[0]["n"])
    if label == "act_pile_card":
        card = next(event["card"] for event in preview if event["event"] == "card_taken")
        return _labelled(option.action, label, ("card", name("card", card)))
    return _labelled(option.action, label)


@cache
def _labelled_goods(label: str, good: str, n: int) -> Phrase:
    """An option that takes goods, as many as there is room for."""
    args: dict[str, Argument] = {"goods": _counted(good, n)}
    return Phrase(name("action", label), {**args, "colour": name("colour", good)})


@cache
def _labelled(action: int, label: str, *more: tuple[str, int | str]) -> Phrase:
    """The same options come up again and again: each label is made once."""
    args, seats = _arguments(action)
    return Phrase(name("action", label), {**args, **dict(more)}, seats)


def _arguments(action: int) -> tuple[dict[str, Argument], dict[str, int]]:
    """What an option names, and whom."""
    option = FORMS[action]
    args: dict[str, Argument] = {}
    seats: dict[str, int] = {}
    for field, value in option.args.items():
        if field == "other":
            seats[field] = int(value)
        elif field == "goods":
            args[field] = goods_list(str(value))
        elif field == "card":
            args[field] = name("guild" if "guild" in option.kind else "card", value)
        elif field == "tile":
            args[field] = name("tavern" if option.kind == "act_tavern" else "kiosk", value)
        elif field in ("place", "figure"):
            args[field] = name(field, value)
        elif field == "good":
            args["goods"] = _counted(str(value))
            if value in GOODS:
                args["colour"] = name("colour", value)
        elif isinstance(value, int):
            args[field] = value
    return args, seats


def _counted(good: str, n: int = 1) -> Phrase:
    """Goods, coffee or lira with their number: "1 red good"."""
    return Phrase(count_of(good), {"n": n})


def _label(g: Public, option: Option, preview: Sequence[BoardEvent]) -> str:
    """The kind of an option, or a better word where the place or what it causes tell more."""
    kind = option.kind
    if kind == "move":
        if _happens("assistant_taken", preview):
            return "move_own"
        return "move_lay" if _happens("assistant_laid", preview) else kind
    if kind == "act_good":
        if _happens("mosque_tile", preview):
            return "act_tile"
        place = _place_at_work(g)
        if place == "roasting_plant":
            return "act_roast"
        return "act_extra" if place.endswith("_warehouse") else kind
    if kind == "act_goods":
        return "act_sell" if _happens("sold", preview) else kind
    if kind == "act_pile":
        return "act_pile_card" if _happens("card_taken", preview) else kind
    return IN_FRAME.get((kind, get(g, KIND)), kind)


def _happens(kind: str, events: Sequence[BoardEvent]) -> bool:
    for event in events:  # asked of every option: `any` takes twice as long
        if event["event"] == kind:
            return True
    return False


def demand_goods(t: Tables, market: int, tile: int) -> list[int]:
    """How many of each good a demand tile shows."""
    return t.demand[MAX_DEMAND_TILES * market + tile]


def goods_list(goods: str) -> list[str | Phrase]:
    """A goods word as a list: "r1y2" is 1 red good, 2 yellow goods."""
    return [
        _counted(GOODS[LETTERS.index(letter)], int(n))
        for letter, n in re.findall(r"([rgyb])(\d+)", goods)
    ]


# Events.

QUIET: Final = frozenset({"forced", "acted", "turn_begun"})
"""Events that the others tell already, or a heading does."""
ON_THE_BOARD: Final = frozenset({"mail", "price", "kiosk_revealed"})
"""Events whose outcome stands on the board."""
HIDDEN: Final = "?"
"""What stands for something that the viewer may not see."""
_NAMES: Final = {
    **{"place": "place", "to": "place", "colour": "colour", "card": "card"},
    **{"figure": "figure", "guild": "guild", "kiosk": "kiosk"},
}
"""Fields of events that are names."""
ON_ARRIVAL: Final = frozenset(
    {
        *("assistant_laid", "assistant_taken"),
        *("neutral_assistant_laid", "neutral_assistant_taken", "letter_delivered"),
    }
)
"""Events that say "there" where the sentence before has named the place."""
PRICES: Final = {"sultans_palace": "good", "gemstone_dealer": "lira", "coffee_house": "coffee"}
"""What the next ruby of a place is paid with."""


def tell(tables: Tables, events: Sequence[BoardEvent]) -> list[Said]:
    """The events of one step. A sale tells its goods and its lira itself."""
    sold: set[int] = set()
    for i, event in enumerate(events):
        if event["event"] == "sold":
            before = i
            while before and events[before - 1]["event"] == "goods_paid":
                before -= 1
            sold |= {*range(before, i), i + 1}
    found, named = [], ""
    for i, event in enumerate(events):
        if i in sold or event["event"] in QUIET:
            told = None
        elif event["event"] in ON_ARRIVAL and event["place"] == named:
            told = Phrase(name("event", f"{event['event']}_there"), {}, {"seat": event["seat"]})
        else:
            told = say(tables, event)
        if told:
            named = event.get("place", "") if "seat" in event else ""
        found.append(Said(told, event["event"] in ON_THE_BOARD, gains_of(event)))
    return found


def say(t: Tables, event: BoardEvent) -> Phrase:
    """An event as a sentence."""
    kind = event["event"]
    args: dict[str, Argument] = {}
    seats: dict[str, int] = {}
    for field, value in event.items():
        if isinstance(value, int):
            if field in ("seat", "other"):
                seats[field] = value
            elif field != "tile":  # a demand tile is told by its goods
                args[field] = value
        elif value == HIDDEN:
            kind = f"{kind}_hidden"
        elif field in _NAMES:
            args[field] = name(_NAMES[field], value)
        elif field == "goods":
            args[field] = goods_list(event["goods"])
        elif field == "market":
            wanted = demand_goods(t, MARKETS.index(event["market"]), int(event["tile"]))
            args |= {"place": name("place", f"{value}_market")}
            args |= {"goods": goods_list(goods_word(wanted))}
        elif field == "side":
            args["goods"] = goods_list(goods_word(t.baksheesh_goods["ab".index(event["side"])]))
        elif field == "tile":
            args[field] = name("tavern", value)
    return Phrase(name("event", kind), _with_number(event, args), seats)


def _with_number(event: BoardEvent, args: dict[str, Argument]) -> dict[str, Argument]:
    """What an event counts goes together with its number."""
    if "good" in event:
        return {"goods": _counted(event["good"], event["n"])}
    if event["event"] == "price":
        return {"place": args["place"], "cost": _counted(PRICES[event["place"]], event["n"])}
    return args


# Reasons.

_REASON_NAMES: Final = {**_NAMES, "tavern": "tavern", "meet": "figure"}
_REASON_SEATS: Final = ("seat", "catch", "payee")
ALSO: Final = ("payee", "fee", "catch", "letter", "meet", "fetch", "last")
"""Arguments that add a clause to a reason; the first one that is there is said."""


def reason(message: str, given: Mapping[str, str | int]) -> Phrase:
    """Why an option is good or bad."""
    args: dict[str, Argument] = {}
    seats: dict[str, int] = {}
    for field, value in given.items():
        if field in _REASON_SEATS:
            seats[field] = int(value)
        elif field in _REASON_NAMES:
            args[field] = name(_REASON_NAMES[field], value)
        elif field == "good":
            args["goods"] = _counted(str(value))
        elif isinstance(value, int):
            args[field] = value
    said = Phrase(message, args, seats)
    for field in ALSO:
        if field in given:
            also = Phrase(name("reason_also", field), args, seats)
            return Phrase("ui-reason_and", {"reason": said, "also": also})
    return said
