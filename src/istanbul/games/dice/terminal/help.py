"""`help` in the Dice Game: what a mosque tile or a bazaar card does."""

from __future__ import annotations

from istanbul.engine.game import Game
from istanbul.games.dice.contents import BAZAAR_CARDS, TILES
from istanbul.games.dice.price_words import numbers, say_tile_price
from istanbul.messages import Words


def find_help(words: Words, game: Game, about: str) -> list[tuple[str, str]]:
    """Names and explanations of the tiles and cards that a name fits: an id, or a name."""
    wanted = " ".join(about.lower().replace("_", " ").split())
    exact: list[tuple[str, str]] = []
    begins: list[tuple[str, str]] = []
    filled = numbers(game)
    for group, ids in (("dice_tile", TILES), ("dice_card", BAZAAR_CARDS)):
        for name in ids:
            title = words.say(f"{group}-{name}")
            text = words.say(f"{group}_help-{name}", **filled)
            if group == "dice_tile":
                price = say_tile_price(words, game, name)
                text = f"{text} {words.say('dice_ui-cost', price=price)}"
            called = {name.replace("_", " "), title.lower()}
            if wanted in called:
                exact.append((title, text))
            elif any(call.startswith(wanted) for call in called):
                begins.append((title, text))
    return exact or begins
