"""Whole games over the wire with the client of the package."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import istanbul
from istanbul.engine.log import Log
from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client, Game, ServerError
from istanbul.server.protocol import messages as p
from istanbul.server.table.fair import verify
from tests.few import every
from tests.server.serving import play_at_random, run, server

GAMES: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "mocha": {"players": 3, "expansions": ["mocha"]},
    "letters": {"players": 3, "expansions": ["letters"]},
    "great_bazaar": {"players": 5, "expansions": ["mocha", "letters"]},
    "dice": {"game": "dice", "players": 3},
}


@pytest.mark.parametrize("name", every(2, GAMES))
def test_a_whole_game_against_bots_is_played_stored_and_fair(name: str, tmp_path: Path) -> None:
    options = GAMES[name]

    async def play(address: str) -> list[object]:
        async with await Client.connect(address, "Ada") as client:
            seats = [ME] + ["apprentice"] * (options["players"] - 1)
            table = await client.new_table(options, seats, contribution="my-word")
            game = await client.watch(table.id)
            assert await play_at_random(game, SeededSource(5)) > 10
            assert game.over is not None
            assert game.over.reason == "rubies"
            assert game.gaps == 0
            assert game.info.status == "over"
            rows = await client.log(table.id)
            assert rows[-2]["n"] == len(rows) - 2
            return list(rows)

    with server(tmp_path) as address:
        rows = run(play(address))
    text = "\n".join(map(json.dumps, rows))
    state = istanbul.replay(text)
    assert state.is_over
    report = verify(Log.read(text))
    assert report.problem is None
    assert report.draws > 10


def test_four_people_play_at_once_and_agree(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        hot_seat = await Client.connect(address, "Ada")
        table = await hot_seat.new_table({"players": 4, "max_rounds": 10}, [ME] * 4)
        game = await hot_seat.watch(table.id)
        assert sorted(game.views) == [-1, 0, 1, 2, 3]  # and what all of them may see
        hands = [game.views[seat].view["seats"][seat]["hand"] for seat in range(4)]
        assert all(hands), "each view has the hand of its own seat"
        await play_at_random(game, SeededSource(1))
        assert game.over is not None
        await hot_seat.close()

    with server(tmp_path) as address:
        run(play(address))


def test_what_comes_together_with_the_table_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two messages can be read before `watch` goes on: the second may be the last for long."""

    async def play(address: str) -> None:
        async with await Client.connect(address, "Ada") as client:
            table = await client.new_table({"players": 2}, [ME, ME])
            heard = client._heard

            def both(message: p.ServerMessage) -> None:
                heard(message)
                if isinstance(message, p.Table):
                    told, views = message.number, message.views
                    heard(p.Update(table=table.id, before=told, after=told + 7, views=views))

            monkeypatch.setattr(client, "_heard", both)  # as if both came at once
            game = await client.watch(table.id)
            assert (game.number % 10, game.gaps) == (7, 0)

    with server(tmp_path) as address:
        run(play(address))


def test_a_server_that_goes_away_is_noticed(tmp_path: Path) -> None:
    async def join(address: str) -> Client:
        client = await Client.connect(address, "Ada")
        table = await client.new_table({"players": 2}, [ME, ME])
        await client.watch(table.id)
        return client

    async def look_on(game: Game) -> None:
        while True:
            await game.change()

    async def test() -> None:
        with server(tmp_path) as address:
            client = await join(address)
            game = next(iter(client.games.values()))
            waiting = asyncio.create_task(look_on(game))
            await asyncio.sleep(0.05)
            assert not client.closed
        with pytest.raises(ConnectionError):
            await waiting
        with pytest.raises(ConnectionError):
            await game.start()
        await client.close()

    run(test())


def test_a_refusal_is_an_exception_with_its_reason(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with await Client.connect(address) as client:
            with pytest.raises(ServerError, match="there is no such table") as caught:
                await client.watch("nothing")
            assert caught.value.failure.reason == "refused-no_table"
            with pytest.raises(ServerError, match="from 1 to 5"):
                await client.new_table({"players": 9}, [ME])

    with server(tmp_path) as address:
        run(test(address))


def test_an_answer_that_breaks_off_is_a_connection_error() -> None:
    async def test() -> None:
        async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{")
            writer.close()

        server = await asyncio.start_server(break_off, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(ConnectionError):
            await Client(f"http://127.0.0.1:{port}", "").http("GET", "/api/health")
        server.close()

    run(test())
