"""Three nodes under load, one of them harmed again and again: nothing that was told is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
import time
from contextlib import AsyncExitStack
from http.client import HTTPException
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from istanbul.server.client import ServerError
from tests.server.chaos import Witness, gone, new_table
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.gates import Gate, gate_to_bus, gate_to_database
from tests.server.leaks import leaks
from tests.server.processes import ServerProcess
from tests.server.serving import request, run
from tests.server.test_kill import check_store

NODES = 3
PAIRS = 3
ROUNDS = 4
FEW, MANY = 10.0, 600.0  # seconds of harm in `make test`, and in `make chaos`
CALM = 600.0  # seconds, at most, until all has been looked at in the end
PAUSED = 4.5  # seconds: longer than a lease
TAKEN_OVER = 5.0  # seconds, at most
TROUBLE = (OSError, ServerError, TimeoutError, HTTPException, WebSocketException)
OVER = '"node":{"kind":"over"'


class Player(Witness):
    """Somebody who comes back after every trouble, to any node, and looks for leaks."""

    def __init__(self, name: str, seed: int, seat: int) -> None:
        super().__init__(name, seed)
        self.seat = seat

    def remember(self) -> None:
        for frame in self.client.received or []:
            if OVER not in frame:
                assert list(leaks(frame, [self.seat])) == []
        super().remember()


class Pair:
    """Two people who always play with each other."""

    def __init__(self, n: int) -> None:
        self.people: list[Witness] = [
            Player(f"Ann {n}", 2 * n, 0),
            Player(f"Ben {n}", 2 * n + 1, 1),
        ]
        self.tables: list[str] = []

    @property
    def moves(self) -> int:
        return sum(person.moves for person in self.people)

    async def connect(self, addresses: list[str], chance: random.Random) -> None:
        async with asyncio.timeout(3):
            for person in self.people:
                await person.connect(chance.choice(addresses))
            await asyncio.gather(*(person.check(everything=False) for person in self.people))

    async def finish(self) -> None:
        for table in self.tables[-1:]:
            await asyncio.gather(*(person.play(table) for person in self.people))

    async def keep_playing(self) -> None:
        while True:
            await self.finish()
            self.tables.append(await new_table(self.people, bots=1, rounds=ROUNDS))

    async def play_on(self, addresses: list[str], seed: int) -> None:
        """Until cancelled. Now and then people come to another node, harmed or not."""
        chance = random.Random(seed)
        while True:
            try:
                await self.connect(addresses, chance)
                async with asyncio.timeout(chance.uniform(1.0, 4.0)):
                    await self.keep_playing()
            except TROUBLE:
                await asyncio.sleep(0.1)
            finally:
                await leave(self.people)

    def taken_over(self, address: str) -> float:
        """How long it takes until a node that is well has the last table."""
        began = time.monotonic()
        path, headers = f"/api/tables/{self.tables[-1]}", {"Cookie": self.people[0]._cookie}
        while request(address, "GET", path, headers=headers).status != 200:
            time.sleep(0.05)  # other processes are at work
        return time.monotonic() - began


async def leave(people: list[Witness]) -> None:
    """Take down what was told until now. The node may be unable to say goodbye."""
    for person in people:
        if person._client is not None and person.client._socket is not None:
            person.client._socket.transport.abort()
    await gone(people)


class Harm:
    """What is done to a node, and undone."""

    def __init__(self, node: ServerProcess, gates: list[Gate]) -> None:
        self.node, self.gates = node, gates

    async def kill(self) -> None:
        self.node.kill()
        await asyncio.sleep(1.0)
        self.node.start()

    async def pause(self) -> None:
        self.node.signal(signal.SIGSTOP)
        await asyncio.sleep(PAUSED)
        self.node.signal(signal.SIGCONT)

    async def stop(self) -> None:
        self.node.signal(signal.SIGTERM)
        await asyncio.to_thread(self.node.ended, 30.0)
        self.node.start()

    async def cut_off(self, gate: Gate) -> None:
        gate.shut()
        await asyncio.sleep(PAUSED)
        gate.open()

    async def any(self, chance: random.Random) -> None:
        await chance.choice(
            [
                *(self.kill, self.pause, self.stop),
                *(lambda gate=gate: self.cut_off(gate) for gate in self.gates),
            ]
        )()
        await asyncio.to_thread(self._recovered)

    def _recovered(self) -> None:
        """It comes back by itself."""
        self.node.wait()
        give_up = time.monotonic() + 30
        while request(self.node.address, "GET", "/api/health").status != 200:
            assert time.monotonic() < give_up
            time.sleep(0.05)  # another process is at work


async def rage(database: str, bus: NatsServer, folder: Path, seconds: float, seed: int) -> None:
    chance = random.Random(seed)
    pairs = [Pair(n) for n in range(PAIRS)]
    async with AsyncExitStack() as stack:
        harms = []
        for _ in range(NODES):
            # In a short path: the name of a socket has 107 bytes at most.
            short = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ist-")))
            to_bus, bus_address = await stack.enter_async_context(gate_to_bus(bus.port))
            to_database, address = await stack.enter_async_context(
                gate_to_database(database, short)
            )
            node = ServerProcess(folder, database=address, bus=bus_address)
            stack.enter_context(node)
            harms.append(Harm(node, [to_bus, to_database]))
        nodes = [harm.node for harm in harms]
        for node in nodes:
            await asyncio.to_thread(node.wait)
        playing = [
            asyncio.create_task(pair.play_on([node.address for node in nodes], seed + n))
            for n, pair in enumerate(pairs)
        ]
        until = time.monotonic() + seconds
        waited: list[float] = []
        while time.monotonic() < until:
            await asyncio.sleep(chance.uniform(0.5, 3.0))
            harm = chance.choice(harms)
            well = chance.choice([node for node in nodes if node is not harm.node])
            harming = asyncio.create_task(harm.any(chance))
            waited += await asyncio.gather(
                *(asyncio.to_thread(pair.taken_over, well.address) for pair in pairs if pair.tables)
            )
            await harming
        for task in playing:
            task.cancel()
        for problem in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(problem, asyncio.CancelledError), problem
        await calm(nodes, pairs)
    tables = {table for pair in pairs for table in pair.tables}
    assert check_store(database, tables) > 0
    moves = sum(pair.moves for pair in pairs)
    longest = max(waited)
    print(f"{seconds:.0f} s: {moves} moves, {len(tables)} games, longest wait {longest:.1f} s")
    assert moves > seconds, f"only {moves} moves: no load"
    assert longest < TAKEN_OVER


async def calm(nodes: list[ServerProcess], pairs: list[Pair]) -> None:
    """All nodes are well again: everything that was told holds, and every game can be ended."""
    chance = random.Random(0)
    for node in nodes:
        await asyncio.to_thread(node.wait)
    give_up = time.monotonic() + CALM
    for pair in pairs:
        while True:
            try:
                await pair.connect([node.address for node in nodes], chance)
                async with asyncio.timeout(CALM):  # to look at every table there was
                    await asyncio.gather(*(person.check(everything=True) for person in pair.people))
                    await pair.finish()
                break
            except TROUBLE:
                assert time.monotonic() < give_up
                await asyncio.sleep(0.2)
            finally:
                await leave(pair.people)


@pytest.mark.clock
def test_three_nodes_survive_a_few_harms(
    postgres: str, nats_server: NatsServer, tmp_path: Path
) -> None:
    run(rage(postgres, nats_server, tmp_path, FEW, seed=1), seconds=None)


@pytest.mark.long
def test_three_nodes_survive_ten_minutes_of_harm(
    postgres: str, nats_server: NatsServer, tmp_path: Path
) -> None:
    run(rage(postgres, nats_server, tmp_path, MANY, seed=2), seconds=None)
