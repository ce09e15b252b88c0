"""Malformed messages, over HTTP and over the socket: as many as asked for, the same each time."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import socket
import time
from typing import Any, Final

from websockets.frames import Frame, Opcode

from tests.attack.registry import Place
from tests.server.serving import request

TYPES: Final = (
    *("watch", "unwatch", "act", "plan", "undo", "redo", "sit", "stand", "bot", "start"),
    *("resign", "away", "back", "agree", "hint", "ping", "", "dance", "update"),
)
FIELDS: Final = (
    *("id", "table", "seat", "at", "action", "texts", "name", "contribution", "agent"),
    *("previews", "hints", "more"),
)
PATHS: Final = (
    *("/api/me", "/api/me/link", "/api/me/enter", "/api/me/link/whose", "/api/me/switch"),
    *("/api/me/devices", "/api/me/devices/x", "/api/tables", "/api/tables/x", "/api/join"),
    *(
        "/api/tables/x/rematch",
        "/api/tables/x/fork",
        "/api/tables/x/replay?first=x",
        "/api/tables/x/route",
    ),
    *("/api/logs", "/api/logs/replay", "/api/logs/fork", "/api/logs/verify", "/api/games/check"),
    *("/api/messages/xx", "/api/rules/en/x", "/api/lessons/x", "/api/%00", "/../x", "/assets/x"),
)
BODY_FIELDS: Final = (
    *(
        "name",
        "language",
        "url",
        "preset",
        "endpoint",
        "zone",
        "token",
        "options",
        "seats",
        "kind",
        "agent",
        "code",
    ),
    *("contribution", "log", "entries", "header", "result", "first", "last", "viewer", "entry"),
)
ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 7, 2**31, 2**63, 2**70, 1e308, -0.5, "", "x" * 500, "\0", "\ud800"),
    *("ünïcode", [], {}, [[[[]]]], {"a": {"b": {}}}, [None] * 50, "me", "open", "bot"),
)


def value(chance: random.Random, deep: int = 2) -> Any:
    """Anything that JSON can say."""
    if deep and chance.random() < 0.2:
        return {chance.choice(BODY_FIELDS): value(chance, deep - 1) for _ in range(3)}
    return chance.choice(ODD)


def broken(chance: random.Random, found: dict[str, Any]) -> bytes:
    """As bytes, and perhaps damaged."""
    raw = bytearray(json.dumps(found).encode())
    if chance.random() < 0.3:
        for _ in range(chance.randint(1, 4)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    if chance.random() < 0.1:
        del raw[chance.randrange(len(raw)) :]
    return bytes(raw)


def frame(chance: random.Random) -> bytes:
    """A frame with a malformed message, or a malformed frame."""
    if chance.random() < 0.002:
        return chance.randbytes(chance.randint(1, 40))
    found: dict[str, Any] = {"type": chance.choice(TYPES), "id": 1}
    for _ in range(chance.randint(0, 5)):
        found[chance.choice(FIELDS)] = value(chance)
    raw = broken(chance, found)
    opcode = Opcode.TEXT if chance.random() < 0.98 else Opcode.BINARY
    return Frame(opcode, raw).serialize(mask=True)


def fuzz_socket(place: Place, messages: int, seed: int) -> int:
    """So many frames on as many connections as it takes; how many connections."""
    chance, who = random.Random(seed), place.newcomer()
    connections = sent = 0
    while sent < messages:
        connections += 1
        raw = place.open_socket(who)
        raw.settimeout(0.0)
        with contextlib.suppress(ConnectionError):
            while sent < messages:
                batch = b"".join(frame(chance) for _ in range(50))
                sent += 50
                raw.settimeout(20)
                raw.sendall(batch)
                listen(raw)
        raw.close()
    return connections


def listen(raw: socket.socket) -> None:
    """Read what has come; an internal error would have lost."""
    raw.settimeout(0.002)
    with contextlib.suppress(TimeoutError):
        while part := raw.recv(1 << 16):
            assert b"error-internal" not in part
            assert b'"kind":"storage"' not in part
        raise ConnectionResetError


def fuzz_http(place: Place, messages: int, seed: int) -> None:
    """So many requests over connections that are kept."""
    chance, who = random.Random(seed), place.newcomer()
    host = place.address.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=30)
    for _ in range(messages):
        method = chance.choice(("GET", "POST", "POST", "POST", "DELETE", "PUT"))
        found = {chance.choice(BODY_FIELDS): value(chance) for _ in range(chance.randint(0, 4))}
        body = broken(chance, found) if method == "POST" else None
        path = chance.choice(PATHS)
        if (method, path) == ("DELETE", "/api/me"):
            continue  # it would end the one who asks
        try:
            connection.request(method, path, body, {**who, "Content-Type": "application/json"})
            answer = connection.getresponse()
            raw = answer.read()
        except (ConnectionError, http.client.HTTPException):
            connection.close()
            continue
        assert answer.status not in (500, 503), (method, path, body)
        assert b"error-internal" not in raw
    connection.close()


def survivors(place: Place) -> None:
    """After all that the server is well."""
    time.sleep(0.1)  # what was sent last is carried out
    assert request(place.address, "GET", "/api/health").status == 200
