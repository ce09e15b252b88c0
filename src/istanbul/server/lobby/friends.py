"""People one has played with: known by the tables where they met, and stored nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.server.errors import Refused
from istanbul.server.protocol.lobby_bodies import Friend
from istanbul.server.store.rows import StoredTable
from istanbul.server.table.table import Status

MOST: Final = 30


def friends_of(person: str, tables: Sequence[StoredTable]) -> list[Friend]:
    """From somebody's tables, the last changed first: each person once, where they met last."""
    found: dict[str, Friend] = {}
    games: dict[str, int] = {}
    for stored in tables:
        row, seats = stored.row, stored.row.body["seats"]
        if row.status == Status.WAITING or all(seat["owner"] != person for seat in seats):
            continue
        last = stored.head.changed if stored.head is not None else row.created
        for owner, (n, name) in _others(person, seats).items():
            games[owner] = games.get(owner, 0) + 1
            if owner not in found:
                found[owner] = Friend(table=row.id, seat=n, name=name, games=0, last=last)
    return [
        Friend(table=f.table, seat=f.seat, name=f.name, games=games[owner], last=f.last)
        for owner, f in list(found.items())[:MOST]
    ]


def _others(person: str, seats: Sequence[dict[str, str]]) -> dict[str, tuple[int, str]]:
    return {
        seat["owner"]: (n, seat["name"])
        for n, seat in enumerate(seats)
        if seat["owner"] and seat["owner"] != person
    }


def met(person: str, stored: StoredTable | None, seat: int) -> str:
    """Who sat on a seat of a table where somebody has played too."""
    if stored is not None and stored.row.status != Status.WAITING:
        owners = [each["owner"] for each in stored.row.body["seats"]]
        owner = owners[seat] if seat < len(owners) else None
        if person in owners and owner and owner != person:
            return str(owner)
    raise Refused("no_friend", "you have not played with them there")
