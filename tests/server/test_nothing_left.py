"""Every table of the database that knows a person: all of it is told, and then deleted."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from istanbul.puzzles.book import puzzles
from istanbul.server.client import ME, OPEN
from istanbul.server.http.endpoints import ENDPOINTS
from istanbul.server.ratings.ratings import Ratings
from istanbul.server.running import background
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import RatingWrite
from istanbul.server.table.table import Table
from tests.needs import need
from tests.server.ratings.test_served import ratings_at
from tests.server.serving import Person, server
from tests.server.test_devices import on_another_device
from tests.server.test_http import new_table
from tests.server.test_my_data import shared_table
from tests.server.test_puzzles import answers

need("webauthn")

from tests.server.authenticator import Authenticator  # noqa: E402 - an extra
from tests.server.test_keeping import Guest  # noqa: E402 - needs it too

pytestmark = pytest.mark.usefixtures("short_rated_games")

SAID = "words of her own"
HOOK = "https://example.org/adas-hook"
CUP = {"name": "Cup", "way": "dice", "format": "swiss", "seats": 2, "rounds": 1, "speed": "days"}
RATED = {"turn_seconds": 60, "terms": {"rated": True}}
TOLD = {
    "devices": "devices",
    "passkeys": "keys/passkeys",
    "recovery_codes": "keys/codes",
    "addresses": "notices/addresses",
    "deliveries": "notices/sent",
    "studies": "studies",
    "sayings": "said",
    "ratings": "ratings/now",
    "rated_games": "ratings/games",
    "entered": "tournaments",
    "members": "tables",
}
"""Where the file has the rows of each table that are about its person."""
KNOWN = ("people", "tables", "tournaments", "open_tables")
"""Tables that know people in other ways."""


def rows(database: str, folder: Path) -> dict[str, list[dict[str, Any]]]:
    """All of the database, by table."""
    copy, store = folder / "copy.db", open_store(database, owner=False)
    copy.unlink(missing_ok=True)
    store.backup(copy)
    store.close()
    with closing(sqlite3.connect(copy)) as db:
        db.row_factory = sqlite3.Row
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        return {name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")] for name in names}


def columns(folder: Path) -> dict[str, set[str]]:
    with closing(sqlite3.connect(folder / "copy.db")) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        return {name: {c[1] for c in db.execute(f"PRAGMA table_info({name})")} for name in names}


def lives(ada: Guest, ben: Person) -> str:
    """Ada does all that leaves something behind; her table with Ben that is not over."""
    ada.named("Ada of Smyrna")
    on_another_device(ada)
    assert ada.add(Authenticator(ada.origin)).status == 200
    ada("POST", "/api/me/codes")
    ada("POST", "/api/me/notices/webhook", {"url": HOOK})
    puzzle = next(iter(puzzles()))
    ada("POST", f"/api/puzzles/{puzzle}", {"text": answers(puzzle)[0]})
    here = Person(ada.address, ada.header)
    ratings_at(here, shared_table(here, ben, over=True, **RATED))
    running = shared_table(here, ben, over=False, talk=True)
    talk = f"/api/tables/{running}/talk"
    assert ada("POST", talk, {"seat": 1, "text": SAID}).status == 204
    ben("POST", f"{talk}/mute", {"seat": 1})
    ada("POST", f"{talk}/mute", {"seat": 0})
    ben("POST", f"{talk}/mute", {"seat": 1, "on": False})  # else she would not be invited
    invite = f"/api/tables/{new_table(ben, ME, OPEN)['id']}/invite"
    ada("POST", f"{talk}/mute", {"seat": 0, "on": False})
    assert ben("POST", invite, {"met": running, "seat": 1}).status == 204
    ben("POST", f"{talk}/mute", {"seat": 1})
    cup = f"/api/tournaments/{ada('POST', '/api/tournaments', CUP).json['id']}"
    for who, name in ((ada, "Ada"), (ben, "Ben")):
        assert who("POST", f"{cup}/join", {"name": name}).status == 200
    new_table(here, ME, OPEN, terms={"public": True})
    while not ada("GET", "/api/me/notices").json["recent"]:
        pass  # the invitation waits for nothing but its turn
    return running


def paths(found: dict[str, list[dict[str, Any]]], running: str) -> list[str]:
    """All that can be asked for, of a table and a tournament where Ada takes part."""
    known = {"{table}": running, "{tournament}": found["tournaments"][0]["id"]}
    known |= {"{game}": "board", "{speed}": "live"}
    asked = [endpoint.path for endpoint in ENDPOINTS if endpoint.method == "GET"]
    for part, name in known.items():
        asked = [path.replace(part, name) for path in asked]
    return [path for path in asked if "{" not in path and path != "/api/metrics"]


def test_who_leaves_while_a_game_is_rated_is_not_stored_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, rated = threading.Event(), Ratings._rated

    async def slowly(self: Ratings, table: Table) -> RatingWrite:
        found = await rated(self, table)
        begun.set()
        await asyncio.sleep(0.3)
        return found

    monkeypatch.setattr(Ratings, "_rated", slowly)
    with server(tmp_path) as address:
        ada = Person(address)
        me = ada("GET", "/api/me/data").json["person"]
        shared_table(ada, Person(address), over=True, **RATED)
        assert begun.wait(30)
        assert ada("DELETE", "/api/me").status == 204
        while rows(str(tmp_path / "tables.db"), tmp_path)["to_rate"]:
            pass  # until it is rated
    assert me not in repr(rows(str(tmp_path / "tables.db"), tmp_path))


def test_what_is_stored_of_a_person_is_told_and_then_gone(database: str, tmp_path: Path) -> None:
    settings = Settings(
        database=database, pacing=0.0, limit_scale=1000.0, bot_workers=1, webhooks="off"
    )
    with background(settings) as address:
        ada, ben = Guest(address), Person(address)
        running = lives(ada, ben)
        told = ada("GET", "/api/me/data").json
        me, before = told["person"], rows(database, tmp_path)
        of_people = {name for name, has in columns(tmp_path).items() if "person" in has}
        assert of_people == TOLD.keys(), "a table more: let Ada leave something there"
        for table, path in TOLD.items():
            found: Any = told
            for key in path.split("/"):
                found = found[key]
            mine = [row for row in before[table] if row["person"] == me]
            assert len(found) == len(mine) > 0, table
        for table in KNOWN:
            assert any(me in repr(row) for row in before[table]), table
        assert SAID in repr(told["said"])
        seen = [ben("GET", path) for path in paths(before, running)]
        assert {answer.status for answer in seen} <= {200, 403, 404, 409}
        assert sum(answer.status == 200 for answer in seen) > 20
        assert not any(me.encode() in answer.raw for answer in seen), "others know names, not ids"
        assert ada("DELETE", "/api/me").status == 204
        after = rows(database, tmp_path)
        left = [(table, row) for table, found in after.items() for row in found if me in repr(row)]
        assert left == []
        everything = repr(after)
        for word in ("Ada of Smyrna", SAID, HOOK, told["keys"]["passkeys"][0]["id"]):
            assert word not in everything
        assert ben("GET", f"/api/tables/{running}").status == 200
