"""The lines of the places of Mocha & Baksheesh; a view with such a place tells what it shows."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from rich.text import Text

from istanbul.games.board.terminal.line_parts import Line, coffee, first_that_fits, letters
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.terminal.palette import QUIET, RUBY, RUBY_SIGN, goods_text


def _roasting_plant(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.roasting_plant
    assert now is not UNSET
    gives = coffee(now.coffee)
    words = Text(scene.words.say("ui-roasting"))
    return first_that_fits(width, Text.assemble(words, " → ", gives), Text.assemble("→ ", gives))


def _guild_hall(scene: BoardScene, width: int) -> Text:
    view, words = scene.view, scene.words
    now, left, used = view.places.guild_hall, view.guild_deck, view.guild_discard
    assert now is not UNSET
    assert left is not UNSET
    assert used is not UNSET
    deck, pile = words.say("ui-deck", n=left), words.say("ui-pile", n=len(used))
    gives = Text.assemble("+", coffee(now.coffee))
    whole = Text.assemble(gives, f" {deck}, {pile}")
    return first_that_fits(width, whole, Text.assemble(gives, f" {deck}"))


def _tavern(scene: BoardScene, width: int) -> Text:
    """Prices in coffee: barrier, both tiles (a dash when sold out), a ruby with the goods."""
    now, words = scene.view.places.tavern, scene.words
    assert now is not UNSET
    prices = Text(f"{words.say('ui-sign_barrier')}{now.barrier} ")
    for tile, price in (("movement", now.movement), ("encounters", now.encounters)):
        prices.append(f"{words.say(f'ui-sign_{tile}')}{'–' if price is None else price} ")
    wanted = goods_text(letters(now.goods))
    ruby = Text(RUBY_SIGN, RUBY)
    return first_that_fits(
        width,
        Text.assemble(prices, ruby, f" {now.coffee}", coffee(1), "+", wanted),
        Text.assemble(prices, ruby, f"{now.coffee}", wanted),
        Text.assemble(prices.plain.replace(" ", ""), " ", ruby, f"{now.coffee}", wanted),
    )


def _coffee_house(scene: BoardScene, width: int) -> Text:
    now = scene.view.places.coffee_house
    assert now is not UNSET
    if now.price is None:
        return Text(scene.words.say("ui-sold_out"), QUIET)
    return Text.assemble((RUBY_SIGN, RUBY), " ← ", scene.words.say("count-coffee", n=now.price))


MOCHA_LINES: Final[dict[str, Line]] = {
    "roasting_plant": _roasting_plant,
    "guild_hall": _guild_hall,
    "tavern": _tavern,
    "coffee_house": _coffee_house,
}
