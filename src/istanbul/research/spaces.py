"""What environments offer: observations with masks, and the spaces that they are from."""

from __future__ import annotations

from istanbul.engine.extras import Needs
from istanbul.engine.game import Game

with Needs("research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


Observed = dict[str, NDArray[np.integer]]
"""`observation`: what a seat may know; `action_mask`: 1 for each action that it may take now."""


def spaces_of(game: Game) -> tuple[spaces.Dict, spaces.Discrete]:
    """Of observations with their masks, and of actions."""
    seen = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.observation_length,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(game.n_actions)
