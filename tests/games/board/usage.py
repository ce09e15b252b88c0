"""What an option set has in it, and what of that some games used, by their events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import istanbul
from istanbul.agents.base import Question
from istanbul.agents.roster import make
from istanbul.engine.node import Json, Option
from istanbul.games.board.contents import (
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    PLACES,
    TAVERN_TILES,
    printed,
)
from tests.games.board.option_sets import in_order

Used = Counter[tuple[str, str]]
Choose = Callable[[istanbul.State], int]

FIELDS: Final = {
    "acted": "place",
    "card_played": "card",
    "guild_played": "guild",
    "kiosk_taken": "kiosk",
    "tile_used": "colour",
    "mosque_tile": "colour",
    "tavern_tile": "tile",
    "figure_moved": "figure",
    "barrier_put": "event",
    "baksheesh_turned": "side",
    "caravan_taken": "event",
    "companion_moved": "event",
    "double_turn": "event",
    "auction_won": "event",
    "fifth_assistant": "event",
    "neutral_assistant_taken": "event",
}
"""Events that show that something is used, by this field."""


def things(options: Json) -> set[tuple[str, str]]:
    """All that there is to use, as (event, id)."""
    expansions = options.get("expansions", [])
    mocha, letters = "mocha" in expansions, "letters" in expansions
    new_only = options.get("letters_deck") == "new_only"
    sets = {*expansions, *([] if new_only else ["base"])}
    places = PLACES[:16] + PLACES[16:20] * mocha + PLACES[20:24] * letters
    places += PLACES[24:] * (mocha and letters)
    cards = [card for card, row in printed()["bonus_cards"].items() if row["set"] in sets]
    figures = ["governor", "smuggler"] + ["coffee_trader"] * mocha + ["courier"] * letters
    colours = ["red", "green", "yellow", "blue"]
    found = {
        "acted": places,
        "card_played": cards,
        "tile_used": colours[:3],  # the blue one is an assistant
        "mosque_tile": colours,
        "fifth_assistant": ["fifth_assistant"],
        "figure_moved": figures,
    }
    if mocha:
        found |= {"guild_played": GUILD_CARDS, "tavern_tile": TAVERN_TILES}
        found |= {"barrier_put": ["barrier_put"], "baksheesh_turned": ["a", "b"]}
    if letters:
        found |= {"kiosk_taken": KIOSK_TILES}
        found |= {name: [name] for name in ("companion_moved", "double_turn", "auction_won")}
    if options.get("players") == 2:
        found["figure_moved"] = [*figures, "neutral_1", "neutral_2", "neutral_3"]
    if "caravan_leader" in options.get("variants", []):
        found["caravan_taken"] = ["caravan_taken"]
    if "neutral_assistants" in options.get("variants", []):
        found["neutral_assistant_taken"] = ["neutral_assistant_taken"]
    return {(event, name) for event, names in found.items() for name in names}


def count(used: Used, events: Sequence[Mapping[str, Any]]) -> None:
    """Note what these events show."""
    for event in events:
        if event["event"] in FIELDS:
            used[event["event"], str(event[FIELDS[event["event"]]])] += 1


class Explorer:
    """Plays like the apprentice, but prefers what has been chosen least, if it is of a new kind."""

    WHAT: Final = ("card", "tile", "figure", "place", "n")
    PASSIVE: Final = ("discard", "discard_guild", "visit", "refuse", "skip", "bid", "put", "use_at")

    def __init__(self, seed: int, chosen: Counter[tuple[str, Any]]) -> None:
        self.source = istanbul.SeededSource(seed)
        self.agent = make("apprentice", seed)
        self.chosen = chosen

    def key(self, option: Option) -> tuple[str, Any]:
        """Which thing an option uses."""
        names = [option.args[name] for name in self.WHAT if name in option.args]
        return option.kind, names[0] if names else None

    def __call__(self, state: istanbul.State) -> int:
        """An option's number."""
        question = Question.at(state)
        options = [o for o in question.options if o.kind not in self.PASSIVE]
        rare = sorted(options, key=lambda option: (self.chosen[self.key(option)], option.action))
        new = [o for o in rare if "card" in o.args and not self.chosen[self.key(o)]]
        if new:
            choice = new[0].action
        elif rare and self.source.below(2) == 0 and self.chosen[self.key(rare[0])] < 12:
            choice = rare[0].action
        else:
            choice = self.agent.choose(question)
        if state.text(choice).endswith("again") and state.text(choice).startswith("discard"):
            choice = question.actions[-1]  # keep the dear ones, if there is another
        self.chosen[self.key(state.game.describe(choice))] += 1
        return choice


def rich(options: Json) -> istanbul.State:
    """A beginning in which two rubies can be paid at once: nobody saves up so much by chance."""
    expansions = options.get("expansions", [])
    seat: Json = {"lira": 60, "extensions": 3, "goods": dict.fromkeys(GOODS, 5)}
    cards = {"base": ["palace_again", "dealer_again"], "mocha": ["coffee_house_again"]}
    cards["letters"] = ["secret_society_again", "mosque_again"]
    sets = ["base"] * (options.get("letters_deck") != "new_only") + expansions
    hands = [[card for name in sets for card in cards[name][at:][:1]] for at in range(2)]
    if "mocha" in expansions:
        seat["coffee"] = 30
    seats: list[Json] = [{**seat, "hand": dict.fromkeys(hand, 1)} for hand in hands]
    if "mocha" in expansions:
        seats[1]["guild"] = ["guild_13", "guild_16", "guild_20"]
    if "letters" in expansions:
        seats[0]["letters"] = {"delivered": dict.fromkeys(PLACES[:12], 1)}
    seats[0]["merchant"] = "sultans_palace"  # to be left, and come back to
    seats[1]["merchant"] = "great_mosque"  # beside the other one
    layout = in_order(expansions) if expansions else "short_paths"
    return istanbul.position({"options": {**options, "layout": layout}, "seats": seats})


def play(state: istanbul.State, choose: Choose, seed: int, used: Used) -> str:
    """One game to its end; what it used is counted. Why it was over."""
    game, source = state.game, istanbul.SeededSource(seed)
    record = state.record
    record.events = []
    while not state.is_over:
        state.apply_in_place(state.sample(source) if state.is_chance else choose(state))
    count(used, [game.event_json(event) for event in record.events])
    reason = state.node.to_json()["reason"]
    return str(reason)
