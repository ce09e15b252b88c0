"""The server without a network, threads or processes: what a browser tab can run."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from istanbul import all_games
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.server.client import ServerError
from istanbul.server.protocol.bodies import Me, MyTables
from istanbul.server.tab import Tab
from tests.server.tab_client import TabClient, be_a_tab


@pytest.fixture(autouse=True)
def in_a_tab(monkeypatch: pytest.MonkeyPatch) -> None:
    be_a_tab(monkeypatch)


async def begun(database: Path, cookie: str = "") -> tuple[Tab, TabClient]:
    """A server and its person."""
    server = Tab(str(database), cookie, pacing=0.0)
    await server.start()
    client = TabClient(server)
    await client.http("GET", "/api/me", answer=Me)
    await client.open()
    return server, client


async def play(client: TabClient, table: str, most: int = 10_000) -> int:
    """Play at random, to the end or for so many decisions; how many there were."""
    game = await client.watch(table, previews=True)
    chance = random.Random(1)
    for decisions in range(most):
        turn = await game.my_turn()
        if turn is None:
            return decisions
        await game.act(turn.seat, chance.choice(turn.options).action)
    return most


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3},
        {"players": 2, "expansions": ["mocha", "letters"], "layout": "random"},
        {"game": "dice", "players": 2},
    ],
    ids=str,
)
def test_a_whole_game_against_computer_players(options: dict[str, Any], tmp_path: Path) -> None:
    async def go() -> None:
        server, client = await begun(tmp_path / "tab.db")
        bots = ["apprentice"] * (options["players"] - 1)
        made = await client.new_table({**options, "max_rounds": 12}, ["me", *bots])
        assert await play(client, made.id) > 5
        status, text = await server.http("GET", f"/api/tables/{made.id}/log")
        assert status == 200
        match = Match.from_log(Log.read(text), all_games.game_from_header)
        assert match.state.is_over
        status, _ = await server.http("GET", f"/api/tables/{made.id}/steps?viewer=0")  # of a worker
        assert status == 200
        await client.close()
        await server.stop()

    asyncio.run(go())


def test_a_game_goes_on_after_the_tab_was_closed(tmp_path: Path) -> None:
    async def first() -> tuple[str, str]:
        server, client = await begun(tmp_path / "tab.db")
        made = await client.new_table({"players": 2, "max_rounds": 12}, ["me", "apprentice"])
        await play(client, made.id, 4)
        return made.id, server.cookie  # and the tab is gone, without a word

    async def then(table: str, cookie: str) -> None:
        server, client = await begun(tmp_path / "tab.db", cookie)
        mine = await client.http("GET", "/api/tables", answer=MyTables)
        assert [one.id for one in mine.tables] == [table]
        assert await play(client, table) > 5
        await server.stop()

    table, cookie = asyncio.run(first())
    asyncio.run(then(table, cookie))


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        server, client = await begun(tmp_path / "tab.db")
        with pytest.raises(ServerError, match="unknown"):
            await client.new_table({"game": "chess"}, ["me"])
        assert (await server.http("GET", "/api/nowhere"))[0] == 404
        await server.stop()

    asyncio.run(go())
