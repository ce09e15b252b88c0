"""How strong our players are: ratings by game, as `make ratings` has measured them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

MEAN: Final = 1500  # of a pool of players
SCALE: Final = 400  # points are a factor of ten in strength
FILE: Final = Path(__file__).with_name("strength.json")


@cache
def strengths() -> dict[str, dict[str, int]]:
    """For each game a rating for each rung and level, on the scale that chess players know."""
    found: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
