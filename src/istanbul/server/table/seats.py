"""The seats of a table: who sits where, and who may change that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Final

from msgspec import convert, to_builtins
from msgspec.structs import replace

from istanbul.agents import roster
from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.server.errors import Refused
from istanbul.server.protocol.terms import Terms
from istanbul.server.table.change import Change
from istanbul.server.table.fair import CONTRIBUTION
from istanbul.server.table.names import clean_name, look_alike
from istanbul.server.table.plan import Plan, PlanEnd

SUBSTITUTE: Final = "trader"
"""The computer player that goes on for somebody who resigned or ran out of time."""


class SeatKind(StrEnum):
    """Who plays a seat. One person may have several: friends at the same screen."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


@dataclass(slots=True)
class Seat:
    """One seat. `away_bot` plays for its person until they take it back."""

    kind: SeatKind = SeatKind.OPEN
    owner: str | None = None
    name: str = ""
    agent: str | None = None
    contribution: str = ""
    away_bot: str | None = None
    resigned: bool = False
    hints: bool = False  # does its person agree to hints?
    silenced: bool = False  # the host lets its person say nothing here
    out_of_time: bool = False  # it lost its game, and a computer player goes on
    looked: int | None = None  # the number of what its person was told of when they looked last
    plan: Plan | None = None  # what its person wants to do next; nobody else knows
    plan_end: PlanEnd | None = None  # why the last one was not carried out to its end

    @property
    def player(self) -> str | None:
        """The computer player that decides for this seat now, if any does."""
        return self.agent if self.kind == SeatKind.BOT else self.away_bot

    def to_json(self) -> Json:
        """The seat as the row of its table holds it."""
        plan, plan_end = to_builtins(self.plan), to_builtins(self.plan_end)
        return {**asdict(self), "plan": plan, "plan_end": plan_end}

    @classmethod
    def from_json(cls, found: Json) -> Seat:
        """A seat from the row of its table, where a newer program may have said more."""
        known = {field.name: found[field.name] for field in fields(cls) if field.name in found}
        plan = convert(found.get("plan"), Plan | None)  # older tables have none
        plan_end = convert(found.get("plan_end"), PlanEnd | None)
        kind = SeatKind(found["kind"])
        return cls(**{**known, "kind": kind, "plan": plan, "plan_end": plan_end})


def person_seat(owner: str, name: str, contribution: str = "") -> Seat:
    """A seat taken by somebody."""
    return Seat(
        SeatKind.PERSON, owner, clean_name(name), contribution=clean_contribution(contribution)
    )


def bot_seat(agent: str, name: str | None = None) -> Seat:
    """A seat for a computer player; without a name it is called what it is."""
    return Seat(SeatKind.BOT, None, clean_name(name or agent), checked_agent(agent))


def checked_agent(agent: str) -> str:
    """A name that the roster knows."""
    if agent not in roster.names():
        raise MalformedInput(f"agent {agent!r} is unknown; expected {', '.join(roster.names())}")
    return agent


def clean_contribution(word: str) -> str:
    """What a player adds to the dice."""
    if not CONTRIBUTION.fullmatch(word):
        raise MalformedInput("contribution: expected up to 64 letters, digits, '-' or '_'")
    return word


class Status(StrEnum):
    """Before, during and after the game."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class Seating(ABC):
    """Seats and their people. They change before the game only, but for bots that stand in."""

    def __init__(
        self, host: str, seats: list[Seat], hints: bool, away_seconds: int, terms: Terms
    ) -> None:
        self.host = host
        self.seats = seats
        self.hints = hints
        self.away_seconds = away_seconds
        self.terms = terms
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

    def looked(self, person: str) -> int | None:
        """The number of what somebody was told of when they looked last, if they ever did."""
        mine = [self.seats[seat].looked for seat in self.viewer_of(person)]
        return max((number for number in mine if number is not None), default=None)

    def look(self, person: str, number: int) -> Change:
        """Somebody looks no longer: remember up to where they were told, for any of their screens.

        Nobody else hears of it.
        """
        for seat in self.viewer_of(person):
            self.seats[seat].looked = max(number, self.seats[seat].looked or 0)
        return replace(self._seated(), seats_changed=False)

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

    def sit(
        self, person: str, seat: int, name: str, contribution: str = "", fits: bool = False
    ) -> Change:
        """Take an open seat, or give an own one another name and contribution.

        Where the table wants a range of ratings, whoever asks knows that the person `fits`.
        """
        self.must_be_waiting()
        chosen = self.terms.low is not None or self.terms.high is not None
        if chosen and not fits and person not in self.members:
            raise Refused("rating_range", "this table wants a range of ratings: use the lobby")
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
        self.must_be_waiting()
        self._must_be_host(person)
        if self._seat(seat).kind == SeatKind.PERSON:
            raise Refused("seat_taken", f"somebody sits on seat {seat}")
        self.seats[seat] = bot_seat(agent)
        return self._seated()

    def clear(self, person: str, seat: int) -> Change:
        """The host empties a seat, or somebody their own."""
        self.must_be_waiting()
        owner = self._seat(seat).owner
        if owner != person:
            self._must_be_host(person)
        self.seats[seat] = Seat()
        return replace(self._seated(), freed=None if owner == person else owner)

    def silence(self, person: str, seat: int, on: bool) -> Change:
        """The host lets somebody say nothing more at this table, or lets them again."""
        self._must_be_host(person)
        if self._seat(seat).owner is None:
            raise Refused("not_a_person", f"nobody sits on seat {seat}")
        self.seats[seat].silenced = on
        return self._seated()

    def swap(self, person: str, seat: int, other: int) -> Change:
        """The host lets two seats change places, with whoever sits there."""
        self.must_be_waiting()
        self._must_be_host(person)
        self.seats[seat], self.seats[other] = self._seat(other), self._seat(seat)
        return self._seated()

    def leave(self, person: str) -> Change:
        """Stand up from all own seats; if it was the host, the next person is."""
        self.must_be_waiting()
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

    def must_be_open_to(self, person: str | None) -> None:
        """Refuse who may not look on; no person is whoever has the watch link.

        Whoever was invited sees the table before the game, and everybody with a link after it.
        """
        if self.terms.watching != "nobody" or self.status == Status.OVER:
            return
        if person is None or (self.status == Status.PLAYING and person not in self.members):
            raise Refused("no_watching", "the host of this table wants nobody to look on")

    def must_be_deletable(self, person: str) -> None:
        """By its host, unless that would take a game away from others or its result."""
        self._must_be_host(person)
        if self.status != Status.PLAYING:
            return
        if self.terms.rated:
            raise Refused("rated", "a rated game is played to its end: resign if you must")
        if {seat.owner for seat in self.seats if seat.owner and not seat.resigned} - {person}:
            raise Refused("others_play", "others are playing here: resign if you want to leave")

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

    def must_be_waiting(self) -> None:
        """Seats change before the game only."""
        if self.status != Status.WAITING:
            raise Refused("begun", "the game has begun: seats stay as they are")

    def _must_be_rateable(self) -> None:
        """In a rated game everybody plays for themselves."""
        owners = [seat.owner for seat in self.seats if seat.kind == SeatKind.PERSON]
        if self.terms.rated and (not owners or len(owners) > len(set(owners))):
            raise Refused("rated_seats", "in a rated game every person has exactly one seat")

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
