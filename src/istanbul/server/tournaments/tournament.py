"""One tournament: who takes part, its rounds, and when the next one can be made."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct, convert, to_builtins

from istanbul.server.errors import Refused
from istanbul.server.protocol.parts import Status
from istanbul.server.protocol.rating_bodies import Speed
from istanbul.server.protocol.tournament_bodies import Format, NewTournament
from istanbul.server.store.rows import TournamentRow
from istanbul.server.table.names import look_alike
from istanbul.server.tournaments.rounds import next_round, round_robin, rounds_of_round_robin
from istanbul.server.tournaments.standings import Game, Line, Round, meetings, standings

LEAST: Final = 3
MOST: Final = 64
COLUMNS: Final = ("id", "host", "status", "created", "version")  # all else is in the body


class Player(Struct, kw_only=True):
    """Somebody who takes part; without a person once they have deleted their data."""

    person: str | None
    name: str
    left: bool = False


class Tournament(Struct, kw_only=True):
    """All of a tournament."""

    id: str
    host: str
    status: Status
    created: float
    version: int = 0
    """How often it was stored: of two servers that change it at once, one is refused."""
    name: str
    way: str
    format: Format
    seats: int
    rounds: int
    speed: Speed
    rated: bool
    players: list[Player] = []
    played: list[Round] = []

    @classmethod
    def new(cls, name: str, host: str, created: float, wanted: NewTournament) -> Tournament:
        """A tournament that waits for players."""
        rounds = wanted.rounds if wanted.format == "swiss" else 0
        chosen = {**to_builtins(wanted), "rounds": rounds}
        return cls(id=name, host=host, status="waiting", created=created, **chosen)

    @classmethod
    def from_row(cls, row: TournamentRow) -> Tournament:
        """One that was stored."""
        return convert({**row.body, **{key: getattr(row, key) for key in COLUMNS}}, cls)

    def row(self) -> TournamentRow:
        """As it is stored next."""
        body = to_builtins(self)
        for key in COLUMNS:
            del body[key]
        members = tuple(player.person for player in self.players if player.person)
        return TournamentRow(
            self.id, self.host, self.status, body, self.created, members, self.version + 1
        )

    # Who takes part.

    def number_of(self, person: str) -> int | None:
        """The number of a player."""
        found = [n for n, player in enumerate(self.players) if player.person == person]
        return found[0] if found else None

    def join(self, person: str, name: str) -> None:
        """Take part, or be called otherwise."""
        self._must_wait()
        mine = self.number_of(person)
        others = [p for p in self.players if p.person != person]
        if any(look_alike(player.name, name) for player in others):
            raise Refused("name_taken", "somebody here is called so, or looks so; choose another")
        if mine is not None:
            self.players[mine].name = name
            return
        if len(self.players) >= MOST:
            raise Refused("tournament_full", f"a tournament has {MOST} players at most")
        self.players.append(Player(person=person, name=name))

    def leave(self, person: str) -> None:
        """Take part no longer: before it begins at all, later in no further round."""
        mine = self.number_of(person)
        if mine is None:
            raise Refused("no_seat", "you do not take part in this tournament")
        if self.status == "waiting":
            del self.players[mine]
        else:
            self.players[mine].left = True

    def forget(self, person: str) -> None:
        """Know nothing of somebody any longer but their results."""
        mine = self.number_of(person)
        if mine is not None:
            self.leave(person)
        if mine is not None and self.status != "waiting":
            self.players[mine].person, self.players[mine].name = None, "?"
        if self.host == person:
            self.host = next((p.person for p in self.players if p.person and not p.left), "")

    # Rounds.

    def lines(self) -> list[Line]:
        """The standings, the best first."""
        return standings(range(len(self.players)), self.played)

    @property
    def open(self) -> list[Game]:
        """The games that have not ended."""
        return [game for played in self.played for game in played.games if game.places is None]

    @property
    def is_round_over(self) -> bool:
        """Have all games of all rounds ended?"""
        return not self.open

    @property
    def total(self) -> int:
        """How many rounds there are in all."""
        if self.format == "swiss":
            return self.rounds
        return rounds_of_round_robin(len(self.players), self.table_size)

    @property
    def table_size(self) -> int:
        """Seats at a full table: never more than there are people."""
        return min(self.seats, len(self.players))

    def draw(self) -> tuple[list[list[int]], list[int]]:
        """The tables and byes of the next round."""
        active = [line.player for line in self.lines() if not self.players[line.player].left]
        if len(active) < (LEAST if not self.played else 2):
            raise Refused("too_few_players", f"a tournament needs {LEAST} players")
        everybody = len(active) == len(self.players)
        if self.format == "round_robin" and self.table_size == 2 and everybody:
            return round_robin(len(self.players), len(self.played))
        byes = Counter(player for played in self.played for player in played.byes)
        met = meetings(self.played)
        swiss = self.format == "swiss"
        return next_round(active, min(self.seats, len(active)), met, byes, by_rank=swiss)

    def _must_wait(self) -> None:
        if self.status != "waiting":
            raise Refused("begun", "the tournament has begun")
