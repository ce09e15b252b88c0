"""What may be done, in words: prompts of decisions and labels of options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Decision, Json, Option
from istanbul.engine.state import State
from istanbul.messages import Words, dice_options
from istanbul.messages.events import say_goods

MOSQUES: Final = ("small_mosque", "great_mosque")
MARKETS: Final = ("small_market", "large_market")


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
    args: dict[str, str | int] = {}
    place = pending_place(pending)
    if place is not None:
        args["place"] = words.say(f"place.{place}")
    if pending and "dice" in pending[-1]:
        args["first"], args["second"] = pending[-1]["dice"]
    if node.prompt == "merchants":  # with one option nobody would be asked: `pay` is there
        args["n"] = max(state.describe(option.action)["price"] for option in node.options)
    return words.say(f"prompt.{node.prompt}", **args)


def option_words(
    words: Words, state: State, option: Option, names: Sequence[str]
) -> tuple[str, dict[str, str | int]]:
    """The message of an option of the decision at hand, and what fills it."""
    if state.game.name == "dice":
        return dice_options.option_words(words, state, option)
    place = pending_place(state.view(state.waits_for).to_json().get("pending", []))
    found = state.describe(option.action)
    args: dict[str, str | int] = {"n": found["price"]}
    if place is not None:
        args["place"] = words.say(f"place.{place}")
    for name, value in option.args.items():
        if name == "other":
            args[name] = names[int(value)]
        elif name == "goods":
            args[name] = say_goods(words, str(value))
        elif name in ("place", "good", "card", "figure"):
            args[name] = words.say(f"{name}.{value}")
        else:
            args[name] = value
    if option.kind == "act_good":
        args["colour"] = words.say(f"colour.{option.args['good']}")
    return f"action.{_message(option, place, found['preview'])}", args


def say_option(words: Words, state: State, option: Option, names: Sequence[str]) -> str:
    """An option of the decision at hand as a label: a verb with what it is about."""
    key, args = option_words(words, state, option, names)
    return words.say(key, **args)


def _message(option: Option, place: str | None, preview: Sequence[Json]) -> str:
    """The message of an option: its kind, or a better one where the place tells more."""
    happens = {event["event"] for event in preview}
    if option.kind == "move":
        if "assistant_taken" in happens:
            return "move_own"
        return "move_lay" if "assistant_laid" in happens else "move"
    if option.kind == "act_good" and place in MOSQUES:
        return "act_tile"
    if option.kind == "act_good" and place is not None and place.endswith("_warehouse"):
        return "act_extra"
    if option.kind == "act_goods" and place in MARKETS:
        return "act_sell"
    return option.kind


def say_gain(words: Words, state: State, action: int) -> str:
    """What an option would bring and cost the one who decides, in short: "+9 lira, +1 ruby"."""
    if state.game.name == "dice":
        return dice_options.say_gain(words, state, action)
    seat = state.waits_for
    lira, rubies, goods, rest = 0, 0, dict[str, int](), list[str]()
    for event in state.preview(action):
        kind, own = event["event"], event.get("seat") == seat
        if kind == "turn_begun":
            break  # what comes after belongs to somebody else's turn
        if not own:
            continue
        if kind == "lira":
            lira += event["n"]
        elif kind in ("lira_paid", "merchant_paid", "neutral_paid"):
            lira -= event["n"]
        elif kind in ("goods", "goods_paid"):
            sign = 1 if kind == "goods" else -1
            goods[event["good"]] = goods.get(event["good"], 0) + sign * event["n"]
        elif kind == "ruby":
            rubies += 1
        elif kind == "card_taken":
            rest.append("“" + words.say("card." + event["card"]) + "”")
    parts = [_signed(words.say("ui.ruby_count", n=rubies), rubies)] if rubies else []
    parts += [_signed(words.say("ui.lira_count", n=abs(lira)), lira)] if lira else []
    for good, n in goods.items():
        if n:
            word = words.say("ui.goods_count", n=abs(n), good=words.say(f"good.{good}"))
            parts.append(_signed(word, n))
    return ", ".join(parts + rest)


def _signed(text: str, n: int) -> str:
    return ("+" if n > 0 else "−") + text
