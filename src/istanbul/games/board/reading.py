"""Reads positions of the board game: the engine's reader that also knows places."""

from __future__ import annotations

from istanbul.engine import reading
from istanbul.games.board.contents import PLACES


class Reader(reading.Reader):
    """Places are given by id or printed number."""

    def place(self, key: str, on_board: list[int], default: int) -> int:
        """A place of the board, by id or printed number."""
        place = self.as_place(self.get(key, PLACES[default]))
        if place is None or not on_board[place]:
            raise self.error(key, "a place of this board, by id or number")
        return place

    def optional_place(self, key: str) -> int | None:
        """A field with a place in it, or null where there is none."""
        value = self.get(key)
        place = self.as_place(value)
        if value is not None and place is None:
            raise self.error(key, "a place, by id or number, or null")
        return place

    @staticmethod
    def as_place(value: object) -> int | None:
        """A place from its id or printed number."""
        if type(value) is int and 1 <= value <= len(PLACES):
            return value - 1
        return PLACES.index(value) if value in PLACES else None
