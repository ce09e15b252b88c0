"""Sessions of a node: those of its own sockets, and those of sockets at other nodes.

A request about a table of another node goes there as it is. That node has a session of its own for
the socket, as if the client were there; what it sends comes back over the bus. So views are made
where the table is, and nothing hidden leaves that node but to its seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.messages import ClientGone, CloseClient, FromClient, ToClient
from istanbul.server.errors import Elsewhere, Fenced, LeaseLost, Refused
from istanbul.server.protocol import messages as p
from istanbul.server.site import Site
from istanbul.server.table.change import Change
from istanbul.server.transport.channel import Channel, OnMessage
from istanbul.server.transport.session import Session

CLOSE_MOVED: Final = 1012  # "service restart": clients connect again, and find the table's owner
REMEMBERED: Final = 200  # owners of tables that a session has asked for

Fetch = Callable[[Elsewhere], Awaitable[bool]]
"""Asks the owner of a table for it; has it been handed over?"""

encode = msgspec.json.Encoder().encode


class FrontSession(Session):
    """A socket of this node."""

    def __init__(
        self,
        site: Site,
        person: str,
        channel: Channel,
        bus: Bus,
        connection: int,
        *,
        near: str,
        fetch: Fetch,
    ) -> None:
        super().__init__(site, person, channel)
        self.connection = connection
        self.nodes: set[str] = set()
        """Where this socket has a session, too."""
        self.when_gone: Callable[[], object] = lambda: None
        self._bus, self._near, self._fetch = bus, near, fetch
        self._owners: dict[str, str] = {}  # by the name of a table: another node

    def _answer(self, request: p.ClientMessage) -> Awaitable[Change | None] | None:
        if not isinstance(request, p.TableRequest):
            return super()._answer(request)
        node = self._owners.get(request.table)
        if node is not None:
            self._pass_on(node, request)
            return None
        waiting = super()._answer(request)
        if waiting is None or isinstance(waiting, asyncio.Future):
            return waiting  # the table is here
        return self._here_or_there(waiting, request)

    async def _here_or_there(
        self, waiting: Awaitable[Change | None], request: p.TableRequest
    ) -> Change | None:
        try:
            return await waiting
        except Elsewhere as elsewhere:
            if isinstance(request, p.Watch) and await self._is_fetched(elsewhere):
                await self._watch(request)
                return None
            self._pass_on(elsewhere.node, request)
            return None

    async def _is_fetched(self, elsewhere: Elsewhere) -> bool:
        """Those who come for a table take it along, unless others look at it where it is.

        A load balancer that sends all people of a table to one node makes that node its owner so.
        """
        if elsewhere.table != self._near:
            return False
        self._near = ""  # once: who asks again comes for something else
        with suppress(Refused):  # the owner does not answer: what it is asked next tells why
            return await self._fetch(elsewhere)
        return False

    def _pass_on(self, node: str, request: p.TableRequest) -> None:
        if len(self._owners) >= REMEMBERED:
            self._owners.clear()
        self._owners[request.table] = node
        self.nodes.add(node)
        self.site.metrics.forwarded += 1
        text = encode(request).decode()
        self._bus.send(node, FromClient(self._bus.node, self.connection, self.person, text))

    def gone(self) -> None:
        """The connection has ended: leave all rooms, here and elsewhere."""
        super().gone()
        self.when_gone()
        for node in self.nodes:
            self._bus.send(node, ClientGone(self._bus.node, self.connection))


class GuestSession(Session):
    """A socket of another node that looks at a table of ours."""

    def _refuse(self, request: p.Request, problem: Exception) -> None:
        if isinstance(problem, Elsewhere | Fenced | LeaseLost):
            self.close(CLOSE_MOVED)  # the table has another owner by now
        else:
            super()._refuse(request, problem)


class BusChannel:
    """The way to a client at another node, as a session sees it."""

    def __init__(self, bus: Bus, front: str, connection: int) -> None:
        self._bus, self._front, self._connection = bus, front, connection

    def listen(self, on_message: OnMessage, allow_frame: object) -> None:
        """Messages come from the bus (guests.py)."""

    def pause_reading(self) -> None:
        """The other node limits what its client may send."""

    def resume_reading(self) -> None:
        """As above."""

    def send(self, message: bytes) -> bool:
        """Send when possible; never waits."""
        self._bus.send(self._front, ToClient(self._connection, message))
        return True

    def close(self, code: int) -> None:
        """End the connection, there."""
        self._bus.send(self._front, CloseClient(self._connection, code))

    async def closed(self) -> None:
        """The other node tells it."""
        raise NotImplementedError
