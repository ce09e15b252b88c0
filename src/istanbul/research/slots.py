"""The parts of an observation by name."""

from __future__ import annotations

from istanbul import catalog


def slots(game: str = "board") -> dict[str, slice]:
    """Where each named part of a game's observation is: `observation[slots()["lira"]]`."""
    found = catalog.new_game({"game": game}).slots
    return {slot.name: slice(slot.offset, slot.offset + slot.length) for slot in found}
