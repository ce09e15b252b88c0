"""Two servers that carry on the same tournament at the same moment."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from istanbul.server.live.hub import Hub
from istanbul.server.protocol.tournament_bodies import NewTournament
from istanbul.server.store.opening import open_store
from istanbul.server.tournaments.tournaments import Tournaments
from tests.server.test_hub import with_hub

CUP = NewTournament(name="Cup", way="dice", format="swiss", seats=2, rounds=3, speed="days")
NAMES = ("ann", "ben", "cem")


async def with_players(one: Tournaments, *names: str) -> str:
    """The id of a tournament of ann's, with these players."""
    cup = (await one.create("ann", CUP)).id
    for name in names:
        await one.join(name, cup, name)
    return cup


def test_a_round_is_made_once(database: str) -> None:
    """While one makes its tables, the other makes the round."""

    async def main(hub: Hub) -> None:
        one, other = Tournaments(hub), Tournaments(hub)
        cup = await with_players(one, *NAMES)
        open_table, late = one._open, [True]

        async def overtaken(*given: Any) -> Any:
            if late:
                late.clear()
                await other.next("ann", cup)
            return await open_table(*given)

        with patch.object(one, "_open", overtaken):
            found = await one.next("ann", cup)
        assert found.row().body == (await other.load(cup)).row().body
        ((game,),) = [played.games for played in found.played]
        tables = {each.row.id: each for name in NAMES for each in await hub.of_person(name)}
        assert list(tables) == [game.table]
        assert tables[game.table].row.status == "playing"

    with_hub(open_store(database), main)


def test_two_who_join_at_once_both_take_part(database: str) -> None:
    async def main(hub: Hub) -> None:
        one, other = Tournaments(hub), Tournaments(hub)
        cup = await with_players(one, "ann")
        store, late = one._store, [True]

        async def overtaken(*given: Any) -> None:
            if late:
                late.clear()
                await other.join("cem", cup, "cem")
            await store(*given)

        with patch.object(one, "_store", overtaken):
            await one.join("ben", cup, "ben")
        assert [player.name for player in (await one.load(cup)).players] == ["ann", "cem", "ben"]

    with_hub(open_store(database), main)


def test_games_of_a_round_that_was_left_undone_begin_later(database: str) -> None:
    """The server that made the round was stopped before it began them."""

    async def main(hub: Hub) -> None:
        one = Tournaments(hub)
        cup = await with_players(one, *NAMES)

        async def stopped(host: str, table: str) -> None:
            pass

        with patch.object(one, "_start", stopped):
            found = await one.next("ann", cup)
        (game,) = found.played[0].games
        assert (await hub.table(game.table)).status == "waiting"
        await Tournaments(hub).step()
        assert (await hub.table(game.table)).status == "playing"

    with_hub(open_store(database), main)
