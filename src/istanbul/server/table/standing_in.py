"""Computer players that stand in for people: who resigned, is away or ran out of time."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from istanbul.engine.match import Match
from istanbul.server.errors import Refused
from istanbul.server.protocol.terms import Terms
from istanbul.server.table import daily
from istanbul.server.table import race as races
from istanbul.server.table.change import Change
from istanbul.server.table.clock import Clock
from istanbul.server.table.planned import Planned
from istanbul.server.table.seats import SUBSTITUTE, Seat, SeatKind

BACK_SECONDS: Final = 60.0  # in which nobody stands in again for who came back


class StandIns(Planned):
    """Seats whose people come and go while the game is on."""

    def __init__(
        self,
        host: str,
        seats: list[Seat],
        hints: bool,
        away_seconds: int,
        *,
        clock: Clock,
        terms: Terms,
        day: str | None,
        race: str | None,
    ) -> None:
        super().__init__(host, seats, hints, away_seconds, terms)
        self.clock = clock
        self.day = day  # of the daily bazaar
        self.race = race  # the name of a solo race
        self._came_back: dict[int, float] = {}  # by seat: when its person took it back

    def own_dice(self) -> str | None:
        """What logs call dice that follow from a day or a race, and not from this table."""
        if self.day is not None:
            return daily.dice_of(self.day)
        return None if self.race is None else races.dice_of(self.race)

    @abstractmethod
    def _must_be_playing(self) -> Match:
        """The match, if the game is on."""

    @abstractmethod
    def _match_of(self, person: str, seat: int, away: bool = False) -> Match:
        """The match, if this person may act for this seat now (or take it back)."""

    def resign(self, person: str, seat: int) -> Change:
        """Give the seat up for good: a computer player goes on with it."""
        self._match_of(person, seat, away=True)
        self.seats[seat].resigned = True
        self.seats[seat].away_bot = SUBSTITUTE
        return self._seated()

    def set_away(self, person: str, seat: int, away: float = 0.0) -> Change:
        """Let a computer player stand in: at once for an own seat, else by a vote of the others.

        They may vote when its person has been `away` for as many seconds as the table says.
        """
        self._must_be_playing()
        if self.day is not None:
            raise Refused("daily_alone", "at the daily bazaar nobody else plays for you")
        if self.race is not None:
            raise Refused("race_alone", "in a solo race nobody else plays for you")
        if not self.viewer_of(person):
            raise Refused("no_seat", "you have no seat at this table")
        chosen = self._seat(seat)
        if chosen.kind != SeatKind.PERSON or chosen.player:
            raise Refused("not_a_person", f"seat {seat} is played by a computer player already")
        if self.clock.now() - self._came_back.get(seat, -BACK_SECONDS) < BACK_SECONDS:
            raise Refused("just_back", f"seat {seat} was taken back less than a minute ago")
        if chosen.owner != person and not self._voted_away(person, seat, away):
            return self._seated()
        self._votes.pop(seat, None)
        chosen.away_bot = SUBSTITUTE
        return self._seated()

    def take_back(self, person: str, seat: int) -> Change:
        """The person is here again. A turn whose time is over is finished by the stand-in."""
        self._match_of(person, seat, away=True)
        if self.waits_for == seat and self.clock.is_over:
            raise Refused("out_of_time", "your time for this turn is over: take the next one")
        self.seats[seat].away_bot = None
        self._votes.pop(seat, None)
        self._came_back[seat] = self.clock.now()
        return self._seated()
