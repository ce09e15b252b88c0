"""A worker where there are no processes: it answers in this one, and others wait meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from importlib import import_module


class Here:
    """Does what a process of pool.py does, with the same module."""

    busy = False
    pid = None

    def __init__(self, command: Sequence[str]) -> None:
        self._module = command[0]

    async def ask(self, line: bytes) -> bytes:
        """The answer of the module; what waits to be sent goes out before."""
        await asyncio.sleep(0)
        answer: bytes | Awaitable[bytes] = import_module(self._module).reply(line)
        return answer if isinstance(answer, bytes) else await answer

    async def stop(self) -> None:
        """There is nothing to stop."""

    async def ended(self) -> None:
        """There is nothing to wait for."""
