"""For the tests of the board game: the same on both builds."""

from __future__ import annotations

import pytest

from tests.playing import On


@pytest.fixture(params=["plain", "native"])
def on(request: pytest.FixtureRequest) -> On:
    """A state as it is, or the same on native rules; what follows is played there."""
    if request.param == "plain":
        return lambda state: state
    return lambda state: state.game.native().adopt(state)
