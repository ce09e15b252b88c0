"""The lines of the places of Letters & Seals; a view with such a place tells what it shows."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from rich.text import Text

from istanbul.games.board.terminal.line_parts import Line, first_that_fits
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.terminal.palette import RUBY, RUBY_SIGN


def _embassy(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.embassy
    assert now is not UNSET
    return Text("+" + scene.words.say("count-letter", n=now.letters))


def _kiosk(scene: BoardScene, width: int) -> Text:
    """How many tiles lie face down."""
    now = scene.view.places.kiosk
    assert now is not UNSET
    letter = "+" + scene.words.say("count-letter", n=1)
    tiles = scene.words.say("ui-kiosk_tiles", n=now.tiles)
    return first_that_fits(width, Text(f"{letter}, {tiles}"), Text(tiles))


def _auction_house(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.auction_house
    assert now is not UNSET
    good = "+" + scene.words.say("count-good", n=1)
    cards = scene.words.say("ui-cards", n=now.cards)
    return first_that_fits(width, Text(f"{good}, {cards}"), Text(cards))


def _secret_society(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.secret_society
    assert now is not UNSET
    seals = scene.words.say("count-seal", n=now.seals)
    ruby = Text.assemble((RUBY_SIGN, RUBY), " ← ")
    if not now.coins:
        return ruby.append(seals)
    lira = scene.words.say("count-lira", n=now.coins[0])
    return first_that_fits(
        width,
        Text.assemble((RUBY_SIGN, RUBY), f"+{lira} ← {seals}"),
        Text.assemble((RUBY_SIGN, RUBY), f"+{now.coins[0]} ← {seals}"),
        ruby.append(seals),
    )


def _catacombs(scene: BoardScene, width: int) -> Text:
    good, then = "+" + scene.words.say("count-good", n=1), scene.words.say("ui-anywhere")
    return first_that_fits(width, Text(f"{good}, {then}"), Text(then))


LETTERS_LINES: Final[dict[str, Line]] = {
    "embassy": _embassy,
    "kiosk": _kiosk,
    "auction_house": _auction_house,
    "secret_society": _secret_society,
    "catacombs": _catacombs,
}
