"""kill -9 under load: no move that somebody was told of is lost, and every game goes on."""

import asyncio
import random
from pathlib import Path

import pytest

from istanbul.server.store.opening import open_store
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Status
from tests.server.chaos import Witness, come_back, gone, new_table
from tests.server.processes import ServerProcess
from tests.server.serving import run

FEW, MANY = 3, 300  # kills in `make test`, and in `make chaos`
PAIRS, TABLES = 3, 2  # pairs of people, each with so many tables at once
ROUNDS = 12  # so long that 300 kills see fewer tables than one person may keep
PATIENCE = 60.0  # seconds that anything may take


class Pair:
    """Two people who always play with each other."""

    def __init__(self, n: int) -> None:
        self.people = [Witness(f"Ann {n}", 2 * n), Witness(f"Ben {n}", 2 * n + 1)]
        self.tables: list[str] = []  # where the game has begun

    async def keep_playing(self) -> None:
        """Go on with the last tables, and begin new ones when they are over."""
        await self.finish(self.tables[-TABLES:])
        while True:
            for n in range(TABLES):
                self.tables.append(await new_table(self.people, bots=n % 2, rounds=ROUNDS))
            await self.finish(self.tables[-TABLES:])

    async def finish(self, tables: list[str]) -> None:
        """Play these to their end."""
        await asyncio.gather(*(person.play(t) for person in self.people for t in tables))


async def rage(server: ServerProcess, pairs: list[Pair], kills: int, seed: int) -> None:
    """People play, the server dies at any moment, comes back, is checked, dies again."""
    moments = random.Random(seed)
    people = [person for pair in pairs for person in pair.people]
    for _ in range(kills):
        if moments.random() < 0.1:
            await asyncio.sleep(moments.random())  # it dies while it starts
            server.kill()
            server.start()
        await asyncio.to_thread(server.wait)
        async with asyncio.timeout(PATIENCE):
            await come_back(server.address, people)
        playing = [asyncio.ensure_future(pair.keep_playing()) for pair in pairs]
        await asyncio.sleep(0.05 + moments.random())
        server.kill()
        async with asyncio.timeout(PATIENCE):
            for problem in await asyncio.gather(*playing, return_exceptions=True):
                assert isinstance(problem, (ConnectionError, OSError)), problem
            await gone(people)
        server.start()
    await asyncio.to_thread(server.wait)
    async with asyncio.timeout(PATIENCE + kills):
        await come_back(server.address, people, everything=True)
        for pair in pairs:
            # Every game can be played to its end; those before the last are over (check_store).
            await pair.finish(pair.tables[-TABLES:])
        await gone(people)


def check_store(database: str, tables: set[str]) -> int:
    """Every log leads to the stored digest; how many entries there are."""
    store = open_store(database, owner=False)
    entries = 0
    for table_id in tables:
        stored = store.load_table(table_id)
        assert stored is not None
        table = table_from(stored)  # refused if the log does not lead to the digest
        assert table.status == Status.OVER
        entries += table.entries
    store.close()
    return entries


def survive(folder: Path, database: str, kills: int, seed: int) -> None:
    pairs = [Pair(n) for n in range(PAIRS)]
    with ServerProcess(folder, database=database) as server:
        run(rage(server, pairs, kills, seed), seconds=None)
        server.kill()
    assert check_store(database, {table for pair in pairs for table in pair.tables}) > 0
    moves = sum(person.moves for pair in pairs for person in pair.people)
    assert moves > 20 * kills, f"only {moves} moves: no load"


def test_what_was_told_survives_a_few_kills(tmp_path: Path, database: str) -> None:
    survive(tmp_path, database, FEW, seed=1)


@pytest.mark.long
def test_what_was_told_survives_hundreds_of_kills(tmp_path: Path, database: str) -> None:
    survive(tmp_path, database, MANY, seed=2)
