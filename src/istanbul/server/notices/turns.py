"""Whose turn it is at each table, and since when: what "your turn" is about."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from istanbul.engine.log import Entry
from istanbul.engine.rules import CHANCE
from istanbul.server.store.base import Store
from istanbul.server.store.rows import StoredTable
from istanbul.server.table.change import Change


@dataclass(slots=True)
class Turn:
    """A person has to decide something.

    It is another one as soon as they have decided anything. Who ends a turn, takes that back and
    ends it again asks the next player for the same thing: they are told once.
    """

    table: str
    seat: int
    owner: str
    since: float
    moves: int = 0
    """How many entries of the log are theirs, where the store has told that."""
    log: Sequence[Entry] = ()
    """Otherwise the log, to be counted if somebody is told,"""
    entries: int = 0
    """and how many entries it had when the turn began."""
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
        moves = self.moves + sum(entry.by == self.seat for entry in self.log[: self.entries])
        return f"turn {self.table} {self.seat} {moves}"


class Turns:
    """The turn of each table that waits for a person."""

    def __init__(self) -> None:
        self._turns: dict[str, Turn] = {}

    def of(self, table: str) -> Turn | None:
        """The turn that is on."""
        return self._turns.get(table)

    def changed(self, change: Change, now: float) -> Turn | None:
        """After a change of a table: the turn that is on now, if it is another one."""
        table = change.table
        seat = table.waits_for
        if change.deleted or seat is None or seat == CHANCE:
            self._turns.pop(table.id, None)
            return None
        chosen = table.seats[seat]
        owner, last = chosen.owner, self._turns.get(table.id)
        if owner is None or chosen.player is not None:
            self._turns.pop(table.id, None)
            return None
        goes_on = last is not None and last.seat == seat and last.owner == owner
        if goes_on and all(step.entry.by != seat for step in change.steps):
            return None
        log = table.match.log.entries if table.match else ()
        turn = Turn(table.id, seat, owner, now, log=log, entries=len(log), goes_on=goes_on)
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
        turn = Turn(stored.row.id, seat, owner, stored.head.changed, moves)
        turn.planned = found.get("plan") is not None
        turn.plan_ended = found.get("plan_end") is not None
        self._turns[stored.row.id] = turn
        return turn
