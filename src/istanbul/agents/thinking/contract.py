"""What thinking asks of a game beside its rules: the names only, see engine/template.py."""

from __future__ import annotations

from istanbul.agents.thinking.desk import Desk
from istanbul.engine.contract import State


def turn_begins(g: State) -> bool:
    """Has nothing been done in this turn yet?"""
    raise NotImplementedError


def liking(g: State, p: int, a: int) -> int:
    """How promising a legal action looks at first sight, 0 to 100."""
    raise NotImplementedError


def value(g: State, p: int, d: Desk) -> int:
    """How well a seat stands between turns, in points (desk.ONE); d.feature is room for sums."""
    raise NotImplementedError
