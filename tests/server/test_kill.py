"""kill -9 under load: no move that somebody was told of is lost, and every game goes on."""

import asyncio
import random
from pathlib import Path

import pytest

from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table import Status
from istanbul.server.tables import table_from
from tests.server.chaos import Witness, come_back, gone, new_table
from tests.server.processes import ServerProcess

FEW, MANY = 4, 300  # kills in `make test`, and in `make chaos`
PAIRS, TABLES = 3, 2  # pairs of people, each with so many tables at once
ROUNDS = 12


async def rage(server: ServerProcess, kills: int, seed: int) -> list[Witness]:
    """People play, the server dies at any moment, comes back, is checked, dies again."""
    moments = random.Random(seed)
    pairs = [[Witness(f"Ann {n}", 2 * n), Witness(f"Ben {n}", 2 * n + 1)] for n in range(PAIRS)]
    people = [person for pair in pairs for person in pair]
    for _ in range(kills):
        if moments.random() < 0.1:
            await asyncio.sleep(moments.random())  # it dies while it starts
            server.kill()
            server.start()
        await asyncio.to_thread(server.wait)
        await come_back(server.address, people)
        playing = [asyncio.ensure_future(_keep_playing(pair)) for pair in pairs]
        await asyncio.sleep(0.05 + moments.random())
        server.kill()
        for problem in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(problem, (ConnectionError, OSError)), problem
        await gone(people)
        server.start()
    await asyncio.to_thread(server.wait)
    await come_back(server.address, people)
    for pair in pairs:  # every game can be played to its end
        await asyncio.gather(
            *(person.play(table) for person in pair for table in list(person.told))
        )
    await gone(people)
    return people


async def _keep_playing(pair: list[Witness]) -> None:
    """Go on with all tables of a pair, and begin new ones when they are over."""
    for turn in range(1000):
        tables = list(pair[0].told)[-TABLES:]
        if turn or not tables:
            tables = [await new_table(pair, bots=n % 2, rounds=ROUNDS) for n in range(TABLES)]
        await asyncio.gather(*(person.play(table) for person in pair for table in tables))


def check_store(path: Path, tables: set[str]) -> int:
    """Every log leads to the stored digest; how many entries there are."""
    store = SqliteStore(path)
    entries = 0
    for table_id in tables:
        stored = store.load_table(table_id)
        assert stored is not None
        table = table_from(stored)  # refused if the log does not lead to the digest
        assert table.status == Status.OVER
        entries += table.number
    store.close()
    return entries


def survive(folder: Path, kills: int, seed: int) -> None:
    with ServerProcess(folder) as server:
        people = asyncio.run(rage(server, kills, seed))
        server.kill()
        tables = {table for person in people for table in person.told}
        assert check_store(server.database, tables) > 0
        moves = sum(person.moves for person in people)
        assert moves > 20 * kills, f"only {moves} moves: no load"


def test_what_was_told_survives_a_few_kills(tmp_path: Path) -> None:
    survive(tmp_path, FEW, seed=1)


@pytest.mark.long
def test_what_was_told_survives_hundreds_of_kills(tmp_path: Path) -> None:
    survive(tmp_path, MANY, seed=2)
