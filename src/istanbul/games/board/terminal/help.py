"""`help` in the board game: what a place, card, tile or figure does."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.contents import (
    BONUS_CARDS,
    FIGURES,
    GOODS,
    GUILD_CARDS,
    KIOSK_TILES,
    PLACES,
    TAVERN_TILES,
)
from istanbul.messages import Words

GROUPS: Final[list[tuple[str, str, list[str]]]] = [
    ("place", "place_help", PLACES),
    ("card", "card_help", BONUS_CARDS),
    ("guild", "guild_help", GUILD_CARDS),
    ("kiosk", "kiosk", KIOSK_TILES),
    ("colour", "tile_help", GOODS),
    ("tavern", "tavern_help", TAVERN_TILES),
    ("figure", "figure_help", FIGURES),
    ("thing", "thing_help", ["coffee", "letter", "seal", "companion", "barrier"]),
]
"""What can be explained: the group of its name, of its explanation, and the ids."""


def find_help(words: Words, about: str) -> list[tuple[str, str]]:
    """Names and explanations of the places, cards, tiles and figures that a name fits.

    An id, a place's number, or a name of the language; a beginning is enough.
    """
    wanted = " ".join(about.lower().replace("_", " ").split())
    exact: list[tuple[str, str]] = []
    begins: list[tuple[str, str]] = []
    for group, explained, ids in GROUPS:
        for number, name in enumerate(ids, 1):
            title = words.say(f"{group}-{name}")
            called = {name.replace("_", " "), title.lower()}
            if group == "place":
                called.add(str(number))
            elif group == "tavern":
                called |= {"tavern", words.say("place-tavern").lower()}
            elif group == "kiosk":
                title = words.say("ui-kiosk_tile", n=number)
                called = {name.replace("_", " "), title.lower()}
            row = (title, words.say(f"{explained}-{name}"))
            if wanted in called:
                exact.append(row)
            elif any(call.startswith(wanted) for call in called if not call.isdecimal()):
                begins.append(row)
    return exact or begins
