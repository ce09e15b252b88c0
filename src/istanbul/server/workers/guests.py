"""Players of installed packages at a server: those that cannot be loaded get no seat.

Each is loaded once in a process of its own, when the server starts. One that cannot be is not
offered; the log says why.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Final

from istanbul.agents import roster
from istanbul.engine.errors import MalformedInput

LOG: Final = logging.getLogger("istanbul.server.bots")
SECONDS: Final = 60.0  # for a guest to be loaded


async def leave_out_broken() -> None:
    """Take the guests that cannot be loaded off the roster."""
    for name in list(roster.guests()):
        problem = await _problem(name)
        if problem is not None:
            roster.withdraw(name)
            fields = {"agent": name, "said": problem}
            LOG.warning("a bot cannot be loaded and is not offered", extra={"fields": fields})


async def _problem(name: str) -> str | None:
    """What a process that loads this guest says about it; nothing if all is well."""
    words = (sys.executable, "-m", "istanbul.server.workers.guests", name)
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
        return f"loading it takes more than {SECONDS:g} s"
    if process.returncode == 0:
        return None
    return said.decode(errors="replace").strip() or f"its process ended ({process.returncode})"


def main() -> None:
    """Load one guest; say what is wrong with it."""
    try:
        roster.make(sys.argv[1], 0)
    except MalformedInput as problem:
        print(problem)
        sys.exit(1)


if __name__ == "__main__":
    main()
