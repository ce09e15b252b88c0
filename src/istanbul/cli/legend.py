"""What the signs of the board and the seats mean."""

from __future__ import annotations

from rich.text import Text

from istanbul.cli.palette import (
    COFFEE_SIGN,
    DELIVERED,
    RUBY,
    RUBY_SIGN,
    SEATS,
    goods_text,
)
from istanbul.engine.game import Game
from istanbul.games.board.contents import TAVERN_TILES
from istanbul.games.board.game import BoardGame
from istanbul.messages import Words


def legend(words: Words, game: Game) -> Text:
    """Pieces, goods and rubies, and what the expansions in play add."""
    text = Text()
    pieces = [("(A)", "merchant"), ("a", "assistant"), ("A*", "family")]
    tables = game.tables if isinstance(game, BoardGame) else None
    if tables is not None and tables.letters:
        pieces.insert(1, ("[a]", "companion"))
    for sign, meaning in pieces:
        text.append(sign, SEATS[0]).append(f" {words.say(f'ui-piece_{meaning}')}  ")
    for letter, good in (("r", "red"), ("g", "green"), ("y", "yellow"), ("b", "blue")):
        text.append_text(goods_text(letter)).append(f" {words.say(f'good-{good}')}  ")
    ruby = words.say("ui-rubies").lower() if words.language != "de" else words.say("ui-rubies")
    text.append(RUBY_SIGN, RUBY).append(f" {ruby}")
    if tables is not None and tables.mocha:
        text.append("  ").append_text(goods_text(COFFEE_SIGN))
        text.append(f" {words.say('good-coffee')}  {words.say('place-tavern')}: ")
        signs = [(words.say("ui-sign_barrier"), words.say("thing-barrier"))]
        signs += [
            (words.say(f"ui-sign_{tile}"), words.say(f"tavern-{tile}")) for tile in TAVERN_TILES
        ]
        text.append(", ".join(f"{sign} {meaning}" for sign, meaning in signs))
    if tables is not None and tables.letters:
        text.append(f"  {words.say('ui-letters')}: {DELIVERED} {words.say('ui-piece_delivered')}")
    return text
