"""What can be chosen."""

from __future__ import annotations

from istanbul.engine.options import Way


def ways() -> list[Way]:
    """One way to play, with 2 to 4 players."""
    return [
        Way(
            id="harbour",
            options={"game": "harbour"},
            players=[2, 3, 4],
            layouts=[],
            variants=[],
            editions=[],
            letters_decks=[],
        )
    ]
