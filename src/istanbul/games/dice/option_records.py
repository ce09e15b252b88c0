"""What options name, as a typed record: the arguments of every action in the catalogue."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from istanbul.engine.shapes import Shape, one_of
from istanbul.games.dice.contents import TRACKS
from istanbul.games.dice.view_records import BazaarCard, Colour, Face, Income, Thing, Tile


class DiceArgs(Shape, kw_only=True):
    """What an option of the Dice Game names; `kind` says which of it."""

    what: Income | UnsetType = UNSET
    face: Face | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    thing: Thing | UnsetType = UNSET
    tile: Tile | UnsetType = UNSET
    track: Annotated[str, one_of([*TRACKS, "mosque"], "RubySource")] | UnsetType = UNSET
    card: BazaarCard | UnsetType = UNSET
    n: int | UnsetType = UNSET
