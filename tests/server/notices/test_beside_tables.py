"""Notices beside tables that are played: they slow none, and no end of a game is lost."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.node import Json
from istanbul.server.live.hub import Hub
from istanbul.server.live.metrics import Metrics
from istanbul.server.live.rooms import Rooms
from istanbul.server.notices import calling, mail
from istanbul.server.notices.kinds import Outcome, Telling
from istanbul.server.notices.notices import Notices
from istanbul.server.notices.outbox import AT_ONCE
from istanbul.server.notices.sending import Senders
from istanbul.server.store.rows import AddressRow, DeliveryRow, NoticeWrite, Write
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.table import Status
from tests.needs import need
from tests.server.notices.fortnight import World
from tests.server.serving import run
from tests.server.test_hub import begun, play

need("http_ece")
need("py_vapid")
need("aiosmtplib")

from istanbul.server.notices.push import Push  # noqa: E402 - an extra
from tests.server.notices.browser import PushService  # noqa: E402 - an extra

FOREVER = 1e6


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A server that takes every connection and never says a word; nobody gives up on it."""
    monkeypatch.setattr(calling, "SECONDS", FOREVER)
    monkeypatch.setattr(mail, "SECONDS", FOREVER)
    with socket.create_server(("127.0.0.1", 0)) as found:
        found.setblocking(False)
        yield found


def opened(hub: Hub, senders: Senders) -> Notices:
    notices = Notices(hub, Rooms(hub), senders, address="http://game.example", metrics=Metrics())
    hub.subscribe_all(notices.changed)
    hub.to_tell = notices.to_tell
    return notices


async def has_address(hub: Hub, person: str, channel: str, body: Json) -> None:
    row = AddressRow(f"{person}-{channel}", person, channel, body, "ok", "", 0.0)
    await hub.writer.stored(Write(notice=NoticeWrite(address=row)))


async def all_are_called(silent: socket.socket, channels: int) -> list[socket.socket]:
    loop = asyncio.get_running_loop()
    return [(await loop.sock_accept(silent))[0] for _ in range(channels)]


def test_servers_that_hang_hold_up_no_table(tmp_path: Path, silent: socket.socket) -> None:
    host, port = silent.getsockname()
    other = f"http://localhost:{port}"  # another name is another queue

    async def test() -> None:
        hub = Hub(SqliteStore(tmp_path / "tables.db"))
        push = Push(Push.new_key(), "mailto:istanbul@game.example")
        post = mail.Mail(f"smtp://{host}:{port}", "istanbul@game.example")
        senders = Senders(push, post, webhooks="any", address="", seal=lambda *_: "")
        notices = opened(hub, senders)
        browser = PushService()
        browser.server_close()
        keys = browser.subscribe(push.public_key)
        for person in ("ann", "ben"):
            url = f"http://{host}:{port}"
            await has_address(hub, person, "push", {**keys, "endpoint": f"{other}/push"})
            await has_address(hub, person, "mail", {"address": f"{person}@example.org"})
            await has_address(hub, person, "webhook", {"preset": "plain", "url": url})
        await notices.start()
        table = await begun(hub)
        held = await all_are_called(silent, channels=3)
        played = await play(hub, table.id, moves=300)
        assert notices.outbox._under_way, "they still wait for an answer"
        assert played.status == Status.OVER or played.entries > 300
        await notices.close()
        await hub.close()
        for connection in held:
            connection.close()

    run(test())


async def died(path: Path, what: Callable[[Hub], Awaitable[Any]]) -> list[tuple[str, str]]:
    """The server dies after `what`, before it could tell anything; what it tells after a start."""
    hub = Hub(SqliteStore(path))
    opened(hub, World())
    await has_address(hub, "ann", "webhook", {})
    await has_address(hub, "ben", "webhook", {})
    await what(hub)
    await hub.close()
    hub, world = Hub(SqliteStore(path)), World()
    world.ways = {"ann-webhook": "good", "ben-webhook": "good"}
    notices = opened(hub, world)
    for _ in range(2):  # a second look finds nothing more
        await notices.step()
        await notices.outbox.settled()
    rows = await hub.reader.read(
        lambda store: [row for who in ("ann", "ben") for row in store.deliveries_of(who, 100)]
    )
    told = [(row.kind, row.person) for row in rows]
    assert len(told) == len(world.taken)
    await notices.close()
    await hub.close()
    return sorted(told)


def test_the_end_of_a_game_is_told_though_the_server_died_right_after_it(tmp_path: Path) -> None:
    async def over(hub: Hub) -> None:
        table = await begun(hub, max_rounds=1)
        assert (await play(hub, table.id)).status == Status.OVER

    told = run(died(tmp_path / "tables.db", over))
    assert told == [("game_over", "ann"), ("game_over", "ben")]


def test_an_invitation_is_told_though_the_server_died_right_after_it(tmp_path: Path) -> None:
    async def again(hub: Hub) -> None:
        table = await begun(hub, max_rounds=1)
        await play(hub, table.id)
        await hub.rematch("ben", table.id)

    told = run(died(tmp_path / "tables.db", again))
    assert told == [("game_over", "ann"), ("game_over", "ben"), ("invitation", "ann")]


class Tarpit(World):
    """One of its addresses never answers."""

    async def send(self, to: AddressRow, told: Telling, language: str) -> Outcome:
        if to.person == "eve":
            await asyncio.Event().wait()
        return await super().send(to, told, language)


def test_much_that_waits_for_one_slow_address_holds_up_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        hub, world = Hub(SqliteStore(tmp_path / "tables.db")), Tarpit()
        world.ways = {"ann-webhook": "good"}
        notices = opened(hub, world)
        for person in ("eve", "ann"):
            await has_address(hub, person, "webhook", {})
        rows = [over("eve", n, due=float(n)) for n in range(2 * AT_ONCE)]
        rows.append(over("ann", 0, due=1e6))
        await hub.writer.stored(Write(notice=NoticeWrite(added=tuple(rows))))
        await notices.step()
        for _ in range(10):
            await asyncio.sleep(0)
        assert [what for what, _ in world.taken] == ["over 0>ann-webhook"]
        await notices.close()
        await hub.close()

    run(test())


def over(person: str, n: int, due: float) -> DeliveryRow:
    thing, address = f"over {n}", f"{person}-webhook"
    name = f"{thing}>{address}"
    return DeliveryRow(name, person, address, "game_over", "t", thing, "waiting", 0, due, "", due)
