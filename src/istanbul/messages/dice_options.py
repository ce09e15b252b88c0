"""What may be done in the Dice Game, in words: prompts of decisions and labels of options."""

from __future__ import annotations

from typing import Final

from istanbul.dice_game.contents import COLOURS, TILES, TRACKS
from istanbul.dice_game.tables import EXTRA_ACTION
from istanbul.engine.errors import MalformedInput
from istanbul.engine.game import Game
from istanbul.engine.node import Decision, Json, Option
from istanbul.engine.state import State
from istanbul.messages import Argument, Message, Words
from istanbul.messages.dice_numbers import (
    dice_game,
    numbers,
    ruby_letters,
    tile_letters,
)

TOLD_BY_LABEL: Final = frozenset(
    {
        *("act_marker", "act_brown", "act_crystal", "act_two", "one_lira"),
        *("pay_die", "pay_marker", "pay_brown"),
    }
)
"""Kinds whose label says what they bring."""
_PAID_FOR: Final = {"brown": "dice_thing-brown", "crystal": "dice_thing-crystal"}


def actions_left(game: Game, position: Json) -> int:
    """Of this turn: tiles that were got in it do not count."""
    tiles, fresh = position["seats"][position["seat"]]["tiles"], position["turn"]["fresh"]
    extra = TILES[EXTRA_ACTION : EXTRA_ACTION + len(COLOURS)]
    n = sum(tiles.get(tile, 0) - fresh.get(tile, 0) for tile in extra)
    return int(dice_game(game).tables.actions + n - position["turn"]["actions_done"])


def say_prompt(words: Words, state: State) -> str:
    """What the decision at hand asks."""
    node = state.node
    if not isinstance(node, Decision):
        raise MalformedInput("prompt: nobody has to decide now")
    position = state.to_json()
    args: dict[str, Argument] = {**numbers(state.game)}
    frame = position["pending"][-1] if position["pending"] else {}
    if node.prompt == "dice_action":
        args["left"] = actions_left(state.game, position)
    elif node.prompt == "dice_payment":
        args["left"] = frame["left"]
        args["what"] = _paid_for(words, frame)
    elif node.prompt == "dice_take_markers":
        args["left"] = frame["value"]
    return words.say(f"prompt-{node.prompt}", **args)


def _paid_for(words: Words, frame: Json) -> str:
    """What a payment is for, with a capital."""
    what, value = frame["for"], frame.get("value", 0)
    if what == "tile":
        key = f"dice_tile-{TILES[value]}"
    elif what == "ruby":
        track = Message(f"dice_track-{TRACKS[value]}")
        return words.say("dice_action-act_ruby", track=track)
    elif what == "marker":
        key = f"dice_thing-{COLOURS[value]}"
    else:
        key = _PAID_FOR.get(what, "dice_ui-markers")
    text = words.say(key)
    return text[:1].upper() + text[1:]


def option_words(words: Words, state: State, option: Option) -> tuple[str, dict[str, Argument]]:
    """The message of an option of the decision at hand, and what fills it."""
    args: dict[str, Argument] = {"consolation": numbers(state.game)["consolation"]}
    for name, value in option.args.items():
        key = f"dice_{name}-{value}"
        args[name] = Message(key) if words.knows(key) else value
    first = option.kind == "pick" and state.game.prompt(state.record) == "dice_reroll"
    return f"dice_action-{option.kind}{'_first' * first}", args


def say_gain(words: Words, state: State, action: int) -> str:
    """What an option would bring and cost the one who decides, in short: "+4 lira"."""
    option = state.game.describe(action)
    if option.kind == "act_tile":
        return tile_letters(state.game, str(option.args["tile"]))
    if option.kind == "act_ruby":
        track = str(option.args["track"])
        return ruby_letters(words, state.game, state.to_json(), track)
    if option.kind in TOLD_BY_LABEL:
        return ""
    seat, gained, rubies = state.waits_for, dict[str, int](), 0
    for event in state.preview(action):
        kind = event["event"]
        if kind in ("turn_begun", "card_used"):
            break  # somebody else's turn; a card has a help of its own
        if event.get("seat") != seat:
            continue
        if kind in ("taken", "given", "returned"):
            sign = 1 if kind == "taken" else -1
            gained[event["thing"]] = gained.get(event["thing"], 0) + sign * event.get("n", 1)
        rubies += kind == "ruby"
    parts = [f"+{words.say('ui-ruby_count', n=rubies)}"] if rubies else []
    for thing, n in gained.items():
        if n and not (option.kind in ("pick", "reroll_all") and n == -1):
            count = words.say(f"dice_count-{thing}", n=abs(n))
            parts.append(f"{'+' if n > 0 else '−'}{count}")
    return ", ".join(parts)
