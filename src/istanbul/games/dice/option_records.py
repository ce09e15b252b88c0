"""What a decision asks, and what its options name: the arguments of every action."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, UnsetType

from istanbul.engine.shapes import Shape, one_of
from istanbul.games.dice.contents import BAZAAR_CARDS
from istanbul.games.dice.ids import BazaarCard, Colour, Face, RubySource, Thing, Tile
from istanbul.games.dice.phases import PROMPTS as PHASES
from istanbul.games.dice.view_records import Income

PROMPTS: Final = [
    *(*PHASES, "dice_pick", "dice_payment", "dice_choose_card", "dice_take_markers"),
    *(*BAZAAR_CARDS, *(f"{card}_others" for card in BAZAAR_CARDS)),
]
"""All that is asked: by a phase, a step, or a card that is being used."""
DicePrompt = Annotated[str, one_of(PROMPTS, "DicePrompt")]


class DiceArgs(Shape, kw_only=True):
    """What an option of the Dice Game names; `kind` says which of it."""

    what: Income | UnsetType = UNSET
    face: Face | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    thing: Thing | UnsetType = UNSET
    tile: Tile | UnsetType = UNSET
    track: RubySource | UnsetType = UNSET
    card: BazaarCard | UnsetType = UNSET
    n: int | UnsetType = UNSET
