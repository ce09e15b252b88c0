"""`istanbul serve` as a process of its own: what it says, what it writes, how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from istanbul.cli import main
from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client, ServerError
from istanbul.server.doors import Doors
from tests.server.serving import new_person, play_at_random, request, run

ISTANBUL = [sys.executable, "-m", "istanbul"]


@contextmanager
def serve(*options: str, home: Path) -> Iterator[tuple[subprocess.Popen[str], str, list[str]]]:
    """The process, its address, and the lines that it printed before it was ready."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)}
    command = [*ISTANBUL, "serve", "--port", "0", *options]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        lines: list[str] = []
        while not any("Ctrl-C" in line for line in lines):
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            lines.append(line.rstrip())
        address = lines[0].removeprefix("Istanbul is at ")
        wait_for(address)
        yield process, address, lines
    finally:
        process.kill()
        process.communicate()


def wait_for(address: str) -> None:
    for _ in range(500):
        try:
            request(address, "GET", "/api/health")
            return
        except ConnectionError:
            time.sleep(0.02)
    pytest.fail("the server does not answer")


def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path) -> None:
    with serve(home=tmp_path) as (process, address, lines):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
        database = tmp_path / "istanbul" / "tables.db"
        assert f"Games are kept in {database}" in lines
        cookie = new_person(address)
        request(address, "POST", "/api/me", {"name": "Ada"}, {"Cookie": cookie})
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) in (0, -signal.SIGTERM)
        assert process.stderr is not None
        assert process.stderr.read() == ""
        assert database.is_file()
        assert not database.with_name("tables.db-wal").exists(), "the database was closed"


def test_the_log_has_json_lines_and_no_secrets(tmp_path: Path) -> None:
    async def play(address: str) -> Client:
        client = await Client.connect(address, "Ada Lovelace")
        table = await client.new_table({"players": 2, "max_rounds": 2}, [ME, "random"])
        await play_at_random(await client.watch(table.id), SeededSource(1))
        await client.http("POST", "/api/me/link")
        await client.close()
        client.games.clear()
        return client

    with serve("--log-level", "debug", home=tmp_path) as (process, address, _):
        client = run(play(address))
        tables = request(address, "GET", "/api/tables", headers={"Cookie": client.cookie}).json
        request(address, "GET", "/api/tables/nothing", headers={"Cookie": "istanbul=forged.thing"})
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=10)
    lines = [json.loads(line) for line in told.splitlines()]
    assert {"started", "connected", "stopped"} <= {line["event"] for line in lines}
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    (row,) = tables["tables"]
    person = client.cookie.removeprefix("istanbul=").partition(".")[0]
    secret = row["result"]["secret"]
    for word in (person, client.cookie, "forged", row["id"], row["code"], secret, "Lovelace"):
        assert word not in told


def test_only_the_operator_names_commands(tmp_path: Path) -> None:
    """A client chooses among the names that it is offered, and can start nothing else."""
    example = Path(__file__).parents[2] / "examples" / "other_languages" / "busy.py"

    async def play(address: str) -> None:
        client = await Client.connect(address, "Ada")
        with pytest.raises(ServerError, match="is unknown; expected random, "):
            await client.new_table({"players": 2}, [ME, "cmd:cat"])
        table = await client.new_table({"players": 2, "max_rounds": 2}, [ME, "busy"])
        await play_at_random(await client.watch(table.id), SeededSource(1))
        await client.close()

    bot = f"busy={sys.executable} {example}"
    with serve("--bot", bot, "--log-level", "info", home=tmp_path) as (process, address, _):
        offered = request(address, "GET", "/api/bots").json["bots"]
        assert offered[-1]["name"] == "busy"
        assert (offered[-1]["level"], offered[-1]["ratings"]) == (None, {})
        levels = [bot for bot in offered if bot["level"] is not None]
        assert {bot["level"] for bot in levels} == set(range(1, 11))
        ratings = [bot["ratings"]["board"] for bot in offered[:-1]]
        assert ratings == sorted(ratings)
        assert "busy.py" not in str(offered)
        run(play(address))
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=10)
    assert "failed" not in told


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("busy", "expected NAME=COMMAND"),
        ("random=cat", "'random' is there already"),
        ("zoe=no_such_program", "there is no program 'no_such_program'"),
    ],
)
def test_commands_that_cannot_be_offered(
    bot: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--bot", bot]) == 2
    assert said in capsys.readouterr().err


def test_one_server_for_one_database(tmp_path: Path) -> None:
    with serve(home=tmp_path):
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
        second = subprocess.run(
            [*ISTANBUL, "serve", "--port", "0"],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )
        assert second.returncode == 2
        assert "another server is using it" in second.stderr
        assert len(second.stderr.splitlines()) == 1


def test_a_port_that_is_taken_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serve(home=tmp_path) as (_, address, _):
        port = address.rpartition(":")[2]
        assert main(["serve", "--port", port, "--database", str(tmp_path / "other.db")]) == 2
        assert port in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--origin", "example.org"], "--origin example.org: expected https://name"),
        (["--database", "mysql://x"], "expected a file or postgresql://"),
        (["--port", "99999"], "65535"),
        (["--webhooks", "some"], "--webhooks"),
    ],
)
def test_wrong_options_are_said_in_one_line(
    options: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *options]) == 2
    error = capsys.readouterr().err
    assert problem in error
    assert len(error.splitlines()) == 1


def test_in_the_local_network_it_shows_address_and_qr_code(tmp_path: Path) -> None:
    with serve("--lan", home=tmp_path) as (process, _, lines):
        outside = [line for line in lines if line.startswith("For others: ")]
        if outside:
            other = outside[0].removeprefix("For others: ")
            wait_for(other)
            answer = request(other, "GET", "/api/me", headers={"Origin": other})
            assert "Secure" not in answer.headers["Set-Cookie"]
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
            headers = {"Cookie": cookie, "Origin": other}
            assert request(other, "POST", "/api/me", {"name": "Ada"}, headers).status == 200
            headers["Origin"] = "http://192.0.2.7:80"
            assert request(other, "POST", "/api/me", {"name": "Eve"}, headers).status == 403
        process.terminate()
        assert process.stdout is not None
        shown = process.stdout.read()
        assert ("█" in shown) == bool(outside)
    assert Doors(lan=True).host_is_ours("192.168.7.7:8000")
