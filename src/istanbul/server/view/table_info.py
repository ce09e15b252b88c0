"""A table but for its game: who sits there, and what was agreed."""

from __future__ import annotations

from istanbul.engine.game import SPECTATOR
from istanbul.server.protocol.parts import SeatInfo, TableInfo
from istanbul.server.table.seats import SeatKind, Status
from istanbul.server.table.table import Table


def seats_info(table: Table, present: frozenset[str], person: str | None) -> list[SeatInfo]:
    """Who sits where, for a person (or for somebody who only watches)."""
    begun = table.status != Status.WAITING
    return [
        SeatInfo(
            seat=n,
            kind=seat.kind.value,
            name=seat.name,
            agent=seat.player,
            connected=seat.kind == SeatKind.BOT or seat.owner in present,
            resigned=seat.resigned,
            contribution=seat.contribution if begun and seat.kind == SeatKind.PERSON else None,
            hints=seat.hints,
            away_votes=table.votes_for(n),
            yours=person is not None and seat.owner == person,
            host=seat.owner == table.host,
            out_of_time=seat.out_of_time,
        )
        for n, seat in enumerate(table.seats)
    ]


def table_info(
    table: Table, person: str | None, present: frozenset[str], watchers: int, left: float | None
) -> TableInfo:
    """A table but for the game. Without a person: what somebody with the watch link may know."""
    return TableInfo(
        id=table.id if person is not None else table.watch,
        code=table.code if person is not None else None,
        watch=table.watch,
        options=table.options,
        status=table.status.value,
        you_host=person == table.host,
        your_seats=table.viewer_of(person) if person is not None else [],
        seats=seats_info(table, present, person),
        watchers=watchers,
        **table.time_control.to_json(),
        reserves=reserves_of(table),
        away_seconds=table.away_seconds,
        seconds_left=left,
        hints=table.hints,
        hints_on=table.hints_on,
        shared=table.shared,
        talk=table.talk,
        terms=table.terms,
        day=table.day,
        race=table.race,
        commitment=table.commitment,
        secret=_secret(table),
        rematch=table.rematch if person is not None else None,
    )


def reserves_of(table: Table) -> list[float]:
    """What is left of the time of each seat beyond that of a turn; nothing without a reserve."""
    return table.clock.reading().reserves if table.time_control.reserve_seconds else []


def _secret(table: Table) -> str | None:
    """The log tells it when the game is over, and not before."""
    result = (table.match.log.result if table.match else None) or {}
    return result.get("secret") if table.status == Status.OVER else None


def viewers_of(table: Table, person: str | None) -> list[int]:
    """Through whose eyes somebody sees a table: their seats, or nobody's.

    Several people at one screen also need what all of them may see, while the screen changes hands.
    """
    seats = table.viewer_of(person) if person is not None else []
    return seats if len(seats) == 1 else [*seats, SPECTATOR]
