"""Looking into the database, on a thread and a connection of its own.

No question waits for a commit, and no commit for a question. What anybody was told is on the disk
by then, so a question that comes after it finds it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from istanbul.server.store.base import Store

T = TypeVar("T")


class Reader:
    """The way to look into a store for an event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store.reader()
        self._thread = ThreadPoolExecutor(1, "reader")

    async def read(self, ask: Callable[[Store], T]) -> T:
        """Ask the store something."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, ask, self._store)

    async def close(self) -> None:
        """Finish what was asked, and let go of the database."""
        await asyncio.to_thread(self._thread.shutdown)
        self._store.close()
