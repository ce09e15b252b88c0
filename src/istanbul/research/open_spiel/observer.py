"""What a player sees of a state: numbers by name, and a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from istanbul.engine.extras import Needs
from istanbul.engine.game import SPECTATOR, Game
from istanbul.engine.record import digest
from istanbul.research.episode import observation
from istanbul.research.text import text_of

with Needs("research"):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from istanbul.research.open_spiel.state import SpielState

BITS: Final = 64  # of a digest


class SpielObserver:
    """The observation of a seat; with perfect recall, its information state.

    As numbers an information state is the observation, and then the way to it as 64 bits: two that
    a player can tell apart differ there, whatever they have in common now.

    Without private information it sees what a spectator sees. `istanbul.research.slots` names the
    parts of the numbers.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType, params: object = None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("observers tell what is public, and one player's own or nobody's")
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        length = game.observation_length
        self.tensor = np.zeros(length + BITS * self._recalls, np.float32)
        self.dict = {"observation": self.tensor[:length]}
        if self._recalls:
            self.dict["way"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers from what a player sees of a state."""
        found, viewer = state.held.state, self._viewer(player)
        self.dict["observation"][:] = observation(found.game, found.record, viewer)
        if self._recalls:
            way = bytes.fromhex(digest(state.held.known_to(viewer).encode()))
            self.dict["way"][:] = np.unpackbits(np.frombuffer(way, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees of a state, as text."""
        if self._recalls:
            return state.held.known_to(self._viewer(player))
        return text_of(state.held.state.view(self._viewer(player)))

    def _viewer(self, player: int) -> int:
        return player if self._private else SPECTATOR
