"""Work of a server that nobody waits for: done whenever there may be something to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from istanbul.server.errors import StorageFailed
from istanbul.server.machine import IS_TAB

LOG: Final = logging.getLogger("istanbul.server")
RETRY_SECONDS: Final = 60.0  # after it could not be done


class Errand:
    """Does `step` once at the start, and again after each `look`; `trouble` is for the log."""

    def __init__(self, step: Callable[[], Awaitable[None]], trouble: str) -> None:
        self._step, self._trouble = step, trouble
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what is there. In a browser tab nothing is done in the background."""
        if not IS_TAB:
            self._task = asyncio.create_task(self._run())

    def look(self) -> None:
        """There may be something to do."""
        self._news.set()

    async def close(self) -> None:
        """What is not done yet is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            wait = None
            try:
                await self._step()
            except StorageFailed:
                wait = RETRY_SECONDS
            except Exception:  # whatever it is, what comes next must not suffer
                LOG.exception(self._trouble)
                wait = RETRY_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)
