"""Frames cut and put together by hand are those of the WebSocket library."""

import asyncio
import random
from itertools import pairwise
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from istanbul.server.limits import LARGEST_MESSAGE
from istanbul.server.transport import websocket
from istanbul.server.transport.frames import NOT_OURS, NOT_YET, payload_at, text_frame, unmasked
from tests.server.raw_client import RawClient
from tests.server.serving import hear, new_person, raw_socket, run, server

PING = b'{"type": "ping", "id": %d}'


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_frame_is_what_the_library_would_make(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, LARGEST_MESSAGE])
def test_a_frame_is_found_when_it_is_whole(size: int) -> None:
    message = random.Random(size).randbytes(size)
    frame = Frame(Opcode.TEXT, message).serialize(mask=True)
    for short in range(len(frame)):
        assert payload_at(b"ab" + frame[:short], 2)[1] == NOT_YET
    begin, end = payload_at(b"ab" + frame + b"more", 2)
    assert (begin, end) == (2 + len(frame) - size, 2 + len(frame))
    assert unmasked(b"ab" + frame, begin, end) == message


def test_frames_too_large_or_not_masked_are_left_to_the_library() -> None:
    for size in (LARGEST_MESSAGE + 1, 65535, 65536):
        frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
        assert payload_at(frame[:10], 0)[1] == NOT_OURS
    assert payload_at(Frame(Opcode.TEXT, b"hello").serialize(mask=False), 0)[1] == NOT_OURS


def test_frames_may_come_in_any_pieces_and_are_answered_in_order(address: str) -> None:
    async def test() -> None:
        client = await RawClient.connect(address, new_person(address))
        stream = b"".join(
            Frame(Opcode.TEXT, PING % n + b" " * (n * 20)).serialize(mask=True) for n in range(30)
        )
        for begin, end in pairwise([*range(0, len(stream), 7), len(stream)]):
            client.writer.write(stream[begin:end])
            await client.writer.drain()
        assert [(await client.answer())["re"] for _ in range(30)] == list(range(30))
        client.writer.write(stream)
        assert [(await client.answer())["re"] for _ in range(30)] == list(range(30))
        client.writer.close()

    run(test())


def test_fragments_pings_and_whole_messages_keep_their_order(address: str) -> None:
    async def test() -> None:
        client = await RawClient.connect(address, new_person(address))
        client.send(Opcode.TEXT, (PING % 1)[:9], fin=False)
        client.send(Opcode.PING, b"there?")
        client.send(Opcode.CONT, (PING % 1)[9:])
        client.send(Opcode.BINARY, b"no")
        client.send(Opcode.TEXT, PING % 2)
        assert await client.hear() == (Opcode.PONG, b"there?")
        assert (await client.answer())["re"] == 1
        assert (await client.answer())["reason"] == "refused-binary"
        assert (await client.answer())["re"] == 2
        client.send(Opcode.CLOSE, (1000).to_bytes(2, "big"))
        assert await client.code() == 1000
        client.writer.close()

    run(test())


WRONG = {
    "not masked": (1002, [Frame(Opcode.TEXT, PING % 1).serialize(mask=False)]),
    "too large": (1009, [Frame(Opcode.TEXT, b" " * 20_000).serialize(mask=True)]),
    "not UTF-8": (1007, [Frame(Opcode.TEXT, b'{"\xff": 1}').serialize(mask=True)]),
    "a message inside another": (
        1002,
        [
            Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True),
            Frame(Opcode.TEXT, PING % 1).serialize(mask=True),
        ],
    ),
    "unknown opcode": (1002, [b"\x83\x80\x00\x00\x00\x00"]),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_out_of_order_ends_the_connection_with_the_right_code(
    address: str, name: str
) -> None:
    code, frames = WRONG[name]

    async def test() -> None:
        client = await RawClient.connect(address, new_person(address))
        for frame in frames:
            client.writer.write(frame)
        client.send(Opcode.TEXT, PING % 7)
        assert await client.code() == code
        client.writer.close()

    run(test())


def test_a_client_that_answers_no_ping_is_cut_off_and_another_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "PING_SECONDS", 0.2)

    async def test(address: str, cookie: str) -> None:
        dead = await RawClient.connect(address, cookie)
        async with raw_socket(address, cookie) as alive:  # answers pings by itself
            assert await dead.hear() == (Opcode.PING, b"")
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await dead.hear()
            await asyncio.sleep(1.0)  # several pings long
            await alive.send((PING % 1).decode())
            assert (await hear(alive))["re"] == 1
        dead.writer.transport.abort()

    with server(tmp_path) as address:
        run(test(address, new_person(address)))


def test_a_server_that_stops_closes_its_sockets_with_a_code(tmp_path: Path) -> None:
    async def test() -> None:
        with server(tmp_path) as address:
            client = await RawClient.connect(address, await asyncio.to_thread(new_person, address))
        assert await client.code() == websocket.RESTART
        client.writer.close()

    run(test())
