"""A tournament over the wire: entered by link, played round by round, deleted with its data."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client
from istanbul.server.errors import Conflict
from istanbul.server.live import quotas
from istanbul.server.store.base import Store
from istanbul.server.store.rows import TournamentRow, Write
from tests.server.serving import Person, play_at_random, run

CUP: dict[str, Any] = {
    "name": "Cup <i>",
    "way": "dice",
    "format": "round_robin",
    "seats": 2,
    "rounds": 1,
    "speed": "days",
}


@pytest.fixture
def people(address: str) -> list[Person]:
    return [Person(address) for _ in range(3)]


def made(host: Person, **more: object) -> str:
    answer = host("POST", "/api/tournaments", {**CUP, **more})
    assert answer.status == 200, answer.raw
    return f"/api/tournaments/{answer.json['id']}"


def play(people: list[Person], table: str) -> None:
    """Let all who sit at a table play it to its end, at random."""

    async def go() -> None:
        clients = [await Client.connect(who.address, cookie=who.cookie) for who in people]
        games = [await client.watch(table) for client in clients]
        source = SeededSource(1)
        await asyncio.gather(*(play_at_random(game, source) for game in games))
        for client in clients:
            await client.close()

    run(go())


def waited(who: Person, path: str, status: str, rounds: int) -> Any:
    """The tournament once it has come so far."""
    patience = time.monotonic() + 30
    while True:
        found = who("GET", path).json
        at = (found["status"], len(found["played"]))
        if at == (status, rounds):
            return found
        assert time.monotonic() < patience, f"it is still {at[0]}, round {at[1]}"


def test_a_player_who_keeps_too_many_tables_does_not_stop_it(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = made(people[0])
    for who, name in zip(people, ("Ada", "Ben", "Cem"), strict=True):
        assert who("POST", f"{path}/join", {"name": name}).status == 200
    monkeypatch.setattr(quotas, "TABLES_OF_PERSON", 0)
    assert people[0]("POST", f"{path}/next").status == 200
    assert len(waited(people[0], path, "playing", 1)["played"]) == 1


def test_three_play_a_round_robin_to_its_end(people: list[Person]) -> None:
    host = people[0]
    path = made(host)
    assert host("GET", path).json["rounds"] == 0, "nobody knows yet how many take part"
    assert host("POST", f"{path}/next").reason == "refused-too_few_players"
    for who, name in zip(people, ("Ada", "Ben", "Cem"), strict=True):
        assert who("POST", f"{path}/join", {"name": name}).status == 200
    assert people[1]("POST", f"{path}/next").reason == "refused-not_host"
    assert people[1]("POST", f"{path}/join", {"name": "Cem"}).reason == "refused-name_taken"
    found = host("POST", f"{path}/next").json
    assert (found["status"], found["rounds"]) == ("playing", 3)
    assert Person(host.address)("POST", f"{path}/join", {"name": "Eve"}).reason == "refused-begun"
    for n in range(3):
        found = waited(host, path, "playing", n + 1)
        assert [len(found["played"][n][key]) for key in ("games", "byes")] == [1, 1]
        pair = [who for who in people if own_game(who, path, n)]
        assert len(pair) == 2
        table = own_game(pair[0], path, n)
        play(pair, table)
    found = waited(host, path, "over", 3)
    assert [line["place"] for line in found["standings"]] == [1, 2, 3]
    assert sum(line["points"] for line in found["standings"]) == 6, "three games and three byes"
    assert [line["byes"] for line in found["standings"]] == [1, 1, 1]
    assert host("POST", f"{path}/next").reason == "refused-not_playing"
    (mine,) = host("GET", "/api/tournaments").json["tournaments"]
    assert (mine["name"], mine["status"], mine["round"]) == ("Cup <i>", "over", 3)
    (data,) = host("GET", "/api/me/data").json["tournaments"]
    assert (data["called"], data["host"]) == ("Ada", True)
    host("DELETE", "/api/me")
    found = people[1]("GET", path).json
    assert sorted(line["name"] for line in found["standings"]) == ["?", "Ben", "Cem"]
    assert found["you_host"] or people[2]("GET", path).json["you_host"], "somebody else is"


def test_no_more_games_are_on_than_there_are_players(people: list[Person]) -> None:
    """Their tables need no quota: rounds that nobody plays must not fill the disk."""
    host = people[0]
    path = made(host, format="swiss", rounds=5)
    for who, name in zip(people, ("Ada", "Ben", "Cem"), strict=True):
        who("POST", f"{path}/join", {"name": name})
    statuses = [host("POST", f"{path}/next").status for _ in range(4)]
    assert statuses == [200, 200, 200, 409]
    assert host("POST", f"{path}/next").reason == "refused-games_on"
    pair = [who for who in people if own_game(who, path, 0)]
    play(pair, own_game(pair[0], path, 0))
    assert host("POST", f"{path}/next").status == 200


def own_game(who: Person, path: str, n: int) -> str:
    games = who("GET", path).json["played"][n]["games"]
    return next((str(game["table"]) for game in games if game["yours"]), "")


def test_the_host_need_not_wait_and_people_may_leave(people: list[Person]) -> None:
    host = people[0]
    path = made(host, format="swiss", rounds=3)
    for who, name in zip(people, ("Ada", "Ben", "Cem"), strict=True):
        who("POST", f"{path}/join", {"name": name})
    host("POST", f"{path}/next")
    assert people[2]("POST", f"{path}/leave").status == 200
    found = host("POST", f"{path}/next").json
    assert len(found["played"]) == 2
    (game,) = found["played"][1]["games"]
    assert sorted(game["names"]) == ["Ada", "Ben"]
    assert [line["left"] for line in found["standings"] if line["name"] == "Cem"] == [True]
    assert people[1]("DELETE", path).reason == "refused-not_host"
    assert host("DELETE", path).status == 204
    assert host("GET", path).reason == "refused-no_tournament"
    other = Person(host.address)
    assert other("POST", f"{path}/leave").status == 404


def test_wrong_requests_are_refused(ada: Person) -> None:
    wrong: list[dict[str, object]] = [{"way": "chess"}, {"seats": 6}, {"seats": 5}, {"rounds": 0}]
    wrong += [{"rounds": 13}, {"format": "knockout"}, {"name": ""}, {"name": "x" * 41}, {"mu": 1}]
    for bad in wrong:
        assert ada("POST", "/api/tournaments", {**CUP, **bad}).status == 400, bad
    for name in ("x", "a" * 65, "%27--", ".."):
        assert ada("GET", f"/api/tournaments/{name}").status == 404
    for _ in range(10):
        made(ada)
    refused = ada("POST", "/api/tournaments", CUP)
    assert refused.reason == "refused-too_many_tournaments"


def test_tournaments_in_both_databases(store: Store) -> None:
    cup = TournamentRow("c1", "ann", "waiting", {"name": "Cup"}, 1.0, ("ann", "ben"))
    store.write([Write(tournament=cup)])
    bare = TournamentRow("c1", "ann", "waiting", {"name": "Cup"}, 1.0)
    assert store.load_tournament("c1") == bare
    assert [row.id for row in store.tournaments_of("ben", 9)] == ["c1"]
    assert [row.id for row in store.tournaments_of("ann", 9)] == ["c1"], "once, though host too"
    assert store.tournaments_of("cem", 9) == []
    assert store.running_tournaments() == []
    on = TournamentRow("c1", "ann", "playing", {}, 1.0, ("ann",), version=2)
    store.write([Write(tournament=on)])
    for version in (1, 2, 4):  # of another server, which has seen an earlier one
        late = TournamentRow("c1", "ann", "waiting", {}, 1.0, ("ben",), version=version)
        with pytest.raises(Conflict):
            store.write([Write(tournament=late)])
    assert [row.status for row in store.running_tournaments()] == ["playing"]
    assert store.tournaments_of("ben", 9) == []
    store.write([Write(delete_tournament="c1")])
    assert store.load_tournament("c1") is None
    store.write(
        [Write(tournament=TournamentRow("c1", "ann", "over", {}, 1.0, ("ann",), version=3))]
    )
    assert store.tournaments_of("ann", 9) == [], "what was deleted stays so"
