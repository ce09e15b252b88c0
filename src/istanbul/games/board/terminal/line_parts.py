"""What the lines of places are made of: goods as letters, rubies, numbers of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.text import Text

from istanbul.games.board.catalogue import LETTERS
from istanbul.games.board.contents import GOODS
from istanbul.games.board.terminal.scene import BoardScene
from istanbul.terminal.palette import COFFEE_SIGN, QUIET, RUBY, RUBY_SIGN, goods_text

Line = Callable[[BoardScene, int], Text]


def letters(counts: Mapping[str, int]) -> str:
    """Goods as letters: {"red": 1, "yellow": 2} is "ryy"."""
    names = zip(LETTERS, GOODS, strict=True)
    return "".join(letter * counts.get(good, 0) for letter, good in names)


def rubies(left: int) -> Text:
    """A ruby with how many are left."""
    return Text(f"{RUBY_SIGN}{left}", RUBY if left else QUIET)


def coffee(n: int) -> Text:
    """So many coffee: "cc"."""
    return goods_text(COFFEE_SIGN * n)


def first_that_fits(width: int, *texts: Text) -> Text:
    """The first one that is short enough; else the last."""
    return next((text for text in texts if text.cell_len <= width), texts[-1])
