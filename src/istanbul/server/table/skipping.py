"""A turn that is skipped: the seat declines whatever the rules let it decline."""

from __future__ import annotations

from typing import Final

from istanbul.engine.state import State

DECLINES: Final = ("refuse", "end_turn", "skip", "done", "keep", "pass")
"""Kinds of actions that ask for nothing, in the order in which they are preferred.

A game that has none of them at some node is asked for its first option, which every catalogue has
in the order of the rules: a merchant who must move goes to the nearest place.
"""
MOST: Final = 50  # actions in one go; if that is not the end of the turn, the clock rings again


def declined(state: State) -> int:
    """What a seat does that does nothing."""
    actions = state.legal_actions()
    kinds = {state.game.describe(action).kind: action for action in reversed(actions)}
    return next((kinds[kind] for kind in DECLINES if kind in kinds), min(actions))
