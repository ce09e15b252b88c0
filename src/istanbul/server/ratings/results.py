"""Who took part in a rated game, and which place they made."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from istanbul.agents.strength import strengths
from istanbul.server.protocol.rating_bodies import Speed
from istanbul.server.table.clock import TimeControl
from istanbul.server.table.seats import Seat, SeatKind
from istanbul.server.table.table import Table

LIVE_SECONDS: Final = 3600  # for a turn; whoever has more plays over days
LIVE_RESERVE: Final = 6 * 3600  # for a game


class Entrant(Struct, frozen=True):
    """Somebody whose result counts: a person, or a computer player of known strength."""

    seat: int
    place: int
    """From 1; those who share one are level."""
    person: str | None = None
    anchor: int | None = None
    """The rating of a computer player."""


def speed_for(control: TimeControl) -> Speed:
    """How quickly a table plays that gives so much time."""
    turn, reserve = control.turn_seconds or 0, control.reserve_seconds
    return "live" if turn <= LIVE_SECONDS and reserve <= LIVE_RESERVE else "days"


def pool_of(table: Table) -> str:
    """Ratings are kept for each game and each speed."""
    return pool(table.options["game"], speed_for(table.time_control))


def pool(game: str, speed: str) -> str:
    """The name of a pool."""
    return f"{game} {speed}"


def entrants(table: Table) -> list[Entrant]:
    """All who are rated by a game that is over; none if there are no two of them.

    Whoever left is behind all who stayed, and how the computer player did that went on for them
    counts for nobody.
    """
    match = table.match
    assert match is not None, "the game is over"
    assert match.log.result is not None, "the game is over"
    places = {seat: n for n, seats in enumerate(match.log.result["ranking"]) for seat in seats}
    began = [seat["kind"] for seat in match.log.header["seats"]]
    found: list[tuple[int, Entrant]] = []
    for n, seat in enumerate(table.seats):
        if seat.kind == SeatKind.PERSON:
            place = len(places) if seat.away_bot else places[n]
            found.append((place, Entrant(n, 0, seat.owner)))
        elif began[n] != "person":  # else its person has deleted all their data since
            anchor = anchor_of(table, seat)
            if anchor is not None:
                found.append((places[n], Entrant(n, 0, None, anchor)))
    if len(found) < 2:
        return []
    order = sorted(place for place, _ in found)
    return [Entrant(e.seat, order.index(p) + 1, e.person, e.anchor) for p, e in found]


def anchor_of(table: Table, seat: Seat) -> int | None:
    """The measured rating of a computer player in this game."""
    return strengths().get(table.options["game"], {}).get(seat.agent or "")
