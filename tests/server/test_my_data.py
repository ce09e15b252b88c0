"""All that is stored about somebody: told as a file, and deleted, in both databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import istanbul
from istanbul.engine.source import SeededSource
from istanbul.puzzles.book import puzzles
from istanbul.server.client import ME, OPEN, Client
from istanbul.server.running import background
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from tests.server.serving import Person, play_at_random, run
from tests.server.test_http import finished_table, new_table
from tests.server.test_puzzles import answers

NAME = "Ada of Smyrna"
HOOK = "https://example.org/adas-hook"


@pytest.fixture
def address(database: str) -> Iterator[str]:
    settings = Settings(database=database, pacing=0.0, limit_scale=1000.0, bot_workers=1)
    with background(settings) as found:
        yield found


def shared_table(ada: Person, ben: Person, *, over: bool, **more: object) -> str:
    """A table of ben's where ada sits on seat 1; played to its end, or only begun."""

    async def play() -> str:
        async with (
            await Client.connect(ben.address, cookie=ben.cookie) as host,
            await Client.connect(ada.address, cookie=ada.cookie) as guest,
        ):
            options = {"players": 2, "max_rounds": 1}
            table = await host.new_table(options, [ME, OPEN], start=False, **more)
            games = [await host.watch(table.id), await guest.watch(table.id)]
            await games[1].sit(1, NAME, "adas-word")
            await games[0].start()
            if over:
                source = SeededSource(1)
                await asyncio.gather(*(play_at_random(game, source) for game in games))
            return table.id

    return run(play())


def everything(database: str, folder: Path) -> str:
    """All rows of all tables, as text."""
    copy = folder / "copy.db"
    store = open_store(database)
    store.backup(copy)
    store.close()
    with closing(sqlite3.connect(copy)) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        return "\n".join(repr(row) for name in names for row in db.execute(f"SELECT * FROM {name}"))


def test_all_my_data_is_told_and_then_nothing_of_it_is_stored(
    database: str, tmp_path: Path
) -> None:
    settings = Settings(database=database, pacing=0.0, limit_scale=1000.0, bot_workers=1)
    with background(settings) as address:
        ada, ben = Person(address), Person(address)
        ada("POST", "/api/me", {"name": NAME})
        ada("POST", "/api/me/notices/webhook", {"url": HOOK})
        puzzle = next(iter(puzzles()))
        ada("POST", f"/api/puzzles/{puzzle}", {"text": answers(puzzle)[0]})
        alone = finished_table(ada)
        waiting = new_table(ada, ME, OPEN)["id"]
        hosted = new_table(ada, ME, OPEN)["id"]
        running, finished = (shared_table(ada, ben, over=over) for over in (False, True))
        sit_down(ben, hosted)

        data = ada("GET", "/api/me/data")
        assert "attachment" in data.headers["Content-Disposition"]
        told = data.json
        assert [device["this"] for device in told["devices"]] == [True]
        assert told["me"]["name"] == NAME
        assert [a["body"]["url"] for a in told["notices"]["addresses"]] == [HOOK]
        assert [study["item"] for study in told["studies"]] == [puzzle, ""]
        tables = {table["id"]: table for table in told["tables"]}
        assert set(tables) == {alone, waiting, hosted, running, finished}
        assert tables[waiting]["log"] is None
        assert istanbul.replay(json.dumps(tables[finished]["log"])).is_over
        assert tables[running]["log"] is None, "it would tell what ben hides"
        assert tables[running]["seats"][0]["contribution"] == "adas-word"

        link = ada("POST", "/api/me/link").json["token"]
        gone = ada("DELETE", "/api/me")
        assert (gone.status, "Max-Age=0" in gone.headers["Set-Cookie"]) == (204, True)
        assert ada("GET", "/api/me").json["name"] == "", "whoever comes with it now is somebody new"
        assert ada("GET", "/api/tables").status == 401
        assert ben("POST", "/api/me/enter", {"token": link}).reason == "refused-link_used"
        for own in (alone, waiting):
            assert ben("GET", f"/api/tables/{own}").status == 404
        seats = ben("GET", f"/api/tables/{running}").json["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot"], "a computer player goes on"
        assert ben("GET", f"/api/tables/{finished}").json["status"] == "over"
        assert ben("GET", f"/api/tables/{hosted}").json["you_host"] is True
        log = ben("GET", f"/api/tables/{finished}/log").raw.decode()
        checked = ben("POST", "/api/logs/verify", {"log": as_object(log)}).json
        assert checked["problem"] is None, "the dice can still be checked"
    left = everything(database, tmp_path)
    assert told["person"] not in left
    assert NAME not in left
    assert HOOK not in left
    assert puzzle not in left
    assert ben.cookie.partition("=")[2].partition(".")[0] in left, "the others are all there"


def sit_down(who: Person, table: str) -> None:
    async def sit() -> None:
        async with await Client.connect(who.address, cookie=who.cookie) as client:
            await (await client.watch(table)).sit(1, "Ben")

    run(sit())


def as_object(lines: str) -> dict[str, object]:
    rows = [json.loads(line) for line in lines.splitlines()]
    return {**rows[0], "entries": rows[1:-1], **rows[-1]}


def test_my_statistics_over_the_wire(address: str) -> None:
    ada, ben = Person(address), Person(address)
    assert ada("GET", "/api/me/statistics").json["games"] == 0
    finished_table(ada)
    shared_table(ada, ben, over=True)
    shared_table(ada, ben, over=False)
    found = ada("GET", "/api/me/statistics").json
    assert (found["games"], found["counted"]) == (2, 2)
    (base,) = found["ways"]
    assert (base["key"], base["games"], base["rated"]) == ("base", 2, 1)
    assert [(line["key"], line["fair"]) for line in found["opponents"]] == [("people", 0.5)]
    of_ben = ben("GET", "/api/me/statistics").json
    assert of_ben["games"] == 1
    assert base["wins"] + of_ben["ways"][0]["wins"] == 1.0
