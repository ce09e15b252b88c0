"""OpenSpiel games: import this, then `pyspiel.load_game("python_istanbul(players=3)")`."""

from __future__ import annotations

from istanbul.research.open_spiel.game import BoardSpiel, DiceSpiel, register
from istanbul.research.open_spiel.state import SpielState

__all__ = ["BoardSpiel", "DiceSpiel", "SpielState"]

register()
