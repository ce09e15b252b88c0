"""What went wrong, in one line: in the language of the person, then exactly, in English."""

from __future__ import annotations

from typing import Final

from istanbul.engine.errors import Fault, GameError
from istanbul.messages import FIRST, Words

UNOPENED: Final = {
    FileNotFoundError: "file-missing",
    PermissionError: "file-forbidden",
    IsADirectoryError: "file-folder",
}
"""What the system says of a file, and which of our messages says it."""


def told(problem: GameError | OSError, words: Words) -> str:
    """The line about a problem. In English the exact text is enough."""
    if isinstance(problem, OSError):
        return _of_system(problem, words)
    text = " ".join(str(problem).split())
    if problem.fault is None or words.language == FIRST:
        return text
    return f"{_said(problem.fault, words)} ({text})"


def _of_system(problem: OSError, words: Words) -> str:
    if problem.filename is None:
        return " ".join(str(problem).split())
    for kind, message in UNOPENED.items():
        if isinstance(problem, kind) and words.language != FIRST:
            return _said(Fault(message, {"path": str(problem.filename)}), words)
    return f"{problem.filename}: {problem.strerror}"


def _said(fault: Fault, words: Words) -> str:
    return words.say(fault.message, **fault.args)
