"""What went wrong, in the words of the protocol."""

from __future__ import annotations

import msgspec

from istanbul.engine.errors import GameError, MalformedInput
from istanbul.server.errors import Refused, StorageFailed
from istanbul.server.protocol.messages import ErrorKind, Failure

LONGEST = 500  # characters: an error may quote what was sent


def failure_of(problem: Exception, re: int | None = None, number: int | None = None) -> Failure:
    """The message about a problem. What nobody foresaw tells nothing of the server's inside."""
    message = " ".join(str(problem).split())[:LONGEST]
    kind: ErrorKind
    if isinstance(problem, Refused):
        return Failure(
            re=re,
            kind="refused",
            reason=f"refused-{problem.reason}",
            message=message,
            number=number,
        )
    if isinstance(problem, GameError) and problem.fault is not None:
        kind = "malformed" if isinstance(problem, MalformedInput) else "illegal"
        reason, args = problem.fault.message, dict(problem.fault.args)
        return Failure(re=re, kind=kind, reason=reason, args=args, message=message)
    if isinstance(problem, (msgspec.DecodeError, RecursionError, UnicodeError, MalformedInput)):
        return Failure(re=re, kind="malformed", reason="error-malformed", message=message)
    if isinstance(problem, GameError):
        kind = "stale" if problem.kind == "stale" else "illegal"
        return Failure(re=re, kind=kind, reason=f"error-{kind}", message=message, number=number)
    if isinstance(problem, StorageFailed):
        text = "the server could not store it; nothing has changed"
        return Failure(re=re, kind="storage", reason="error-storage", message=text)
    return Failure(re=re, kind="refused", reason="error-internal", message="something went wrong")
