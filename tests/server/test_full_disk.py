"""A full disk: an honest error, no half-written move, and the game goes on when there is room.

The system itself refuses to let the server's files grow (RLIMIT_FSIZE): nothing is simulated.
"""

import sys
from pathlib import Path

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client, Game, ServerError
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.stored import table_from
from tests.server.processes import ServerProcess
from tests.server.serving import request, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="changes the limit from outside")


async def play_until_refused(game: Game, source: SeededSource) -> str:
    """Any moves, until one cannot be stored; what was said."""
    for _ in range(2000):
        turn = await game.my_turn()
        assert turn is not None, "the disk should be full before the game is over"
        try:
            await game.act(turn.seat, turn.options[source.below(len(turn.options))].action)
        except ServerError as refused:
            failure = refused.failure
            if failure.kind == "storage":
                return failure.message
            raise
    raise AssertionError("the disk was never full")


async def persists(game: Game) -> bool:
    """Is the disk still full? Closing the file makes room once, by tidying up its log."""
    turn = await game.my_turn()
    assert turn is not None
    try:
        await game.act(turn.seat, turn.options[0].action)
    except ServerError as refused:
        return refused.failure.kind == "storage"
    return False


async def fill(server: ServerProcess) -> None:
    source = SeededSource(4)
    async with await Client.connect(server.address, "Ann") as client:
        table = (await client.new_table({"players": 2}, [ME, ME])).id
        game = await client.watch(table)
        server.let_files_grow(to=sizes(server) + 60_000)
        said = await play_until_refused(game, source)
        assert "could not store" in said
        # Nobody sees anything of the move that was refused.
        number = game.number
        game = await client.watch(table)
        assert game.number == number
        server.let_files_grow(to=4096)  # not one page more
        while not await persists(game):
            pass
        number = game.number
        with pytest.raises(ServerError) as refused:  # nor can anything else be stored
            await client.new_table({"players": 2}, [ME, ME])
        assert refused.value.failure.kind == "storage"
        assert request(server.address, "GET", "/api/health").status == 503
        metrics = request(server.address, "GET", "/api/metrics").raw.decode()
        assert "istanbul_storage_failures_total 0" not in metrics
        # There is room again: the same server goes on with the same game.
        server.let_files_grow(to=None)
        assert request(server.address, "GET", "/api/health").status == 200
        game = await client.watch(table)
        assert game.number == number
        for _ in range(20):
            turn = await game.my_turn()
            assert turn is not None
            await game.act(turn.seat, turn.options[source.below(len(turn.options))].action)
        assert game.number > number
        number = game.number
    server.kill()
    store = SqliteStore(server.database)
    stored = store.load_table(table)
    assert stored is not None
    assert table_from(stored).number == number  # its log leads to its digest
    store.close()


def sizes(server: ServerProcess) -> int:
    """The larger of the database's files."""
    files = Path(server.database).parent.glob("tables.db*")
    return max(file.stat().st_size for file in files)


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        server.wait()
        run(fill(server), seconds=120)
