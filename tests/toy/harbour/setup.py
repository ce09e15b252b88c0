"""What can be chosen."""

from __future__ import annotations

from typing import Any


def choices() -> list[dict[str, Any]]:
    """One way to play, with 2 to 4 players."""
    nothing: dict[str, Any] = {"layouts": [], "variants": [], "editions": [], "letters_decks": []}
    options = {"game": "harbour"}
    return [{"id": "harbour", "options": options, "players": [2, 3, 4], **nothing}]
