"""Counting lines: the sharpest test of a move generator that fits in one number.

A step is one action at a decision or one outcome of chance, whatever its weight. Counted are the
lines of exactly `depth` steps; a line that ends early is not counted.
"""

from __future__ import annotations

from istanbul.engine.state import State


def steps(state: State) -> list[int]:
    """Every action, or at a chance node every outcome; nothing when the game is over."""
    if state.is_chance:
        return [outcome for outcome, _ in state.game.rules.chance_outcomes(state.record)]
    return state.legal_actions()


def perft(state: State, depth: int) -> int:
    """How many lines of exactly `depth` steps begin here."""
    if depth <= 0:
        return 1
    numbers = steps(state)
    if depth == 1:
        return len(numbers)
    return sum(perft(state.apply(number), depth - 1) for number in numbers)


def divide(state: State, depth: int) -> dict[str, int]:
    """The same, by the text of the first step: to find where two counts part."""
    if depth <= 0:
        return {}
    return {state.text(number): perft(state.apply(number), depth - 1) for number in steps(state)}
