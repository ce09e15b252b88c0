"""Making tables: new ones, and those that go on from a log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Any, Final

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.events import NamedEvent
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.server.errors import Refused
from istanbul.server.protocol.parts import AtEnd
from istanbul.server.protocol.terms import Terms
from istanbul.server.table.change import Change
from istanbul.server.table.clock import TimeControl, checked
from istanbul.server.table.daily import SEAT, Daily
from istanbul.server.table.fair import new_secret, seed_of
from istanbul.server.table.names import clean_name
from istanbul.server.table.race import Race
from istanbul.server.table.seats import Seat, bot_seat, person_seat
from istanbul.server.table.stage import Follow, Stage
from istanbul.server.table.table import AWAY_SECONDS, Status, Table

LETTERS: Final = "ABCDEFGHJKLMNPRSTUVWXYZ"  # without I, O and Q, which are taken for others

UNRATEABLE: Final = ("tables", "max_rounds")
"""Options that make another game of it, in which nobody's strength was ever measured."""

Clock = Callable[[], float]


def new_table(
    host: str,
    options: Mapping[str, Any],
    seats: Sequence[Seat] | None = None,
    turn_seconds: int | None = None,
    *,
    reserve_seconds: int = 0,
    increment_seconds: int = 0,
    at_end: AtEnd = "bot",
    away_seconds: int = AWAY_SECONDS,
    hints: bool = False,
    shared: bool = False,
    talk: bool = False,
    terms: Terms | None = None,
    secret: str | None = None,
    day: str | None = None,
    race: str | None = None,
) -> Table:
    """A table that waits for its players; wrong options are refused with what was expected."""
    time_control = checked(TimeControl(turn_seconds, reserve_seconds, increment_seconds, at_end))
    if terms is not None and terms.rated and (hints or not time_control.runs):
        raise Refused("rated_time", "a rated game needs a time for each turn, and no hints")
    if terms is not None and terms.delay and shared:
        raise Refused("shared_delay", "the public screen of a shared table shows its game at once")
    game = all_games.new_game(options, start=0)
    if terms is not None and terms.rated and not _is_rateable(game.options()):
        raise Refused("rated_options", "a rated game is played to its end, with the usual numbers")
    chairs = [replace(seat) for seat in seats] if seats else [Seat() for _ in range(game.players)]
    if len(chairs) != game.players:
        raise MalformedInput(f"seats: expected {game.players}, got {len(chairs)}")
    return Table(
        id=secrets.token_urlsafe(16),
        code="".join(secrets.choice(LETTERS) for _ in range(5)),
        watch=secrets.token_urlsafe(16),
        host=host,
        options=game.options(),
        seats=chairs,
        secret=secret or new_secret(),
        time_control=time_control,
        away_seconds=away_seconds,
        hints=hints,
        shared=shared,
        talk=talk,
        terms=terms,
        day=day,
        race=race,
        created=time.time(),
    )


def _is_rateable(options: Mapping[str, Any]) -> bool:
    """Is it the game whose players are compared? Nobody should win it on a board of their own."""
    own_board = not isinstance(options.get("layout", ""), str)
    return not own_board and not any(key in options for key in UNRATEABLE)


def daily_table(person: str, name: str, day: date) -> Table:
    """The table of the daily bazaar for somebody."""
    daily = Daily(day)
    seats = [bot_seat(daily.agent, f"{daily.agent} {n}") for n in range(daily.players)]
    seats[SEAT] = person_seat(person, name)
    return new_table(
        person,
        daily.options(),
        seats,
        terms=Terms(watching="nobody"),  # whoever looks on sees what is still to come to them
        secret=daily.secret,
        day=str(day),
    )


def race_table(person: str, name: str, race: Race) -> Table:
    """The table of a solo race for somebody."""
    return new_table(
        person,
        race.options(),
        [person_seat(person, name)],
        terms=Terms(watching="nobody"),
        secret=race.secret,
        race=race.name,
    )


def forked_table(
    host: str, log: Log, to: int | None = None, seats: Sequence[Seat] | None = None
) -> Table:
    """A table that goes on from an entry of a log; of a finished game, one to look at.

    The log may come from anybody: nothing of it is taken over that was not checked.
    """
    if to is not None and not 0 <= to <= len(log.entries):
        raise MalformedInput(f"entry {to}: expected 0 to {len(log.entries)}")
    stage = followed(log, to)
    match = stage.match
    finished = to is None and match.state.is_over
    names = [_name(seat) for seat in log.header["seats"]]
    header = Match(match.game, names).log.header
    secret = None
    if finished and isinstance(log.result, Mapping) and log.result.get("secret"):
        seed = seed_of(log)  # a finished game keeps its dice, which can still be checked
        header["fair"] = {**seed.header(), "commitment": str(log.header["fair"]["commitment"])}
        secret = seed.secret
    match.log.header = header
    if match.log.result is not None:
        match.log.result = {key: match.log.result[key] for key in ("ranking", "reason")}
    named = [Seat(name=seat["name"]) for seat in names]
    table = new_table(host, match.game.options(), seats or named, secret=secret)
    table.resume(stage, Status.OVER if match.state.is_over else Status.WAITING)
    return table


def followed(log: Log, to: int | None, follow: Follow | None = None) -> Stage:
    """A log gone through, to an entry if given, with what is told of it."""
    stage: Stage | None = None

    def tell(match: Match, events: list[NamedEvent]) -> None:
        nonlocal stage
        stage = stage or Stage(match, follow)
        stage.played(events)

    match = Match.from_log(log, all_games.best_from_header, to, False, tell)
    return stage or Stage(match, follow)


def _name(seat: Mapping[str, Any]) -> dict[str, str]:
    """A seat of somebody's log, fit to be shown."""
    found = {"name": "?", "kind": "person"}
    for key, given in found.items():
        with suppress(MalformedInput):
            found[key] = clean_name(str(seat.get(key, given)))
    return found


def taken_away(table: Table, person: str, forget: bool = False) -> Change:
    """The host takes a table away; in any case if they want to be forgotten."""
    if not forget:
        table.must_be_deletable(person)
    return Change(table, table.number, deleted=True)
