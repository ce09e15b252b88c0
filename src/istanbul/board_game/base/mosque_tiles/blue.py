"""Blue tile: at once, the fifth assistant under the stack."""

from __future__ import annotations

from istanbul.board_game.effects import put_under_stack
from istanbul.board_game.state import State
from istanbul.engine.record import emit


def gained(g: State, p: int) -> None:
    """The assistant who lay aside since the set-up."""
    put_under_stack(g, p, 0)
    emit(g, "fifth_assistant", p)
