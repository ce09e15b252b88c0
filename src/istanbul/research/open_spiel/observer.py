"""What a player sees of a state: numbers by name, and a text."""

from __future__ import annotations

from typing import Any

from istanbul.engine.extras import Needs
from istanbul.engine.game import SPECTATOR, Game
from istanbul.research.episode import observation
from istanbul.research.text import text_of

with Needs("research"):
    import numpy as np
    import pyspiel


class SpielObserver:
    """The observation of a seat; with perfect recall, its information state (a text only).

    Without private information it sees what a spectator sees. `istanbul.research.slots` names the
    parts of the numbers.
    """

    def __init__(self, game: Game, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observers tell what is public, and one player's own or nobody's")
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None
        self.dict = {}
        if not self._recalls:
            self.tensor = np.zeros(game.observation_length, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the numbers from what a player sees of a state."""
        if self.tensor is not None:
            found = state.held.state
            self.tensor[:] = observation(found.game, found.record, self._viewer(player))

    def string_from(self, state: Any, player: int) -> str:
        """The same as a text."""
        if self._recalls:
            return str(state.held.known_to(self._viewer(player)))
        return text_of(state.held.state.view(self._viewer(player)))

    def _viewer(self, player: int) -> int:
        return player if self._private else SPECTATOR
