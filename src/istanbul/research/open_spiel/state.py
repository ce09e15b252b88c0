"""A state for OpenSpiel."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from istanbul.engine.extras import Needs
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.research.episode import rewards
from istanbul.research.open_spiel.held import Held

with Needs("research"):
    import pyspiel

if TYPE_CHECKING:
    from istanbul.research.open_spiel.game import SpielGame

PLAYER_IDS: Final = {
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    NOBODY: int(pyspiel.PlayerId.TERMINAL),
}


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no type hints
    """Chance nodes list their outcomes; only observers hide anything."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held = Held.at_root(game.start)

    def current_player(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        seat = self.held.seat
        return PLAYER_IDS[seat] if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Is the game over, or stopped by `max_rounds`?"""
        return self.held.seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        """Ascending; asked of the player who decides only."""
        return self.held.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, with its probability."""
        state = self.held.state
        outcomes = state.game.rules.chance_outcomes(state.record)
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        """An action of a player or an outcome of chance; IllegalAction if it is neither."""
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of the notation: `move tea_house`, `roll 2 5`."""
        state = self.held.state
        if player != PLAYER_IDS[CHANCE]:
            return state.game.describe(action).text
        # An outcome has no name away from its node.
        return state.text(action) if state.is_chance else f"outcome {action}"

    def returns(self) -> list[float]:
        """By rank, once the game is over (see `istanbul.research.episode.rewards`)."""
        state = self.held.state
        if not self.is_terminal():
            return [0.0] * state.game.players
        return rewards(state.game.ranking(state.record))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot distinguish from this one. Its history begins there."""
        found: SpielState = self.get_game().new_initial_state()
        found.held = self.held.imagined(player_id, sampler)
        return found

    def __str__(self) -> str:
        """The position, everything told."""
        return json.dumps(self.held.state.to_json())
