"""Why an option may be good: the first thing that a player would say about it."""

from __future__ import annotations

from istanbul.agents.base import Reason
from istanbul.engine.state import View


def reason(view: View, action: int) -> Reason:
    """From what the option would cause."""
    return Reason("reason_other", {"option": view.game.describe(action).text})
