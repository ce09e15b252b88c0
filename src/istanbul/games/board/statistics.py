"""What is counted of the board game's dice."""

from __future__ import annotations

from typing import Final

from istanbul.games.board.events import BoardEvent

CHANCES: Final = {str(n): (6 - abs(n - 7)) / 36 for n in range(2, 13)}
"""How likely each sum of two dice is."""


def rolled(event: BoardEvent, following: BoardEvent | None) -> str | None:
    """The sum of a roll. One that moves a figure is neither good nor bad for anybody."""
    if following is not None and following["event"] == "figure_moved":
        return None
    return str(event["first"] + event["second"])
