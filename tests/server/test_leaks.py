"""Nobody is sent what their seat may not know: every byte of whole games is searched."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client, Game
from tests.few import every
from tests.server.leaks import leaks
from tests.server.serving import close_all, play_at_random, run, server, table_of_people
from tools.option_sets import OPTION_SETS

NAMES = ["Ada", "Ben", "Cem", "Dora", "Eve"]


def secrets_of(database: Path) -> tuple[set[str], set[str]]:
    """What is stored and may never be sent before the end; and what may never be sent at all."""
    with closing(sqlite3.connect(database)) as db:
        tables = {row[0] for row in db.execute("SELECT secret FROM tables")}
        people = list(db.execute("SELECT id, body FROM people"))
    key = next(json.loads(body)["key"] for person, body in people if person == ":key")
    return tables, {key, *(person for person, _ in people if person != ":key")}


async def look_again(client: Client, game: Game) -> None:
    """Ask for the whole table now and then, with the last steps."""
    while game.over is None:
        await client.watch(game.table, previews=True)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("name", every(4, OPTION_SETS))
def test_a_whole_game_tells_nobody_too_much(name: str, tmp_path: Path) -> None:
    async def play(address: str) -> tuple[list[Client], Client, list[list[int]]]:
        options = {**OPTION_SETS[name], "max_rounds": 20}
        players = options["players"]
        clients, games = await table_of_people(address, options, NAMES[:players])
        watcher = await Client.connect(address)
        watcher.received = []
        for client, game in zip(clients, games, strict=True):
            client.received = []
            await client.watch(game.table, previews=True)
        seen = await watcher.watch(games[0].info.watch, previews=True)
        source = SeededSource(len(name))
        again = [look_again(client, game) for client, game in zip(clients, games, strict=True)]
        play = [play_at_random(game, source) for game in games]
        await asyncio.gather(*play, *again, look_again(watcher, seen))
        while seen.over is None:
            await seen.change()
        assert games[0].over is not None
        seats = [game.info.your_seats for game in games]
        await close_all([*clients, watcher])
        return clients, watcher, seats

    with server(tmp_path) as address:
        clients, watcher, seats = run(play(address))
    of_table, never = secrets_of(tmp_path / "tables.db")
    assert of_table
    assert len(never) > len(clients)
    updates = recent = 0
    for client, mine in [*zip(clients, seats, strict=True), (watcher, [])]:
        assert client.received
        for frame in client.received:
            over = '"kind":"over"' in frame
            assert [word for word in never if word in frame] == []
            assert over or not any(secret in frame for secret in of_table)
            assert over or list(leaks(frame, mine)) == []
            updates += '"update"' in frame
            recent += not over and '"recent":[[{' in frame
    assert updates > 150
    assert recent > len(clients)
    assert any(secret in frame for secret in of_table for frame in clients[0].received or [])


VIEW: dict[str, Any] = {
    "seat": 0,
    "steps": [],
    "view": {"seats": [{"hand": {"stay": 1}}, {"cards": 2}], "unseen": {"stay": 1}},
    "node": {"kind": "decision", "seat": 1, "prompt": "move", "options": None},
}


def with_change(**change: Any) -> str:
    return json.dumps({"type": "update", "views": [{**VIEW, **change}]})


def drawn(seat: int, card: str, text: str) -> list[Any]:
    events = [{"event": "card_drawn", "seat": seat, "card": card}]
    return [{"n": 1, "by": "chance", "text": text, "events": events}]


def test_the_last_steps_are_searched_too() -> None:
    frame = json.loads(with_change())
    for card, found in (("?", False), ("stay", True)):
        frame["recent"] = [drawn(1, card, "draw ?")]
        assert any(leaks(json.dumps(frame), [0])) == found


def test_the_search_finds_nothing_where_nothing_is() -> None:
    assert list(leaks(with_change(), [0])) == []
    assert list(leaks(with_change(steps=drawn(0, "stay", "draw stay")), [0])) == []
    assert list(leaks(with_change(steps=drawn(1, "?", "draw ?")), [0])) == []


@pytest.mark.parametrize(
    "frame",
    [
        with_change(seat=1),
        with_change(view={"seats": [{}, {"hand": {"stay": 1}}]}),
        with_change(view={"seats": [{}, {"guild": ["guild_3"]}]}),
        with_change(view={"seats": [{}, {"note": "five_lira"}]}),
        with_change(view={"seats": [], "deck": ["five_lira"]}),
        with_change(steps=drawn(1, "stay", "draw ?")),
        with_change(steps=drawn(1, "?", "draw stay")),
        with_change(node={"kind": "decision", "seat": 1, "prompt": "move", "options": []}),
    ],
)
def test_the_search_finds_what_is_hidden(frame: str) -> None:
    assert list(leaks(frame, [0])) != []
