"""Messages that no server should take, and how a connection ends."""

from __future__ import annotations

import json
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.serving import hear

ACT = {"type": "act", "id": 1, "table": "t", "seat": 0, "at": 0, "action": 0}
BROKEN: dict[str, str] = {
    "no JSON": "hello",
    "half of it": json.dumps(ACT)[:-5],
    "empty": "",
    "a number": "7",
    "null": "null",
    "a list": "[]",
    "deep list": "[" * 8000,
    "deep list, closed": "[" * 4000 + "]" * 4000,
    "deep object": '{"a":' * 2500,
    "deep field": json.dumps({**ACT, "table": "x"}).replace('"x"', "[" * 5000 + "]" * 5000),
    "unknown type": json.dumps({**ACT, "type": "dance"}),
    "type is a list": json.dumps({**ACT, "type": ["act"]}),
    "no type": json.dumps({"id": 1}),
    "id is text": json.dumps({**ACT, "id": "1"}),
    "id is huge": json.dumps({**ACT, "id": 2**70}),
    "id is below zero": json.dumps({**ACT, "id": -1}),
    "seat is true": json.dumps({**ACT, "seat": True}),
    "seat is null": json.dumps({**ACT, "seat": None}),
    "seat is a fraction": json.dumps({**ACT, "seat": 0.5}),
    "at is infinite": json.dumps(ACT).replace('"at": 0', '"at": 1e999'),
    "not a number": json.dumps(ACT).replace('"at": 0', '"at": NaN'),
    "huge number": json.dumps(ACT).replace('"at": 0', '"at": ' + "9" * 5000),
    "action is an object": json.dumps({**ACT, "action": {}}),
    "long table": json.dumps({**ACT, "table": "x" * 10_000}),
    "empty table": json.dumps({**ACT, "table": ""}),
    "more fields": json.dumps({**ACT, "person": "somebody else"}),
    "long plan": json.dumps(
        {"type": "plan", "id": 1, "table": "t", "seat": 0, "at": 0, "texts": ["x"] * 33}
    ),
    "long text": json.dumps(
        {"type": "plan", "id": 1, "table": "t", "seat": 0, "at": 0, "texts": ["x" * 999]}
    ),
    "lone surrogate": '{"type": "watch", "id": 1, "table": "\\ud800"}',
    "control characters": '{"type": "watch", "id": 1, "table": "\x01"}',
}


async def end_of(connection: ClientConnection, heard: list[Any] | None = None) -> int | None:
    """Read until the server closes the connection; its code."""
    try:
        while True:
            message = await hear(connection)
            if heard is not None:
                heard.append(message)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
