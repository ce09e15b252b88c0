"""`make attack`: everything that somebody may try, beside a control game. Loopback only.

python -m tests.attack.run [--messages 1000000] [--seconds 600] [--only NAME]

The server must never be down, write no traceback, answer no 500, grow by less than 64 MB, and the
control game's p99 must stay below five times its quiet one and at most 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.attack import tables, transport  # noqa: F401 - they put their attacks on the list
from tests.attack.control import Control, p99
from tests.attack.fuzz import fuzz_http, fuzz_socket, survivors
from tests.attack.hostile import hostile_load
from tests.attack.registry import ATTACKS, Place
from tests.server.processes import ServerProcess
from tests.server.serving import request

QUIET_SECONDS: Final = 10.0
MOST_MEGABYTES: Final = 64
MOST_TIMES: Final = 5
MOST_MILLISECONDS: Final = 100
Step = tuple[str, Callable[..., Any], tuple[Any, ...], float]
"""A name, what is done, with what, and in how many seconds."""
PATIENCE: Final = 120.0  # seconds for one attack
HTTP_SHARE: Final = 10  # one in so many malformed messages is a request


@dataclass
class Outcome:
    """What one attack did to the server."""

    name: str
    problem: str
    p99: float
    megabytes: float

    def line(self) -> str:
        """For the table."""
        state = self.problem or "held"
        return f"{self.name:28} {self.p99:8.1f} ms {self.megabytes:+8.1f} MB  {state}"


def carry_out(what: Callable[..., Any], address: str, given: tuple[Any, ...], out: Any) -> None:
    """In a process of its own: what the attacker computes must not slow the control game down."""
    try:
        what(Place(address), *given)
        out.put("")
    except BaseException as problem:  # whatever it is, the report has it
        out.put(f"{type(problem).__name__}: {problem}"[:300])


class Siege:
    """A server, its control game, and those who attack it."""

    def __init__(self, server: ServerProcess, seconds: float = QUIET_SECONDS) -> None:
        self.server = server
        self.control = Control(server.address)
        self.quiet = 0.0
        self.outcomes: list[Outcome] = []
        self._quiet_seconds = seconds

    async def run(self, steps: list[Step]) -> None:
        """Quiet first, then one attack after the other."""
        playing = asyncio.create_task(self.control.play())
        try:
            await asyncio.sleep(self._quiet_seconds / 2)  # until it is warm
            self.control.taken()
            await asyncio.sleep(self._quiet_seconds)
            self.quiet = p99(self.control.taken())
            for name, what, given, patience in steps:
                self.outcomes.append(await self._attacked(name, what, given, patience))
                assert not playing.done(), "the control game broke off"
        finally:
            self.control.stop()
            await asyncio.wait_for(playing, 60)

    async def _attacked(
        self, name: str, what: Callable[..., Any], given: tuple[Any, ...], patience: float
    ) -> Outcome:
        before, most = self.server.megabytes(), 0.0
        spawn = multiprocessing.get_context("spawn")
        out = spawn.Queue()
        attacker = spawn.Process(
            target=carry_out, args=(what, self.server.address, given, out), daemon=True
        )
        attacker.start()
        waited = 0.0
        while attacker.is_alive() and waited < patience:
            await asyncio.sleep(0.2)
            waited += 0.2
            most = max(most, self.server.megabytes())
        problem = "took too long" if attacker.is_alive() else out.get() if not out.empty() else ""
        attacker.kill()
        attacker.join()
        health = await asyncio.to_thread(request, self.server.address, "GET", "/api/health")
        if health.status != 200:
            problem += f" health {health.status}"
        if "Traceback" in self.server.said() or "internal_error" in self.server.said():
            problem += " the log has an error"
        return Outcome(name, problem, p99(self.control.taken()), max(0.0, most - before))


def judge(siege: Siege, strict: bool) -> list[str]:
    """What was not held. Times count where the machine has nothing else to do."""
    found = [f"{o.name}: {o.problem}" for o in siege.outcomes if o.problem]
    found += [
        f"{o.name}: {o.megabytes:.0f} MB more"
        for o in siege.outcomes
        if o.megabytes > MOST_MEGABYTES
    ]
    slow = min(MOST_MILLISECONDS, max(MOST_TIMES * siege.quiet, 1.0))
    found += [
        f"{o.name}: p99 {o.p99:.0f} ms, expected at most {slow:.0f}"
        for o in siege.outcomes
        if strict and o.p99 > slow
    ]
    return found


def fuzz(place: Place, messages: int) -> None:
    """Malformed messages of both kinds."""
    fuzz_socket(place, messages - messages // HTTP_SHARE, 1)
    fuzz_http(place, messages // HTTP_SHARE, 2)
    survivors(place)


def main() -> int:
    """Attack, and tell."""
    parser = argparse.ArgumentParser(description="attack a server on this computer")
    parser.add_argument("--messages", type=int, default=1_000_000, help="malformed ones")
    parser.add_argument("--seconds", type=float, default=600.0, help="of hostile load")
    parser.add_argument("--only", choices=[*ATTACKS, "hostile_load", "fuzz"], help="one of them")
    args = parser.parse_args()
    problems: list[str] = []
    usual: list[Step] = [(name, what, (), PATIENCE) for name, what in ATTACKS.items()]
    usual.append(("hostile_load", hostile_load, (args.seconds,), args.seconds + PATIENCE))
    wide: list[Step] = [("fuzz", fuzz, (args.messages,), 60 + args.messages / 100)]
    for steps, scale in ((usual, "1"), (wide, "1e6")):
        chosen = [step for step in steps if args.only in (None, step[0])]
        if not chosen:
            continue
        with (
            tempfile.TemporaryDirectory() as folder,
            ServerProcess(Path(folder), {"TEST_LIMIT_SCALE": scale}) as server,
        ):
            server.wait()
            siege = Siege(server)
            asyncio.run(siege.run(chosen))
        print(f"{'quiet':28} {siege.quiet:8.1f} ms   (limits x {scale})")
        for outcome in siege.outcomes:
            print(outcome.line())
        problems += judge(siege, strict=True)
    print("\n".join(problems) if problems else "All attacks were held.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
