"""A table whose chance is decided from outside, with everything that those at it are told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from istanbul.engine.encoded import encode
from istanbul.engine.game import SPECTATOR
from istanbul.engine.log import Log
from istanbul.engine.state import State
from istanbul.server.live.rooms import Looking, Room
from istanbul.server.table.change import Change
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import Seat, SeatKind
from istanbul.server.view.replays import replay, state_at, steps
from istanbul.server.view.routes import route


@dataclass(eq=False)
class Ear:
    """A connection: keeps what it is told."""

    person: str
    heard: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.heard.append(message)


class World:
    """A table with somebody on every seat and a spectator, whose chance is decided from outside."""

    def __init__(self, options: dict[str, Any], seed: int, previews: bool) -> None:
        players = int(options["players"])
        seats = [Seat(SeatKind.PERSON, f"p{n}", f"P{n}") for n in range(players)]
        self.table = new_table("p0", options, seats, secret=f"{seed:064x}")
        self.table.id = self.table.watch = self.table.code = "table"
        self.table._chance = list  # type: ignore[method-assign]  # decided by `happen`
        self.room = Room(self.table)
        self.room.asked_for_seats = True  # needs a loop, and tells nothing of the game
        self.ears = [Ear(f"p{n}") for n in range(players)]
        for n, ear in enumerate(self.ears):
            self.room.enter(ear, Looking("table", False, previews, [n]))
        self.ears.append(Ear("watcher"))
        self.room.enter(self.ears[-1], Looking("table", True, previews, [SPECTATOR]))
        self.change(self.table.start("p0"))

    def change(self, change: Change) -> None:
        """Tell it, as the hub does. What waits for chance is told with it."""
        self.room.changed(change)

    @property
    def state(self) -> State:
        assert self.table.match is not None
        return self.table.match.state

    def happen(self, text: str) -> None:
        """One chance outcome."""
        match = self.table.match
        assert match is not None
        self.change(self.table._played([self.table._last(match.happen(text))]))

    def act(self, action: int) -> None:
        """The seat that decides chooses."""
        seat = self.state.waits_for
        self.change(self.table.act(f"p{seat}", seat, action, self.table.number))

    def told(self, seat: int) -> list[bytes]:
        """Everything that somebody was sent so far."""
        return self.ears[seat].heard

    def fetched(self, seat: int) -> list[bytes]:
        """What somebody can fetch: the table in full, the steps, a replay, a route."""
        match = self.table.match
        assert match is not None
        ear = self.ears[seat]
        found = [self.room.whole(ear, self.room.members[ear], 1)]
        log = Log(match.log.header, match.log.entries)
        found.append(encode(steps(log, seat, is_on=True)))
        found.append(encode(replay(log, seat, 0, None, is_on=True)))
        begins = state_at(log, seat if seat < match.game.players else SPECTATOR, None, is_on=True)
        if seat < match.game.players and match.game.name == "board" and not begins.is_over:
            found.append(encode(route(begins, seat, [])))
        return found
