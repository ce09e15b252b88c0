"""The half of a table that is about people: who sits where, and who may change that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import StrEnum

from istanbul.server.change import Change
from istanbul.server.names import look_alike
from istanbul.server.seats import SUBSTITUTE, Refused, Seat, SeatKind, bot_seat, person_seat


class Status(StrEnum):
    """Before, during and after the game."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class Seating(ABC):
    """Seats and their people. They change before the game only, but for bots that stand in."""

    def __init__(self, host: str, seats: list[Seat], hints: bool, away_seconds: int) -> None:
        self.host = host
        self.seats = seats
        self.hints = hints
        self.away_seconds = away_seconds
        self._votes: dict[int, set[str]] = {}  # by seat: who wants a bot to stand in
        self.status = Status.WAITING

    @property
    def members(self) -> tuple[str, ...]:
        """The host and everybody who has a seat, each once."""
        owners = [seat.owner for seat in self.seats if seat.owner]
        return tuple(dict.fromkeys([self.host, *owners]))

    @property
    def has_people(self) -> bool:
        """Does a person decide for any seat now?"""
        return any(seat.kind == SeatKind.PERSON and seat.player is None for seat in self.seats)

    def viewer_of(self, person: str) -> list[int]:
        """The seats of a person; none for somebody who only watches."""
        return [n for n, seat in enumerate(self.seats) if seat.owner == person]

    @property
    def hints_on(self) -> bool:
        """Are hints given now? Not between people, unless each of them agrees."""
        people = [s for s in self.seats if s.kind == SeatKind.PERSON and not s.resigned]
        return self.hints and (len(people) <= 1 or all(seat.hints for seat in people))

    def agree(self, person: str, seat: int, hints: bool) -> Change:
        """The person of a seat agrees to hints, or does so no longer; also during the game."""
        if self._seat(seat).owner != person:
            raise Refused("not_your_seat", f"seat {seat} is not yours")
        if not self.hints:
            raise Refused("no_hints", "this table is played without hints")
        self.seats[seat].hints = hints
        return self._seated()

    def sit(self, person: str, seat: int, name: str, contribution: str = "") -> Change:
        """Take an open seat, or give an own one another name and contribution."""
        self._must_be_waiting()
        taken = self._seat(seat)
        if taken.kind != SeatKind.OPEN and taken.owner != person:
            raise Refused("seat_taken", f"seat {seat} is taken")
        mine = person_seat(person, name, contribution)
        if any(s.owner not in (None, person) and look_alike(s.name, mine.name) for s in self.seats):
            raise Refused("name_taken", "somebody here is called so, or looks so; choose another")
        self.seats[seat] = mine
        return self._seated()

    def add_bot(self, person: str, seat: int, agent: str) -> Change:
        """The host puts a computer player on a seat where nobody sits."""
        self._must_be_waiting()
        self._must_be_host(person)
        if self._seat(seat).kind == SeatKind.PERSON:
            raise Refused("seat_taken", f"somebody sits on seat {seat}")
        self.seats[seat] = bot_seat(agent)
        return self._seated()

    def clear(self, person: str, seat: int) -> Change:
        """The host empties a seat, or somebody their own."""
        self._must_be_waiting()
        if self._seat(seat).owner != person:
            self._must_be_host(person)
        self.seats[seat] = Seat()
        return self._seated()

    def leave(self, person: str) -> Change:
        """Stand up from all own seats; if it was the host, the next person is."""
        self._must_be_waiting()
        mine = self.viewer_of(person)
        if not mine:
            raise Refused("no_seat", "you have no seat at this table")
        for seat in mine:
            self.seats[seat] = Seat()
        self._hand_over(person)
        return self._seated()

    def forget(self, person: str) -> Change:
        """Take somebody and their name off the table; in a game a computer player goes on."""
        for seat in self.viewer_of(person):
            waiting = self.status == Status.WAITING
            self.seats[seat] = Seat() if waiting else bot_seat(SUBSTITUTE)
            self._rename(seat, SUBSTITUTE)
        self._hand_over(person)
        return self._seated()

    def _hand_over(self, person: str) -> None:
        """If it was the host who left, the next person is."""
        if person == self.host:
            self.host = next((seat.owner for seat in self.seats if seat.owner), person)

    @abstractmethod
    def _rename(self, seat: int, name: str) -> None:
        """The log of the game is to know a seat by another name."""

    @abstractmethod
    def _seated(self) -> Change:
        """What to store and tell after a seat changed."""

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_such_seat", f"seat {seat}: expected 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def _must_be_waiting(self) -> None:
        if self.status != Status.WAITING:
            raise Refused("begun", "the game has begun: seats stay as they are")

    def _must_be_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("not_host", "only the host of the table may do this")

    # Votes on who is away.

    def _voted_away(self, person: str, seat: int, away: float) -> bool:
        """Count a vote; do all others who play agree now?"""
        if away < self.away_seconds:
            self._votes.pop(seat, None)
            least = self.away_seconds
            raise Refused("not_away", f"seat {seat} has not been away for {least} seconds")
        votes = self._votes.setdefault(seat, set())
        votes.add(person)
        return self.others_of(seat) <= votes

    def others_of(self, seat: int) -> set[str]:
        """The people at the table who decide for themselves now, but for the one of a seat."""
        deciding = {s.owner for s in self.seats if s.kind == SeatKind.PERSON and not s.player}
        return {owner for owner in deciding if owner and owner != self.seats[seat].owner}

    def votes_for(self, seat: int) -> int:
        """How many want a computer player to stand in for a seat."""
        return len(self._votes.get(seat, ()))
