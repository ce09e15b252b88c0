"""HTTP endpoints about ratings."""

from __future__ import annotations

from typing import Final, cast

from istanbul.agents.strength import strengths
from istanbul.engine.kit import kits
from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, endpoint
from istanbul.server.http.endpoints.tables import find
from istanbul.server.protocol.rating_bodies import (
    Anchor,
    LeaderBoard,
    MyRating,
    MyRatings,
    Ranked,
    RatedGame,
    RatingInfo,
    SeatRating,
    Speed,
    TableRatings,
)
from istanbul.server.ratings.results import anchor_of, pool, pool_of
from istanbul.server.ratings.skill import Skill
from istanbul.server.store.rating_store import Leader, RatedTable
from istanbul.server.store.rows import RatedRow, RatingRow
from istanbul.server.table.seats import Seat, SeatKind
from istanbul.server.table.table import Status, Table

SPEEDS: Final[tuple[Speed, ...]] = ("live", "days")
HISTORY: Final = 200
PAGE: Final = 50
MOST_PAGES: Final = 100
LEAST_GAMES: Final = 5


@endpoint("GET /api/me/ratings")
async def my_ratings(call: Call) -> MyRatings:
    """My ratings, and my last rated games."""
    reader, person = call.site.hub.reader, call.person
    rows = await reader.read(lambda store: store.ratings_of(person))
    games = await reader.read(lambda store: store.rated_games_of(person, HISTORY))
    return MyRatings(ratings=[_mine(row) for row in rows], history=[_game(game) for game in games])


def _mine(row: RatingRow) -> MyRating:
    game, speed = row.pool.split(" ")
    info = Skill(row.mu, row.sigma).info()
    return MyRating(
        game=game,
        speed=cast(Speed, speed),
        games=row.games,
        rating=info.rating,
        low=info.low,
        high=info.high,
    )


def _game(found: RatedTable) -> RatedGame:
    row = found.row
    game, speed = row.pool.split(" ")
    info = Skill(row.mu, row.sigma).info()
    return RatedGame(
        game=game,
        speed=cast(Speed, speed),
        table=row.table if found.is_there else None,
        ended=row.ended,
        place=row.place,
        players=row.players,
        rating=info.rating,
        low=info.low,
        high=info.high,
        change=info.rating - round(row.mu_before),
        weight=round(row.weight, 3),
    )


@endpoint("GET /api/ratings/{game}/{speed}", query={"page": "0 for the strongest ones"})
async def leader_board(call: Call) -> LeaderBoard:
    """The strongest players of a game at a speed."""
    game, speed, page = call.part("game"), call.part("speed"), call.number("page", 0)
    if game not in kits() or speed not in SPEEDS:
        raise Refused("no_page", "there is no such leader board")
    if page is None or not 0 <= page < MOST_PAGES:
        raise Refused("bad_query", f"page: expected 0 to {MOST_PAGES - 1}")
    first, name = page * PAGE, pool(game, speed)
    found = await call.site.hub.reader.read(
        lambda store: store.leaders(name, LEAST_GAMES, PAGE + 1, first)
    )
    anchors = strengths().get(game, {}).items()
    return LeaderBoard(
        players=[_ranked(n, each, call.person) for n, each in enumerate(found[:PAGE], first + 1)],
        more=len(found) > PAGE,
        least_games=LEAST_GAMES,
        anchors=[Anchor(agent=agent, rating=rating) for agent, rating in anchors],
    )


def _ranked(place: int, leader: Leader, person: str) -> Ranked:
    row = leader.row
    info = Skill(row.mu, row.sigma).info()
    return Ranked(
        place=place,
        name=leader.name,
        games=row.games,
        you=row.person == person,
        rating=info.rating,
        low=info.low,
        high=info.high,
    )


@endpoint("GET /api/tables/{table}/ratings")
async def table_ratings(call: Call) -> TableRatings:
    """How strong those at a rated table are, and what the game has made of it."""
    table, _ = await find(call, call.part("table"))
    over = table.status == Status.OVER
    if not table.terms.rated:  # whoever plays here has not asked to be compared
        return TableRatings(rated=over, seats=[])
    reader = call.site.hub.reader
    # First this: a game that is rated between the two must not look as if it changed nothing.
    waits = over and await reader.read(lambda store: store.waits_for_rating(table.id))
    games = await reader.read(lambda store: store.rated_at(table.id)) if over else []
    done = {row.seat: row for row in games}
    seats = [await _seat(call, table, n, seat, done.get(n)) for n, seat in enumerate(table.seats)]
    return TableRatings(rated=over and not waits, seats=seats)


async def _seat(call: Call, table: Table, n: int, seat: Seat, row: RatedRow | None) -> SeatRating:
    if row is not None:
        before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma)
        return SeatRating(
            seat=n, before=before.info(), after=after.info(), weight=round(row.weight, 3)
        )
    info: RatingInfo | None = None
    if seat.kind == SeatKind.PERSON and seat.owner is not None:
        now = await call.site.ratings.of(seat.owner, pool_of(table))
        info = Skill(now.mu, now.sigma).info()
    elif (anchor := anchor_of(table, seat)) is not None:
        info = RatingInfo(rating=anchor, low=anchor, high=anchor)
    return SeatRating(seat=n, before=info, after=None, weight=None)
