"""What one server keeps in its memory, or works out by itself, is right with two."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from istanbul.server.client import ME, OPEN, Client
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.conftest import node
from tests.server.cluster.test_nodes import person_at
from tests.server.notices.test_served import Receiver, play_turn, receiver
from tests.server.ratings.test_served import rated_game, ratings_at
from tests.server.serving import Person, hear_until, raw_socket, run
from tests.server.test_http import new_table
from tests.server.test_my_data import shared_table
from tests.server.tournaments.test_served import made, own_game, play, waited

pytestmark = pytest.mark.usefixtures("short_rated_games")
SEEK = {"name": "Ann", "ways": ["dice"], "players": [2], "speeds": ["live"], "rated": False}

__all__ = ["receiver"]


def test_what_is_said_is_heard_at_all_nodes(nodes: list[str]) -> None:
    ada, ben = Person(nodes[0]), Person(nodes[1])
    table = new_table(ada, ME, OPEN, talk=True)["id"]
    talk = f"/api/tables/{table}/talk"

    async def say() -> None:
        async with (
            raw_socket(nodes[0], ada.cookie) as here,
            raw_socket(nodes[1], ben.cookie) as there,
        ):
            for socket in (here, there):
                await socket.send(f'{{"type":"watch","id":1,"table":"{table}"}}')
                await hear_until(socket, "table")
            sit = f'{{"type":"sit","id":2,"table":"{table}","seat":1,"name":"Ben"}}'
            await there.send(sit)
            await hear_until(there, "done")
            for who, seat in ((ada, 0), (ben, 1)):
                assert who("POST", talk, {"seat": seat, "text": f"I am {seat}"}).status == 204
                for socket in (here, there):
                    said = (await hear_until(socket, "talk"))["saying"]
                    assert (said["seat"], said["what"]) == (seat, f"I am {seat}")

    run(say())
    assert ada("GET", talk).json["sayings"] == ben("GET", talk).json["sayings"]
    eve = Person(nodes[1])
    assert eve("POST", talk, {"seat": 0, "phrase": "hello"}).reason == "refused-no_seat"


def test_people_at_two_nodes_are_paired(nodes: list[str]) -> None:
    people = [Person(address) for address in nodes]
    give_up = time.monotonic() + 10
    while [who("GET", "/api/lobby").json["seeking"] for who in people] != [1, 1]:
        assert time.monotonic() < give_up, "the nodes never agreed on who pairs"
        assert sought(people[0]) is None
    assert people[1]("DELETE", "/api/lobby/seek").status == 204
    table = people[1]("POST", "/api/lobby/seek", SEEK).json["table"]
    assert table is not None
    assert people[0]("POST", "/api/lobby/seek", SEEK).json["table"] == table
    assert [who("GET", "/api/lobby").json["seeking"] for who in people] == [0, 0]


def test_pairing_goes_on_when_a_node_leaves(postgres: str, nats_server: NatsServer) -> None:
    with node(postgres, nats_server.address) as stays:
        ada, ben = Person(stays), Person(stays)
        for _ in range(2):  # either of them may be the one that pairs
            with node(postgres, nats_server.address) as leaves:
                there = person_at(leaves, ada)
                assert there("POST", "/api/lobby/seek", SEEK).json["table"] is None
            sought(ada)
            assert ben("POST", "/api/lobby/seek", SEEK).json["table"] == sought(ada)


def sought(who: Person) -> str | None:
    """What comes of looking for others, once a node that left is known to be gone."""
    give_up = time.monotonic() + 10
    while (answer := who("POST", "/api/lobby/seek", SEEK)).status == 503:
        assert time.monotonic() < give_up
    found: str | None = answer.json["table"]
    return found


def test_a_tournament_is_played_at_two_nodes(nodes: list[str]) -> None:
    """Whoever owned the last table of a round makes the next one."""
    people = [Person(nodes[n % 2]) for n in range(3)]
    path = made(people[0])
    for who, name in zip(people, ("Ada", "Ben", "Cem"), strict=True):
        assert who("POST", f"{path}/join", {"name": name}).status == 200
    people[1] = person_at(nodes[0], people[1])
    there = person_at(nodes[1], people[0])
    assert there("POST", f"{path}/next").status == 200
    pair = [who for who in people if own_game(who, path, 0)]
    play(pair, own_game(pair[0], path, 0))
    found = waited(people[0], path, "playing", 2)
    assert [len(each["games"]) for each in found["played"]] == [1, 1]
    tables = [len(who("GET", "/api/tables").json["tables"]) for who in people]
    assert sorted(tables) == [1, 1, 2]


def test_games_that_end_at_two_nodes_are_all_rated(nodes: list[str]) -> None:
    ada = Person(nodes[0])
    both = [ada, person_at(nodes[1], ada)]
    with ThreadPoolExecutor(2) as threads:
        tables = list(threads.map(lambda who: rated_game(who, ME, "random"), both * 2))
    for table in tables:
        ratings_at(ada, table)
    found = ada("GET", "/api/me/ratings").json
    assert found["ratings"][0]["games"] == 4
    assert len(found["history"]) == 4


def test_somebody_is_invited_from_a_table_of_another_node(nodes: list[str]) -> None:
    ada, ben = Person(nodes[0]), Person(nodes[0])
    met = shared_table(ada, ben, over=False)
    there = person_at(nodes[1], ada)
    table = new_table(there, ME, OPEN)["id"]

    async def invited() -> str | None:
        async with await Client.connect(nodes[0], cookie=ben.cookie) as client:
            for who in (ada, there):
                path = f"/api/tables/{table}/invite"
                assert who("POST", path, {"met": met, "seat": 0}).status == 204
            while not client.notices:
                await client.present()  # whatever came before its answer is read by then
            return client.notices[-1].table

    assert run(invited()) == table


@pytest.fixture
def calling_nodes(postgres: str, nats_server: NatsServer) -> Iterator[list[str]]:
    """Two nodes that may call a webhook on this computer."""
    bus = nats_server.address
    with node(postgres, bus, webhooks="any") as one, node(postgres, bus, webhooks="any") as two:
        yield [one, two]


def test_who_looks_at_another_node_sees_a_note_and_is_not_called(
    calling_nodes: list[str], receiver: Receiver
) -> None:
    """Ada has another page open, at the node that does not have the table."""
    here, there = calling_nodes

    async def main() -> None:
        ada, ben = await Client.connect(here, "Ada"), await Client.connect(here, "Ben")
        await ada.http("POST", "/api/me/notices/webhook", {"url": receiver.address})
        table = await ada.new_table({"players": 2}, [ME, OPEN], start=False)
        theirs = await ben.watch(table.id)
        await theirs.sit(1, "Ben")
        game = await ada.watch(table.id)
        await game.start()
        if game.turn() is not None:  # Ada begins: first it must be Ben's turn
            await play_turn(game, 0)
        while theirs.turn() is None:
            await theirs.change()
        elsewhere = await Client.connect(there, "Ada", ada.cookie)
        await elsewhere.present()
        await ada.present(visible=False)
        await ada.close()
        await elsewhere.http("GET", f"/api/tables/{table.id}")  # by the same way, so it comes later
        await play_turn(theirs, 1)
        while not elsewhere.notices:
            await elsewhere.present()
        assert [each.table for each in elsewhere.notices] == [table.id]
        for _ in range(20):  # time enough for a call that should not come
            await ben.http("GET", "/api/me")
        for client in (elsewhere, ben):
            await client.close()

    run(main())
    assert receiver.heard.empty()
