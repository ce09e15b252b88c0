"""What can be wrong with input: three kinds, each of which says what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True)
class Fault:
    """What is wrong with something that a player gave: a message, to be said in any language."""

    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class GameError(ValueError):
    """Base of the three. `kind` is the word that the line protocol and the server use.

    The text is English, for programmers. Where a player may have given what is wrong, such as a
    file, `fault` tells it to them.
    """

    kind: ClassVar[str] = "error"

    def __init__(self, message: str, fault: Fault | None = None) -> None:
        super().__init__(message)
        self.fault = fault


class MalformedInput(GameError):  # noqa: N818  # named for what it is, like the other two
    """It cannot be read at all: an unknown word, a broken file, an impossible option."""

    kind = "malformed"


class IllegalAction(GameError):  # noqa: N818  # named for what it is, like the other two
    """It can be read, but the rules do not allow it now."""

    kind = "illegal"


class StaleAction(GameError):  # noqa: N818  # named for what it is, like the other two
    """It was made for another state than the current one."""

    kind = "stale"
