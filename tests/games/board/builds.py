"""Both builds: a state as it is, or the same on native rules."""

from __future__ import annotations

from collections.abc import Callable

import istanbul

On = Callable[[istanbul.State], istanbul.State]


def plain(state: istanbul.State) -> istanbul.State:
    """As it is."""
    return state


def native(state: istanbul.State) -> istanbul.State:
    """The same on native rules; what follows is played there."""
    return state.game.native().adopt(state)
