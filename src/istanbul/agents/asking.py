"""Asking a player, and saying plainly what was wrong with the answer."""

from __future__ import annotations

from operator import index
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, Final

from istanbul.agents.base import Agent, Question
from istanbul.engine.errors import MalformedInput

OURS: Final = str(Path(__file__).parents[1])
SHOWN: Final = 6  # options that a message names


class AgentFailed(MalformedInput):
    """A player failed, or answered what was not asked: the message says who, where and what."""


def ask(agent: Agent, question: Question, who: str) -> int:
    """One of the question's actions. `who` names the player, its seat and its game."""
    try:
        answer: Any = agent.choose(question)
    except Exception as problem:  # a stranger's player may fail in any way
        raise AgentFailed(f"{who} failed: {told(problem)}") from problem
    wrong = problem_of(answer, question)
    if wrong is not None:
        raise AgentFailed(f"{who} {wrong}")
    return index(answer)


def problem_of(answer: Any, question: Question) -> str | None:
    """What is wrong with an answer, or nothing. Whole numbers of NumPy are right, too."""
    try:
        number = None if isinstance(answer, bool) else index(answer)
    except TypeError:
        number = None
    if number is None:
        return f"answered {answer!r:.60}: expected the number of an action, a whole number"
    if number in question.actions:
        return None
    texts = [option.text for option in question.options]
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    game = question.view.game
    name = f" ({game.describe(number).text})" if 0 <= number < game.n_actions else ""
    return f"answered {number}{name}, which is not legal now: {', '.join(texts[:SHOWN])}{more}"


def told(problem: BaseException) -> str:
    """An exception in one line, with its place in the player's own code where there is one."""
    said = f"{type(problem).__name__}: {problem}".rstrip(": ")
    where = place(problem.__traceback__)
    return f"{said} ({where})" if where else said


def place(trace: TracebackType | None) -> str:
    """The innermost place that is not ours: there its author looks first."""
    frames = [frame for frame in extract_tb(trace) if not frame.filename.startswith(OURS)]
    if not frames:
        return ""
    frame = frames[-1]
    return f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}"
