"""Over the socket: bots that stand in, and hints."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from istanbul.server.client import ME, Client, ServerError
from istanbul.server.protocol import messages as p
from istanbul.server.table.seats import SUBSTITUTE
from tests.server.serving import (
    close_all,
    run,
    server,
    table_of_people,
)


def failure(caught: Any) -> p.Failure:
    found: p.Failure = caught.value.failure
    return found


def test_a_seat_is_given_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        away = next(n for n, game in enumerate(games) if game.turn())
        other = games[1 - away]
        with pytest.raises(ServerError) as caught:  # they are here: nobody may have their seat
            await clients[1 - away].ask(p.Away, table=other.table, seat=away)
        assert failure(caught).reason == "refused-not_away"
        await clients[away].ask(p.Away, table=other.table, seat=away)
        turn = await asyncio.wait_for(other.my_turn(), 20)  # the bot played on
        assert turn is not None
        while other.info.seats[away].agent != SUBSTITUTE:
            await other.change()
        await clients[away].ask(p.Back, table=other.table, seat=away)
        while other.info.seats[away].agent is not None:
            await other.change()
        with pytest.raises(ServerError) as caught:
            await clients[away].ask(p.Back, table=other.table, seat=1 - away)
        assert failure(caught).reason == "refused-not_your_seat"
        await clients[away].ask(p.Resign, table=other.table, seat=away)
        while not other.info.seats[away].resigned:
            await other.change()
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_hints_are_only_for_tables_that_allow_them(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with await Client.connect(address, "Ada") as client:
            table = await client.new_table({"players": 2}, [ME, ME])
            game = await client.watch(table.id)
            with pytest.raises(ServerError) as caught:
                await client.ask(p.Hint, table=table.id, seat=0, at=game.number)
            assert failure(caught).reason == "refused-no_hints"

    with server(tmp_path) as address:
        run(test(address))


def test_a_hint_is_what_a_trader_would_do(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with await Client.connect(address, "Ada") as client:
            table = await client.new_table({"players": 2}, [ME, "random"], hints=True)
            game = await client.watch(table.id)
            turn = await game.my_turn()
            assert turn is not None
            hints = await client.ask(p.Hint, table=table.id, seat=0, at=game.number)
            assert isinstance(hints, p.Hints)
            assert isinstance(hints, p.Hints)
            legal = [option.action for option in turn.options]
            assert 1 <= len(hints.hints) <= 5
            assert all(hint.action in legal for hint in hints.hints)
            assert all(0 <= hint.value <= 1 for hint in hints.hints)

    with server(tmp_path) as address:
        run(test(address))
