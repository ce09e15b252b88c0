"""Malformed messages, over HTTP and over the socket: as many as asked for, the same each time."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import re
import socket
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import quote

from msgspec import inspect
from websockets.frames import Frame, Opcode

from istanbul.server.http.endpoints import ENDPOINTS
from istanbul.server.protocol.messages import ClientMessage
from tests.attack.registry import Place
from tests.attack.shapes import Shapes
from tests.server.serving import request

STRANGE: Final = (
    *("/api/%00", "/../x", "/assets/x", "/api/tables/x/replay?first=x", "/api/messages/xx"),
)
"""Paths beside those of the endpoints."""
FIELDS: Final = ("id", "table", "seat", "name", "options", "seats", "log", "viewer", "more")
REQUESTS: Final = inspect.type_info(ClientMessage)
CALLS: Final = [e for e in ENDPOINTS if (e.method, e.path) not in (("DELETE", "/api/me"),)]
"""All endpoints, but for the one that would end who asks."""
BODIES: Final = {e.body: inspect.type_info(e.body) for e in CALLS if e.body is not None}
WORDS: Final = (
    *("x", "base", "dice", "board", "live", "days", "en", "random", "apprentice", "*", "end_turn"),
    *("https://a.example/x", "a@b.example", "Europe/Berlin", "Ada", "A" * 22, "B" + "A" * 86),
)
"""Words that open a door here or there."""
ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 7, 2**31, 2**63, 2**70, 1e308, -0.5, "", "x" * 500, "\0", "\ud800"),
    *("ünïcode", [], {}, [[[[]]]], {"a": {"b": {}}}, [None] * 50, "me", "open", "bot"),
)


QUERY: Final = ("0", "1", "-1", "9" * 30, "x", "%00", "")


def value(chance: random.Random, deep: int = 2) -> Any:
    """Anything that JSON can say."""
    if deep and chance.random() < 0.2:
        return {chance.choice(FIELDS): value(chance, deep - 1) for _ in range(3)}
    return chance.choice(ODD)


def broken(chance: random.Random, found: Any) -> bytes:
    """As bytes, and perhaps damaged."""
    raw = bytearray(json.dumps(found).encode())
    if chance.random() < 0.3:
        for _ in range(chance.randint(1, 4)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    if chance.random() < 0.1:
        del raw[chance.randrange(len(raw)) :]
    return bytes(raw)


def spoilt(chance: random.Random, found: Any) -> Any:
    """Something right, or with a field that is not."""
    if not isinstance(found, dict) or chance.random() < 0.5:
        return found
    found = dict(found)
    for _ in range(chance.randint(1, 2)):
        key = chance.choice([*found, *FIELDS])
        if chance.random() < 0.3:
            found.pop(key, None)
        else:
            found[key] = value(chance)
    return found


def frame(chance: random.Random, names: Sequence[str] = WORDS) -> bytes:
    """A frame with a malformed message, or a malformed frame."""
    if chance.random() < 0.002:
        return chance.randbytes(chance.randint(1, 40))
    found = spoilt(chance, Shapes(chance, names, lambda: value(chance)).like(REQUESTS))
    raw = broken(chance, found)
    opcode = Opcode.TEXT if chance.random() < 0.98 else Opcode.BINARY
    return Frame(opcode, raw).serialize(mask=True)


def things(place: Place, who: dict[str, str]) -> list[str]:
    """Ids of what somebody has: a table that waits, one that is played, a tournament."""
    open_to_all = {"public": True, "watching": "everybody"}
    me, bot = {"kind": "me", "name": "Eve"}, {"kind": "bot", "agent": "random"}
    found: list[str] = []
    for seats, start in (([me, {"kind": "open"}], False), ([me, bot], True)):
        body = {"options": {"players": 2}, "seats": seats, "talk": True, "terms": open_to_all}
        table = place.ask(who, "POST", "/api/tables", {**body, "start": start}).json
        found += [table["id"], table["watch"]]
    cup = {
        "name": "Cup",
        "way": "base",
        "format": "swiss",
        "seats": 2,
        "rounds": 1,
        "speed": "days",
    }
    return [*found, place.ask(who, "POST", "/api/tournaments", cup).json["id"]]


def fuzz_socket(place: Place, messages: int, seed: int) -> int:
    """So many frames on as many connections as it takes; how many connections."""
    chance, who = random.Random(seed), place.newcomer()
    names = [*things(place, who), *WORDS]
    connections = sent = 0
    while sent < messages:
        connections += 1
        raw = place.open_socket(who)
        raw.settimeout(0.0)
        with contextlib.suppress(ConnectionError):
            while sent < messages:
                batch = b"".join(frame(chance, names) for _ in range(50))
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
    names = [*things(place, who), *WORDS]
    shapes = Shapes(chance, names, lambda: value(chance))
    host = place.address.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=30)
    for _ in range(messages):
        method, path, body = asked(chance, shapes, names)
        try:
            connection.request(method, path, body, {**who, "Content-Type": "application/json"})
            answer = connection.getresponse()
            raw = answer.read()
        except (ConnectionError, http.client.HTTPException):
            connection.close()
            continue
        assert answer.status not in (500, 503), (method, path, body)
        # (The words of the game have a name like that, too.)
        assert b'"reason":"error-internal"' not in raw, (method, path, body)
    connection.close()


def asked(
    chance: random.Random, shapes: Shapes, names: Sequence[str]
) -> tuple[str, str, bytes | None]:
    """A request to one of all endpoints, or to none; what deletes is given no names."""
    if chance.random() < 0.05:
        return chance.choice(("GET", "POST", "PUT")), chance.choice(STRANGE), None
    found = chance.choice(CALLS)
    known = WORDS if found.method == "DELETE" else names
    path = re.sub(r"{\w+}", lambda _: quote(chance.choice(known), safe=""), found.path)
    if found.query and chance.random() < 0.7:
        path += "?" + "&".join(f"{key}={chance.choice(QUERY)}" for key in found.query)
    body = spoilt(chance, shapes.like(BODIES[found.body])) if found.body is not None else None
    return found.method, path, None if body is None else broken(chance, body)


def survivors(place: Place) -> None:
    """After all that the server is well."""
    time.sleep(0.1)  # what was sent last is carried out
    assert request(place.address, "GET", "/api/health").status == 200
