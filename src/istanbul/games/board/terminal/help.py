"""`help` in the board game: what a place, card, tile or figure does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from istanbul.terminal.named import Named, fitting, names_of

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


def find_help(words: Words, expansions: Sequence[str], about: str) -> list[tuple[str, str]]:
    """Names and explanations of the places, cards, tiles and figures that a name fits.

    An id, a place's number, or a name of the language; a beginning is enough.
    """
    return fitting(about, _things(words, expansions))


def _things(words: Words, expansions: Sequence[str]) -> Iterator[Named]:
    for group, explained, ids in GROUPS:
        for number, name in enumerate(ids, 1):
            title, more = words.say(f"{group}-{name}"), list[str]()
            if group == "place":
                more = [str(number)]
            elif group == "tavern":
                more = ["tavern", words.say("place-tavern").lower()]
            elif group == "kiosk":
                title = words.say("ui-kiosk_tile", n=number)
            says = [
                f"{explained}-{name}",
                *(f"{group}_more-{name}_{which}" for which in expansions),
            ]
            text = " ".join(words.say(id) for id in says if words.knows(id))
            yield Named(title, text, names_of(name, title, *more))
