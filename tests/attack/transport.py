"""Attacks on connections, frames, bodies, identities and names."""

from __future__ import annotations

import contextlib
import json
import socket
import time

from websockets.frames import Frame, Opcode

from istanbul.server.transport.connection import HEAD_SECONDS
from tests.attack.registry import Place, attack, cut_off
from tests.server.serving import raw_http


def frames(opcode: Opcode, data: bytes, times: int, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True) * times


@attack
def cookies_that_take_long(place: Place) -> None:
    """A quadratic parser would stand still for ten seconds."""
    value = b'istanbul="' + b"\\" * 60_000 + b'"'
    head = b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\nCookie: " + value + b"\r\n\r\n"
    for _ in range(20):
        begun = time.monotonic()
        assert b" 431 " in raw_http(place.address, head)
        assert time.monotonic() - begun < 2


@attack
def headers_without_end(place: Place) -> None:
    """Many, long, and both, on HTTP and before a socket."""
    for headers in (b"A: b\r\n" * 5000, b"A: " + b"x" * 200_000 + b"\r\n", b"A" * 100_000):
        for path in (b"/api/bots", b"/api/socket"):
            head = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n"
            heard = raw_http(place.address, head)
            assert not heard or b" 431 " in heard[:40]


@attack
def half_requests(place: Place) -> None:
    """Nothing, half a header, half a body, half a handshake: three hundred of them."""
    halves = (
        b"",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    )
    waiting = []
    for n in range(300):
        raw = place.connect()
        raw.sendall(halves[n % len(halves)])
        waiting.append(raw)
    begun = time.monotonic()
    assert place.ask({}, "GET", "/api/health").status == 200
    assert time.monotonic() - begun < 5
    waiting[0].settimeout(HEAD_SECONDS * 2)
    with contextlib.suppress(ConnectionResetError):
        assert waiting[0].recv(1) == b"", "it is ended by the server"
    for raw in waiting:
        raw.close()


@attack
def floods_of_frames(place: Place) -> None:
    """Pings, pongs, empty fragments, binary, pings behind an oddly written length."""
    floods = {
        "ping": frames(Opcode.PING, b"x" * 125, 500),
        "pong": frames(Opcode.PONG, b"", 2000),
        "fragment": frames(Opcode.CONT, b"", 2000, fin=False),
        "binary": frames(Opcode.BINARY, b"x", 2000),
        "text": frames(Opcode.TEXT, b"{}", 2000),
    }
    who = place.newcomer()
    odd = b"\x81\xff" + (2).to_bytes(8, "big") + bytes(4) + b"{}"
    for name, flood in floods.items():
        raw = place.open_socket(who, buffer=4096)
        raw.sendall(odd)
        if name == "fragment":
            raw.sendall(frames(Opcode.TEXT, b"{", 1, fin=False))
        assert cut_off(raw, flood, 200), name
        raw.close()


@attack
def deaf_clients(place: Place) -> None:
    """Thirty clients that ask for a table as fast as they may and never read."""
    who = place.newcomer()
    table = place.ask(who, "POST", "/api/tables", NEW_TABLE).json["id"]
    ask = json.dumps({"type": "watch", "id": 1, "table": table, "previews": True}).encode()
    deaf = [place.open_socket(who, buffer=4096) for _ in range(30)]
    for _ in range(100):
        for raw in deaf:
            with contextlib.suppress(OSError):
                raw.sendall(frames(Opcode.TEXT, ask, 1))
        time.sleep(0.05)  # as fast as they may
    for raw in deaf:
        raw.close()


NEW_TABLE = {
    "options": {"players": 3},
    "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}],
    "start": True,
}


@attack
def bodies_of_a_million_values(place: Place) -> None:
    """Four megabytes of empty objects, which take long to decode."""
    body = b'{"log": {"entries": [' + b",".join([b"{}"] * 1_390_000) + b"]}}"
    who = place.newcomer()
    for _ in range(8):
        assert place.ask(who, "POST", "/api/logs/verify", body).status in (413, 429)


@attack
def bodies_that_are_no_text(place: Place) -> None:
    """Bytes that no text has, NUL in names, and nonsense."""
    who = place.newcomer()
    for raw in (b'{"name":"\xff"}', b"\xed\xa0\x80", b"[" * 60_000, b'{"name":"\\u0000"}'):
        assert place.ask(who, "POST", "/api/me", raw).status == 400
    for path in ("/api/tables/%00", "/api/tables/a%00b", "/api/tables/%FF"):
        assert place.ask(who, "GET", path).status == 404
    assert place.ask(who, "POST", "/api/join", {"code": "\0\0\0\0\0"}).status == 404


@attack
def two_ways_to_end_a_request(place: Place) -> None:
    """A second request hidden in the body of a first."""
    hidden = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
    heard = raw_http(place.address, head + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + hidden)
    assert heard.count(b"HTTP/1.1 ") == 1
    assert b" 411 " in heard


@attack
def guessed_codes(place: Place) -> None:
    """From two hundred addresses of one IPv6 network, with several identities."""
    people = [place.newcomer() for _ in range(4)]
    statuses = []
    for n in range(200):
        who = {**people[n % 4], "X-Forwarded-For": f"2001:db8::{n + 1:x}"}
        statuses.append(place.ask(who, "POST", "/api/join", {"code": f"AA{n:03}"}).status)
    assert statuses.count(429) > 150


@attack
def stolen_cookies(place: Place) -> None:
    """A cookie that was ended, or whose person has deleted their data, is worth nothing."""
    who = place.newcomer()
    stolen = dict(who)
    assert place.ask(who, "DELETE", "/api/me").status == 204
    assert place.ask(stolen, "GET", "/api/tables").status == 401


@attack
def names_of_others(place: Place) -> None:
    """Invisible names, and those of somebody else in other letters."""
    who = place.newcomer()
    for name in ("\u3164", "\u2800", "a\u200b", "\u202eada"):
        assert place.ask(who, "POST", "/api/me", {"name": name}).status == 400


@attack
def files_again_and_again(place: Place) -> None:
    """Sixteen connections that ask for the largest file without end."""
    get = b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
    connections = [place.connect() for _ in range(16)]
    for _ in range(100):
        for raw in connections:
            with contextlib.suppress(OSError):
                raw.sendall(get)
                raw.recv(65536)
    for raw in connections:
        raw.shutdown(socket.SHUT_RDWR)
        raw.close()
