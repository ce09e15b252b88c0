"""All tournaments of a server: made, entered, and carried on when the games of a round are over."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Conflict, Elsewhere, Refused, StorageFailed
from istanbul.server.live.errand import Errand
from istanbul.server.live.hub import NAME, Hub
from istanbul.server.lobby.pairing import TURN_SECONDS
from istanbul.server.protocol.terms import Terms
from istanbul.server.protocol.tournament_bodies import NewTournament
from istanbul.server.ratings.results import entrants
from istanbul.server.store.base import Store
from istanbul.server.store.rows import StoredTable, TournamentRow, Write
from istanbul.server.table.change import Change
from istanbul.server.table.making import new_table
from istanbul.server.table.names import clean_name
from istanbul.server.table.seats import person_seat
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Status, Table
from istanbul.server.tournaments.standings import Game, Round
from istanbul.server.tournaments.tournament import Tournament

LOG: Final = logging.getLogger("istanbul.server")
OF_HOST: Final = 10  # tournaments of one host
LISTED: Final = 50
ALL: Final = 100_000  # more than anybody takes part in
TRIES: Final = 10  # to change a tournament that other servers change too


class Tournaments:
    """Made and changed one at a time: they are small, and change seldom."""

    def __init__(self, hub: Hub, now: Callable[[], float] = time.time) -> None:
        self._hub, self._now = hub, now
        self._turn = asyncio.Lock()
        self.errand = Errand(self.step, "a tournament could not go on")
        """Goes on with those that are being played."""

    def changed(self, change: Change) -> None:
        """After every stored change of any table. Must not wait."""
        if change.over:
            self.errand.look()

    # What people do.

    async def create(self, person: str, wanted: NewTournament) -> Tournament:
        """A new one, of which whoever asks is the host."""
        ways = {way.id: way for way in all_games.ways()}
        if wanted.way not in ways:
            raise MalformedInput(f"way {wanted.way!r} is unknown; expected {', '.join(ways)}")
        if wanted.seats not in ways[wanted.way].players:
            raise MalformedInput(f"seats: {wanted.way} is played by {ways[wanted.way].players}")
        mine = await self.of(person, ALL)
        if sum(found.host == person for found in mine) >= OF_HOST:
            raise Refused("too_many_tournaments", f"have {OF_HOST} tournaments at most")
        name = secrets.token_urlsafe(16)
        made = Tournament.new(name, person, self._now(), wanted)
        made.name = clean_name(wanted.name)
        await self._store(made)
        return made

    async def load(self, name: str) -> Tournament:
        """A tournament by its id."""
        row = None
        if NAME.fullmatch(name):
            row = await self._hub.reader.read(lambda store: store.load_tournament(name))
        if row is None:
            raise Refused("no_tournament", "there is no such tournament")
        return Tournament.from_row(row)

    async def of(self, person: str, most: int = LISTED) -> list[Tournament]:
        """Those that somebody has made or takes part in, the newest first."""
        return [Tournament.from_row(row) for row in await self.rows_of(person, most)]

    async def rows_of(self, person: str, most: int = LISTED) -> list[TournamentRow]:
        """The same, as they are stored."""
        return await self._hub.reader.read(lambda store: store.tournaments_of(person, most))

    async def join(self, person: str, name: str, called: str) -> Tournament:
        """Take part."""
        return await self._change(name, lambda found: found.join(person, clean_name(called)))

    async def leave(self, person: str, name: str) -> Tournament:
        """Take part no longer."""
        return await self._change(name, lambda found: found.leave(person))

    async def forget(self, person: str) -> None:
        """Somebody deletes all their data: what nobody else takes part in goes with them."""
        for found in await self.of(person, ALL):
            with suppress(Refused):  # deleted meanwhile
                after = await self._change(found.id, lambda each: each.forget(person))
                if not any(player.person for player in after.players):
                    await self._hub.writer.stored(Write(delete_tournament=found.id))

    async def delete(self, person: str, name: str) -> None:
        """Its host takes it away; games that are on are played on."""
        async with self._turn:
            self._must_be_host(await self.load(name), person)
            await self._hub.writer.stored(Write(delete_tournament=name))

    async def next(self, person: str, name: str) -> Tournament:
        """The host begins, or does not wait for the games that are still on."""
        rounds: list[int] = []

        async def begin(found: Tournament) -> None:
            self._must_be_host(found, person)
            rounds.append(len(found.played))
            if len(found.played) > rounds[0]:
                return  # another server has made this round meanwhile
            await self._collect(found)
            if found.status == "over" or (found.played and len(found.played) >= found.total):
                raise Refused("not_playing", "the tournament is over")
            if len(found.open) >= len(found.players) > 0:
                raise Refused("games_on", "as many games are on as players: wait for some")
            await self._next_round(found)

        return await self._alone_with(name, begin)

    def _must_be_host(self, found: Tournament, person: str) -> None:
        if found.host != person:
            raise Refused("not_host", "only the host of the tournament may do this")

    async def _change(self, name: str, act: Callable[[Tournament], None]) -> Tournament:
        async def change(found: Tournament) -> None:
            act(found)
            await self._store(found)

        return await self._alone_with(name, change)

    async def _alone_with(
        self, name: str, act: Callable[[Tournament], Awaitable[None]]
    ) -> Tournament:
        """Do something with a tournament as it is stored; again, if another server was quicker."""
        for _ in range(TRIES):
            async with self._turn:
                found = await self.load(name)
                try:
                    await act(found)
                except Conflict:
                    continue
                return found
        raise StorageFailed("not stored: others keep changing the tournament")

    async def _store(self, found: Tournament) -> None:
        await self._hub.writer.stored(Write(tournament=found.row()))
        found.version += 1

    # Rounds.

    async def step(self) -> None:
        """Take down the results of all games that are over, and make the rounds that are due."""
        for row in await self._hub.reader.read(lambda store: store.running_tournaments()):
            with suppress(Refused):  # deleted meanwhile
                await self._alone_with(row.id, self._go_on)

    async def _go_on(self, found: Tournament) -> None:
        news = await self._collect(found)
        if found.status != "playing":
            return  # another server has ended it
        if not found.is_round_over:
            if news:
                await self._store(found)
        elif len(found.played) >= found.total or not self._can_go_on(found):
            found.status = "over"
            await self._store(found)
        else:
            await self._next_round(found)

    def _can_go_on(self, found: Tournament) -> bool:
        return sum(not player.left for player in found.players) >= 2

    async def _collect(self, found: Tournament) -> bool:
        """Take down what has ended since; was there anything?"""
        news = False
        tables = [game.table for game in found.open]
        # From the store: another server may own the table.
        playing = await self._hub.reader.read(lambda store: store.unfinished(tables))
        still_on = {stored.row.id for stored in playing}
        for game in found.open:
            if game.table in still_on:
                continue
            stored = await self._hub.reader.read(partial(_load, game.table))
            if stored is None:  # deleted: nobody has won it
                game.places, game.rubies = [1] * len(game.players), [0] * len(game.players)
                news = True
            elif stored.row.status == Status.WAITING:  # whoever made the round was stopped
                await self._start(stored.row.host, game.table)
            elif stored.row.status == Status.OVER:
                _take_down(found, game, await asyncio.to_thread(table_from, stored))
                news = True
        return news

    async def _next_round(self, found: Tournament) -> None:
        """Make the tables, then the round; the games begin once no other server can make it."""
        drawn, byes = await asyncio.to_thread(found.draw)  # up to a quarter of a second for 64
        tables = [await self._open(found, players) for players in drawn]
        games = [
            Game(table=table.id, watch=table.watch, players=numbers)
            for table, numbers in zip(tables, drawn, strict=True)
        ]
        found.played.append(Round(games=games, byes=byes))
        found.status = "playing"
        try:
            await self._store(found)
        except Conflict:  # another server has made it
            for table in tables:
                await self._hub.delete(table.host, table.id)
            raise
        for table in tables:
            await self._start(table.host, table.id)

    async def _start(self, host: str, table: str) -> None:
        with suppress(Elsewhere, Refused):  # another server does it, or somebody has done it
            await self._hub.start(host, table)

    async def _open(self, found: Tournament, numbers: list[int]) -> Table:
        """A table of a round, which waits."""
        players = [found.players[n] for n in numbers]
        seats = [person_seat(player.person or "", player.name) for player in players]
        way = next(way for way in all_games.ways() if way.id == found.way)
        host = seats[0].owner or found.host
        options: dict[str, Any] = {**way.options, "players": len(seats)}
        terms = Terms(rated=found.rated, watching="link")
        # Without a quota: one player who keeps too many tables must not stop all others.
        return await self._hub.add(
            lambda: new_table(host, options, seats, TURN_SECONDS[found.speed], terms=terms)
        )


def _load(table: str, store: Store) -> StoredTable | None:
    return store.load_table(table)


def _take_down(found: Tournament, game: Game, table: Table) -> None:
    """The result of a game; whoever left it, or has deleted their data since, is last."""
    places = {entrant.person: entrant.place for entrant in entrants(table)}
    match = table.match
    assert match is not None, "the game is over"
    seats = match.state.view(-1).to_json()["seats"]
    owners = [found.players[n].person for n in game.players]
    found_at = [places.get(owner, len(owners)) if owner else len(owners) for owner in owners]
    game.places = [1 + sum(other < place for other in found_at) for place in found_at]
    game.rubies = [int(seat["rubies"]) for seat in seats]
