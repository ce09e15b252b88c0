"""The examples in deploy/: nodes behind a real HAProxy or nginx, restarted while people play."""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
import yaml
from websockets.exceptions import WebSocketException

from istanbul.cli import build_parser
from istanbul.server.client import Client, ServerError
from istanbul.server.running import listen
from tests.needs import lacking
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.test_near import forwarded
from tests.server.processes import ServerProcess
from tests.server.serving import Person, request, run

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
PATIENCE = 60.0
FIRST, FRONT = 8001, 8080  # ports in the examples
EXAMPLES = {"haproxy.cfg": "haproxy", "haproxy.compose.cfg": "haproxy", "nginx.conf": "nginx"}
TABLES = 9
LEAVING = {"TEST_LEAVE_SECONDS": "2"}  # as usual: a proxy looks every half second


@contextmanager
def proxy(example: str, ports: list[int], folder: Path) -> Iterator[str]:
    """The proxy of an example before these nodes; its address."""
    kind = EXAMPLES[example]
    program = shutil.which(kind, path="/usr/sbin:/usr/bin:/sbin:/bin")
    if program is None:
        lacking(f"{kind} is not on this machine: apt install {kind}")
    with listen("127.0.0.1", 0) as free:
        front = int(free.getsockname()[1])
    text = (DEPLOY / example).read_text("utf-8")
    for n, port in enumerate(ports, 1):  # as containers are called
        text = text.replace(f"node{n}:8000", f"127.0.0.1:{port}")
    for n, port in enumerate([*ports, front]):
        text = text.replace(str(FRONT if port == front else FIRST + n), str(port))
    copy = folder / "proxy.conf"
    command = [program, "-db", "-f", str(copy)]
    if kind == "nginx":
        text = f"events {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n"
        more = f"daemon off; pid {folder}/nginx.pid;"
        command = [program, "-e", "stderr", "-c", str(copy), "-g", more]
    copy.write_text(text, encoding="utf-8")
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    try:
        yield f"http://127.0.0.1:{front}"
    finally:
        process.terminate()
        process.wait()


@pytest.mark.long
@pytest.mark.parametrize("example", EXAMPLES)
def test_a_rolling_restart_shows_no_error(
    example: str, postgres: str, nats_server: NatsServer, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                ServerProcess(tmp_path, LEAVING, database=postgres, bus=nats_server.address)
            )
            for _ in range(3)
        ]
        for node in nodes:
            node.wait()
        front = stack.enter_context(proxy(example, [node.port for node in nodes], tmp_path))
        run(roll(front, nodes), seconds=3 * PATIENCE)


async def roll(front: str, nodes: list[ServerProcess]) -> None:
    ada = await asyncio.to_thread(arrived, front)
    seats = [{"kind": "me"}, {"kind": "bot", "agent": "random"}]
    game = {"options": {"players": 2, "max_rounds": 60}, "seats": seats, "start": True}
    table = ada("POST", "/api/tables", game).json["id"]
    moves: list[int] = []
    looks: list[int] = []
    tasks = [
        asyncio.create_task(keep_playing(front, ada.cookie, table, moves)),
        asyncio.create_task(keep_looking(ada, table, looks)),
    ]
    for node in nodes:
        before = len(moves)
        node.signal(signal.SIGTERM)
        await asyncio.to_thread(node.ended, PATIENCE)
        node.start()
        await asyncio.to_thread(node.wait)
        async with asyncio.timeout(PATIENCE):
            while len(moves) < before + 10:
                assert not any(task.done() for task in tasks)
                await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert set(looks) == {200}


@pytest.mark.long
@pytest.mark.parametrize("example", EXAMPLES)
def test_people_of_a_table_come_to_its_owner(
    example: str, postgres: str, nats_server: NatsServer, tmp_path: Path
) -> None:
    """Whatever node made the tables: nothing that is asked by socket has to be passed on."""
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(
                ServerProcess(tmp_path, LEAVING, database=postgres, bus=nats_server.address)
            )
            for _ in range(3)
        ]
        for node in nodes:
            node.wait()
        front = stack.enter_context(proxy(example, [node.port for node in nodes], tmp_path))
        asyncio.run(gather_at(front))
        assert [forwarded(node.address) for node in nodes] == [0, 0, 0]


