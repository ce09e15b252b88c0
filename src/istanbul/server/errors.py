"""What a request can fail for besides the rules; protocol/failures.py tells clients of it."""

from __future__ import annotations

from istanbul.engine.errors import GameError


class Refused(GameError):  # noqa: N818  # named for what it is, like the engine's errors
    """It can be read, and the rules of the game have nothing against it, but the table has."""

    kind = "refused"

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class StorageFailed(RuntimeError):  # noqa: N818  # named for what happened, like the engine's errors
    """The database could not store it: nothing of it was stored, and the caller must say so."""

    kind = "storage"
    reason = "storage_failed"


class Conflict(StorageFailed):
    """Something with the same id or code is there already."""


class Unwritable(StorageFailed):
    """Something in it cannot be written to any database; what was to be stored with it can."""


class Fenced(Conflict):
    """Another server has become the owner of the table meanwhile: nothing of it was stored."""


class Elsewhere(StorageFailed):
    """Another server owns the table: whoever asked is to be passed on to it."""

    def __init__(self, node: str, table: str) -> None:
        super().__init__("another server owns this table")
        self.node, self.table = node, table


class LeaseLost(StorageFailed):
    """This server was silent for too long: others may have taken its tables."""
