"""What a drawing of the board game is made of."""

from __future__ import annotations

from typing import TypeAlias

from istanbul.games.board.view_records import BoardView
from istanbul.terminal.contract import Scene

BoardScene: TypeAlias = Scene[BoardView]
