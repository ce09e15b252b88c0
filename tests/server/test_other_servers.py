"""The socket on servers that are not ours: the same messages, and the limits that are ours."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from istanbul.engine.source import SeededSource
from istanbul.server import limits
from istanbul.server.app import App
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from istanbul.server.transport.asgi_channel import TOO_BIG, AsgiChannel
from istanbul.server.transport.session import CLOSE_FLOOD
from tests.server.broken import end_of
from tests.server.other_servers import OTHERS, other_server
from tests.server.raw_client import RawClient
from tests.server.serving import (
    close_all,
    hear,
    new_person,
    play_at_random,
    raw_socket,
    run,
    table_of_people,
)

SOCKET = "ws://localhost/api/socket"
PING = '{"type": "ping", "id": %d}'


@pytest.fixture(params=OTHERS)
def wide(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server whose limits nobody reaches."""
    with other_server(request.param, settings(tmp_path, limit_scale=1000.0)) as address:
        yield address


@pytest.fixture(params=OTHERS)
def strict(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server with its usual limits."""
    with other_server(request.param, settings(tmp_path)) as address:
        yield address


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(database=str(folder / "tables.db"), pacing=0.0, bot_workers=1, **more)


def test_a_game_is_played(wide: str) -> None:
    async def test() -> None:
        clients, games = await table_of_people(wide, {"game": "dice"}, ["Ada", "Ben"])
        source = SeededSource(1)
        moves = await asyncio.gather(*(play_at_random(game, source) for game in games))
        assert sum(moves) > 20
        assert all(game.info.status == "over" for game in games)
        await close_all(clients)

    run(test())


def test_messages_are_answered_in_order_and_nonsense_is_refused(wide: str) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(wide, cookie) as client:
            for n in range(50):
                await client.send(PING % n)
            assert [(await hear(client))["re"] for _ in range(50)] == list(range(50))
            await client.send(b"no text")
            assert (await hear(client))["reason"] == "refused-binary"
            await client.send([(PING % 51)[:9], (PING % 51)[9:]])  # in fragments
            assert (await hear(client))["re"] == 51
            await client.send(" " * (limits.LARGEST_MESSAGE + 1))
            assert await end_of(client, []) == TOO_BIG
        with pytest.raises(InvalidStatus, match="401"):
            await raw_socket(wide)
        with pytest.raises(InvalidStatus, match="403"):
            await raw_socket(wide, cookie, origin="http://elsewhere.example")

    run(test(new_person(wide)))


def test_text_that_is_not_utf_8_closes_and_is_no_error_of_ours(
    strict: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(strict, cookie) as client:
            await client.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                await client.recv()

    with caplog.at_level(logging.INFO, "istanbul"):
        run(test(new_person(strict)))
    ours = [record for record in caplog.records if record.name.startswith("istanbul")]
    assert [r.getMessage() for r in ours if r.levelno >= logging.WARNING] == []


def test_a_flood_is_slowed_down_and_then_closed(
    strict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []
    codes: list[int] = []
    send, close = AsgiChannel.send, AsgiChannel.close

    def watched(self: AsgiChannel, message: bytes) -> bool:
        sent.append(message)
        return send(self, message)

    def closed(self: AsgiChannel, code: int) -> None:
        codes.append(code)
        close(self, code)

    monkeypatch.setattr(AsgiChannel, "send", watched)
    monkeypatch.setattr(AsgiChannel, "close", closed)

    async def test(cookie: str) -> None:
        async with raw_socket(strict, cookie) as flood:
            with contextlib.suppress(ConnectionClosed):
                for n in range(2000):
                    await flood.send(PING % n)
            # A server that does not wait for the client's close frame may lose its own.
            assert await end_of(flood) in (CLOSE_FLOOD, None)

    run(test(new_person(strict)))
    assert codes == [CLOSE_FLOOD]
    assert sum(b"refused-too_fast" in message for message in sent) == limits.PATIENCE


def test_a_client_that_does_not_read_is_dropped(
    wide: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waiting: list[int] = []
    dropped: list[AsgiChannel] = []
    send = AsgiChannel.send

    def watched(self: AsgiChannel, message: bytes) -> bool:
        sent = send(self, message)
        waiting.append(len(self._outbox.messages))
        if not sent:
            dropped.append(self)
        return sent

    monkeypatch.setattr(AsgiChannel, "send", watched)

    async def test(cookie: str) -> None:
        deaf = await RawClient.connect(wide, cookie, limit=1024)
        # Each answer repeats the unknown type.
        broken = Frame(Opcode.TEXT, b'{"type": "%s"}' % (b"x" * 4000)).serialize(mask=True)
        try:
            while not dropped:
                deaf.writer.write(broken * 10)
                await asyncio.sleep(0.005)
        finally:
            deaf.writer.transport.abort()
        async with raw_socket(wide, cookie) as other:
            await other.send(PING % 1)
            assert (await hear(other))["re"] == 1, "others are served"

    with caplog.at_level(logging.INFO, "istanbul"):
        run(test(new_person(wide)), 20)
    assert max(waiting) == limits.WAITING_MESSAGES + 1
    assert "slow_client" in caplog.text


def test_the_test_client_of_starlette_works(tmp_path: Path) -> None:
    options = settings(tmp_path)
    with TestClient(
        App(options, open_store(options.database)), base_url="http://localhost"
    ) as client:
        with (
            pytest.raises(WebSocketDenialResponse) as refused,
            client.websocket_connect(SOCKET),
        ):
            pass
        assert refused.value.status_code == 401
        assert refused.value.json()["reason"] == "refused-no_identity"
        assert client.get("/api/me").json()["name"] == ""
        with client.websocket_connect(SOCKET) as socket:
            socket.send_text(PING % 7)
            assert json.loads(socket.receive_text()) == {"type": "pong", "re": 7}
            socket.send_bytes(b"no text")
            assert json.loads(socket.receive_text())["reason"] == "refused-binary"
        with client.websocket_connect(SOCKET) as socket:
            client.request("DELETE", "/api/me")  # ends all devices
            with pytest.raises(WebSocketDisconnect) as ended:
                socket.receive_text()
            assert ended.value.code == 4001
