"""Games are rated once, after they are stored: in both databases, and after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from unittest.mock import patch

import pytest

from istanbul.server.errors import Conflict
from istanbul.server.live.hub import Hub
from istanbul.server.people.neighbours import CONNECTIONS, DAY, PEOPLE, Neighbours
from istanbul.server.protocol.terms import Terms
from istanbul.server.ratings.ratings import Ratings
from istanbul.server.ratings.skill import NEWCOMER
from istanbul.server.store.base import Store
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import PersonRow, RatedRow, RatingRow, RatingWrite, Write
from istanbul.server.table.table import Table
from tests.server.store.tables import row
from tests.server.test_hub import play, seats, with_hub

pytestmark = pytest.mark.usefixtures("short_rated_games")
LIVE = "board live"


async def played(hub: Hub, people: int = 2, *, rated: bool = True, seed: int = 3) -> str:
    """The id of a table whose game is over."""
    options = {"players": people, "max_rounds": 1}
    table = await hub.create("ann", options, seats(people), 60, terms=Terms(rated=rated))
    await hub.start("ann", table.id)
    await play(hub, table.id, seed=seed)
    return table.id


def with_ratings(database: str, what: Callable[[Hub, Ratings], Awaitable[None]]) -> None:
    async def main(hub: Hub) -> None:
        await what(hub, Ratings(hub, Neighbours(), now=lambda: 5.0))

    with_hub(open_store(database), main)


def test_a_rated_game_changes_the_ratings_of_its_people_once(database: str) -> None:
    async def main(hub: Hub, ratings: Ratings) -> None:
        await played(hub, rated=False)
        table = await played(hub)
        assert await hub.reader.read(lambda s: s.to_rate()) == [table]
        for _ in range(2):
            await ratings.step()
        ann, ben = [await ratings.of(name, LIVE) for name in ("ann", "ben")]
        assert (ann.games, ben.games) == (1, 1)
        games = await hub.reader.read(lambda s: s.rated_at(table))
        first, second = (game.place for game in games)  # the dice decide who wins, if anybody does
        gains = [round(skill.mu - NEWCOMER.mu) for skill in (ann, ben)]
        assert sum(gains) == 0
        assert (gains[0] > 0, gains[1] > 0) == (first < second, second < first)
        assert [(game.person, game.players, game.weight) for game in games] == [
            ("ann", 2, 1.0),
            ("ben", 2, 1.0),
        ]
        (mine,) = await hub.reader.read(lambda s: s.rated_games_of("ann", 9))
        assert (mine.row, mine.is_there) == (games[0], True)
        await hub.delete("ann", table)
        (mine,) = await hub.reader.read(lambda s: s.rated_games_of("ann", 9))
        assert not mine.is_there
        again = RatingWrite(table, games=(mine.row,))
        with pytest.raises(Conflict):  # another process was quicker
            await hub.writer.stored(Write(rating=again))

    with_ratings(database, main)


def test_games_are_rated_in_the_order_in_which_they_ended(database: str) -> None:
    async def main(hub: Hub, ratings: Ratings) -> None:
        tables = [await played(hub) for _ in range(5)]  # their ids are in any order
        assert await hub.reader.read(lambda s: s.to_rate()) == tables
        await ratings.step()
        games = [(await hub.reader.read(partial(_of_ann, table)))[0] for table in tables]
        assert [game.mu_before for game in games] == [NEWCOMER.mu, *(g.mu for g in games[:-1])]

    with_ratings(database, main)


def test_what_was_not_rated_before_a_stop_is_rated_after_it(database: str) -> None:
    async def main(hub: Hub) -> None:
        await played(hub)
        ratings = Ratings(hub, Neighbours())
        ratings.errand.start()
        try:
            async with asyncio.timeout(10):
                while (await ratings.of("ann", LIVE)).games == 0:
                    await asyncio.sleep(0.01)
                hub.subscribe_all(ratings.changed)
                await played(hub)
                while (await ratings.of("ann", LIVE)).games == 1:
                    await asyncio.sleep(0.01)
        finally:
            await ratings.errand.close()

    with_hub(open_store(database), main)


def test_two_servers_that_rate_at_once_lose_nothing(database: str) -> None:
    """While one works out a game, another one rates another game of the same people."""

    async def main(hub: Hub, ratings: Ratings) -> None:
        tables = [await played(hub)]
        rated = ratings._rated

        async def overtaken(table: Table) -> RatingWrite:
            write = await rated(table)
            if len(tables) == 1:
                tables.append(await played(hub, seed=4))
                other = await rated(await hub.table(tables[1]))
                await hub.writer.stored(Write(rating=other))
            return write

        with patch.object(ratings, "_rated", overtaken):
            await ratings.step()
        assert await hub.reader.read(lambda s: s.to_rate()) == []
        for name in ("ann", "ben"):
            assert (await ratings.of(name, LIVE)).games == 2
        (one,), (other,) = [await hub.reader.read(partial(_of_ann, table)) for table in tables]
        assert other.mu_before == NEWCOMER.mu
        assert one.mu_before == other.mu, "each builds on the one before it"

    with_ratings(database, main)


def _of_ann(table: str, store: Store) -> list[RatedRow]:
    return [row for row in store.rated_at(table) if row.person == "ann"]


def test_the_same_people_count_less_and_less(database: str) -> None:
    async def main(hub: Hub, ratings: Ratings) -> None:
        for _ in range(6):
            await played(hub)
            await ratings.step()
        games = await hub.reader.read(lambda s: s.rated_games_of("ben", 9))
        assert sorted(game.row.weight for game in games) == [0.5, 0.6, 0.75, 1.0, 1.0, 1.0]

    with_ratings(database, main)


def test_people_on_one_connection_do_not_count_for_each_other(database: str) -> None:
    async def main(hub: Hub) -> None:
        neighbours = Neighbours()
        for name in ("ann", "ben"):
            neighbours.seen(name, "192.0.2.1")
        ratings = Ratings(hub, neighbours)
        await played(hub)
        await ratings.step()
        for name in ("ann", "ben"):
            found = await ratings.of(name, LIVE)
            assert (found.mu, found.sigma, found.games) == (NEWCOMER.mu, NEWCOMER.sigma, 1)

    with_hub(open_store(database), main)


def test_leaders_and_what_goes_with_a_person(store: Store) -> None:
    ratings = tuple(
        RatingRow(name, LIVE, mu, sigma, 9)
        for name, mu, sigma in (("ann", 1700.0, 150.0), ("ben", 1600.0, 50.0), ("cem", 1.0, 1.0))
    )
    game = RatedRow("t1", "ben", LIVE, 0, 1, 2, 1.0, 1.0, 2.0, 2.0, 1.0, 3.0)
    few = RatingRow("dan", LIVE, 2500.0, 10.0, 1)
    write = RatingWrite("t1", (*ratings, few), (game,))
    person = PersonRow("ben", "Ben", "en")
    store.write([Write(row(1)), Write(person=person), Write(to_rate="t1"), Write(rating=write)])
    found = store.leaders(LIVE, 5, 2, 0)
    assert [(each.row.person, each.name) for each in found] == [("ben", "Ben"), ("ann", "")]
    assert [each.row.person for each in store.leaders(LIVE, 5, 2, 2)] == ["cem"]
    assert store.leaders("board days", 5, 2, 0) == []
    assert (store.to_rate(), store.waits_for_rating("t1")) == ([], False)
    store.write([Write(delete_person="ben")])
    assert store.ratings_of("ben") == []
    assert store.rated_games_of("ben", 9) == []
    assert store.ratings_of("ann") == [ratings[0]]
    store.write([Write(to_rate="t1")])
    assert store.waits_for_rating("t1")
    store.write([Write(delete_table="t1")])
    assert store.to_rate() == []


def test_neighbours_are_known_for_a_day_and_not_without_end() -> None:
    now = 0.0
    found = Neighbours(lambda: now)
    found.seen("ann", "192.0.2.1")
    found.seen("ben", "192.0.2.1")
    found.seen("cem", "192.0.2.2")
    assert (found.together("ann", "ben"), found.together("ann", "cem")) == (True, False)
    assert found.together("dan", "dan")
    now = DAY + 1
    assert not found.together("ann", "ben")
    for n in range(PEOPLE + 10):
        found.seen(f"p{n}", "192.0.2.3")
    for n in range(CONNECTIONS + 3):
        found.seen("p9999", f"192.0.2.{n}")
    assert len(found._seen) == PEOPLE
    assert len(found._seen["p9999"]) == CONNECTIONS
    found.seen("ann", "192.0.2.9")
    found.seen("ben", "192.0.2.9")
    found.forget("ben")
    assert not found.together("ann", "ben")
