"""Two neighbouring versions on one database and one bus: a rolling upgrade, and back again."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest

from istanbul.server.client import ServerError
from istanbul.server.running import listen
from istanbul.server.store.migrate import FOLDER, scripts
from tests.server.chaos import gone, new_table
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.conftest import node
from tests.server.cluster.older import (
    ROOT,
    knows_the_rule,
    older_tree,
    teach_the_rule,
    versions,
)
from tests.server.cluster.test_bus import a_move
from tests.server.cluster.test_chaos import ROUNDS, Pair
from tests.server.cluster.test_nodes import person_at
from tests.server.cluster.test_proxies import LEAVING, arrived, keep_looking, proxy
from tests.server.postgres import connect, postgres_store
from tests.server.processes import ServerProcess
from tests.server.serving import Person, run
from tests.server.store.tables import newer
from tests.server.test_http import new_table as new_table_of
from tests.server.test_kill import check_store

PAIRS = 3
MOVES = 30  # of each pair, until the next node is restarted
GAMES = 10  # by one socket
PATIENCE = 60.0


def test_nodes_join_a_database_of_the_next_version(
    postgres: str, nats_server: NatsServer, tmp_path: Path
) -> None:
    """As nodes of the version before that are started after a newer one."""
    postgres_store(postgres, newer(tmp_path / "newer", "postgres")).close()
    assert version_of(postgres) == len(scripts(FOLDER / "postgres")) + 1
    bus = nats_server.address
    with node(postgres, bus) as one, node(postgres, bus) as two:
        ada = Person(one)
        table = new_table_of(ada, "me", "me", start=True)["id"]
        for address in (one, two):
            run(a_move(person_at(address, ada), address, table))


class Visitors(Pair):
    """Two people who come to the proxy, and note every request that is refused."""

    def __init__(self, n: int, refused: list[str]) -> None:
        super().__init__(n)
        self._refused = refused

    async def keep_playing(self) -> None:
        for _ in range(GAMES):
            await self.finish()
            self.tables.append(await new_table(self.people, bots=1, rounds=ROUNDS))

    async def play_on(self, addresses: list[str], seed: int) -> None:
        """Until cancelled. Whoever loses a socket opens another one."""
        chance = random.Random(seed)
        while True:
            try:
                await self.connect(addresses, chance)
                await self.keep_playing()
            except ServerError as problem:
                self._refused.append(str(problem.failure))
            except OSError:
                await asyncio.sleep(0.05)
            finally:
                await gone(self.people)


class Roll:
    """Two nodes that are restarted as another version each, while people play."""

    def __init__(self, front: str, nodes: list[ServerProcess]) -> None:
        self.nodes = nodes
        self.refused: list[str] = []
        self.looks: list[int] = []
        self.pairs = [Visitors(n, self.refused) for n in range(PAIRS)]
        self._front = front
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        ada = await asyncio.to_thread(arrived, self._front)
        table = new_table_of(ada, "me", "me", start=True)["id"]
        self._tasks = [asyncio.create_task(keep_looking(ada, table, self.looks))]
        for n, pair in enumerate(self.pairs):
            self._tasks.append(asyncio.create_task(pair.play_on([self._front], n)))
        await self.play_a_while()

    async def play_a_while(self) -> None:
        """All pairs have made some moves more, with the nodes that there are now."""
        before = [pair.moves for pair in self.pairs]
        async with asyncio.timeout(PATIENCE):
            for pair, moves in zip(self.pairs, before, strict=True):
                while pair.moves < moves + MOVES:
                    for task in self._tasks:
                        assert not task.done(), task.exception()
                    assert self.refused == []
                    await asyncio.sleep(0.05)

    async def replace(self, n: int, tree: Path) -> None:
        """Restart a node as the version of a tree; the other one has its tables meanwhile."""
        self.nodes[n].signal(signal.SIGTERM)
        await asyncio.to_thread(self.nodes[n].ended, PATIENCE)
        await self.play_a_while()
        self.nodes[n].tree = tree
        self.nodes[n].start()
        await asyncio.to_thread(self.nodes[n].wait)
        await asyncio.to_thread(arrived, self.nodes[n].address)
        await self.play_a_while()

    async def end(self) -> None:
        """All that was told holds, every game can be ended, and nobody has seen an error."""
        for task in self._tasks:
            task.cancel()
        for problem in await asyncio.gather(*self._tasks, return_exceptions=True):
            assert isinstance(problem, asyncio.CancelledError), problem
        for pair in self.pairs:
            await pair.connect([self._front], random.Random(0))
            await asyncio.gather(*(person.check(everything=True) for person in pair.people))
            await pair.finish()
            await gone(pair.people)
        assert self.refused == []
        assert set(self.looks) == {200}


@pytest.mark.long
def test_a_rolling_upgrade_and_back_shows_no_error(
    postgres: str, nats_server: NatsServer, tmp_path: Path
) -> None:
    """Between the commit before the last migration and today's program."""
    older = older_tree(tmp_path / "older")
    bus = nats_server.address

    def make() -> ServerProcess:
        return ServerProcess(tmp_path, LEAVING, database=postgres, bus=bus, tree=older)

    with ExitStack() as stack:
        nodes = [stack.enter_context(make()) for _ in range(2)]
        for each in nodes:
            each.wait()
        assert version_of(postgres) == versions(older)
        with listen("127.0.0.1", 0) as third:
            ports = [*(each.port for each in nodes), int(third.getsockname()[1])]
        front = stack.enter_context(proxy("haproxy.cfg", ports, tmp_path))
        roll = Roll(front, nodes)

        async def test() -> None:
            await roll.begin()
            for n in range(2):
                await roll.replace(n, ROOT)
            assert version_of(postgres) == versions(ROOT)
            if not knows_the_rule(older):
                await asyncio.to_thread(refused, make())
                teach_the_rule(older)
            for n in range(2):
                await roll.replace(n, older)
            await roll.end()

        run(test(), seconds=10 * PATIENCE)
    tables = {table for pair in roll.pairs for table in pair.tables}
    moves = sum(pair.moves for pair in roll.pairs)
    print(f"{moves} moves, {len(tables)} games, {len(roll.looks)} requests")
    assert check_store(postgres, tables) > 0


def version_of(database: str) -> int:
    with connect(database) as db:
        (found,) = db.execute("SELECT MAX(version) FROM schema_version").fetchone() or (0,)
        return int(found)


def refused(server: ServerProcess) -> None:
    """A program from before the rule says why it cannot be started."""
    server.start()
    with pytest.raises(AssertionError, match="written by a newer program"):
        server.wait()
