"""The parts of an observation by name."""

from __future__ import annotations

from istanbul import all_games


def slots(game: str = all_games.DEFAULT) -> dict[str, slice]:
    """Where each named part of a game's observation is: `observation[slots()["lira"]]`."""
    found = all_games.new_game({"game": game}).slots
    return {slot.name: slice(slot.offset, slot.offset + slot.length) for slot in found}
