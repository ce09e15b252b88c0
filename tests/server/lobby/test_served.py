"""The public lobby over the wire: open tables, ranges of ratings, friends, who may look on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from istanbul.server.client import ME, OPEN, Client
from istanbul.server.store.base import Store
from istanbul.server.store.rows import Write
from tests.server.serving import Person, run, server
from tests.server.store.tables import row
from tests.server.test_http import new_table
from tests.server.test_my_data import shared_table

NAME = "<script>alert(1)</script>"[:40]


def lobby(who: Person) -> list[Any]:
    found: list[Any] = who("GET", "/api/lobby").json["tables"]
    return found


def test_a_public_table_is_listed_until_it_begins(ada: Person, ben: Person) -> None:
    new_table(ada, ME, OPEN)
    assert lobby(ben) == [], "tables are private unless their host says so"
    made = new_table(ada, ME, OPEN, terms={"public": True, "language": "pl"}, turn_seconds=60)
    (found,) = lobby(ben)
    assert (found["table"], found["seats"], found["speed"]) == (made["id"], 2, "live")
    assert (found["terms"]["language"], found["mine"], found["fits"]) == ("pl", False, True)
    assert lobby(ada)[0]["mine"]
    path = f"/api/lobby/tables/{made['id']}/seat"
    assert ben("POST", path, {"name": NAME}).json == {"table": made["id"]}
    assert ben("POST", path, {"name": NAME}).status == 200, "who sits there stays"
    assert lobby(ada)[0]["names"][1] == NAME
    assert Person(ada.address)("POST", path, {"name": "Cem"}).reason == "refused-seat_taken"

    async def start() -> None:
        async with await Client.connect(ada.address, cookie=ada.cookie) as client:
            await (await client.watch(made["id"])).start()

    run(start())
    assert lobby(ben) == []


def test_one_person_has_few_public_tables(ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"options": {"players": 2}, "seats": seats, "terms": {"public": True}}
    tables = [ada("POST", "/api/tables", body) for _ in range(4)]
    assert [answer.status for answer in tables] == [200, 200, 200, 409]
    assert tables[3].reason == "refused-too_many_public"
    for answer in tables[:3]:
        ada("DELETE", f"/api/tables/{answer.json['id']}")
    assert ada("POST", "/api/tables", body).status == 200


def test_one_connection_does_not_fill_the_lobby(tmp_path: Path) -> None:
    """With a new identity for every three tables."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"options": {"players": 2}, "seats": seats, "terms": {"public": True}}
    with server(tmp_path, limit_scale=1.0) as address:
        people = [Person(address) for _ in range(5)]
        tables = [who("POST", "/api/tables", body) for who in people for _ in range(3)]
    assert [answer.status for answer in tables] == [200] * 12 + [409] * 3
    assert tables[-1].reason == "refused-too_many_public"


def test_a_range_of_ratings_is_kept_at_both_doors(ada: Person, ben: Person) -> None:
    wanted = {"public": True, "low": 1600, "high": 1900}
    made = new_table(ada, ME, OPEN, terms=wanted)
    assert [found["fits"] for found in lobby(ben) if found["table"] == made["id"]] == [False]
    path = f"/api/lobby/tables/{made['id']}/seat"
    assert ben("POST", path, {"name": "Ben"}).reason == "refused-rating_range"

    async def sit() -> str:
        async with await Client.connect(ben.address, cookie=ben.cookie) as client:
            try:
                await (await client.watch(made["id"])).sit(1, "Ben")
            except Exception as problem:
                return str(problem)
            return ""

    assert "range of ratings" in run(sit())
    wide = new_table(ada, ME, OPEN, terms={**wanted, "low": 1400})
    assert ben("POST", f"/api/lobby/tables/{wide['id']}/seat", {"name": "Ben"}).status == 200


def test_friends_are_those_one_has_played_with(ada: Person, ben: Person) -> None:
    assert ada("GET", "/api/friends").json == {"friends": []}
    met = shared_table(ada, ben, over=False)
    (friend,) = ada("GET", "/api/friends").json["friends"]
    assert (friend["table"], friend["seat"], friend["games"]) == (met, 0, 1)
    mine = new_table(ada, ME, OPEN)["id"]
    path = f"/api/tables/{mine}/invite"

    async def invited() -> str | None:
        async with await Client.connect(ben.address, cookie=ben.cookie) as client:
            assert ada("POST", path, {"met": met, "seat": 0}).status == 204
            await client.present()  # its answer comes after the notice
            return client.notices[-1].table

    assert run(invited()) == mine
    ben("POST", f"/api/tables/{met}/talk/mute", {"seat": 1})

    async def ignored() -> int:
        async with await Client.connect(ben.address, cookie=ben.cookie) as client:
            other = new_table(ada, ME, OPEN)["id"]
            again = ada("POST", f"/api/tables/{other}/invite", {"met": met, "seat": 0})
            assert again.status == 204, "who is muted is not told so"
            await client.present()
            return len(client.notices)

    assert run(ignored()) == 0
    assert ada("POST", path, {"met": met, "seat": 1}).reason == "refused-no_friend"
    assert ada("POST", path, {"met": mine, "seat": 1}).reason == "refused-no_friend"
    other = Person(ada.address)
    assert other("POST", path, {"met": met, "seat": 0}).reason == "refused-no_friend"
    assert other("GET", "/api/friends").json == {"friends": []}
    theirs = new_table(ben, ME, OPEN)["id"]
    begun = f"/api/tables/{theirs}/invite"
    assert ada("POST", begun, {"met": met, "seat": 0}).reason == "refused-no_seat"
    assert ada("POST", f"/api/tables/{met}/invite", {"met": met, "seat": 0}).reason == (
        "refused-begun"
    )


