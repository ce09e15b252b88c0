"""Searching what a client was sent for what its seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from istanbul.games.board.contents import BONUS_CARDS, GUILD_CARDS
from istanbul.games.dice.contents import BAZAAR_CARDS

HIDDEN_KINDS = frozenset([*BONUS_CARDS, *GUILD_CARDS])
"""Cards that are held hidden. (The Dice Game hides nothing but the order of its stacks.)"""
OPEN_PLACES = frozenset({"unseen", "guild_unseen", "discard", "guild_discard", "known"})
"""Fields of a view that name cards which everybody may know, or whose holder nobody knows."""
OPEN_EVENTS = frozenset({"card_taken", "card_played", "card_discarded"})
OPEN_EVENTS |= {"guild_played", "guild_discarded"}
OWN_EVENTS = frozenset({"card_drawn", "guild_drawn"})

assert not HIDDEN_KINDS & set(BAZAAR_CARDS)


def leaks(frame: str, seats: list[int]) -> Iterator[str]:
    """What a frame tells that a client with these seats (none: a spectator) may not know."""
    message = json.loads(frame)
    for view in message.get("views", []):
        if view["seat"] not in [*seats, -1]:
            yield f"the view of seat {view['seat']}"
        yield from _of_view(view["view"], view["seat"])
        for step in view["steps"]:
            yield from _of_step(step, view["seat"])
        node = view["node"]
        if node.get("options") is not None and node["seat"] != view["seat"]:
            yield "another seat's options"
    for view, steps in zip(message.get("views", []), message.get("recent", []), strict=False):
        for step in steps:
            yield from _of_step(step, view["seat"])


def _of_view(view: Any, seat: int) -> Iterator[str]:
    for number, found in enumerate(view["seats"]):
        for name in ("hand", "guild"):
            if number != seat and name in found:
                yield f"{name} of seat {number}"
        rest = {k: v for k, v in found.items() if k not in ("known", "hand", "guild")}
        yield from (f"{word} at seat {number}" for word in _cards_in(rest))
    rest = {k: v for k, v in view.items() if k not in OPEN_PLACES | {"seats", "pending", "turn"}}
    yield from (f"{word} in the view" for word in _cards_in(rest))


def _of_step(step: Any, seat: int) -> Iterator[str]:
    drawn_by_me = False
    for event in step["events"]:
        kind, own = event["event"], event.get("seat") == seat
        drawn_by_me = drawn_by_me or (kind in OWN_EVENTS and own)
        if kind in OWN_EVENTS and not own and event.get("card", event.get("guild")) != "?":
            yield f"what seat {event['seat']} drew"
    first, _, card = step["text"].partition(" ")
    hidden = first == "draw" and card in HIDDEN_KINDS
    if step["by"] == "chance" and hidden and not drawn_by_me:
        yield f"the entry {step['text']!r}"


def _cards_in(found: Any) -> Iterator[str]:
    """All ids of hidden kinds of cards, as keys or as values."""
    if isinstance(found, dict):
        for key, value in found.items():
            if key in HIDDEN_KINDS:
                yield key
            yield from _cards_in(value)
    elif isinstance(found, list):
        for value in found:
            yield from _cards_in(value)
    elif found in HIDDEN_KINDS if isinstance(found, str) else False:
        yield found
