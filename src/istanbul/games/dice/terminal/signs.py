"""What a drawing of the Dice Game is made of, and its small signs: faces, goods, counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from rich.text import Text

from istanbul.games.dice.contents import COLOURS
from istanbul.games.dice.view_records import DiceView
from istanbul.terminal.contract import Scene
from istanbul.terminal.palette import GOODS, INK, PAPER

SIGNS: Final = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "coin": "●", "card": "▤"}
"""Faces of the dice: goods by the letter of their colour, as everywhere."""
STYLES: Final = {
    **{face: GOODS[SIGNS[face]] for face in COLOURS},
    **{"coin": "bold yellow", "card": "bold"},
}
BROWN_STYLE: Final = f"{PAPER} on #7A4B2A"
CRYSTAL_STYLE: Final = f"{INK} on #9FD8EA"
WIDE: Final = 96  # from here on rows are written out


DiceScene: TypeAlias = Scene[DiceView]


def is_wide(scene: DiceScene) -> bool:
    """Is there room for more than the essentials?"""
    return scene.width >= WIDE


def goods_chips(goods: Mapping[str, int]) -> Text:
    """Goods by colour as letters: "rrr", "rygb"."""
    text = Text()
    for colour in COLOURS:
        text.append(SIGNS[colour] * goods.get(colour, 0), STYLES[colour])
    return text
