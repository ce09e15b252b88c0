"""What is counted of its die."""

from __future__ import annotations

from typing import Final

from istanbul.engine.node import Json

CHANCES: Final = {str(face): 1 / 6 for face in range(1, 7)}


def rolled(event: Json, following: Json | None) -> str | None:
    """The face."""
    return str(event["n"])
