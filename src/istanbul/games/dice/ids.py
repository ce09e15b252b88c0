"""The ids of the Dice Game as types, for records that others read."""

from __future__ import annotations

from typing import Annotated, Final

from istanbul.engine.shapes import one_of
from istanbul.games.dice.contents import BAZAAR_CARDS, COLOURS, FACES, THINGS, TILES, TRACKS

OVER_REASONS: Final = ["rubies", "max_rounds"]
PIECES: Final = [*(f"die {c}" for c in COLOURS), *(f"marker {c}" for c in COLOURS), "brown"]
RUBY_SOURCES: Final = [*TRACKS, "mosque"]

Colour = Annotated[str, one_of(COLOURS, "Colour", "COLOURS")]
Face = Annotated[str, one_of(FACES, "Face", "FACES")]
Thing = Annotated[str, one_of(THINGS, "DiceThing", "THINGS")]
Track = Annotated[str, one_of(TRACKS, "Track", "TRACKS")]
RubySource = Annotated[str, one_of(RUBY_SOURCES, "RubySource")]
Tile = Annotated[str, one_of(TILES)]
BazaarCard = Annotated[str, one_of(BAZAAR_CARDS)]
Piece = Annotated[str, one_of(PIECES, "Piece")]
DiceOverReason = Annotated[str, one_of(OVER_REASONS, "DiceOverReason")]
