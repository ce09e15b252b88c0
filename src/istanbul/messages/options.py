"""What may be done, in words: prompts of decisions and labels of options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.board_game.contents import PLACES
from istanbul.board_game.game import BoardGame
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Decision, Json, Option
from istanbul.engine.state import State
from istanbul.messages import Argument, Message, Words, dice_options
from istanbul.messages.events import say_goods

NOTHING: Final[Json] = {"frame": "turn"}
"""In place of the frame on top, where the turn itself is asked."""
BARRIER_STEPS: Final = ("barrier", "barrier_second", "barrier_action")
IN_FRAME: Final = {
    ("put", "barrier"): "put_barrier",
    ("skip", "kiosk_tile"): "skip_kiosk",
    ("pass", "double_turn"): "pass_double",
    ("done", "double_turn"): "done_double",
}
"""Options that mean something else in a frame of their own."""


def pending_place(pending: Sequence[Json]) -> str | None:
    """The place whose action is under way: of the uppermost visit."""
    for frame in reversed(pending):
        if frame["frame"] == "visit":
            return str(frame["about"])
    return None


def say_prompt(words: Words, state: State) -> str:
    """What the decision at hand asks."""
    if state.game.name == "dice":
        return dice_options.say_prompt(words, state)
    node = state.node
    if not isinstance(node, Decision):
        raise MalformedInput("prompt: nobody has to decide now")
    pending = state.view(node.seat).to_json().get("pending", [])
    top = pending[-1] if pending else NOTHING
    prompt, args = node.prompt, dict[str, Argument]()
    place = pending_place(pending)
    if place is not None:
        args["place"] = Message(f"place-{place}")
    if prompt == "red_tile":
        args["first"], args["second"] = top["first"], top["second"]
    elif prompt == "merchants":  # with one option nobody would be asked: `pay` is there
        args["n"] = max(state.describe(option.action)["price"] for option in node.options)
    elif prompt == "barrier":
        prompt = BARRIER_STEPS[top.get("step", 0)]
        args["place"] = Message(f"place-{PLACES[top.get('value', 0)]}")
    elif prompt == "exchange" and top.get("actor"):
        prompt = "exchange_take"
    elif prompt == "bid":
        args["n"] = top.get("value", 0)
    elif prompt == "kiosk_tile":
        args["tile"] = Message(f"kiosk-{top['about']}")
    elif prompt in ("double_turn", "give_letters"):
        assert isinstance(state.game, BoardGame), "only the board game has letters"
        t = state.game.tables
        args["n"] = top.get("second", 0)
        args["seals"] = t.double_seals if prompt == "double_turn" else t.ruby_seals
    return words.say(f"prompt-{prompt}", **args)


def option_words(
    words: Words, state: State, option: Option, names: Sequence[str]
) -> tuple[str, dict[str, Argument]]:
    """The message of an option of the decision at hand, and what fills it."""
    if state.game.name == "dice":
        return dice_options.option_words(words, state, option)
    pending = state.view(state.waits_for).to_json().get("pending", [])
    place = pending_place(pending)
    found = state.describe(option.action)
    args: dict[str, Argument] = {"n": found["price"]}
    if place is not None:
        args["place"] = Message(f"place-{place}")
    for name, value in option.args.items():
        if name == "other":
            args[name] = names[int(value)]
        elif name == "goods":
            args[name] = say_goods(words, str(value))
        elif name == "card" and option.kind in ("guild", "discard_guild"):
            args[name] = Message(f"guild-{value}")
        elif name == "tile":
            args[name] = Message(f"{'tavern' if option.kind == 'act_tavern' else 'kiosk'}-{value}")
        elif name in ("place", "good", "card", "figure"):
            args[name] = Message(f"{name}-{value}")
        else:
            args[name] = value
    if option.kind == "act_good":
        args["colour"] = Message(f"colour-{option.args['good']}")
    top = pending[-1]["frame"] if pending else "turn"
    return f"action-{_message(option, place, top, found['preview'])}", args


def say_option(words: Words, state: State, option: Option, names: Sequence[str]) -> str:
    """An option of the decision at hand as a label: a verb with what it is about."""
    key, args = option_words(words, state, option, names)
    return words.say(key, **args)


def _message(option: Option, place: str | None, top: str, preview: Sequence[Json]) -> str:
    """The message of an option: its kind, or a better one where place or frame tell more."""
    happens = {event["event"] for event in preview}
    if option.kind == "move":
        if "assistant_taken" in happens:
            return "move_own"
        return "move_lay" if "assistant_laid" in happens else "move"
    if option.kind == "act_good":
        if "mosque_tile" in happens:
            return "act_tile"
        if place == "roasting_plant":
            return "act_roast"
        return "act_extra" if (place or "").endswith("_warehouse") else "act_good"
    if option.kind == "act_goods" and "sold" in happens:
        return "act_sell"
    if option.kind in ("take", "give") and option.args["good"] == "coffee":
        return f"{option.kind}_coffee"
    return IN_FRAME.get((option.kind, top), option.kind)


GAINS: Final = {
    "lira": ("lira", 1),
    "lira_paid": ("lira", -1),
    "merchant_paid": ("lira", -1),
    "neutral_paid": ("lira", -1),
    "coffee": ("coffee", 1),
    "coffee_paid": ("coffee", -1),
    "ruby": ("ruby", 1),
    "letter_given": ("letter", -1),
    "goods": ("goods", 1),
    "goods_paid": ("goods", -1),
}
"""What events count, and with which sign."""
COUNTED: Final = ("ruby", "lira", "coffee", "letter")


def say_gain(words: Words, state: State, action: int) -> str:
    """What an option would bring and cost the one who decides, in short: "+9 lira, +1 ruby"."""
    if state.game.name == "dice":
        return dice_options.say_gain(words, state, action)
    seat = state.waits_for
    gained, rest = dict.fromkeys(COUNTED, 0), list[str]()
    for event in state.preview(action):
        kind = event["event"]
        if kind == "turn_begun":
            break  # what comes after belongs to somebody else's turn
        if event.get("seat") != seat:
            continue
        if kind in GAINS:
            what, sign = GAINS[kind]
            n = 1 if what in ("ruby", "letter") else event["n"]  # of a letter: its seals
            what = f"good-{event['good']}" if what == "goods" else what
            gained[what] = gained.get(what, 0) + sign * n
        elif kind == "card_taken":
            rest.append("“" + words.say("card-" + event["card"]) + "”")
    parts = []
    for what, n in gained.items():
        if n and what in COUNTED:
            parts.append(_signed(words.say(f"ui-{what}_count", n=abs(n)), n))
        elif n:
            word = words.say("ui-goods_count", n=abs(n), good=Message(what))
            parts.append(_signed(word, n))
    return ", ".join(parts + rest)


def _signed(text: str, n: int) -> str:
    return ("+" if n > 0 else "−") + text
