"""For tests of the board game: both builds of the rules."""

from __future__ import annotations

import pytest

from tests.games.board import builds
from tests.games.board.builds import On


@pytest.fixture(params=[builds.plain, builds.native], ids=["plain", "native"])
def on(request: pytest.FixtureRequest) -> On:
    """A state as it is, or the same on native rules; what follows is played there."""
    found: On = request.param
    return found
