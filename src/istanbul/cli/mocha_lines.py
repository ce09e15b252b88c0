"""The lines of the places of Mocha & Baksheesh."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from istanbul.board_game.contents import TAVERN_TILES
from istanbul.cli.line_parts import Line, coffee, first_that_fits, guild_deck_size, letters
from istanbul.cli.palette import QUIET, RUBY, RUBY_SIGN, goods_text
from istanbul.cli.scene import Scene


def _roasting_plant(scene: Scene, width: int) -> Text:
    gives = coffee(scene.game.tables.roast_coffee)
    words = Text(scene.words.say("ui-roasting"))
    return first_that_fits(width, Text.assemble(words, " → ", gives), Text.assemble("→ ", gives))


def _guild_hall(scene: Scene, width: int) -> Text:
    deck = scene.words.say("ui-deck", n=guild_deck_size(scene))
    pile = scene.words.say("ui-pile", n=len(scene.position["guild_discard"]))
    gives = Text.assemble("+", coffee(scene.game.tables.guild_hall_coffee))
    whole = Text.assemble(gives, f" {deck}, {pile}")
    return first_that_fits(width, whole, Text.assemble(gives, f" {deck}"))


def _tavern(scene: Scene, width: int) -> Text:
    """Prices in coffee: barrier, both tiles (a dash when sold out), a ruby with the goods."""
    t, words = scene.game.tables, scene.words
    prices = Text(f"{words.say('ui-sign_barrier')}{t.barrier_price} ")
    for tile in TAVERN_TILES:
        taken = sum(tile in seat["tavern_tiles"] for seat in scene.position["seats"])
        price = str(t.tavern_price[taken]) if taken < len(t.tavern_price) else "–"
        prices.append(f"{words.say(f'ui-sign_{tile}')}{price} ")
    wanted = goods_text(letters(t.baksheesh_goods["ab".index(scene.position["baksheesh"])]))
    ruby = Text(RUBY_SIGN, RUBY)
    return first_that_fits(
        width,
        Text.assemble(prices, ruby, f" {t.baksheesh_coffee}", coffee(1), "+", wanted),
        Text.assemble(prices, ruby, f"{t.baksheesh_coffee}", wanted),
        Text.assemble(prices.plain.replace(" ", ""), " ", ruby, f"{t.baksheesh_coffee}", wanted),
    )


def _coffee_house(scene: Scene, width: int) -> Text:
    price = scene.position["coffee_house"]
    if price == 0:
        return Text(scene.words.say("ui-sold_out"), QUIET)
    return Text.assemble((RUBY_SIGN, RUBY), " ← ", scene.words.say("ui-coffee_count", n=price))


MOCHA_LINES: Final[dict[str, Line]] = {
    "roasting_plant": _roasting_plant,
    "guild_hall": _guild_hall,
    "tavern": _tavern,
    "coffee_house": _coffee_house,
}
