"""The counter game has nothing to choose."""

from __future__ import annotations

from typing import Any


def choices() -> list[dict[str, Any]]:
    """It is offered to nobody."""
    return []
