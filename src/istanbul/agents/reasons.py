"""Why an option is good, in a message id with arguments. What is known of a game lies with it."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul.agents.base import Reason
from istanbul.engine.kit import kit_of
from istanbul.engine.state import View


def reason_for(view: View, action: int, then: Sequence[int] = ()) -> Reason:
    """The first thing that a player would say about this option, who means to go on like that."""
    said: Reason = kit_of(view.game).part("player.reasons").reason(view, action, then)
    return said
