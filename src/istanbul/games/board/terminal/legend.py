"""What the signs of the board and the seats mean."""

from __future__ import annotations

from rich.text import Text

from istanbul.games.board.contents import TAVERN_TILES
from istanbul.games.board.game import BoardGame
from istanbul.messages import Words
from istanbul.terminal.palette import (
    COFFEE_SIGN,
    DELIVERED,
    RUBY,
    RUBY_SIGN,
    SEATS,
    goods_text,
)


def legend(words: Words, game: BoardGame) -> Text:
    """Pieces, goods and rubies, and what the expansions in play add."""
    text = Text()
    pieces = [("(A)", "merchant"), ("a", "assistant"), ("A*", "family")]
    tables = game.tables
    if tables.letters:
        pieces.insert(1, ("[a]", "companion"))
    for sign, meaning in pieces:
        text.append(sign, SEATS[0]).append(f" {words.say(f'ui-piece_{meaning}')}  ")
    for letter, good in (("r", "red"), ("g", "green"), ("y", "yellow"), ("b", "blue")):
        text.append_text(goods_text(letter)).append(f" {words.say(f'good-{good}')}  ")
    text.append(RUBY_SIGN, RUBY).append(f" {words.say('ui-piece_ruby')}")
    if tables.mocha:
        text.append("  ").append_text(goods_text(COFFEE_SIGN))
        text.append(f" {words.say('good-coffee')}  {words.say('place-tavern')}: ")
        signs = [(words.say("ui-sign_barrier"), words.say("thing-barrier"))]
        signs += [
            (words.say(f"ui-sign_{tile}"), words.say(f"tavern-{tile}")) for tile in TAVERN_TILES
        ]
        text.append(", ".join(f"{sign} {meaning}" for sign, meaning in signs))
    if tables.letters:
        text.append(f"  {words.say('ui-letters')}: {DELIVERED} {words.say('ui-piece_delivered')}")
    return text
