"""Nodes, bus and database that fail: tables go on elsewhere within seconds, or when all is well."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from istanbul.server.client import ME, Client, Game, ServerError
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.database import own_database, small_database
from tests.server.processes import ServerProcess
from tests.server.serving import Person, request, run

TAKEN_OVER = 5.0  # seconds, at most
PATIENCE = 30.0


@pytest.fixture
def pair(postgres: str, nats_server: NatsServer, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(ServerProcess(tmp_path, database=postgres, bus=nats_server.address))
            for _ in range(2)
        ]
        for node in nodes:
            node.wait()
        yield nodes


async def comes_back(client: Client, address: str, table: str) -> Game:
    """Connect again, as a browser does, until the table is there."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            again = await Client.connect(address, "Ada", client.cookie)
            return await again.watch(table)
        except (OSError, ServerError, WebSocketException):
            assert time.monotonic() < give_up
            await asyncio.sleep(0.1)


async def act(game: Game) -> None:
    turn = await game.my_turn()
    assert turn is not None
    await game.act(turn.seat, turn.options[0].action)


def hotseat(address: str, *others: str) -> tuple[Person, str]:
    """Somebody who plays against a bot, at a table of this node."""
    ada = Person(address)
    seats = [{"kind": "me"}, {"kind": "bot", "agent": "random"}]
    options = {"players": 2, "max_rounds": 60}
    made = ada("POST", "/api/tables", {"options": options, "seats": seats, "start": True})
    return ada, made.json["id"]


async def taken_over(
    first: ServerProcess, second: ServerProcess, harm: Callable[[], None]
) -> tuple[float, Game]:
    """How long a client of the second node waits for a table of the first, after some harm."""
    ada, table = hotseat(first.address)
    client = await Client.connect(second.address, "Ada", ada.cookie)
    game = await client.watch(table)
    for _ in range(5):
        await act(game)
    number = game.number
    harm()
    began = time.monotonic()
    async with asyncio.timeout(PATIENCE):
        while not client.closed:  # the node tells its client that something happened
            await asyncio.sleep(0.02)
    game = await comes_back(client, second.address, table)
    waited = time.monotonic() - began
    assert game.number >= number
    for _ in range(5):
        await act(game)
    return waited, game


@pytest.mark.clock
def test_a_killed_node_is_replaced(pair: list[ServerProcess]) -> None:
    first, second = pair

    async def test() -> None:
        waited, game = await taken_over(first, second, first.kill)
        assert waited < TAKEN_OVER
        await game.client.close()

    run(test())


@pytest.mark.clock
def test_a_paused_node_comes_back_too_late(pair: list[ServerProcess]) -> None:
    first, second = pair

    async def test() -> None:
        waited, game = await taken_over(first, second, lambda: first.signal(signal.SIGSTOP))
        assert waited < TAKEN_OVER
        number = game.number
        first.signal(signal.SIGCONT)
        late = await comes_back(game.client, first.address, game.table)
        assert late.number >= number, "it showed an old state"
        await act(late)
        await game.client.close()
        await late.client.close()

    run(test())


@pytest.mark.clock
def test_a_node_that_is_to_stop_hands_its_tables_over(pair: list[ServerProcess]) -> None:
    first, second = pair

    async def test() -> None:
        waited, game = await taken_over(first, second, lambda: first.signal(signal.SIGTERM))
        assert waited < 2.0, "it was not handed over: somebody waited for a lease to end"
        await game.client.close()
        await asyncio.to_thread(first.ended, PATIENCE)

    run(test())


def healthy(address: str) -> bool:
    try:
        return request(address, "GET", "/api/health").status == 200
    except OSError:
        return False


def until(condition: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up
        time.sleep(0.05)  # another process is at work


def test_without_a_bus_a_node_says_so_and_comes_back_with_it(postgres: str, tmp_path: Path) -> None:
    with NatsServer() as bus, ServerProcess(tmp_path, database=postgres, bus=bus.address) as only:
        only.wait()
        ada, table = hotseat(only.address)
        bus.kill()
        until(lambda: not healthy(only.address))
        assert ada("GET", f"/api/tables/{table}").status == 503
        bus.start()
        until(lambda: healthy(only.address))
        assert ada("GET", f"/api/tables/{table}").status == 200


async def refusal(game: Game) -> ServerError | None:
    """Play until a move is refused; None if the socket is closed instead."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await act(game)
            except ServerError as problem:
                return problem
            except (ConnectionError, WebSocketException):
                return None


@pytest.mark.clock
def test_a_bus_that_is_restarted_loses_no_move(postgres: str, tmp_path: Path) -> None:
    """Whoever is at another node connects again, and finds all that was told."""
    with NatsServer() as bus, ExitStack() as stack:
        one, two = (
            stack.enter_context(ServerProcess(tmp_path, database=postgres, bus=bus.address))
            for _ in range(2)
        )
        for each in (one, two):
            each.wait()

        def restart() -> None:
            bus.kill()
            bus.start()

        async def test() -> None:
            waited, game = await taken_over(one, two, restart)
            assert waited < TAKEN_OVER
            await game.client.close()

        run(test())
        until(lambda: healthy(one.address) and healthy(two.address))


def test_a_database_that_crashes_is_told_honestly_and_found_again(
    nats_server: NatsServer, tmp_path: Path
) -> None:
    with own_database() as database:
        bus = nats_server.address
        with ServerProcess(tmp_path, database=database.address, bus=bus) as only:
            only.wait()

            async def test() -> None:
                ada, table = await asyncio.to_thread(hotseat, only.address)
                client = await Client.connect(only.address, "Ada", ada.cookie)
                game = await client.watch(table)
                for _ in range(5):
                    await act(game)
                number = game.number
                await asyncio.to_thread(database.crash)
                refused = await refusal(game)
                assert refused is None or refused.failure.kind == "storage"
                await asyncio.to_thread(until, lambda: not healthy(only.address))
                answer = await asyncio.to_thread(ada, "GET", f"/api/tables/{table}")
                assert answer.status == 503
                await client.close()
                await asyncio.to_thread(database.start)
                await asyncio.to_thread(until, lambda: healthy(only.address))
                game = await comes_back(client, only.address, table)
                assert game.number >= number
                for _ in range(5):
                    await act(game)
                await game.client.close()

            run(test(), seconds=3 * PATIENCE)


@pytest.mark.long
def test_a_database_without_room_is_told_honestly_and_goes_on(
    nats_server: NatsServer, tmp_path: Path
) -> None:
    """A real disk, and a full one. PostgreSQL may end itself; then somebody starts it again."""
    with small_database(megabytes=160) as database:
        bus = nats_server.address
        with ServerProcess(tmp_path, database=database.address, bus=bus) as only:
            only.wait()

            async def test() -> None:
                client = await Client.connect(only.address, "Ada")
                table = (await client.new_table({"players": 2}, [ME, ME])).id
                game = await client.watch(table)
                await asyncio.to_thread(database.fill_disk)
                refused = await refusal(game)
                assert refused is None or refused.failure.kind == "storage"
                number = game.number
                await client.close()
                await asyncio.to_thread(database.make_room)
                await asyncio.to_thread(database.start)
                await asyncio.to_thread(until, lambda: healthy(only.address))
                game = await comes_back(client, only.address, table)
                assert game.number == number, "what was refused is not there"
                for _ in range(5):
                    await act(game)
                await game.client.close()

            run(test(), seconds=4 * PATIENCE)
