"""Reviews of finished games: worked out beside the tables, part by part, kept and deleted."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import istanbul
from istanbul.server.client import ME
from istanbul.server.live import reviews
from istanbul.server.protocol.bodies import ReviewPart
from istanbul.server.running import background
from istanbul.server.settings import Settings
from istanbul.server.store.opening import open_store
from istanbul.server.store.reader import Reader
from istanbul.server.store.writer import Writer
from istanbul.server.workers import review_worker
from istanbul.server.workers.jobs import LogAnswer
from istanbul.server.workers.pool import Job, Pool
from tests.server.serving import Person, run
from tests.server.test_http import finished_table, log_of, new_table

SECONDS = 60


def reviewed(who: Person, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All that is judged, as it comes; and the whole review."""
    judged: list[dict[str, Any]] = []
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        part = who("GET", f"/api/tables/{table}/review?after={len(judged)}").json
        if part["review"] is not None:
            return judged, part["review"]
        judged += part["judged"]
        time.sleep(0.02)  # as a screen does that asks again
    raise AssertionError("the review takes too long")


def test_a_review_comes_part_by_part_and_stays(ada: Person, ben: Person) -> None:
    table = finished_table(ada)
    watch = ada("GET", f"/api/tables/{table}").json["watch"]
    judged, whole = reviewed(ada, table)
    everything = sorted([*whole["choices"], *whole["luck"]], key=lambda one: int(one["n"]))
    assert judged == everything[: len(judged)]
    assert {one["seat"] for one in whole["choices"]} == {0, 1}
    assert [one["seat"] for one in whole["players"]] == [0, 1]
    again = ben("GET", f"/api/tables/{watch}/review").json
    assert again["review"] == whole
    assert again["done"] == again["total"] == len(everything)


def test_what_is_judged_can_be_seen_before_the_end(
    ada: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process stops after its first part: that one is told all the same."""
    log = istanbul.Log.read(log_of(ada, finished_table(ada)))

    async def judge(self: Pool, job: Job, read: Callable[[bytes], LogAnswer]) -> LogAnswer:
        if b'"first":0' not in job.line:
            await asyncio.Event().wait()
        return read(review_worker.reply(job.line))

    monkeypatch.setattr(Pool, "ask", judge)
    monkeypatch.setattr(review_worker, "PART", 2)

    async def ask() -> ReviewPart:
        store = open_store(str(tmp_path / "tables.db"))
        reader, writer = Reader(store), Writer(store, asyncio.get_running_loop())
        all_reviews = reviews.Reviews(reader, writer)
        await all_reviews.part("ada", "table", log, 0)  # it begins
        await asyncio.sleep(0)  # its first part is judged
        part = await all_reviews.part("ada", "table", log, 0)
        await all_reviews.close()
        await reader.close()
        await writer.close()
        return part

    part = run(ask())
    assert (part.done, part.review) == (2, None)
    assert len(part.judged) == part.done < part.total


def test_the_line_of_a_better_option_can_be_looked_at(ada: Person) -> None:
    """The entries up to the decision, and then the line: a log that can be replayed."""
    table = finished_table(ada)
    _, whole = reviewed(ada, table)
    log = log_of(ada, table)
    choice = next(one for one in whole["choices"] if one["line"])
    said = [choice["best"]["text"], *(one["text"] for one in choice["line"])]
    n = choice["n"]
    entries = [
        *log["entries"][: n - 1],
        *({"n": n + i, "by": choice["seat"], "text": text} for i, text in enumerate(said)),
    ]
    body = {"log": {**log, "entries": entries, "result": None}, "first": n - 1}
    shown = ada("POST", "/api/logs/replay", body)
    assert shown.status == 200
    assert len(shown.json["frames"]) == len(said) + 1


def test_only_games_that_are_over(ada: Person) -> None:
    table = new_table(ada, ME, ME, start=True)["id"]
    assert ada("GET", f"/api/tables/{table}/review").reason == "refused-not_over"


def test_one_review_of_a_person_at_a_time(ada: Person, ben: Person) -> None:
    tables = [finished_table(ada), finished_table(ada)]
    first = ada("GET", f"/api/tables/{tables[0]}/review")
    second = ada("GET", f"/api/tables/{tables[1]}/review")
    assert (first.status, second.reason) == (200, "refused-too_fast")
    assert ben("GET", f"/api/tables/{tables[1]}/review").status == 200
    for table in tables:
        reviewed(ada, table)


def test_a_review_that_fails_is_told_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"), pacing=0.0, limit_scale=1000.0)
    monkeypatch.setattr(reviews, "SECONDS", 0.0)
    with background(settings) as address:
        ada = Person(address)
        table = finished_table(ada)
        for _ in range(2):
            assert ada("GET", f"/api/tables/{table}/review").status == 200
            until = time.monotonic() + SECONDS
            while (told := ada("GET", f"/api/tables/{table}/review")).status == 200:
                assert time.monotonic() < until
                time.sleep(0.02)  # until its worker is killed
            assert told.reason == "refused-no_review"


def test_a_log_that_is_none_is_told(ada: Person) -> None:
    log = log_of(ada, finished_table(ada))
    del log["entries"][-1]
    line = json.dumps({"type": "Judge", "log": {**log, "result": None}, "first": 0})
    told = json.loads(review_worker.reply(line))
    assert told["failure"]["kind"] == "malformed"


def test_a_process_that_may_not_give_way_judges_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The units in deploy/ refuse a process to change its priority."""

    def refused(by: int) -> int:
        raise PermissionError

    answered: list[object] = []
    monkeypatch.setattr("os.nice", refused)
    monkeypatch.setattr(review_worker, "answer_lines", answered.append)
    review_worker.main()
    assert len(answered) == 1
