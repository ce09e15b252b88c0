"""The scales of the evaluators' whole numbers."""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 5
PHASES: Final = 8
"""A game has so many phases at most, by how far the leading seat is."""

HIDDEN_SCALE: Final = 256  # quantisation of hidden units and of what is added up in them
OUTPUT_SCALE: Final = 16  # quantisation of what leads to the output: 16ths of a point
SLOPE_SCALE: Final = 64  # quantisation of what the heuristic's points count for the policy

LOGIT: Final = 512
"""Points of one logit: so many more multiply a seat's odds of winning by e."""
WIN: Final = 4096
"""The value and the chance of a sure win. Both are in 4096ths, rounded down."""
STEEPNESS_SCALE: Final = 100
"""Steepness is given in hundredths."""
