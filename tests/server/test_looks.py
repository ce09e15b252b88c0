"""Up to where somebody was told when they looked last: for what happened since, on any screen."""

import asyncio
import json
from pathlib import Path

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client, Game
from istanbul.server.live.hub import Hub
from istanbul.server.live.rooms import Rooms
from istanbul.server.protocol import messages as p
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.stored import table_from
from tests.server import test_hub
from tests.server.playing import begun, stored
from tests.server.serving import close_all, play_at_random, run, server, table_of_people
from tests.server.test_hub import with_hub


def test_a_last_look_is_stored_with_the_table_and_belongs_to_one_person() -> None:
    table = begun(players=2)
    assert table.looked("ben") is None, "who never looked has missed nothing"
    change = table.look("ben", 20_000)
    assert not change.seats_changed, "nobody else hears of it"
    table.look("ben", 10_000)
    again = table_from(stored(table))
    assert (again.looked("ann"), again.looked("ben")) == (None, 20_000)


class Page:
    """A connection that only counts."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def test_looking_costs_no_write_until_somebody_looks_away(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        table = await test_hub.begun(hub)
        await test_hub.play(hub, table.id, 30)
        rooms, ben = Rooms(hub), Page("ben")
        before = hub.writer.commits
        await rooms.enter(ben, table.id, False)
        rooms.seen(ben, table.id, True)
        await hub.table(table.id)
        assert hub.writer.commits == before
        rooms.seen(ben, table.id, False)
        rooms.seen(ben, table.id, False)
        hidden = (await hub.table(table.id)).looked("ben")
        assert hub.writer.commits == before + 1
        await test_hub.play(hub, table.id, 30)
        played = hub.writer.commits
        rooms.leave(ben, table.id)
        found = await hub.table(table.id)
        assert hub.writer.commits == played, "a hidden page shows nothing"
        assert found.looked("ben") == hidden
        assert found.looked("ann") is None
        watching = Page("ann")
        await rooms.enter(watching, found.watch, False)
        rooms.leave(watching, table.id)
        assert (await hub.table(table.id)).looked("ann") is None, "the watch link is nobody"

    with_hub(SqliteStore(str(tmp_path / "tables.db")), test)


async def looked(client: Client, table: str) -> tuple[int | None, int]:
    """What a person who opens a table is told of their last look, and the number now."""
    client.received = []
    await client.watch(table)
    found = [json.loads(frame) for frame in client.received]
    (whole,) = [message for message in found if message["type"] == "table"]
    return whole["looked"], whole["number"]


def test_a_last_look_survives_a_restart_and_works_from_another_device(tmp_path: Path) -> None:
    async def play(address: str) -> tuple[str, list[str], int]:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        source = SeededSource(1)
        await _turns(games, source, 20)
        table = games[0].info.id
        await clients[1].ask(p.Unwatch, table=table)
        left, number = await looked(clients[1], table)
        assert left is not None
        assert left <= number < left + 10_000, "all that everybody was told of"
        cookies = [client.cookie for client in clients]
        await clients[1].close()
        await close_all(clients[:1])
        return table, cookies, left

    async def come_back(address: str, table: str, cookies: list[str], left: int) -> None:
        ben = await Client.connect(address, cookie=cookies[1])
        assert (await looked(ben, table))[0] == left
        other = await Client.connect(address, cookie=cookies[1])  # with another device
        assert (await looked(other, table))[0] == left
        await close_all([ben, other])

    with server(tmp_path) as address:
        table, cookies, left = run(play(address))
    with server(tmp_path) as address:
        run(come_back(address, table, cookies, left))


async def _turns(games: list[Game], source: SeededSource, most: int) -> None:
    """Everybody plays so many choices, as far as it is their turn."""
    tasks = [asyncio.ensure_future(play_at_random(game, source, most)) for game in games]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
