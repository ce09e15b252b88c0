"""Whose turn it is at each table, and since when: what "your turn" is about."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from istanbul.engine.log import By
from istanbul.engine.rules import CHANCE
from istanbul.server.store.base import Store
from istanbul.server.store.rows import StoredTable
from istanbul.server.table.change import Change
from istanbul.server.table.table import Table


@dataclass
class Turn:
    """A person has to decide something.

    It is another one as soon as they have decided anything. Who ends a turn, takes that back and
    ends it again asks the next player for the same thing: they are told once.
    """

    table: str
    seat: int
    owner: str
    moves: int
    """How many entries of the log are theirs."""
    since: float
    told: float | None = None
    """When they are told, if they have to be."""
    reminded: bool = False
    goes_on: bool = False
    """They have decided something already: nobody needs to tell them that it is their turn."""
    planned: bool = False
    """They may have a plan for it."""
    plan_ended: bool = False
    """They had one, which was dropped or goes no further."""

    @property
    def thing(self) -> str:
        """What is told: the same for the same turn, also after a restart."""
        return f"turn {self.table} {self.seat} {self.moves}"


class Turns:
    """The turn of each table that waits for a person."""

    def __init__(self) -> None:
        self._turns: dict[str, Turn] = {}
        self._counts: dict[str, tuple[int, dict[By, int]]] = {}  # how many, and whose

    def of(self, table: str) -> Turn | None:
        """The turn that is on."""
        return self._turns.get(table)

    def changed(self, change: Change, now: float) -> Turn | None:
        """After a change of a table: the turn that is on now, if it is another one."""
        table = change.table
        seat = table.waits_for
        if change.deleted or seat is None or seat == CHANCE:
            self._turns.pop(table.id, None)
            self._counts.pop(table.id, None)
            return None
        owner, last = table.seats[seat].owner, self._turns.get(table.id)
        if owner is None or table.seats[seat].player is not None:
            self._turns.pop(table.id, None)
            return None
        goes_on = last is not None and (last.seat, last.owner) == (seat, owner)
        if goes_on and all(step.entry.by != seat for step in change.steps):
            return None
        turn = Turn(table.id, seat, owner, self._count(table).get(seat, 0), now, goes_on=goes_on)
        self._turns[table.id] = turn
        return turn

    def plan_ended(self, table: str) -> Turn | None:
        """The turn that is on goes on without a plan: its owner is to hear of that."""
        turn = self._turns.get(table)
        if turn is not None:
            turn.plan_ended = True
        return turn

    def forget(self, table: str) -> None:
        """Another server goes on with it."""
        self._turns.pop(table, None)
        self._counts.pop(table, None)

    def _count(self, table: Table) -> dict[By, int]:
        """How many entries of its log each seat has made. A long log is not gone through again."""
        entries = table.match.log.entries if table.match else []
        counted, moves = self._counts.get(table.id) or (0, {})
        for entry in entries[counted:]:
            moves[entry.by] = moves.get(entry.by, 0) + 1
        self._counts[table.id] = (len(entries), moves)
        return moves

    def resume(self, store: Store, among: Collection[str] | None) -> list[tuple[StoredTable, int]]:
        """Tables, of all or of some, that wait for a person, and that person's moves."""
        moves = store.moves_of_next(among)
        found = []
        for stored in store.unfinished(among):
            seat = stored.head.waits_for if stored.head else CHANCE
            if 0 <= seat < len(stored.row.body["seats"]):
                found.append((stored, moves.get(stored.row.id, 0)))
        return found

    def remember(self, stored: StoredTable, moves: int) -> Turn | None:
        """The turn of a table that was on before the start."""
        assert stored.head is not None, "its game has begun"
        seat = stored.head.waits_for
        found = stored.row.body["seats"][seat]
        owner = found["owner"]
        if owner is None or found["agent"] or found["away_bot"] or stored.row.id in self._turns:
            return None
        turn = Turn(stored.row.id, seat, owner, moves, stored.head.changed)
        turn.planned = found.get("plan") is not None
        turn.plan_ended = found.get("plan_end") is not None
        self._turns[stored.row.id] = turn
        return turn
