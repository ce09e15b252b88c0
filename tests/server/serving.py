"""A real server on a loopback port for tests, and ways to talk to it that the client forbids."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client, Game
from istanbul.server.people.identity import COOKIE
from istanbul.server.running import background
from istanbul.server.settings import Settings

T = TypeVar("T")
SECONDS = 60.0  # after which a test gives up


@contextmanager
def server(tmp_path: Path, **settings: Any) -> Iterator[str]:
    """The address of a server with an empty database; bots do not wait, limits are wide."""
    given = {"pacing": 0.0, "limit_scale": 1000.0, "bot_workers": 1, **settings}
    with background(Settings(database=str(tmp_path / "tables.db"), **given)) as address:
        yield address


def run(test: Coroutine[Any, Any, T], seconds: float | None = SECONDS) -> T:
    """Run a test in a loop and a thread of its own; it may not hang.

    In the main thread Playwright keeps a loop that seems to run, once a test has used a browser.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(test, seconds)).result()


class Answer:
    """What came back over HTTP."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.raw = response.read()

    @property
    def json(self) -> Any:
        return json.loads(self.raw)

    @property
    def reason(self) -> str:
        return str(self.json["reason"])


def request(
    address: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> Answer:
    """Any request at all. JSON if the body is not bytes already."""
    host = address.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=30)
    given = dict(headers or {})
    raw = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    if body is not None:
        given.setdefault("Content-Type", "application/json")
    try:
        own = {"skip_host": "Host" in given, "skip_accept_encoding": "Accept-Encoding" in given}
        connection.putrequest(method, path, **own)
        for name, value in given.items():
            connection.putheader(name, value)
        if raw is not None:
            connection.putheader("Content-Length", str(len(raw)))
        connection.endheaders(raw)
        return Answer(connection.getresponse())
    finally:
        connection.close()


def cookie_of(answer: Answer) -> str:
    """The cookie that an answer gives, as it is sent back."""
    given = str(answer.headers["Set-Cookie"])
    assert given.startswith(f"{COOKIE}=")
    return given.partition(";")[0]


def new_person(address: str) -> str:
    """The cookie of somebody new."""
    return cookie_of(request(address, "GET", "/api/me"))


class Person:
    """Somebody who sends requests."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address
        self.cookie = cookie or new_person(address)

    def __call__(self, method: str, path: str, body: Any = None) -> Answer:
        return request(self.address, method, path, body, {"Cookie": self.cookie})


def raw_socket(address: str, cookie: str = "", **more: Any) -> connect:
    """A socket that sends what it is told to."""
    headers = {"Cookie": cookie} if cookie else {}
    url = address.replace("http", "ws", 1) + "/api/socket"
    return connect(url, additional_headers=headers, compression=None, **more)


async def hear(client: ClientConnection) -> Any:
    """The next message."""
    return json.loads(await asyncio.wait_for(client.recv(), 10))


async def hear_until(client: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while (message := await hear(client))["type"] != kind:
        pass
    return message


async def play_at_random(game: Game, source: SeededSource, most: int = 100_000) -> int:
    """Choose at random for all seats of this client until the game is over; how many choices."""
    moves = 0
    while moves < most and (turn := await game.my_turn()) is not None:
        await game.act(turn.seat, turn.options[source.below(len(turn.options))].action)
        moves += 1
    return moves


async def table_of_people(
    address: str, options: dict[str, Any], names: list[str]
) -> tuple[list[Client], list[Game]]:
    """One client for each seat; the first is the host. The game has begun."""
    clients = [await Client.connect(address, name) for name in names]
    seats = ["me"] + ["open"] * (len(names) - 1)
    table = await clients[0].new_table({**options, "players": len(names)}, seats, start=False)
    games = [await client.watch(table.id) for client in clients]
    for seat, game in enumerate(games[1:], 1):
        await game.sit(seat, names[seat], f"word-{seat}")
    await games[0].start()
    for game in games:
        while not game.views:
            await game.change()
    return clients, games


async def close_all(clients: list[Client]) -> None:
    for client in clients:
        await client.close()


def raw_http(address: str, *parts: bytes, seconds: float = 10.0) -> bytes:
    """Send bytes as they are, and hear all that comes until the server ends it."""
    host, _, port = address.removeprefix("http://").partition(":")
    heard = b""
    with socket.create_connection((host, int(port)), timeout=seconds) as connection:
        for part in parts:
            connection.sendall(part)
        with contextlib.suppress(ConnectionResetError):
            while part := connection.recv(65536):
                heard += part
    return heard
