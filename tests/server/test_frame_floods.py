"""WebSocketProtocol that are no messages count too, and nobody is waited for who does not read."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from istanbul.server import limits
from istanbul.server.transport import channel, upgrade, websocket
from istanbul.server.transport.frames import payload_at
from istanbul.server.transport.websocket import WebSocketProtocol
from tests.server.raw_client import RawClient
from tests.server.serving import new_person, raw_http, raw_socket, run, server

PING = b'{"type": "ping", "id": %d}'
MANY = 3000
PINGS = Frame(Opcode.PING, b"").serialize(mask=True) * MANY


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with its usual limits."""
    with server(tmp_path_factory.mktemp("strict"), limit_scale=1.0) as address:
        yield address


FLOODS = {
    "pings": (Opcode.PING, b"", True),
    "pongs": (Opcode.PONG, b"x" * 125, True),
    "empty fragments": (Opcode.CONT, b"", False),
    "binary": (Opcode.BINARY, b"x", True),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_of_any_frames_ends_the_connection(strict: str, name: str) -> None:
    opcode, data, fin = FLOODS[name]

    async def test() -> None:
        client = await RawClient.connect(strict, new_person(strict))
        if opcode == Opcode.CONT:
            client.send(Opcode.TEXT, b"{", fin=False)
        client.writer.write(Frame(opcode, data, fin).serialize(mask=True) * MANY)
        assert await ends(client)

    run(test())


def test_the_rest_of_a_flood_costs_nothing(strict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = 0

    def counted(data: bytes, at: int) -> tuple[int, int]:
        nonlocal cut
        cut += 1
        return payload_at(data, at)

    monkeypatch.setattr(websocket, "payload_at", counted)

    async def test() -> None:
        client = await RawClient.connect(strict, new_person(strict))
        client.writer.write(Frame(Opcode.TEXT, b"{}").serialize(mask=True) * 50_000)
        assert await ends(client)

    run(test())
    assert cut < 1000, "of fifty thousand frames"


def test_no_way_of_writing_a_length_gets_past_the_count(strict: str) -> None:
    async def test() -> None:
        client = await RawClient.connect(strict, new_person(strict))
        text = PING % 1
        # The longest way to write a short length is odd, but may be sent.
        client.writer.write(b"\x81\xff" + len(text).to_bytes(8, "big") + bytes(4) + text)
        assert (await client.answer())["re"] == 1
        client.writer.write(PINGS)
        assert await ends(client)

    run(test())


def test_frames_that_come_before_the_handshake_is_through_count(strict: str) -> None:
    async def test(cookie: str) -> None:
        host, _, port = strict.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        client = RawClient(reader, writer)
        writer.write(RawClient.handshake(host, port, cookie))
        writer.write(PINGS[:1000])
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        client.writer.write(PINGS)
        assert await ends(client)

    run(test(new_person(strict)))


def test_pings_in_measure_are_answered(strict: str) -> None:
    async def test() -> None:
        client = await RawClient.connect(strict, new_person(strict))
        for n in range(100):
            client.send(Opcode.PING, b"%d" % n)
            assert await client.hear() == (Opcode.PONG, b"%d" % n)
        client.writer.close()

    run(test())


def test_pings_of_a_client_that_does_not_read_cost_little(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    full: list[WebSocketProtocol] = []
    pause = WebSocketProtocol.pause_writing

    def watched(self: WebSocketProtocol) -> None:
        full.append(self)
        pause(self)

    monkeypatch.setattr(WebSocketProtocol, "pause_writing", watched)

    async def test() -> None:
        client = await RawClient.connect(address, new_person(address), limit=1024)
        pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
        for _ in range(150):
            client.writer.write(pings)
            await client.writer.drain()
        assert full, "the way back is full"
        assert full[0].transport.get_write_buffer_size() < 200_000
        client.writer.transport.abort()

    run(test())


def test_who_does_not_read_is_not_closed_politely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade, "CLOSE_SECONDS", 0.2)
    lost: list[Any] = []
    over = WebSocketProtocol.connection_lost

    def watched(self: WebSocketProtocol, exc: Exception | None) -> None:
        lost.append(exc)
        over(self, exc)

    monkeypatch.setattr(WebSocketProtocol, "connection_lost", watched)

    async def test(address: str) -> None:
        client = await RawClient.connect(address, new_person(address), limit=1024)
        # The answers to a flood of broken messages fill the way back; then it is closed.
        broken = Frame(Opcode.TEXT, b'{"type": "%s"}' % (b"x" * 400)).serialize(mask=True)
        with contextlib.suppress(ConnectionError):  # cut off already
            for _ in range(400):
                client.writer.write(broken * 50)
                await client.writer.drain()
                if lost:
                    break
            client.send(Opcode.TEXT, b"\xff")
        for _ in range(50):
            await asyncio.sleep(0.1)
            if lost:
                break
        assert lost, "the server has let go though nothing was read"
        client.writer.transport.abort()

    with server(tmp_path) as address:
        run(test(address))


def test_what_waits_for_all_together_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "WAITING_IN_ALL", 400_000)
    waiting: list[int] = []
    deaf_ones: set[WebSocketProtocol] = set()
    send = WebSocketProtocol.send

    def watched(self: WebSocketProtocol, message: bytes) -> bool:
        sent = send(self, message)
        deaf_ones.add(self)
        # What belongs to one that was cut off is gone with the next turn of the loop.
        held = [f for f in deaf_ones if f._full and not f.transport.is_closing()]
        waiting.append(sum(f._outbox._bytes + f._stuck for f in held))
        return sent

    monkeypatch.setattr(WebSocketProtocol, "send", watched)

    async def deaf(address: str, cookie: str) -> None:
        client = await RawClient.connect(address, cookie, limit=1024)
        broken = Frame(Opcode.TEXT, b'{"type": "%s"}' % (b"x" * 400)).serialize(mask=True)
        try:
            for _ in range(200):
                client.writer.write(broken * 50)
                await client.writer.drain()
        except ConnectionError:
            pass
        client.writer.transport.abort()

    async def test(address: str) -> None:
        cookie = new_person(address)
        await asyncio.gather(*(deaf(address, cookie) for _ in range(30)))

    with server(tmp_path) as address:
        run(test(address))
    assert waiting
    assert max(waiting) < 400_000 + 100_000  # and one buffer
    assert limits.WAITING_IN_ALL > limits.WAITING_BYTES


def test_refusals_and_nonsense_are_no_errors_of_the_server(
    strict: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(cookie: str) -> None:
        with pytest.raises(InvalidStatus, match="401"):
            await raw_socket(strict)
        with pytest.raises(InvalidStatus, match="403"):
            await raw_socket(strict, cookie, origin="http://elsewhere.example")
        async with raw_socket(strict, cookie) as client:
            await client.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed, match="1007"):
                await client.recv()

    with caplog.at_level(logging.INFO):
        run(test(new_person(strict)))
        raw_http(strict, b"nonsense\r\n\r\n")
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []


def test_the_log_has_no_query_strings(strict: str, caplog: pytest.LogCaptureFixture) -> None:
    host, _, port = strict.removeprefix("http://").partition(":")
    head = RawClient.handshake(host, port, "").replace(b"/api/socket", b"/api/socket?token=secret")
    with caplog.at_level(logging.INFO):
        assert b" 401 " in raw_http(strict, head)
    assert "secret" not in caplog.text


async def ends(client: RawClient) -> bool:
    """Does the server end it, sooner or later?"""
    try:
        while await asyncio.wait_for(client.reader.read(65536), 10):
            pass
    except ConnectionError:
        pass
    finally:
        client.writer.transport.abort()
    return True
