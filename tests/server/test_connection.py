"""What a connection may cost before there is a whole request: bytes, time, numbers."""

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from istanbul.server import limits
from istanbul.server.doors import is_loopback
from istanbul.server.people.devices import new_id
from istanbul.server.people.identity import Signer
from istanbul.server.transport import connection
from tests.server.serving import hear, new_person, raw_http, raw_socket, request, run, server

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def get(*headers: bytes) -> bytes:
    return b"\r\n".join([b"GET /api/bots HTTP/1.1", b"Host: localhost", *headers, b"", b""])


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that waits for nobody."""
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connection, "BODY_SECONDS", 0.3)
    monkeypatch.setattr(connection, "READING_SECONDS", 0.3)
    with server(tmp_path) as address:
        yield address


def test_no_cookie_holds_up_the_server() -> None:
    signer = Signer(b"k" * 32)
    begun = time.process_time()
    for nasty in ('istanbul="' + "\\" * 60_000 + '"', ";" * 100_000, "istanbul=" * 10_000):
        assert signer.device_of_cookies(nasty) is None
    assert time.process_time() - begun < 0.5


def test_the_first_cookie_of_our_name_counts() -> None:
    signer = Signer(b"k" * 32)
    ann, ben = new_id(), new_id()
    mine = f"istanbul={signer.sign(ann)}"
    assert signer.device_of_cookies(f'a="x;y"; {mine}; istanbul={signer.sign(ben)}') == ann
    assert signer.device_of_cookies(f"istanbul={'x' * 300}; {mine}") is None
    assert signer.device_of_cookies(f"xistanbul={signer.sign(ann)}") is None


LARGE = {
    "one long header": [b"Cookie: " + b"x" * limits.LONGEST_HEADER],
    "many headers": [b"A: b"] * (limits.MOST_HEADERS + 1),
    "many long headers": [b"A: " + b"x" * 1000] * 20,
    "a long first line": [b"A: " + b"x" * 100_000],
    "empty names": [b":"] * 200,
}


@pytest.mark.parametrize("name", LARGE)
@pytest.mark.parametrize("of", ["http", "socket"])
def test_large_headers_are_refused_before_they_are_read(address: str, name: str, of: str) -> None:
    head = get(*LARGE[name]) if of == "http" else HANDSHAKE + b"\r\n".join([*LARGE[name], b"", b""])
    assert status(raw_http(address, head)) == 431


def test_large_headers_in_pieces_and_behind_another_request_are_refused(address: str) -> None:
    head = get(*LARGE["many headers"])
    pieces = [head[at : at + 100] for at in range(0, len(head), 100)]
    assert status(raw_http(address, *pieces)) == 431
    heard = raw_http(address, get() + head)
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 431 " in heard


def test_what_a_browser_sends_is_not_too_large(address: str) -> None:
    headers = [b"X-%d: %s" % (n, b"x" * 100) for n in range(30)]
    cookie = b"Cookie: other=" + b"x" * 6000 + b"; " + new_person(address).encode()
    assert status(raw_http(address, get(*headers, cookie, b"Connection: close"))) == 200


@pytest.mark.parametrize(
    "headers",
    [
        [b"Content-Length: 4", b"Transfer-Encoding: chunked"],
        [b"Transfer-Encoding: chunked", b"Content-Length: 4"],
        [b"Transfer-Encoding: chunked"],
    ],
)
def test_a_request_says_in_one_way_where_it_ends(address: str, headers: list[bytes]) -> None:
    hidden = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = raw_http(address, get(*headers) + b"0\r\n\r\n" + hidden)
    assert status(answer) == 411
    assert answer.count(b"HTTP/1.1") == 1, "nothing behind it is answered"


UNFINISHED = {
    "nothing": b"",
    "half a header": b"GET /api/bots HTTP/1.1\r\nHost: loc",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n"
    b"Content-Type: application/json\r\n\r\n{",
    "half a handshake": HANDSHAKE,
    "half a second request": get() + b"GET /",
    "the body of a refused request": b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 99\r\n\r\n{",
}


@pytest.mark.parametrize("name", UNFINISHED)
def test_what_is_not_finished_in_time_is_cut_off(hasty: str, name: str) -> None:
    begun = time.monotonic()
    raw_http(hasty, UNFINISHED[name])
    assert time.monotonic() - begun < 4.0, "before the five seconds of an idle connection"


def test_a_socket_is_no_request_that_takes_too_long(hasty: str) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(hasty, cookie) as client:
            await asyncio.sleep(1.0)  # longer than a request may take
            await client.send('{"type": "ping", "id": 1}')
            assert (await hear(client))["type"] == "pong"

    run(test(new_person(hasty)))


def test_dripping_bytes_do_not_buy_time(hasty: str) -> None:
    host, _, port = hasty.removeprefix("http://").partition(":")
    head = get(b"A: " + b"x" * 100)
    with socket.create_connection((host, int(port)), timeout=5) as slow:
        assert 3 <= drip(slow, [bytes([letter]) for letter in head]) < 60


def test_an_answer_that_nobody_reads_is_given_up(hasty: str) -> None:
    host, _, port = hasty.removeprefix("http://").partition(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.sendall(b"GET /api/messages/de HTTP/1.1\r\nHost: localhost\r\n\r\n" * 300)
        assert drip(deaf, [b"\r\n"] * 200) < 200


def drip(connection: socket.socket, parts: list[bytes]) -> int:
    """Send slowly; how much could be sent before the server cut it off."""
    for sent, part in enumerate(parts):
        try:
            connection.send(part)
        except OSError:
            return sent
        time.sleep(0.05)  # the drip that is tested
    return len(parts)


def test_a_handshake_that_cannot_be_read_is_answered(address: str) -> None:
    odd = HANDSHAKE.replace(b"GET", b"POST").replace(
        b"Sec-WebSocket-Key", b"Content-Length: 0\r\nX"
    )
    assert status(raw_http(address, odd + b"\r\n")) in (400, 405)


def test_connections_of_one_address_are_limited_and_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connection, "REQUESTS_OF_ADDRESS", 5)
    monkeypatch.setattr(connection, "is_loopback", lambda _: False)
    monkeypatch.setattr(connection, "_last_logged", -100.0)
    with server(tmp_path) as address, caplog.at_level(logging.WARNING, "istanbul.server"):
        host, _, port = address.removeprefix("http://").partition(":")
        idle = [socket.create_connection((host, int(port))) for _ in range(5)]
        assert request_or_none(address) is None
        idle.pop().close()
        idle.pop().close()
        assert eventually(address)
        for each in idle:
            each.close()
    told = [record for record in caplog.records if record.message == "too_many_connections"]
    assert len(told) == 1, "one line, however many come"


def test_connections_in_all_stay_below_the_files_of_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "open_files", lambda: limits.SPARE_FILES + 3)
    with server(tmp_path) as address:
        host, _, port = address.removeprefix("http://").partition(":")
        idle = [socket.create_connection((host, int(port))) for _ in range(3)]
        assert request_or_none(address) is None
        for each in idle:
            each.close()
        assert eventually(address)


def request_or_none(address: str) -> int | None:
    try:
        return request(address, "GET", "/api/health").status
    except OSError:
        return None


def eventually(address: str) -> bool:
    """Does it answer again, once it has noticed who has gone?"""
    give_up = time.monotonic() + 5
    while time.monotonic() < give_up:
        if request_or_none(address) == 200:
            return True
    return False


def test_loopback_is_where_a_proxy_is() -> None:
    assert [is_loopback(a) for a in ("127.0.0.1", "127.9.9.9", "::1", "")] == [True] * 4
    assert [is_loopback(a) for a in ("192.168.1.7", "2001:db8::1")] == [False] * 2
