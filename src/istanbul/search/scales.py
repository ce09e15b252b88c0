"""The scales of the evaluators' whole numbers."""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 5

HIDDEN_SCALE: Final = 256  # quantisation of hidden units and of what is added up in them
OUTPUT_SCALE: Final = 16  # quantisation of what leads to the output: 16ths of a point

LOGIT: Final = 512
"""Points of one logit: so many more multiply a seat's odds of winning by e."""
WIN: Final = 4096
"""The value of a sure win. Values are chances to win in 4096ths, rounded down."""
