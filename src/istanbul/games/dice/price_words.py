"""Numbers of the Dice Game in words: prices, and what fills the texts of tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul.engine.game import Game
from istanbul.engine.node import Json, Option
from istanbul.engine.state import State
from istanbul.games.dice import shown
from istanbul.games.dice.contents import COLOURS, TILES, TRACKS
from istanbul.games.dice.game import DiceGame
from istanbul.games.dice.tables import LIRA_TRACK, MIXED
from istanbul.messages import Message, Words


def as_dice(game: Game) -> DiceGame:
    """The game as what it is."""
    assert isinstance(game, DiceGame), "only the Dice Game has these words"
    return game


def numbers(game: Game) -> dict[str, int]:
    """Every number of the tables that a text may name."""
    return {**shown.numbers(as_dice(game).tables)}


def say_goods(words: Words, goods: Sequence[int]) -> str:
    """Goods by colour as a price: "3 red goods", "one good of each colour"."""
    if list(goods) == [1] * len(COLOURS):
        return words.say("dice_price-each")
    asked = [(colour, n) for colour, n in zip(COLOURS, goods, strict=True) if n]
    return words.text([Message(f"dice_goods-{colour}", {"n": n}) for colour, n in asked])


def say_tile_price(words: Words, game: Game, tile: str) -> str:
    """The goods on a mosque tile."""
    return say_goods(words, as_dice(game).tables.tile_cost[TILES.index(tile)])


def track_prices(game: Game, track: str) -> list[int]:
    """All prices of a track; of the mixed one what comes on top of one of each colour."""
    tables, number = as_dice(game).tables, TRACKS.index(track)
    return tables.price[number][: tables.n_prices[number]]


def tile_letters(game: Game, tile: str) -> str:
    """The same in letters, where there is little room: "rrr", "rygb"."""
    cost = as_dice(game).tables.tile_cost[TILES.index(tile)]
    return "".join(colour[0] * n for colour, n in zip(COLOURS, cost, strict=True))


def price_letters(words: Words, state: State, option: Option) -> str:
    """What is paid after an option, in letters; nothing for an option without such a price."""
    if option.kind == "act_tile":
        return tile_letters(state.game, str(option.args["tile"]))
    if option.kind == "act_ruby":
        return ruby_letters(words, state.game, state.to_json(), str(option.args["track"]))
    return ""


def ruby_letters(words: Words, game: Game, position: Json, track: str) -> str:
    """What the next ruby of a track costs, in letters: "rrrr", "rygb +2", "12 lira"."""
    price: int = track_prices(game, track)[position["rubies_taken"][track]]
    number = TRACKS.index(track)
    if number == LIRA_TRACK:
        return words.say("dice_count-lira", n=price)
    if number == MIXED:
        each = "".join(colour[0] for colour in COLOURS)
        return f"{each} +{price}" if price else each
    return track[0] * price
