"""The clock of a table: how long the seat that decides may think."""

from __future__ import annotations

from collections.abc import Callable


class Clock:
    """Time runs anew with another seat, and with another turn of the same one.

    It goes on while a computer player stands in: no message stops it.
    """

    def __init__(self, seconds: int | None, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self.now = now  # which no set clock disturbs
        self._seat: int | None = None  # whose time runs
        self._due: float | None = None  # when it is over, whoever acts for it meanwhile

    @property
    def is_over(self) -> bool:
        """Is the time of the seat that decides over?"""
        return self._due is not None and self.now() >= self._due

    def set(self, seat: int | None, begun: bool) -> float | None:
        """A seat decides, and perhaps a turn has begun: when is its time over?"""
        if self.seconds is None or seat is None:
            self._seat = self._due = None
        elif seat != self._seat or begun:
            self._due = self.now() + self.seconds
            self._seat = seat
        return self._due
