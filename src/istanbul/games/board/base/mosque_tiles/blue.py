"""Blue tile: at once, the fifth assistant under the stack."""

from __future__ import annotations

from istanbul.engine.record import emit
from istanbul.games.board.effects import put_under_stack
from istanbul.games.board.state import State


def gained(g: State, p: int) -> None:
    """The assistant who lay aside since the set-up."""
    put_under_stack(g, p, 0)
    emit(g, "fifth_assistant", p)
