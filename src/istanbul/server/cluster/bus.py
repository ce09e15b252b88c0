"""The bus between nodes: NATS, where each node listens on a subject of its own.

Messages from one node to another arrive in their order, or not at all when a connection to the bus
breaks. So a break is told (`broken`), and whoever relied on a message begins anew; so is the end of
it (`back`): others may have been connected again before, and have spoken to nobody.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import SlowConsumerError
from nats.errors import TimeoutError as NatsTimeout

from istanbul.engine.errors import MalformedInput
from istanbul.server.cluster import thinking
from istanbul.server.cluster.messages import Message, decode, encode
from istanbul.server.cluster.parts import Joining, cut
from istanbul.server.cluster.thinking import Forget, FromWorker
from istanbul.server.journal import journal

SCHEMES: Final = ("nats://", "tls://")
CONNECT_SECONDS: Final = 2
FIRST_SECONDS: Final = 10.0  # until the first connection; refused credentials are tried again, too
PING_SECONDS: Final = 1  # a bus that does not answer twice is lost
RECONNECT_SECONDS: Final = 1
TAKE_SECONDS: Final = 1  # for a worker to say that it has a job

Called = Callable[[], Awaitable[None]]


async def _nothing() -> None:
    """Nobody minds."""


async def _failed(problem: Exception) -> None:
    journal("bus_problem", logging.WARNING, problem=repr(problem))


async def connect(
    address: str,
    name: str,
    credentials: str = "",
    authority: str = "",
    *,
    failed: Callable[[Exception], Awaitable[None]] = _failed,
    disconnected: Called = _nothing,
    reconnected: Called = _nothing,
) -> Client:
    """A connection to the bus, which is made again whenever it is lost."""
    check_address(address)
    for option, file in (("--bus-credentials", credentials), ("--bus-ca", authority)):
        if file and not Path(file).is_file():
            raise MalformedInput(f"{option} {file}: there is no such file")
    problems: dict[str, None] = {}  # each once, in their order

    async def told(problem: Exception) -> None:
        problems[repr(problem)] = None
        await failed(problem)

    try:
        async with asyncio.timeout(FIRST_SECONDS):
            return await nats.connect(
                address,
                name=f"istanbul {name}",
                no_echo=True,
                tls=ssl.create_default_context(cafile=authority) if authority else None,
                user_credentials=credentials or None,
                connect_timeout=CONNECT_SECONDS,
                ping_interval=PING_SECONDS,
                reconnect_time_wait=RECONNECT_SECONDS,
                max_reconnect_attempts=-1,
                error_cb=told,
                disconnected_cb=disconnected,
                reconnected_cb=reconnected,
            )
    except (NatsError, OSError, TimeoutError, ValueError) as problem:
        where = address.rpartition("@")[2]  # without a password
        why = ", ".join(problems) or repr(problem)
        raise MalformedInput(f"bus {where}: no connection ({why})") from problem


async def arrived(client: Client) -> None:
    """Return when all that a client has sent so far is with the bus.

    The ping of a flush overtakes what the client has only put aside: the first one gets that sent,
    and only the answer to the second one says that it has arrived.
    """
    await client.flush(CONNECT_SECONDS)
    await client.flush(CONNECT_SECONDS)


def check_address(address: str) -> None:
    """Refuse what cannot be the address of a bus."""
    if not address.startswith(SCHEMES):
        raise MalformedInput(f"bus {address!r}: expected nats://... or tls://...")


class Bus:
    """One node's connection to the bus. Belongs to one event loop."""

    def __init__(
        self,
        address: str,
        node: str,
        *,
        heard: Callable[[Message], None],
        broken: Callable[[], None],
        back: Callable[[], None],
        credentials: str = "",
        authority: str = "",
    ) -> None:
        check_address(address)
        self.node = node
        self._address, self._credentials, self._authority = address, credentials, authority
        self._heard, self._broken, self._back = heard, broken, back
        self._nats = Client()
        self._site = ""
        self._joining = Joining()
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._wake = asyncio.Event()
        self._pumping: asyncio.Task[None] | None = None
        self._lost: float | None = None

    async def open(self, site: str) -> None:
        """Connect. Nodes of another `site` on the same bus are not heard."""
        self._nats = await connect(
            *(self._address, self.node, self._credentials, self._authority),
            failed=self._failed,
            disconnected=self._disconnected,
            reconnected=self._reconnected,
        )
        self._site = f"istanbul.{site}"
        await self._nats.subscribe(f"{self._site}.node.{self.node}", cb=self._receive)
        await self._nats.subscribe(f"{self._site}.all", cb=self._receive)
        await arrived(self._nats)
        self._pumping = asyncio.create_task(self._pump())

    def lost_seconds(self) -> float:
        """For how long there has been no connection; 0 while there is one."""
        return 0.0 if self._lost is None else time.monotonic() - self._lost

    def send(self, node: str, message: Message) -> None:
        """Tell one node. Never waits."""
        self._put(f"{self._site}.node.{node}", message)

    def tell_all(self, message: Message) -> None:
        """Tell all others. Never waits."""
        self._put(f"{self._site}.all", message)

    def _put(self, subject: str, message: Message) -> None:
        self._waiting.extend((subject, part) for part in cut(encode(message)))
        self._wake.set()

    # Workers (thinkers.py).

    @property
    def thoughts(self) -> str:
        """Where workers answer this node."""
        return f"{self._site}.thought.{self.node}"

    async def hear_workers(self, heard: Callable[[FromWorker], None]) -> None:
        """Listen to what workers answer, from now on."""
        joining = Joining()

        async def receive(message: Msg) -> None:
            whole = joining.take(message.data)
            if whole is not None:
                with suppress(msgspec.DecodeError):  # of no worker of ours
                    heard(thinking.decode_answer(whole))

        await self._nats.subscribe(self.thoughts, cb=receive)

    async def hand_out(self, kind: str, job: bytes) -> bytes | None:
        """Give a job to any worker: its name, BUSY, or None if nobody listens."""
        subject = thinking.jobs_subject(self._site, kind)
        try:
            return (await self._nats.request(subject, job, TAKE_SECONDS)).data
        except NatsTimeout:
            return thinking.BUSY  # it has lost its way, or its worker hangs: ask another one
        except NatsError:
            return None

    def forget(self, worker: str, job: Forget) -> None:
        """Tell a worker that nobody waits for this any more. Never waits."""
        self._waiting.append((thinking.forget_subject(worker), thinking.encode(job)))
        self._wake.set()

    async def _pump(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                subject, part = self._waiting.popleft()
                try:
                    await self._nats.publish(subject, part)
                except NatsError as problem:  # no connection, and no room to wait for one
                    journal("bus_lost_a_message", logging.WARNING, problem=repr(problem))

    async def _receive(self, message: Msg) -> None:
        try:
            whole = self._joining.take(message.data)
            if whole is not None:
                self._heard(decode(whole))
        except msgspec.DecodeError as problem:  # of a newer node, or of no node at all
            journal("bus_message_unknown", logging.WARNING, problem=str(problem))
        except Exception:  # one message that fails must not end the listening
            logging.getLogger("istanbul.server").exception("a message of the bus failed")

    async def _failed(self, problem: Exception) -> None:
        await _failed(problem)
        if isinstance(problem, SlowConsumerError):  # more came than it took: some of it is lost
            self._back()

    async def _disconnected(self) -> None:
        self._lost = self._lost or time.monotonic()
        self._broken()

    async def _reconnected(self) -> None:
        self._lost = None
        self._back()

    async def flush(self) -> None:
        """Return when all that was sent so far is with the bus."""
        while self._waiting:
            await asyncio.sleep(0)  # the pump is at it
        if self._nats.is_connected:
            await arrived(self._nats)

    async def close(self) -> None:
        """Say no more, and hear no more."""
        if self._pumping is not None:
            self._pumping.cancel()
        await self._nats.close()
