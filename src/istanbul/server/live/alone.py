"""What a server that is alone with its database need not ask: whose tables they are.

server/cluster/hub.py has the other answers, for servers that share one.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Collection

from istanbul.server.store.base import Store
from istanbul.server.store.writer import Writer


class Alone:
    """All tables are ours."""

    def new_writer(self, store: Store, loop: AbstractEventLoop) -> Writer:
        """The way into the store."""
        return Writer(store, loop)

    def owns(self, table_id: str) -> bool:
        """Is it this server that goes on with a table?"""
        return True

    def owned(self) -> Collection[str] | None:
        """The tables that this server goes on with; None: all."""
        return None

    async def has_others(self) -> bool:
        """Does another server run over the same database now?"""
        return False

    def lead(self) -> None:
        """Is it this server that does what only one may do? Elsewhere if it is another one."""

    async def bring(self, table_id: str) -> None:
        """Make this server the owner of a table."""
