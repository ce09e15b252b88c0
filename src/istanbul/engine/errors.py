"""What can be wrong with input: three kinds, each of which says what was expected."""

from __future__ import annotations

from typing import ClassVar


class GameError(ValueError):
    """Base of the three. `kind` is the word that the line protocol and the server use."""

    kind: ClassVar[str] = "error"


class MalformedInput(GameError):  # noqa: N818  # named for what it is, like the other two
    """It cannot be read at all: an unknown word, a broken file, an impossible option."""

    kind = "malformed"


class IllegalAction(GameError):  # noqa: N818  # named for what it is, like the other two
    """It can be read, but the rules do not allow it now."""

    kind = "illegal"


class StaleAction(GameError):  # noqa: N818  # named for what it is, like the other two
    """It was made for another state than the current one."""

    kind = "stale"
