"""What the search asks of a game beside its rules: the names only (engine/template.py)."""

from __future__ import annotations

from istanbul.engine.template_parameters import State
from istanbul.search.evaluator import Evaluator


def turn_begins(g: State) -> bool:
    """Has nothing been done in this turn yet?"""
    raise NotImplementedError


def heuristic(g: State, p: int, a: int) -> int:
    """How promising a legal action looks at first sight, 0 to 100 points."""
    raise NotImplementedError


def evaluate_seats(g: State, e: Evaluator) -> None:
    """How well every seat stands between turns, in points (evaluator.LOGIT), into e.logit."""
    raise NotImplementedError


def phase(g: State) -> int:
    """How far the leading seat is: 0 to PHASES - 1."""
    raise NotImplementedError
