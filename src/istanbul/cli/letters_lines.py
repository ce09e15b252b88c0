"""The lines of the places of Letters & Seals."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from istanbul.board_game.contents import KIOSK_TILES
from istanbul.cli.line_parts import Line, first_that_fits
from istanbul.cli.palette import RUBY, RUBY_SIGN
from istanbul.cli.scene import Scene


def _embassy(scene: Scene, width: int) -> Text:
    return Text("+" + scene.words.say("ui-letter_count", n=scene.game.tables.embassy_letters))


def _kiosk(scene: Scene, width: int) -> Text:
    """How many tiles lie face down."""
    kiosk = scene.position["kiosk"]
    left = len(KIOSK_TILES) - len(kiosk["row"]) - len(kiosk["discard"])
    letter = "+" + scene.words.say("ui-letter_count", n=1)
    tiles = scene.words.say("ui-kiosk_tiles", n=left)
    return first_that_fits(width, Text(f"{letter}, {tiles}"), Text(tiles))


def _auction_house(scene: Scene, width: int) -> Text:
    good = "+" + scene.words.say("ui-good_count", n=1)
    cards = scene.words.say("ui-cards", n=scene.game.tables.auction_cards)
    return first_that_fits(width, Text(f"{good}, {cards}"), Text(cards))


def _secret_society(scene: Scene, width: int) -> Text:
    t, left = scene.game.tables, scene.position["coins"]
    seals = scene.words.say("ui-seal_count", n=t.ruby_seals)
    ruby = Text.assemble((RUBY_SIGN, RUBY), " ← ")
    if not left:
        return ruby.append(seals)
    coins = t.coins[len(t.coins) - left]
    lira = scene.words.say("ui-lira_count", n=coins)
    return first_that_fits(
        width,
        Text.assemble((RUBY_SIGN, RUBY), f"+{lira} ← {seals}"),
        Text.assemble((RUBY_SIGN, RUBY), f"+{coins} ← {seals}"),
        ruby.append(seals),
    )


def _catacombs(scene: Scene, width: int) -> Text:
    good, then = "+" + scene.words.say("ui-good_count", n=1), scene.words.say("ui-anywhere")
    return first_that_fits(width, Text(f"{good}, {then}"), Text(then))


LETTERS_LINES: Final[dict[str, Line]] = {
    "embassy": _embassy,
    "kiosk": _kiosk,
    "auction_house": _auction_house,
    "secret_society": _secret_society,
    "catacombs": _catacombs,
}