def test_hosts_say_who_may_look_on(ada: Person, ben: Person) -> None:
    def running(watching: str) -> Any:
        made = new_table(ada, ME, "random", terms={"watching": watching})
        return made

    closed, linked, open_to_all = (running(word) for word in ("nobody", "link", "everybody"))

    async def start_all() -> None:
        async with await Client.connect(ada.address, cookie=ada.cookie) as client:
            for made in (closed, linked, open_to_all):
                await (await client.watch(made["id"])).start()

    run(start_all())
    for name in (closed["id"], closed["watch"]):
        for path in ("", "/steps", "/replay"):
            answer = ben("GET", f"/api/tables/{name}{path}")
            assert (answer.status, answer.reason) == (403, "refused-no_watching")
    assert ben("GET", f"/api/tables/{linked['watch']}").status == 200
    listed = [found["table"] for found in ben("GET", "/api/lobby").json["running"]]
    assert listed == [open_to_all["watch"]]

    async def look(name: str) -> str:
        async with await Client.connect(ben.address, cookie=ben.cookie) as client:
            try:
                await client.watch(name)
            except Exception as problem:
                return str(problem)
            return ""

    assert "nobody" in run(look(closed["id"]))
    assert "nobody" in run(look(closed["watch"]))
    assert run(look(open_to_all["watch"])) == ""


def test_wrong_requests_are_refused(ada: Person) -> None:
    for page in ("-1", "100", "x"):
        assert ada("GET", f"/api/lobby?page={page}").reason == "refused-bad_query"
    private = new_table(ada, ME, OPEN)["id"]
    other = Person(ada.address)
    path = f"/api/lobby/tables/{private}/seat"
    assert other("POST", path, {"name": "Eve"}).reason == "refused-no_table"
    good = {"name": "A", "ways": ["base"], "players": [2], "speeds": ["live"]}
    wrong: list[dict[str, object]] = [{"ways": []}, {"ways": ["base"] * 21}, {"players": [6]}]
    wrong += [{"speeds": ["bullet"]}, {"name": "x" * 41}, {"sets": 1}]
    for bad in wrong:
        assert other("POST", "/api/lobby/seek", {**good, **bad}).status == 400
    assert other("POST", "/api/lobby/seek", good).json == {"table": None, "seeking": 0}
    assert other("DELETE", "/api/lobby/seek").status == 204
    for terms in ({"low": -1}, {"high": 4001}, {"watching": "some"}, {"language": "xx"}):
        body = {"options": {"players": 2}, "seats": [{"kind": "open"}] * 2, "terms": terms}
        assert other("POST", "/api/tables", body).status == 400


def test_the_lobby_in_both_databases(store: Store) -> None:
    def table(n: int, status: str, **terms: object) -> Write:
        found = row(n, status)
        found.body["terms"] = terms
        return Write(found)

    store.write(
        [
            table(1, "waiting", public=True),
            table(2, "waiting"),
            table(3, "waiting", public=True),
            table(4, "playing", watching="everybody"),
            table(5, "playing", public=True),
        ]
    )
    assert [t.row.id for t in store.open_tables("waiting", 0.0, 9, 0)] == ["t3", "t1"]
    assert [t.row.id for t in store.open_tables("waiting", 0.0, 1, 1)] == ["t1"]
    assert [t.row.id for t in store.open_tables("waiting", 2.0, 9, 0)] == ["t3"]
    assert [t.row.id for t in store.open_tables("playing", 0.0, 9, 0)] == ["t4"]
    assert store.waiting_hosts(0.0).count("ann") == 2
    store.write([table(1, "playing", public=True), Write(delete_table="t3")])
    assert store.open_tables("waiting", 0.0, 9, 0) == []


def test_nobody_is_flooded_with_invitations(tmp_path: Path) -> None:
    with server(tmp_path, limit_scale=1.0) as address:
        ada, ben = Person(address), Person(address)
        met = shared_table(ada, ben, over=False)
        path = f"/api/tables/{new_table(ada, ME, OPEN)['id']}/invite"
        answers = [ada("POST", path, {"met": met, "seat": 0}) for _ in range(21)]
        assert [answer.status for answer in answers] == [204] * 20 + [429]
