"""The load generator: tables of four players that play one move after the other.

Latency is the time from sending a move until the last of the four has the update. Without --rate
each table sends its next move as soon as the last one has reached all four (capacity); with --rate
moves are due at fixed times, and latency counts from when a move was due. With --moves each table
plays so many and no more, and only memory is measured.

Writes one JSON line. Only ever talks to 127.0.0.1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import signal
import sys
import time
from typing import Any

import uvloop

from bench.players import SEATS, Bgio, BoardPlayer, Load, Match, OurPlayer, Ours
from bench.processes import cores, cpu_seconds, memory_kb

now = time.perf_counter


class Generator(Load):
    """Sends moves and keeps the times."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.rate = args.rate
        self.most = args.moves or math.inf  # at each table
        self.measuring = False
        self.times: list[float] = []
        self.period = args.matches / args.rate if args.rate else 0.0
        self.loop = asyncio.get_running_loop()
        self.offset = self.loop.time() - now()
        self.player: Bgio | Ours
        if args.server == "bgio":
            self.player = Bgio(args.port)
        else:
            kind = OurPlayer if args.server == "counter" else BoardPlayer
            self.player = Ours(args.port, kind, args.previews)

    def on_update(self, match: Match, size: int, completes: bool | None = None) -> None:
        """One of the four has the move; the last one completes it, unless it is said otherwise."""
        self.received += 1
        self.bytes += size
        match.got += 1
        if match.got != SEATS if completes is None else not completes:
            return
        match.is_on, end = False, now()
        if self.measuring:
            self.times.append(end - match.sent_at)
        match.moves += 1
        if not self.running or match.over or match.moves >= self.most:
            return
        if not self.rate:
            self.send(match, end)
        elif match.due is not None and match.due <= end:
            self.send_due(match, late=True)

    def send(self, match: Match, since: float) -> None:
        """The next move."""
        match.got, match.sent_at, match.is_on = 0, since, True
        self.player.move(match)

    def send_due(self, match: Match, late: bool) -> None:
        """A move whose time has come."""
        assert match.due is not None
        due, match.due = match.due, match.due + self.period
        self.send(match, due if late else now())
        self.loop.call_at(self.offset + match.due, self.tick, match)

    def tick(self, match: Match) -> None:
        """If the last move is still on its way, its end sends the next; the clock runs already."""
        due = match.due is not None and now() >= match.due - 0.005
        if self.running and not match.is_on and due and not match.over:
            self.send_due(match, late=False)

    def begin(self, matches: list[Match]) -> None:
        """All tables at once, or spread over the period."""
        self.running = True
        start = now()
        for match in matches:
            if not self.rate:
                self.send(match, now())
            else:
                match.due = start + 0.05 + random.random() * self.period
                self.loop.call_at(self.offset + match.due, self.tick, match)


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    load = Generator(args)
    found: dict[str, Any] = {
        "label": args.label,
        "matches": args.matches,
        "rate": args.rate,
        "most": args.moves,
    }
    await load.player.prepare()
    empty = memory_kb(args.pid)
    matches = [Match(f"m{os.getpid()}x{n}") for n in range(args.matches)]
    at_once = asyncio.Semaphore(16)

    async def join(match: Match) -> None:
        async with at_once:
            await load.player.join(load, match)

    await asyncio.wait_for(asyncio.gather(*map(join, matches)), 120)
    await collected(args.pid)
    found["kb_connected"] = round((memory_kb(args.pid) - empty) / args.matches, 1)
    load.begin(matches)
    if args.moves:
        while any(match.moves < args.moves for match in matches):
            await asyncio.sleep(0.1)
    else:
        await asyncio.sleep(args.warmup)
        found |= await window(args, load)
    load.running = False
    for _ in range(100):
        await asyncio.sleep(0.1)
        if not any(match.is_on for match in matches):
            break
    await asyncio.sleep(0.3)
    await collected(args.pid)
    found["kb_end"] = round((memory_kb(args.pid) - empty) / args.matches, 1)
    found["moves_each"] = round(sum(match.moves for match in matches) / args.matches, 1)
    found["stalled"] = sum(match.is_on for match in matches)
    found["checked"], found["bad"] = load.checked, load.bad
    return found


async def collected(pid: int) -> None:
    """Both servers are asked to collect their garbage before their memory is read."""
    await asyncio.sleep(0.5)
    os.kill(pid, signal.SIGUSR2)
    await asyncio.sleep(0.7)


async def window(args: argparse.Namespace, load: Generator) -> dict[str, Any]:
    """The part of a run that counts."""
    begun, cpu, mine = now(), cpu_seconds(args.pid), time.process_time()
    ticks, received, size = cores(), load.received, load.bytes
    load.measuring = True
    await asyncio.sleep(args.seconds)
    load.measuring = False
    seconds, used = now() - begun, cpu_seconds(args.pid) - cpu
    after = cores()
    spent = [b - a for a, b in zip(ticks[0], after[0], strict=True)]
    total = max(1, sum(spent))
    moves, times = len(load.times), sorted(load.times)

    def at(share: float) -> float | None:
        return round(1000 * times[min(moves - 1, int(share * moves))], 2) if moves else None

    return {
        "moves": moves,
        "moves_s": round(moves / seconds, 1),
        "moves_cpu_s": round(moves / max(used, 0.01)),
        "us_move": round(1e6 * used / max(moves, 1), 1),
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
        "bytes_update": round((load.bytes - size) / max(1, load.received - received)),
        "load_cpu": round((time.process_time() - mine) / seconds, 2),
        "steal": round(spent[7] / total, 3),
        "foreign": round(1 - (spent[3] + spent[4] + spent[7]) / total - used / seconds, 3),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", choices=["bgio", "counter", "board"], required=True)
    parser.add_argument("--label", default="")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pid", type=int, required=True)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rate", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=2.0)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--previews", action="store_true")
    args = parser.parse_args()
    if args.matches > 2000 or args.seconds > 60:
        sys.exit("at most 2000 matches and 60 seconds")
    uvloop.install()
    print(json.dumps(asyncio.run(measure(args))), flush=True)
    os._exit(0)  # thousands of sockets need not be closed one by one


if __name__ == "__main__":
    main()