async def gather_at(front: str) -> None:
    ada = await asyncio.to_thread(arrived, front)
    for n in range(TABLES):
        body = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ada("POST", "/api/tables", body).json["id"]
        async with (
            await Client.connect(front, None, ada.cookie, table) as host,
            await Client.connect(front, f"Ben {n}", table=table) as guest,
        ):
            games = [await host.watch(table), await guest.watch(table)]
            await games[1].sit(1, "Ben")
            await games[0].start()
            for _ in range(10):
                for game in games:
                    while (turn := game.turn()) is not None:
                        await game.act(turn.seat, turn.options[0].action)
                await asyncio.sleep(0.01)


class Stub(BaseHTTPRequestHandler):
    """A node that says which one it is."""

    def do_GET(self) -> None:
        said = repr(self.server.server_address).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.mark.long
@pytest.mark.parametrize("example", EXAMPLES)
def test_a_page_and_its_scripts_come_from_one_node(example: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        stubs = [stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Stub)) for _ in range(3)]
        for stub in stubs:
            threading.Thread(target=stub.serve_forever, daemon=True).start()
            stack.callback(stub.shutdown)
        front = stack.enter_context(proxy(example, [stub.server_port for stub in stubs], tmp_path))

        def asked(path: str, visitor: str) -> bytes:
            return request(front, "GET", path, headers={"X-Forwarded-For": visitor}).raw

        give_up = time.monotonic() + PATIENCE
        nodes: set[bytes] = set()
        while not nodes:
            try:
                nodes = {asked("/", f"192.0.2.{n}") for n in range(30)}
            except OSError:
                assert time.monotonic() < give_up
                time.sleep(0.1)  # another process is at work
        assert len(nodes) == 3, "visitors come to any of them"
        page = ["/", "/assets/a.js", "/assets/b.css", "/api/games", "/icon.svg"]
        assert len({asked(path, "192.0.2.1") for path in page * 3}) == 1
        tables = {asked(f"/api/tables/{n}", "192.0.2.1") for n in range(30)}
        assert len(tables) == 3, "tables of one visitor, too"


def arrived(front: str) -> Person:
    """Somebody who comes as soon as the proxy has found the nodes."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return Person(front)
        except (OSError, AssertionError, TypeError):
            assert time.monotonic() < give_up
            time.sleep(0.1)  # another process is at work


async def keep_playing(front: str, cookie: str, table: str, moves: list[int]) -> None:
    """Until cancelled; who loses a socket opens another one."""
    while True:
        try:
            async with await Client.connect(front, None, cookie, table) as client:
                game = await client.watch(table)
                while (turn := await game.my_turn()) is not None:
                    await game.act(turn.seat, turn.options[0].action)
                    moves.append(game.number)
                    await asyncio.sleep(0.1)  # as somebody who thinks: the game must not end
        except (OSError, ServerError, WebSocketException):
            await asyncio.sleep(0.05)


async def keep_looking(ada: Person, table: str, looks: list[int], pause: float = 0.02) -> None:
    while True:
        answer = await asyncio.to_thread(ada, "GET", f"/api/tables/{table}")
        looks.append(answer.status)
        await asyncio.sleep(pause)


def started_by(unit: str) -> argparse.Namespace:
    """What a unit of systemd asks of the command."""
    text = (DEPLOY / unit).read_text("utf-8")
    found = re.search(r"^ExecStart=\S+/istanbul (.*)$", text, flags=re.M)
    assert found
    return build_parser().parse_args(found[1].replace("%i", "1").split())


def test_the_examples_use_options_that_exist() -> None:
    assert started_by("istanbul@.service").port == FIRST
    assert started_by("istanbul-worker.service").bus == "${BUS}"
    compose = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text("utf-8"))
    program, *words = compose["services"]["node1"]["command"]
    assert program == "istanbul"
    assert build_parser().parse_args(words).bus.endswith("@bus:4222")
    _, *words = compose["services"]["worker"]["command"]
    assert build_parser().parse_args(words).bus.endswith("@bus:4222")
    for n in (1, 2, 3):
        assert f"node{n}" in compose["services"]
        assert f"node{n}:8000" in (DEPLOY / "haproxy.compose.cfg").read_text("utf-8")
