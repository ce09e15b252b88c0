"""Every answer follows a sync: a killed process keeps the page cache, a power cut does not.

A shim that is preloaded into a real server notes writes and syncs of the write-ahead log. Between
sending a move and its answer there must be writes, and a sync after the last of them.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client, ServerError
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.stored import table_from
from tests.server.processes import ServerProcess
from tests.server.serving import run

SHIM = Path(__file__).with_name("sync_shim.c")
COMPILER = shutil.which("cc")
MOVES = 60

pytestmark = pytest.mark.skipif(
    COMPILER is None or sys.platform != "linux", reason="needs a C compiler on Linux"
)


async def play(address: str) -> list[tuple[int, int]]:
    """Play alone on both seats; when each move was sent and when its answer was there."""
    times: list[tuple[int, int]] = []
    async with await Client.connect(address, "Ann") as client:
        game = await client.watch((await client.new_table({"players": 2}, [ME, ME])).id)
        source = SeededSource(1)
        while len(times) < MOVES and (turn := await game.my_turn()) is not None:
            action = turn.options[source.below(len(turn.options))].action
            sent = time.monotonic_ns()
            await game.act(turn.seat, action)
            times.append((sent, time.monotonic_ns()))
    return times


def watched_server(folder: Path, synchronous: str = "FULL") -> ServerProcess:
    """A server with the shim in it."""
    assert COMPILER is not None
    shim = folder / "shim.so"
    subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", shim, SHIM, "-ldl"], check=True)
    env = {
        "LD_PRELOAD": str(shim),
        "SYNC_NOTES": str(folder / "notes"),
        "SYNC_FAILS": str(folder / "broken"),
        "TEST_SYNCHRONOUS": synchronous,
    }
    return ServerProcess(folder, env)


def safe_answers(folder: Path, synchronous: str) -> int:
    """How many of the answers were given after a sync of what was written for them."""
    with watched_server(folder, synchronous) as server:
        server.wait()
        answers = run(play(server.address))
    assert len(answers) == MOVES
    notes = (folder / "notes").read_text(encoding="ascii")
    noted = [(what, int(at)) for what, at in map(str.split, notes.splitlines())]
    assert sum(what == "W" for what, _ in noted) > MOVES
    safe = 0
    for sent, answered in answers:
        between = [what for what, at in noted if sent < at < answered]
        safe += "W" in between and between[-1] == "S"
    return safe


def test_every_answer_follows_a_sync(tmp_path: Path) -> None:
    assert safe_answers(tmp_path, "FULL") == MOVES


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_without_full_sync_the_test_above_would_fail(tmp_path: Path, synchronous: str) -> None:
    assert safe_answers(tmp_path, synchronous) < MOVES / 10


async def break_the_disk(address: str, broken: Path) -> tuple[str, int]:
    """Play, let syncs fail for a while, and go on; the table and its number at the end."""
    async with await Client.connect(address, "Ann") as client:
        table = (await client.new_table({"players": 2}, [ME, ME])).id
        game = await client.watch(table)
        source = SeededSource(2)
        for move in range(40):
            turn = await game.my_turn()
            assert turn is not None
            action = turn.options[source.below(len(turn.options))].action
            if move % 4 == 1:
                broken.touch()
                number = game.number
                with pytest.raises(ServerError) as refused:
                    await game.act(turn.seat, action)
                assert refused.value.failure.kind == "storage"
                broken.unlink()
                game = await client.watch(table)
                assert game.number == number
            await game.act(turn.seat, action)
        return table, game.number


def test_a_sync_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    with watched_server(tmp_path) as server:
        server.wait()
        playing = break_the_disk(server.address, tmp_path / "broken")
        table, number = run(playing)
    store = SqliteStore(server.database)
    stored = store.load_table(table)
    assert stored is not None
    assert table_from(stored).number == number  # its log leads to its digest
    store.close()
