"""`make bench-server`: our server beside boardgame.io, interleaved, on one core each.

    python -m bench.run                     all tables of docs/server_speed.md (under 20 minutes)
    python -m bench.run --quick             50 tables, two repeats (under 5 minutes)
    python -m bench.run --table FILE        only print the tables of an earlier run

The server runs on core 0, the load on core 1. Every run is appended to --out as a JSON line.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.tables import tables

HERE: Final = Path(__file__).resolve().parent
BGIO: Final = HERE / "boardgameio"
PORT: Final = 8101  # boardgame.io listens on all interfaces; it has no option for that


@dataclass(frozen=True)
class Server:
    """What to start, and how to talk to it."""

    game: str
    stored: bool
    previews: bool = False

    def command(self, folder: Path, node: str) -> list[str]:
        """To be started in the project's folder."""
        if self.game == "bgio":
            return [node, "--expose-gc", str(BGIO / "server.js")]
        database = ["--database", str(folder / "bench.db")] if self.stored else []
        return [sys.executable, "-m", "bench.serve", "--port", str(PORT), *database]

    def environment(self, folder: Path) -> dict[str, str]:
        """For boardgame.io."""
        storage = "flat" if self.stored else "mem"
        names = {"NODE_ENV": "production", "STORAGE": storage, "FLATDIR": str(folder / "flat")}
        return {**os.environ, **names, "PORT": str(PORT)}


SERVERS: Final = {
    "boardgame.io, memory": Server("bgio", stored=False),
    "boardgame.io, FlatFile": Server("bgio", stored=True),
    "ours, counter": Server("counter", stored=True),
    "ours, counter, not stored": Server("counter", stored=False),
    "ours, board game": Server("board", stored=True),
    "ours, board game with previews": Server("board", stored=True, previews=True),
}
COUNTERS: Final = list(SERVERS)[:4]
BOARDS: Final = list(SERVERS)[4:]
PACED: Final = [name for name in COUNTERS if "not stored" not in name]
REMEMBERING: Final = ["boardgame.io, memory", "ours, counter"]
MOVES_EACH: Final = 150
SHOWN: Final = ("moves_cpu_s", "p99_ms", "kb_end", "bad", "error")


class Run(NamedTuple):
    """One run of one server: as fast as possible, at a rate, or so many moves at each table."""

    name: str
    matches: int
    rate: float = 0.0
    moves: int = 0

    def __str__(self) -> str:
        rate = f", {self.rate:g} moves/s" if self.rate else ""
        moves = f", {self.moves} moves each" if self.moves else ""
        return f"{self.name}, {self.matches} tables{rate}{moves}"


def one(run: Run, args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, and end it."""
    server = SERVERS[run.name]
    folder = Path(tempfile.mkdtemp(prefix="istanbul-bench-"))
    process = subprocess.Popen(
        ["taskset", "-c", "0", *server.command(folder, args.node)],
        env=server.environment(folder),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for_port(process)
        command = [
            *("taskset", "-c", "1", sys.executable, "-m", "bench.load", "--server", server.game),
            *("--label", run.name, "--port", str(PORT), "--pid", str(process.pid)),
            *("--matches", str(run.matches), "--rate", str(run.rate), "--moves", str(run.moves)),
            *("--seconds", str(args.seconds), "--warmup", str(args.warmup)),
            *(["--previews"] if server.previews else []),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        if done.returncode:
            return {"label": run.name, "matches": run.matches, "error": done.stderr[-300:]}
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for_port(process: subprocess.Popen[bytes]) -> None:
    """Until the server answers."""
    for _ in range(200):
        time.sleep(0.1)
        if process.poll() is not None:
            sys.exit(f"the server ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", PORT), 0.2).close()
        except OSError:
            continue
        time.sleep(0.5)
        return
    sys.exit("the server does not answer")


def plan(args: argparse.Namespace) -> list[Run]:
    """What to run, interleaved: each round goes through all servers."""
    sizes = [int(word) for word in args.sizes.split(",")]
    middle = sizes[len(sizes) // 2]
    capacity = [
        Run(name, matches)
        for _ in range(args.repeats)
        for matches in sizes
        for name in (*COUNTERS, *(BOARDS if matches == middle else ()))
    ]
    paced = [Run(name, middle, rate=300.0) for _ in range(args.pairs) for name in PACED]
    memory = [
        Run(name, middle, moves=MOVES_EACH) for _ in range(args.memory) for name in REMEMBERING
    ]
    runs = capacity + paced + memory
    return [run for run in runs if not args.only or args.only in run.name]


def main() -> None:
    """Run all, and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--sizes", default="50,200,800", help="how many tables")
    parser.add_argument("--repeats", type=int, default=3, help="of the runs for capacity")
    parser.add_argument("--pairs", type=int, default=5, help="of the runs at a fixed rate")
    parser.add_argument("--memory", type=int, default=2, help="of the runs for memory")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--node", default="node", help="the Node program to use")
    parser.add_argument("--out", type=Path, default=Path("build/bench_server.jsonl"))
    parser.add_argument("--only", help="servers whose name holds this word")
    parser.add_argument("--table", type=Path, metavar="FILE")
    args = parser.parse_args()
    if args.quick:
        args.sizes, args.repeats, args.pairs, args.memory = "50", 2, 2, 1
    if args.table is None:
        args.out.parent.mkdir(parents=True, exist_ok=True)
        with args.out.open("w", encoding="utf-8") as out:
            begun, runs = time.monotonic(), plan(args)
            for number, run in enumerate(runs, 1):
                found = one(run, args)
                out.write(json.dumps(found) + "\n")
                out.flush()
                shown = {key: found[key] for key in SHOWN if key in found}
                minutes = (time.monotonic() - begun) / 60
                print(f"{number}/{len(runs)} {minutes:.1f} min: {run}: {shown}", file=sys.stderr)
    source = args.table or args.out
    rows = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    print(tables(rows))


if __name__ == "__main__":
    main()
