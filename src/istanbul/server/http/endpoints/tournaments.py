"""HTTP endpoints about tournaments."""

from __future__ import annotations

from msgspec import convert

from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.protocol.parts import Status
from istanbul.server.protocol.tournament_bodies import (
    MyTournaments,
    NewTournament,
    TakePart,
    TournamentGame,
    TournamentHead,
    TournamentInfo,
    TournamentLine,
    TournamentRound,
)
from istanbul.server.store.rows import TournamentRow
from istanbul.server.tournaments.standings import Game
from istanbul.server.tournaments.tournament import Tournament


@endpoint("GET /api/tournaments", costly=True)
async def my_tournaments(call: Call) -> MyTournaments:
    """Tournaments that I have made or take part in."""
    rows = await call.site.tournaments.rows_of(call.person)
    return MyTournaments(tournaments=[_head(row) for row in rows])


def _head(row: TournamentRow) -> TournamentHead:
    """From the row: somebody may be in many tournaments, of two thousand games each."""
    return TournamentHead(
        id=row.id,
        name=row.body["name"],
        status=convert(row.status, Status),
        players=len(row.body["players"]),
        round=len(row.body["played"]),
    )


@endpoint("POST /api/tournaments", costly=True)
async def new_tournament(call: CallWith[NewTournament]) -> TournamentInfo:
    """Make a tournament; whoever has its link may take part."""
    return _info(call, await call.site.tournaments.create(call.person, call.body))


@endpoint("GET /api/tournaments/{tournament}", costly=True)
async def tournament(call: Call) -> TournamentInfo:
    """A tournament: its standings and all its rounds."""
    return _info(call, await call.site.tournaments.load(call.part("tournament")))


@endpoint("POST /api/tournaments/{tournament}/join", costly=True)
async def join_tournament(call: CallWith[TakePart]) -> TournamentInfo:
    """Take part in a tournament that has not begun."""
    name, called = call.part("tournament"), call.body.name
    return _info(call, await call.site.tournaments.join(call.person, name, called))


@endpoint("POST /api/tournaments/{tournament}/leave")
async def leave_tournament(call: Call) -> TournamentInfo:
    """Take part no longer; a game that is on is still to be played."""
    name = call.part("tournament")
    return _info(call, await call.site.tournaments.leave(call.person, name))


@endpoint("POST /api/tournaments/{tournament}/next", costly=True)
async def next_round(call: Call) -> TournamentInfo:
    """As its host, begin a tournament, or make the next round before all games are over."""
    return _info(call, await call.site.tournaments.next(call.person, call.part("tournament")))


@endpoint("DELETE /api/tournaments/{tournament}")
async def delete_tournament(call: Call) -> None:
    """As its host, delete a tournament; its games stay."""
    await call.site.tournaments.delete(call.person, call.part("tournament"))


def _info(call: Call, found: Tournament) -> TournamentInfo:
    names = [player.name for player in found.players]
    begun = bool(found.played)
    return TournamentInfo(
        id=found.id,
        name=found.name,
        way=found.way,
        format=found.format,
        seats=found.seats,
        rounds=found.total if begun or found.format == "swiss" else 0,
        speed=found.speed,
        rated=found.rated,
        status=found.status,
        you_host=found.host == call.person,
        you_play=found.number_of(call.person) is not None,
        standings=[
            TournamentLine(
                place=n,
                name=names[line.player],
                points=round(line.points, 2),
                buchholz=round(line.buchholz, 2),
                rubies=line.rubies,
                games=line.games,
                byes=line.byes,
                left=found.players[line.player].left,
                you=found.players[line.player].person == call.person,
            )
            for n, line in enumerate(found.lines(), 1)
        ],
        played=[
            TournamentRound(
                games=[_game(call, found, game) for game in played.games],
                byes=[names[player] for player in played.byes],
            )
            for played in found.played
        ],
    )


def _game(call: Call, found: Tournament, game: Game) -> TournamentGame:
    mine = any(found.players[n].person == call.person for n in game.players)
    names = [found.players[n].name for n in game.players]
    table = game.table if mine else game.watch
    return TournamentGame(table=table, yours=mine, names=names, places=game.places)
