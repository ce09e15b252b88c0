"""What options name, as a typed record: the arguments of every action in the catalogue."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from istanbul.engine.shapes import Shape
from istanbul.games.dice.ids import BazaarCard, Colour, Face, RubySource, Thing, Tile
from istanbul.games.dice.view_records import Income


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
