"""`help` in the Dice Game: what a mosque tile or a bazaar card does."""

from __future__ import annotations

from collections.abc import Iterator

from istanbul.engine.game import Game
from istanbul.games.dice.contents import BAZAAR_CARDS, TILES
from istanbul.games.dice.price_words import numbers, say_tile_price
from istanbul.messages import Words
from istanbul.terminal.named import Named, fitting, names_of


def find_help(words: Words, game: Game, about: str) -> list[tuple[str, str]]:
    """Names and explanations of the tiles and cards that a name fits: an id, or a name."""
    return fitting(about, _things(words, game))


def _things(words: Words, game: Game) -> Iterator[Named]:
    filled = numbers(game)
    for group, ids in (("dice_tile", TILES), ("dice_card", BAZAAR_CARDS)):
        for name in ids:
            title = words.say(f"{group}-{name}")
            text = words.say(f"{group}_help-{name}", **filled)
            if group == "dice_tile":
                price = say_tile_price(words, game, name)
                text = f"{text} {words.say('dice_ui-cost', price=price)}"
            yield Named(title, text, names_of(name, title))
