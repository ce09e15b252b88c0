"""Asking for reasons in tests."""

from __future__ import annotations

import istanbul
from istanbul.agents.base import Reason
from istanbul.agents.reasons import reason_for


def why(state: istanbul.State, text: str, *then: str) -> Reason:
    """The reason of an option of the seat that decides, and means to go on like that."""
    goes_on = [state.parse(one) for one in then]
    return reason_for(state.view(state.waits_for), state.parse(text), goes_on)
