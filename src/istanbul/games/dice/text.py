"""The Dice Game in words: which message says a prompt, an option, an event, a gain or a reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from istanbul.engine.node import Option
from istanbul.engine.phrase import Argument, Phrase, Said, name
from istanbul.games.dice import steps
from istanbul.games.dice.actions import actions_left
from istanbul.games.dice.catalogue import FORMS
from istanbul.games.dice.contents import COLOURS, TILES, TRACKS
from istanbul.games.dice.events import DiceEvent
from istanbul.games.dice.frames import (
    ABOUT,
    FOR_BROWN,
    FOR_CRYSTAL,
    FOR_MARKER,
    FOR_RUBY,
    FOR_TILE,
    KIND,
    LEFT,
    LOWER,
    MARKERS_LEFT,
    REROLL,
    UPPER,
    get,
)
from istanbul.games.dice.gains import gains, gains_of
from istanbul.games.dice.payment import WHICH
from istanbul.games.dice.shown import numbers
from istanbul.games.dice.state import State
from istanbul.games.dice.tables import Tables

__all__ = ["gains", "option", "prompt", "reason", "tell"]

# Prompts.


def prompt(g: State) -> Phrase:
    """What the decision at hand asks."""
    asked = steps.PROMPT[get(g, KIND)](g)
    args: dict[str, Argument] = {}
    if asked == "dice_action":
        args["left"] = actions_left(g, g.seat)
    elif asked == "dice_payment":
        args |= {"left": get(g, LEFT), "what": _paid_for(get(g, ABOUT), get(g, WHICH))}
    elif asked == "dice_take_markers":
        args["left"] = get(g, MARKERS_LEFT)
    elif get(g, KIND) in (UPPER, LOWER):
        family = f"{asked[0]}_"
        args |= {key: n for key, n in numbers(g.tables).items() if key.startswith(family)}
    return Phrase(name("prompt", asked), args)


def _paid_for(about: int, value: int) -> str | Phrase:
    if about == FOR_TILE:
        return name("dice_tile", TILES[value])
    if about == FOR_RUBY:
        return Phrase(name("dice_action", "act_ruby"), {"track": name("dice_track", TRACKS[value])})
    if about == FOR_MARKER:
        return name("dice_thing", COLOURS[value])
    return {
        FOR_BROWN: name("dice_thing", "brown"),
        FOR_CRYSTAL: name("dice_thing", "crystal"),
    }.get(about, name("dice_ui", "two_markers"))


# Options.

ALIKE: Final = 2
"""Goods of one colour for a marker."""


def option(g: State, option: Option, preview: Sequence[DiceEvent], price: int) -> Phrase:
    """An option of the decision at hand as a label: a verb with what it is about."""
    args = _arguments(option.action)
    if option.kind == "one_lira":
        args = {"consolation": g.tables.consolation}
    first = option.kind == "pick" and get(g, KIND) != REROLL
    return Phrase(name("dice_action", f"{option.kind}{'_first' * first}"), args)


@cache
def _arguments(action: int) -> dict[str, Argument]:
    """What an option names. Read only."""
    option = FORMS[action]
    found: dict[str, Argument] = {}
    for field, value in option.args.items():
        if isinstance(value, int):
            found[field] = value
        elif field == "face":
            found["piece"] = name("dice_piece", f"die_{value}")
        elif field == "colour" and option.kind == "act_marker":
            found["thing"] = name("dice_thing", value)
            found["goods"] = Phrase(name("dice_goods", value), {"n": ALIKE})
        elif field == "colour":
            found["piece"] = name("dice_piece", f"{option.kind.removeprefix('pay_')}_{value}")
        else:
            found[field] = name(f"dice_{field}", value)
    return found


# Events.

QUIET: Final = frozenset({"acted", "forced", "turn_begun"})
"""Events that the others tell already, or a heading does."""
SERIES: Final = {
    "rolled": ("face", "faces", "dice_face_count"),
    "picked": ("face", "pieces", "dice_piece_count"),
    "paid": ("piece", "pieces", "dice_piece_count"),
    "tile_shown": ("tile", "tiles", "dice_tile"),
    "card_shown": ("card", "cards", "dice_card"),
}
"""Events told in one sentence when they follow each other: the field that differs, the list of all,
and whose names it has. What has a number is counted."""
_NAMES: Final = ("track", "tile", "card")


def tell(tables: Tables, events: Sequence[DiceEvent]) -> list[Said]:
    """The events of one step."""
    return [
        Said(words=None if event["event"] in QUIET else say(event), gains=gains_of(event))
        for event in events
    ]


def say(event: DiceEvent) -> Phrase:
    """An event as a sentence."""
    kind = event["event"]
    args: dict[str, Argument] = {}
    seats: dict[str, int] = {"seat": event["seat"]} if "seat" in event else {}
    if kind in SERIES:
        field, series, group = SERIES[kind]
        named = str(dict(event)[field]).replace(" ", "_")
        if kind == "picked":
            named = f"die_{named}"
        each = name(group, named)
        args[series] = [Phrase(each, {"n": 1}) if group.endswith("_count") else each]
        return Phrase(name("dice_event", kind), args, seats, series)
    for field, value in event.items():
        if field == "thing":
            args["things"] = Phrase(name("dice_count", value), {"n": event.get("n", 1)})
        elif field in _NAMES:
            args[field] = name(f"dice_{field}", value)
        elif isinstance(value, int) and field != "seat":
            args[field] = value
    return Phrase(name("dice_event", kind), args, seats)


# Reasons.


def reason(message: str, given: Mapping[str, str | int]) -> Phrase:
    """Why an option is good or bad."""
    args: dict[str, Argument] = {}
    for field, value in given.items():
        if field == "thing":
            args["things"] = Phrase(name("dice_count", value), {"n": given.get("n", 1)})
        elif field in ("colour", "face"):
            args["piece"] = name("dice_piece", f"die_{value}")
        elif field in ("track", "tile", "card"):
            args[field] = name(f"dice_{field}", value)
        elif isinstance(value, int):
            args[field] = value
    return Phrase(message, args)
