"""A table: the authority over one game. Knows no sockets, no database and no event loop.

Every method either returns a `Change` or raises a `GameError`; then nothing has changed. Whoever
calls it stores the change before anybody hears of it (live/hub.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import to_builtins
from msgspec.structs import replace

from istanbul.engine.errors import GameError, IllegalAction, StaleAction
from istanbul.engine.events import NamedEvent
from istanbul.engine.log import BY_CHANCE, Log
from istanbul.engine.match import Match
from istanbul.engine.node import Json
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.server.errors import Refused
from istanbul.server.protocol.terms import Terms
from istanbul.server.store.rows import TableRow
from istanbul.server.table.change import Change, Step
from istanbul.server.table.clock import UNTIMED, Clock, Reading, TimeControl
from istanbul.server.table.fair import FairSeed, commitment_of, public_name
from istanbul.server.table.late import Late
from istanbul.server.table.seats import SUBSTITUTE, Seat, SeatKind, Status
from istanbul.server.table.skipping import MOST, declined
from istanbul.server.table.stage import Passage, Stage, joined
from istanbul.server.table.standing_in import StandIns

__all__ = ["LONGEST_PLAN", "Status", "Table"]

LONGEST_PLAN: Final = 32
AWAY_SECONDS: Final = 120  # that somebody must be away before others may let a bot stand in
DIGEST_EVERY: Final = 16  # entries
LONGEST_WITH_UNDO: Final = 4000  # entries; a long game has 1,000, and logs are read up to 5,000


class Table(StandIns):
    """One game with its seats. A new one comes from making.py."""

    def __init__(
        self,
        *,
        id: str,
        code: str,
        watch: str,
        host: str,
        options: Json,
        seats: list[Seat],
        secret: str,
        time_control: TimeControl = UNTIMED,
        away_seconds: int = AWAY_SECONDS,
        hints: bool = False,
        shared: bool = False,
        talk: bool = False,
        terms: Terms | None = None,
        day: str | None = None,
        race: str | None = None,
        created: float = 0.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id = id
        self.code = code
        self.watch = watch
        clock, terms = Clock(time_control, len(seats), now), terms or Terms()
        super().__init__(
            host, seats, hints, away_seconds, clock=clock, terms=terms, day=day, race=race
        )
        self.options = options
        self.time_control = time_control
        self.shared = shared  # one public screen on the table, and each hand on a phone
        self.talk = talk  # may people say things in words of their own?
        self.created = created
        self.late = Late(self.terms.delay * len(seats)) if self.terms.delay else None
        """What those who look on know of the game, where they see it later."""
        self.match: Match | None = None
        self.stage: Stage | None = None  # as long as there is a match
        self.rematch: str | None = None  # the id of the table where these people play again
        self.commitment = commitment_of(secret)
        self.deadline: float | None = None
        """When the seat that decides runs out of time, by `now`, which no set clock disturbs."""
        self._secret = secret
        self._fair: FairSeed | None = None
        self._drawn = 0
        self._fingerprint: tuple[int, str] | None = None
        self._passages: list[Passage] = []  # of the change that is being made

    # Looking.

    @property
    def turn_seconds(self) -> int | None:
        """The time for each turn, if there is one."""
        return self.time_control.turn_seconds

    @property
    def entries(self) -> int:
        """How many the log has."""
        return self.match.number if self.match else 0

    @property
    def number(self) -> int:
        """The number of the state: whoever acts says which one they saw (stage.py)."""
        return self.stage.number if self.stage else 0

    @property
    def waits_for(self) -> int | None:
        """The seat that decides now, if the game is on."""
        return self.match.waits_for if self.match and self.status == Status.PLAYING else None

    def asks_bot(self) -> tuple[int, str] | None:
        """The seat that decides now and the computer player that does it, if it is one."""
        seat = self.waits_for
        player = self.seats[seat].player if seat is not None else None
        return None if seat is None or player is None else (seat, player)

    def agreed(self) -> Json:
        """What was agreed besides the game itself: a rematch has the same."""
        return {
            **self.time_control.to_json(),
            "away_seconds": self.away_seconds,
            "hints": self.hints,
            "shared": self.shared,
            "talk": self.talk,
        }

    def log(self) -> Log:
        """The log with the secret, when the game is over.

        Before, where its entries stand would tell what people hide.
        """
        if self.match is None:
            raise Refused("not_begun", "the game has not begun: there is no log yet")
        if self.status != Status.OVER:
            raise Refused("not_over", "the log can be had when the game is over")
        return self.match.log

    # The beginning.

    def start(self, person: str) -> Change:
        """The host begins the game: layout, start seat and set-up are drawn."""
        self.must_be_waiting()
        self._must_be_host(person)
        if any(seat.kind == SeatKind.OPEN for seat in self.seats):
            raise Refused("seats_open", "every seat needs a person or a bot before the game begins")
        self._must_be_rateable()
        self._fair = FairSeed(
            self._secret,
            self.own_dice() or public_name(self.id),
            tuple(seat.contribution for seat in self.seats),
            self.entries,
        )
        if self.match is None:
            self.match = Match(self._fair.new_game(self.options).best(), keep_states=False)
            self.stage = Stage(self.match, self.late.played if self.late else None)
        header = self.match.log.header
        header["seats"] = [{"name": s.name, "kind": s.agent or "person"} for s in self.seats]
        header["fair"] = self._fair.header()
        self.status = Status.PLAYING
        return self._played(self._chance(), status_changed=True, seats_changed=True)

    # The game.

    def act(self, person: str, seat: int, action: int | str, at: int) -> Change:
        """An action of a seat: its number in the catalogue, or its text."""
        match = self._match_of(person, seat)
        self._check_number(at)
        events = match.act(seat, action)
        return self._played([self._last(events), *self._chance()])

    def plan(
        self, person: str, seat: int, texts: Sequence[str], at: int, through: bool = False
    ) -> Change:
        """Several actions in a row. It stops at what is refused, or at chance if not `through`."""
        match = self._match_of(person, seat)
        if not 1 <= len(texts) <= LONGEST_PLAN:
            raise Refused("plan_length", f"a plan has 1 to {LONGEST_PLAN} actions")
        self._check_number(at)
        steps, stopped = [self._last(match.act(seat, texts[0]))], None
        for text in texts[1:]:
            if match.waits_for == CHANCE and not through:
                break
            steps += self._chance()
            try:
                steps.append(self._last(match.act(seat, text)))
            except GameError as problem:
                stopped = str(problem)
                break
        return self._played([*steps, *self._chance()], stopped=stopped)

    def bot_acts(self, seat: int, action: int, at: int) -> Change:
        """What a computer player chose, if it is still the one that is asked."""
        if self.match is None or self.asks_bot() is None:
            raise Refused("no_bot", f"no computer player decides for seat {seat} now")
        self._check_number(at)
        events = self.match.act(seat, action)
        return self._played([self._last(events), *self._chance()])

    def undo(self, person: str, seat: int, at: int) -> Change:
        """Take back the seat's own last action, as far as nothing was shown since."""
        match = self._match_of(person, seat)
        if match.number >= LONGEST_WITH_UNDO:
            raise Refused("too_long", "this game has too many entries to take anything back")
        self._check_number(at)
        if self.stage is not None and self.stage.may_undo != match.may_undo:
            raise IllegalAction(f"cannot undo: others have decided since seat {seat} did something")
        match.undo(seat)
        return self._played([self._last([])])

    def redo(self, person: str, seat: int, at: int) -> Change:
        """Take back the seat's last undo."""
        match = self._match_of(person, seat)
        self._check_number(at)
        match.redo(seat)
        return self._played([self._last([])])

    # The clock.

    def out_of_time(self, now: float) -> Change:
        """The time of the seat that decides is over: what the table chose for this happens."""
        seat = self.waits_for
        if self.deadline is None or seat is None or now < self.deadline:
            raise Refused("in_time", "nobody has run out of time")
        if self.time_control.at_end == "skip":
            return self._skip(seat)
        if self.time_control.at_end == "lose":
            self.seats[seat].resigned = self.seats[seat].out_of_time = True
        self.seats[seat].away_bot = SUBSTITUTE
        return self._seated()

    def _skip(self, seat: int) -> Change:
        """The turn ends without anything that its rules let it do without."""
        match, steps = self._match(), list[Step]()
        while match.waits_for == seat and len(steps) < MOST and not _turn_begun(steps):
            steps += [self._last(match.act(seat, declined(match.state))), *self._chance()]
        return self._played(steps)

    def set_rematch(self, table: str) -> Change:
        """Remember where these people play again."""
        if self.rematch is not None:
            raise Refused("has_rematch", "these people play again already")
        self.rematch = table
        return replace(self._seated(), rematch=table)

    # What is stored.

    def row(self) -> TableRow:
        """The table but for its moves."""
        body: Json = {
            "options": self.options,
            "seats": [seat.to_json() for seat in self.seats],
            **self.agreed(),
            "terms": to_builtins(self.terms),
            "day": self.day,
            "race": self.race,
            "rematch": self.rematch,
            "header": self.match.log.header if self.match else None,
            "result": self.match.log.result if self.match else None,
        }
        return TableRow(
            self.id,
            self.code,
            self.watch,
            self.host,
            self.status.value,
            self._secret,
            body,
            self.members,
            self.created,
        )

    def fingerprint(self) -> tuple[int, str]:
        """A digest of the state, and after which entry: renewed now and then, and at the end.

        It costs as much as a move, so it is not worked out for every one.
        """
        match = self._match()
        last = self._fingerprint
        over = self.status == Status.OVER
        if last is None or over or match.number - last[0] >= DIGEST_EVERY:
            last = self._fingerprint = match.number, match.state.digest()
        return last

    def resume(self, stage: Stage, status: Status, reading: Reading | None = None) -> None:
        """Go on with a game that was stored, and with its clock."""
        self.match = match = stage.match
        self.stage = stage
        self.status = status
        fair = match.log.header.get("fair")
        if fair and status != Status.WAITING:
            since = fair.get("since", 0)
            words = tuple(fair["contributions"])
            self._fair = FairSeed(self._secret, fair["table"], words, since)
            self._drawn = sum(e.by == BY_CHANCE for e in match.log.entries[since:])
        if self.late is not None:
            self.late.take()  # they were told, or find it when they look
        self._tell_end()
        self.clock.resume(self.waits_for, reading)
        self._set_clock([])

    # Helpers.

    def _must_be_playing(self) -> Match:
        if self.match is None or self.status != Status.PLAYING:
            what = "is over" if self.status == Status.OVER else "has not begun"
            raise Refused("not_playing", f"the game {what}")
        return self.match

    def _match_of(self, person: str, seat: int, away: bool = False) -> Match:
        """The match, if this person may act for this seat now (or take it back)."""
        match = self._must_be_playing()
        found = self._seat(seat)
        if found.owner != person:
            raise Refused("not_your_seat", f"seat {seat} is not yours")
        if found.resigned:
            raise Refused("resigned", f"seat {seat} has resigned")
        if found.away_bot and not away:
            raise Refused("away", f"a computer player goes on for seat {seat}: take it back first")
        return match

    def _rename(self, seat: int, name: str) -> None:
        if self.match is not None:
            self.match.log.header["seats"][seat]["name"] = name

    def _match(self) -> Match:
        assert self.match is not None, "a game is there"
        return self.match

    def _check_number(self, at: int) -> None:
        if at != self.number:
            raise StaleAction(f"made for state {at}, but the game is at state {self.number}")

    def _last(self, events: list[NamedEvent]) -> Step:
        """The match has made one more entry."""
        assert self.stage is not None, "a game is there"
        self._passages += self.stage.played(events)
        return Step(self._match().log.entries[-1], events)

    def _chance(self) -> list[Step]:
        """Let chance speak until somebody has to decide."""
        match = self._match()
        if match.waits_for != CHANCE:
            return []
        steps: list[Step] = []
        assert self._fair is not None, "the game has begun"
        source = self._fair.chance(self._drawn)
        while match.waits_for == CHANCE:
            steps.append(self._last(match.sample(source)))
            self._drawn += 1
        return steps

    def _seated(self) -> Change:
        self._set_clock([])
        return Change(self, self.number, seats_changed=True, row=self.row())

    def _played(
        self,
        steps: list[Step],
        status_changed: bool = False,
        seats_changed: bool = False,
        stopped: str | None = None,
    ) -> Change:
        over = self._match().waits_for == NOBODY
        passages, self._passages = joined(self._passages), []
        if over:
            self.status = Status.OVER
            self._tell_end()
        self._set_clock(steps)
        row = self.row() if self._drop_plans(steps) or over or status_changed else None
        changed = status_changed or over
        change = Change(
            self, self.number, steps, passages, seats_changed, changed, over, row, stopped
        )
        return replace(change, late=self.late.take()) if self.late else change

    def _tell_end(self) -> None:
        """When the game is over everybody may check the dice, and sees who lost on time."""
        if self.match is None or self.match.log.result is None:
            return
        late = [n for n, seat in enumerate(self.seats) if seat.out_of_time]
        more: Json = {"out_of_time": late} if late else {}
        if self._fair is not None:
            more["secret"] = self._secret
        self.match.log.result = {**self.match.log.result, **more}

    def _set_clock(self, steps: Sequence[Step]) -> None:
        """Bots think as long as they like."""
        if not self.time_control.runs:
            return  # most tables have no clock
        seat = self.waits_for
        back = any(step.entry.text.startswith(("undo", "redo")) for step in steps)
        due = self.clock.set(seat, _turn_begun(steps), back)
        self.deadline = due if seat is None or self.seats[seat].player is None else None


def _turn_begun(steps: Sequence[Step]) -> bool:
    return any(event["event"] == "turn_begun" for step in steps for event in step.events)
