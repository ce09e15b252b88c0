"""What a typed line means: an option by number, text or beginning; a name for `help`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.cli.option_list import Choice
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


class Ambiguous(Exception):  # noqa: N818  # named for what it is, like the engine's errors
    """A beginning fits several options."""

    def __init__(self, texts: list[str]) -> None:
        super().__init__(", ".join(texts))
        self.texts = texts


def find_choice(line: str, found: Sequence[Choice]) -> Choice | None:
    """The choice that a line means: its number, its text, or a beginning that fits only it.

    Every word may be cut short: "m tea" is "move tea_house".
    """
    text = " ".join(line.lower().split())
    if text.isdecimal():
        number = int(text[:9])
        return next((choice for choice in found if choice.number == number), None)
    for fits in (
        [choice for choice in found if choice.option.text == text],
        [choice for choice in found if choice.option.text.startswith(text)],
        [choice for choice in found if _words_begin(text.split(), choice.option.text.split())],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            raise Ambiguous([choice.option.text for choice in fits])
    return None


def _words_begin(given: Sequence[str], words: Sequence[str]) -> bool:
    return len(given) <= len(words) and all(
        word.startswith(part) for part, word in zip(given, words, strict=False)
    )


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
