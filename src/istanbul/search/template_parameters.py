"""What the search asks of a game beside its rules: the names only (engine/template.py)."""

from __future__ import annotations

from istanbul.engine.template_parameters import State
from istanbul.search.evaluator import Evaluator
from istanbul.search.wide import Layers

N_FEATURES = 0


def turn_begins(g: State) -> bool:
    """Has nothing been done in this turn yet?"""
    raise NotImplementedError


def heuristic(g: State, p: int, a: int) -> int:
    """How promising a legal action looks at first sight, 0 to 100 points."""
    raise NotImplementedError


def list_features(g: State, p: int, e: Evaluator) -> None:
    """What the network of the evaluator knows about a seat: N_FEATURES numbers, into e.feature."""
    raise NotImplementedError


def list_rows(g: State, p: int, e: Evaluator, layers: Layers) -> None:
    """What the wide network knows about a seat, as numbers of its rows, into layers."""
    raise NotImplementedError


def list_shared_rows(g: State, layers: Layers) -> None:
    """What it knows about the whole table, likewise."""
    raise NotImplementedError


def list_decision_rows(g: State, layers: Layers) -> None:
    """Add what the policy knows about the decision that the state waits for."""
    raise NotImplementedError


def phase(g: State) -> int:
    """How far the leading seat is: 0 to PHASES - 1."""
    raise NotImplementedError
