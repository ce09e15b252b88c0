"""What the lines of places are made of: goods as letters, rubies, numbers of cards."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from istanbul.board_game.catalogue import LETTERS
from istanbul.board_game.contents import GUILD_CARDS
from istanbul.cli.palette import COFFEE_SIGN, QUIET, RUBY, RUBY_SIGN, goods_text
from istanbul.cli.scene import Scene

Line = Callable[[Scene, int], Text]


def letters(counts: list[int]) -> str:
    """Goods as letters: [1, 0, 2, 0] is "ryy"."""
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=True))


def rubies(left: int) -> Text:
    """A ruby with how many are left."""
    return Text(f"{RUBY_SIGN}{left}", RUBY if left else QUIET)


def coffee(n: int) -> Text:
    """So many coffee: "cc"."""
    return goods_text(COFFEE_SIGN * n)


def first_that_fits(width: int, *texts: Text) -> Text:
    """The first one that is short enough; else the last."""
    return next((text for text in texts if text.cell_len <= width), texts[-1])


def deck_size(scene: Scene) -> int:
    """A view tells it; in a position the deck is what is named nowhere."""
    if "deck" in scene.position:
        return int(scene.position["deck"])
    held: int = sum(sum(seat["hand"].values()) for seat in scene.position["seats"])
    played: int = sum(frame["frame"] == "card" for frame in scene.position["pending"])
    cards: int = sum(scene.game.tables.card_count)
    return cards - held - played - len(scene.position["discard"])


def guild_deck_size(scene: Scene) -> int:
    """The same for guild cards."""
    if "guild_deck" in scene.position:
        return int(scene.position["guild_deck"])
    held: int = sum(len(seat["guild"]) for seat in scene.position["seats"])
    played: int = sum(frame["frame"] == "guild" for frame in scene.position["pending"])
    return len(GUILD_CARDS) - held - played - len(scene.position["guild_discard"])
