"""`istanbul serve --workers N`: several processes behind one port, with one command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from istanbul.server.running import listen
from tests.needs import need
from tests.server.serving import Person, request

PATIENCE = 60.0


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def commands(pid: int) -> dict[int, str]:
    """The processes that a process has started, with their commands."""
    paths = {child: Path(f"/proc/{child}/cmdline") for child in children(pid)}
    return {child: path.read_text().replace("\0", " ") for child, path in paths.items()}


def nodes(pid: int) -> list[int]:
    return [child for child, line in commands(pid).items() if "istanbul.server.processes" in line]


def healthy(address: str) -> bool:
    try:
        return request(address, "GET", "/api/health").status == 200
    except OSError:
        return False


def wait_for(address: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while not healthy(address):
        assert time.monotonic() < give_up
        time.sleep(0.1)  # other processes are at work


def test_several_processes_answer_at_one_port(postgres: str) -> None:
    need("nats")
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "istanbul", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", postgres, "--workers", "2"], stdout=subprocess.DEVNULL
    )
    try:
        wait_for(address)
        assert len(nodes(process.pid)) == 2
        shown = "".join(commands(process.pid).values())  # to everybody on this computer
        assert "nats://" not in shown
        assert "postgresql://" not in shown
        ada = Person(address)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = [
            ada("POST", "/api/tables", {"options": {"players": 2}, "seats": seats}).json["id"]
            for _ in range(6)
        ]
        os.kill(nodes(process.pid)[0], signal.SIGKILL)
        give_up = time.monotonic() + PATIENCE
        while True:  # whoever owned them: all are there
            try:
                found = [ada("GET", f"/api/tables/{table}").status for table in made]
            except OSError:
                found = []
            if found == [200] * 6 and len(nodes(process.pid)) == 2:
                break
            assert time.monotonic() < give_up
            time.sleep(0.1)  # a lease has to end
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def test_sqlite_is_refused_with_the_reason(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "istanbul", "serve", "--port", "0", "--workers", "2"]
    told = subprocess.run(
        [*command, "--database", str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert "--database postgresql://" in told.stderr


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("bus", "more", "said"),
    [
        ("http://127.0.0.1:1", [], "expected nats://... or tls://..."),
        ("nats://127.0.0.1:99999", [], "no connection"),
        ("tls://127.0.0.1:1", ["--bus-ca", "nowhere.crt"], "nowhere.crt: there is no such file"),
        ("nats://[::1", [], "no connection"),
    ],
)
def test_a_bus_that_cannot_be_is_said_in_a_sentence(
    postgres: str, bus: str, more: list[str], said: str, workers: int
) -> None:
    command = [sys.executable, "-m", "istanbul", "serve", "--port", "0", "--database", postgres]
    told = subprocess.run(
        [*command, "--workers", str(workers), "--bus", bus, *more],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert told.returncode == 2
    assert said in told.stderr
    assert "Traceback" not in told.stderr
    assert told.stdout == "", "nobody can come to it"


def test_a_database_that_does_not_answer_is_said_in_a_sentence() -> None:
    words = ["serve", "--port", "0", "--database", "postgresql://ada@127.0.0.1:1/games"]
    command = [sys.executable, "-m", "istanbul", *words]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert told.returncode == 2
    assert told.stderr.startswith("istanbul: database: no connection: ")
    assert "not stored" not in told.stderr
