"""Routes over HTTP: of the own seat in a game that is on, of any seat when it is over."""

from __future__ import annotations

import json
from typing import Any

from istanbul.server.client import ME, Client
from tests.server.leaks import leaks
from tests.server.serving import Answer, Person, run
from tests.server.test_http import finished_table, log_of


def begun(address: str, **options: Any) -> tuple[Person, str]:
    """A game in which a person on seat 0 has to decide: who, and the table."""

    async def go() -> tuple[str, str]:
        async with await Client.connect(address, "Ada") as client:
            table = await client.new_table({"players": 2, **options}, [ME, "random"])
            assert await (await client.watch(table.id)).my_turn() is not None
            return client.cookie, table.id

    cookie, table = run(go())
    return Person(address, cookie), table


def asked(who: Person, table: str, *stops: list[str], **body: Any) -> Answer:
    given = {"seat": 0, "stops": [{"texts": texts} for texts in stops], **body}
    return who("POST", f"/api/tables/{table}/route", given)


def test_a_route_of_a_game_that_is_on(address: str) -> None:
    ada, table = begun(address, expansions=["mocha", "letters"], layout="random")
    before = ada("GET", f"/api/tables/{table}/steps?viewer=0").json
    stops: list[list[str]] = []
    for n in range(9):
        found = asked(ada, table, *stops)
        assert found.status == 200
        assert len(found.json["stations"]) == n + 1
        frames = [station["frame"] for station in found.json["stations"]]
        assert list(leaks(json.dumps({"views": frames}), [0])) == []
        ways = found.json["stations"][-1]["frame"]["node"]["options"]
        stops.append([next(way["text"] for way in ways if way["kind"] != "visit")])
    assert asked(ada, table, *stops).status == 400, "9 stops are too many"
    assert ada("GET", f"/api/tables/{table}/steps?viewer=0").json == before, "nothing has happened"


def test_only_the_own_seat_is_planned_for(address: str, ben: Person) -> None:
    ada, table = begun(address)
    watch = ada("GET", f"/api/tables/{table}").json["watch"]
    assert asked(ada, table, seat=1).reason == "refused-not_over"
    assert asked(ben, watch).reason == "refused-not_over"
    assert asked(ben, table).reason == "refused-not_over"
    assert asked(ada, table, seat=9).reason == "refused-not_over"


def test_any_seat_from_any_frame_of_a_game_that_is_over(ada: Person, ben: Person) -> None:
    table = finished_table(ada)
    length = len(log_of(ada, table)["entries"])
    for seat in (0, 1):
        for at in (0, length // 2):
            found = asked(ada, table, seat=seat, at=at).json
            assert found["problem"] is None
            assert found["stations"][0]["frame"]["node"]["seat"] == seat
    assert asked(ada, table).reason == "refused-not_playing"
    assert asked(ada, table, at=length + 1).status == 400
    assert asked(ada, table, at=0, seat=5).status == 400
    watch = ada("GET", f"/api/tables/{table}").json["watch"]
    assert asked(ben, watch, at=0).status == 200


def test_bad_routes_are_refused_clearly(address: str) -> None:
    ada, table = begun(address)
    bad: list[list[str]] = [[], ["x" * 101], ["move tea_house"] * 17, ["nonsense"], ["act 7"]]
    for stop in bad:
        answer = asked(ada, table, stop)
        assert (answer.status, answer.reason) == (400, "error-malformed"), stop
    many = {"seat": 0, "stops": [{"texts": ["move tea_house"]}] * 9}
    assert ada("POST", f"/api/tables/{table}/route", many).status == 400
    odd = {"seat": 0, "stops": [{"texts": ["move tea_house"], "branch": -1}]}
    assert ada("POST", f"/api/tables/{table}/route", odd).status == 400
    far = asked(ada, table, ["move fountain"]).json
    assert far["problem"]["says"]["key"] == "route-is_there"


def test_the_dice_game_says_that_it_has_no_routes(address: str) -> None:
    ada, table = begun(address, game="dice")
    assert asked(ada, table).reason == "refused-no_route"
