"""Asking a player, and saying plainly what was wrong with the answer."""

from __future__ import annotations

from operator import index
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Final, SupportsIndex

from istanbul.agents.base import Agent, Question
from istanbul.engine.errors import MalformedInput

OURS: Final = str(Path(__file__).parents[1])
SHOWN: Final = 6  # options that a message names


class AgentFailed(MalformedInput):
    """A player failed, or answered what was not asked: the message says who, where and what."""


def ask(agent: Agent, question: Question, who: str) -> int:
    """One of the question's actions. `who` names the player, its seat and its game."""
    try:
        answer: object = agent.choose(question)
    except Exception as problem:  # a stranger's player may fail in any way
        raise AgentFailed(f"{who} failed: {error_line(problem)}") from problem
    number, wrong = read_answer(answer, question)
    if wrong:
        raise AgentFailed(f"{who} {wrong}")
    return number


def read_answer(answer: object, question: Question) -> tuple[int, str]:
    """The action, and what is wrong with it, or "". Whole numbers of NumPy are right, too."""
    number = _whole_number(answer)
    if number is None:
        return -1, f"answered {answer!r:.60}: expected the number of an action, a whole number"
    if number in question.actions:
        return number, ""
    texts = [option.text for option in question.options]
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    game = question.view.game
    name = f" ({game.describe(number).text})" if 0 <= number < game.n_actions else ""
    legal = f"{', '.join(texts[:SHOWN])}{more}"
    return number, f"answered {number}{name}, which is not legal now: {legal}"


def _whole_number(answer: object) -> int | None:
    if isinstance(answer, bool) or not isinstance(answer, SupportsIndex):
        return None
    try:
        return index(answer)
    except TypeError:  # an array of NumPy that is no single number
        return None


def error_line(problem: BaseException) -> str:
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
