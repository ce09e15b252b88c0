"""The HTTP API against the real server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import istanbul
from istanbul.engine.source import SeededSource
from istanbul.messages import LANGUAGES, source
from istanbul.server.client import ME, OPEN, Client
from tests.server.serving import (
    Person,
    cookie_of,
    new_person,
    play_at_random,
    request,
    run,
    server,
    table_of_people,
)

OVER_SOON = {"players": 2, "max_rounds": 2}


def new_table(who: Person, *kinds: str, **more: Any) -> Any:
    seats = [
        {"kind": kind} if kind in (ME, OPEN) else {"kind": "bot", "agent": kind} for kind in kinds
    ]
    answer = who(
        "POST", "/api/tables", {"options": {"players": len(kinds)}, "seats": seats, **more}
    )
    assert answer.status == 200, answer.raw
    return answer.json


def finished_table(who: Person) -> str:
    """The id of a table where somebody has played a short game to its end, alone on both seats."""

    async def play() -> str:
        async with await Client.connect(who.address, cookie=who.cookie) as client:
            table = await client.new_table(OVER_SOON, [ME, ME])
            await play_at_random(await client.watch(table.id), SeededSource(1))
            return table.id

    return run(play())


def test_somebody_new_gets_an_identity_and_keeps_it(address: str) -> None:
    first = request(address, "GET", "/api/me", headers={"Accept-Language": "pl,en"})
    assert first.json == {"name": "", "language": "pl", "other": None}
    cookie = cookie_of(first)
    changed = request(address, "POST", "/api/me", {"name": "Ada"}, {"Cookie": cookie})
    assert changed.json["name"] == "Ada"
    again = request(address, "GET", "/api/me", headers={"Cookie": cookie})
    assert again.json["name"] == "Ada"
    assert cookie_of(again) == cookie, "given anew, so that it does not run out"
    assert cookie_of(request(address, "GET", "/api/me")) != cookie


def test_without_an_identity_there_is_nothing_to_do(address: str) -> None:
    for method, path in (("GET", "/api/tables"), ("POST", "/api/join"), ("GET", "/api/tables/x")):
        answer = request(address, method, path, {} if method == "POST" else None)
        assert (answer.status, answer.reason) == (401, "refused-no_identity"), path


def test_a_personal_link_takes_me_to_another_device(ada: Person, address: str) -> None:
    ada("POST", "/api/me", {"name": "Ada"})
    link = ada("POST", "/api/me/link").json
    assert link["path"] == f"/#/enter/{link['token']}"
    phone = request(address, "POST", "/api/me/enter", {"token": link["token"]})
    assert phone.json["name"] == "Ada"
    assert Person(address, cookie_of(phone))("GET", "/api/me").json["name"] == "Ada"
    again = request(address, "POST", "/api/me/enter", {"token": link["token"]})
    assert (again.status, again.reason) == (409, "refused-link_used")


def test_a_table_is_made_listed_and_deleted(ada: Person, ben: Person) -> None:
    made = new_table(ada, ME, OPEN, "random", turn_seconds=60, hints=True)
    assert (made["status"], made["you_host"], made["your_seats"]) == ("waiting", True, [0])
    assert (made["turn_seconds"], made["hints"]) == (60, True)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot"]
    assert len(made["commitment"]) == 64
    assert made["secret"] is None
    (row,) = ada("GET", "/api/tables").json["tables"]
    assert (row["id"], row["status"], row["your_turn"]) == (made["id"], "waiting", False)
    assert ben("GET", "/api/tables").json == {"tables": [], "more": False}
    assert ben("GET", f"/api/tables/{made['id']}").json["you_host"] is False
    public = ben("GET", f"/api/tables/{made['watch']}").json
    assert (public["id"], public["code"]) == (made["watch"], None)
    assert ben("DELETE", f"/api/tables/{made['id']}").reason == "refused-not_host"
    assert ada("DELETE", f"/api/tables/{made['id']}").status == 204
    assert ada("GET", f"/api/tables/{made['id']}").status == 404
    assert ada("GET", "/api/tables").json == {"tables": [], "more": False}


def test_wrong_options_are_refused_with_what_was_expected(ada: Person) -> None:
    body = {"options": {"players": 6}, "seats": [{"kind": "me"}] * 6}
    answer = ada("POST", "/api/tables", body)
    assert (answer.status, answer.json["kind"]) == (400, "malformed")
    assert "from 1 to 5" in answer.json["message"]
    wrong_number = {"options": {"players": 3}, "seats": [{"kind": "me"}]}
    assert "expected 3" in ada("POST", "/api/tables", wrong_number).json["message"]
    no_bot = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "agent": "x"}]}
    assert "'x' is unknown" in ada("POST", "/api/tables", no_bot).json["message"]


def test_a_code_that_nobody_has(ada: Person) -> None:
    assert ada("POST", "/api/join", {"code": "QQQQQ"}).status == 404
    assert ada("POST", "/api/join", {"code": "TOOLONG"}).status == 400


def test_the_log_is_told_when_the_game_is_over(address: str) -> None:
    async def play() -> None:
        clients, games = await table_of_people(address, {"max_rounds": 2}, ["Ada", "Ben"])
        table = games[0].table
        watcher = await Client.connect(address)
        for client, name in [*((c, table) for c in clients), (watcher, games[0].info.watch)]:
            (early,) = await client.log(name)
            assert early["reason"] == "refused-not_over"
        await asyncio.gather(*(play_at_random(game, SeededSource(1)) for game in games))
        whole = await clients[0].log(table)
        assert whole == await watcher.log(games[0].info.watch)
        assert len(whole[-1]["result"]["secret"]) == 64
        assert all(row.get("text") != "draw ?" for row in whole)
        assert istanbul.replay("\n".join(map(json.dumps, whole))).is_over
        for client in (*clients, watcher):
            await client.close()

    run(play())


def test_a_finished_game_is_replayed_through_any_eyes(ada: Person, ben: Person) -> None:
    table = finished_table(ada)
    whole = ben("GET", f"/api/tables/{table}/replay").json
    assert whole["length"] >= len(whole["frames"]) - 1 > 10
    first, second = whole["frames"][:2]
    assert first["steps"] == []
    assert first["node"]["kind"] == "chance"
    assert second["steps"][0]["n"] == 1
    assert all(frame["seat"] == -1 for frame in whole["frames"])
    some = ben("GET", f"/api/tables/{table}/replay?viewer=1&first=3&last=5").json
    assert [frame["steps"][0]["n"] for frame in some["frames"]] == [3, 4, 5]
    assert "hand" in some["frames"][0]["view"]["seats"][1]
    assert "hand" not in some["frames"][0]["view"]["seats"][0]
    assert ben("GET", f"/api/tables/{table}/replay?viewer=9").status == 400
    assert ben("GET", f"/api/tables/{table}/replay?first=x").status == 409


def log_of(who: Person, table: str) -> Any:
    rows = [json.loads(line) for line in who("GET", f"/api/tables/{table}/log").raw.splitlines()]
    return {**rows[0], "entries": rows[1:-1], **rows[-1]}


def test_a_log_is_uploaded_looked_at_and_checked(ada: Person, ben: Person) -> None:
    log = log_of(ada, finished_table(ada))
    kept = ben("POST", "/api/logs", {"log": log}).json
    assert (kept["status"], kept["you_host"]) == ("over", True)
    assert log_of(ben, kept["id"])["entries"] == log["entries"]
    shown = ben("POST", "/api/logs/replay", {"log": log, "viewer": 0, "first": 1, "last": 2}).json
    assert len(shown["frames"]) == 2
    checked = ben("POST", "/api/logs/verify", {"log": log}).json
    assert checked["problem"] is None
    assert checked["draws"] > 5
    first = log["entries"][0]
    assert first["text"].startswith("roll")
    other = "roll 1 2" if first["text"] != "roll 1 2" else "roll 1 1"
    log["entries"][0] = {**first, "text": other}
    problem = ben("POST", "/api/logs/verify", {"log": log}).json["problem"]
    assert (problem["message"], problem["args"]["found"]) == ("fair-draw", other)
    log["entries"][0] = first
    log["entries"][3]["text"] = "dance"
    broken = ben("POST", "/api/logs/replay", {"log": log})
    assert (broken.status, broken.json["kind"]) == (400, "malformed")
    refused = ben("POST", "/api/logs", {"log": log}).json
    said = refused["reason"], refused["args"]
    assert said == ("file-log_move", {"n": 4, "text": "dance"})
    study = ben("POST", "/api/logs", {"log": {**log, "position": {}}})
    assert (study.status, "not from a position" in study.json["message"]) == (400, True)
    unfinished = {key: value for key, value in log.items() if key != "result"}
    assert ben("POST", "/api/logs", {"log": unfinished}).reason == "refused-not_over"


def test_a_finished_game_goes_on_from_any_entry(ada: Person, ben: Person) -> None:
    table = finished_table(ada)
    entries = log_of(ada, table)["entries"]
    half = len(entries) // 2  # how long a game is depends on its dice
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "bot", "agent": "random"}]
    forked = ben("POST", f"/api/tables/{table}/fork", {"entry": half, "seats": seats}).json
    assert forked["status"] == "playing"
    assert forked["id"] != table
    told = ben("GET", f"/api/tables/{forked['id']}/steps?viewer=0").json["steps"]
    acted = [step["text"] for step in told if step["by"] == 0 and step["text"]]
    assert acted == [entry["text"] for entry in entries[:half] if entry["by"] == 0]
    wrong = ben("POST", f"/api/tables/{table}/fork", {"entry": half, "seats": seats[:1]})
    assert wrong.reason == "refused-wrong_seats"
    mine = len(ben("GET", "/api/tables").json["tables"])
    over = ben("POST", f"/api/tables/{table}/fork", {"entry": len(entries), "seats": seats})
    assert over.reason == "refused-not_playing"
    assert len(ben("GET", "/api/tables").json["tables"]) == mine, "nothing is left of it"
    far = ben("POST", f"/api/tables/{table}/fork", {"entry": 99_999, "seats": seats})
    assert far.json["kind"] == "malformed"
    log = log_of(ada, table)
    from_log = ben("POST", "/api/logs/fork", {"log": log, "entry": half, "seats": seats}).json
    assert from_log["status"] == "playing"


def test_the_same_people_play_again_at_one_table(ada: Person, ben: Person) -> None:
    table = finished_table(ada)
    wrong = ada("POST", f"/api/tables/{table}/rematch", {"contribution": "a word"})
    assert wrong.json["kind"] == "malformed"
    assert ada("GET", f"/api/tables/{table}").json["rematch"] is None
    again = ada("POST", f"/api/tables/{table}/rematch", {}).json
    assert again["status"] == "waiting"
    assert ada("POST", f"/api/tables/{table}/rematch", {}).json["id"] == again["id"]
    assert ada("GET", f"/api/tables/{table}").json["rematch"] == again["id"]
    assert ben("POST", f"/api/tables/{table}/rematch", {}).reason == "refused-no_seat"


def test_a_qr_code_is_a_picture_without_scripts(ada: Person) -> None:
    table = new_table(ada, ME, OPEN)["id"]
    answers = [ada("GET", f"/api/tables/{table}/qr.svg{to}") for to in ("", "?to=watch")]
    for answer in answers:
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert b"<svg" in answer.raw
        assert b"script" not in answer.raw
        assert b"style" not in answer.raw
    assert answers[0].raw != answers[1].raw


def test_what_can_be_played(address: str) -> None:
    found = {game["id"]: game for game in request(address, "GET", "/api/games").json["games"]}
    assert list(found) == ["base", "mocha", "letters", "great_bazaar", "dice"]
    assert found["base"]["layouts"] == ["short_paths", "long_paths", "in_order", "random"]
    assert found["great_bazaar"]["layouts"] == ["random"]
    assert found["dice"]["players"] == [2, 3, 4]
    for game in found.values():  # whatever is offered can be played
        for players in game["players"]:
            for layout in game["layouts"] or [None]:
                options = {**game["options"], "players": players}
                options |= {"layout": layout} if layout else {}
                checked = request(address, "POST", "/api/games/check", {"options": options})
                assert checked.status == 200, checked.raw
    options = {"expansions": ["mocha"], "layout": "random"}
    checked = request(address, "POST", "/api/games/check", {"options": options}).json
    assert sorted(n for row in checked["header"]["layout"] for n in row) == list(range(1, 21))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_served_once(address: str, language: str) -> None:
    answer = request(address, "GET", f"/api/messages/{language}")
    assert answer.raw.decode() == source(language)
    known = {"If-None-Match": answer.headers["ETag"]}
    assert request(address, "GET", f"/api/messages/{language}", headers=known).status == 304


def test_the_rules_are_served_and_nothing_else(address: str) -> None:
    pages = request(address, "GET", "/api/rules").json["pages"]
    assert {"board", "mocha", "letters", "great_bazaar", "dice"} <= set(pages)
    blocks = request(address, "GET", "/api/rules/en/board").json["blocks"]
    assert any("Fountain" in block["text"] for block in blocks)
    rules = ("/api/rules/en/..%2f..%2fREADME", "/api/rules/en/nothing", "/api/rules/xx/board")
    for path in (*rules, "/api/lessons/nothing", "/api/messages/xx"):
        assert request(address, "GET", path).status == 404, path


def test_what_a_learner_needs_is_served(address: str) -> None:
    things = request(address, "GET", "/api/things").json["things"]
    assert "board:place:tea_house" in {thing["id"] for thing in things}
    lesson = request(address, "GET", "/api/lessons/first_game").json
    assert len(lesson["steps"]) == 10


def test_health_and_metrics(address: str) -> None:
    health = request(address, "GET", "/api/health").json
    assert (health["status"], health["database"]) == ("ok", "sqlite")
    assert health["version"] == istanbul.__version__
    metrics = request(address, "GET", "/api/metrics").raw.decode()
    for line in metrics.splitlines():
        assert line.startswith("# ") or len(line.split()) == 2, line
    assert "istanbul_changes_total" in metrics
    far = request(address, "GET", "/api/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert (far.status, far.reason) == (403, "refused-not_here")


def test_the_screen_is_there_or_the_page_says_why_not(address: str) -> None:
    from istanbul.server.http import screen  # noqa: PLC0415 - beside what it decides

    answer = request(address, "GET", "/")
    assert answer.status == (200 if screen.is_built() else 503)


def test_the_database_is_where_it_was_put(tmp_path: Path) -> None:
    with server(tmp_path) as found:
        cookie = new_person(found)
        request(found, "POST", "/api/me", {"name": "Ada"}, {"Cookie": cookie})
    assert (tmp_path / "tables.db").is_file()
    with server(tmp_path) as found:  # after a restart it is still the same person
        assert request(found, "GET", "/api/me", headers={"Cookie": cookie}).json["name"] == "Ada"


def test_the_list_of_tables_has_pages(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("istanbul.server.store.sql.TABLES_OF_PAGE", 3)
    monkeypatch.setattr("istanbul.server.http.endpoints.tables.TABLES_OF_PAGE", 3)
    made = [new_table(ada, ME, OPEN)["id"] for _ in range(5)]
    first, second = (ada("GET", f"/api/tables?page={page}").json for page in (0, 1))
    assert (len(first["tables"]), first["more"]) == (3, True)
    assert (len(second["tables"]), second["more"]) == (2, False)
    assert {row["id"] for row in first["tables"] + second["tables"]} == set(made)
    assert ada("GET", "/api/tables?page=-1").status == 409


def test_one_person_keeps_a_bounded_number_of_tables(
    ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("istanbul.server.live.quotas.TABLES_OF_PERSON", 2)
    new_table(ada, ME, OPEN)
    kept = new_table(ada, ME, OPEN)
    body = {"options": {"players": 2}, "seats": [{"kind": ME}, {"kind": OPEN}]}
    assert ada("POST", "/api/tables", body).json["reason"] == "refused-quota"
    new_table(ben, ME, OPEN)
    ada("DELETE", f"/api/tables/{kept['id']}")
    new_table(ada, ME, OPEN)
