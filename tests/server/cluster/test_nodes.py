"""Two servers, one database: whoever comes to either finds every table."""

from __future__ import annotations

import asyncio
import time

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client
from istanbul.server.live.hub import Hub
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.conftest import node
from tests.server.leaks import leaks
from tests.server.serving import Person, play_at_random, run

BOTS = {"options": {"players": 2, "max_rounds": 3}, "seats": [{"kind": "me"}, {"kind": "open"}]}


def person_at(address: str, other: Person) -> Person:
    """The same person, at another node."""
    return Person(address, other.cookie)


async def one_each(nodes: list[str], rounds: int) -> tuple[list[Client], str]:
    """A game whose host is at the first node, and the other player at the second."""
    ada, ben = [
        await Client.connect(address, name)
        for address, name in zip(nodes, ("Ada", "Ben"), strict=True)
    ]
    made = await ada.new_table({"players": 2, "max_rounds": rounds}, ["me", "open"], start=False)
    await (await ben.watch(made.id)).sit(1, "Ben", "word")
    await (await ada.watch(made.id)).start()
    return [ada, ben], made.id


def test_people_at_two_nodes_play_and_nobody_is_told_too_much(nodes: list[str]) -> None:
    """What comes over the bus is what the owner would have sent its own visitors."""

    async def game() -> None:
        people, table = await one_each(nodes, rounds=6)
        watcher = await Client.connect(nodes[1])
        for client in (*people, watcher):
            client.received = []
        games = [await person.watch(table, previews=True) for person in people]
        seen = await watcher.watch(games[0].info.watch)
        moves = await asyncio.gather(
            *(play_at_random(game, SeededSource(n)) for n, game in enumerate(games))
        )
        while seen.over is None:
            await seen.change()
        assert min(moves) > 4
        assert games[0].over == games[1].over == seen.over
        assert games[0].number == games[1].number == seen.number
        for client, seats in zip((*people, watcher), ([0], [1], []), strict=True):
            over = '"node":{"kind":"over"'
            frames = [frame for frame in client.received or [] if over not in frame]
            assert len(frames) > 10
            for frame in frames:
                assert list(leaks(frame, seats)) == []
            await client.close()

    run(game())


def test_requests_about_a_table_are_answered_by_its_owner(nodes: list[str]) -> None:
    ada = Person(nodes[0])
    made = ada("POST", "/api/tables", BOTS).json
    there = person_at(nodes[1], ada)
    path = f"/api/tables/{made['id']}"
    assert there("GET", path).json["code"] == made["code"]
    assert there("GET", f"{path}/qr.svg").headers["Content-Type"] == "image/svg+xml"
    ben = Person(nodes[1])
    assert ben("POST", "/api/join", {"code": made["code"]}).json == {"table": made["id"]}
    assert ben("DELETE", path).status == 403
    assert there("DELETE", path).status == 204
    assert there("GET", path).status == 404
    assert ada("GET", path).status == 404


def test_a_whole_log_comes_over_the_bus(nodes: list[str]) -> None:
    ada = Person(nodes[0])
    seats = [{"kind": "bot", "agent": "random"}] * 2
    body = {"options": {"players": 2, "max_rounds": 3}, "seats": seats, "start": True}
    made = ada("POST", "/api/tables", body).json
    there = person_at(nodes[1], ada)
    path = f"/api/tables/{made['id']}"
    while there("GET", path).json["status"] != "over":
        pass
    log = there("GET", f"{path}/log")
    assert log.status == 200
    assert log.raw == ada("GET", f"{path}/log").raw
    forked = there("POST", f"{path}/fork", {"entry": 5, "seats": seats})
    assert forked.status == 200


def test_who_asks_for_a_rematch_elsewhere_gets_the_same_one(
    postgres: str, nats_server: NatsServer
) -> None:
    """The old table and the new one may have different owners by then."""
    with node(postgres, nats_server.address) as third:
        ada = Person(third)
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "random"}]
        options = {"players": 2, "max_rounds": 1}
        old = ada("POST", "/api/tables", {"options": options, "seats": seats, "start": True}).json

        async def finish() -> None:
            client = await Client.connect(third, "Ada", ada.cookie)
            await play_at_random(await client.watch(old["id"]), SeededSource(1))
            await client.close()

        run(finish())
        made = ada("POST", f"/api/tables/{old['id']}/rematch", {}).json
    with node(postgres, nats_server.address) as one, node(postgres, nats_server.address) as two:
        here, there = person_at(one, ada), person_at(two, ada)
        assert here("GET", f"/api/tables/{old['id']}").status == 200  # each takes one of them
        assert there("GET", f"/api/tables/{made['id']}").status == 200
        again = here("POST", f"/api/tables/{old['id']}/rematch", {})
        assert again.status == 200
        assert again.json["id"] == made["id"]
        assert there("GET", f"/api/tables/{made['id']}").json["id"] == made["id"]


def test_somebody_is_forgotten_at_all_nodes(nodes: list[str]) -> None:
    ada = Person(nodes[0])
    tables = [ada("POST", "/api/tables", BOTS).json["id"]]
    there = person_at(nodes[1], ada)
    tables.append(there("POST", "/api/tables", BOTS).json["id"])
    assert there("DELETE", "/api/me").status == 204
    ben = Person(nodes[0])
    for table in tables:
        assert ben("GET", f"/api/tables/{table}").status == 404


def test_a_device_that_is_ended_is_ended_at_all_nodes(nodes: list[str]) -> None:
    ada = Person(nodes[0])
    there = person_at(nodes[1], ada)
    assert there("GET", "/api/tables").status == 200  # that node remembers the device now
    (device,) = ada("GET", "/api/me/devices").json["devices"]
    assert ada("DELETE", f"/api/me/devices/{device['id']}").status == 204
    give_up = time.monotonic() + 10
    while there("GET", "/api/tables").status != 401:
        assert time.monotonic() < give_up


def test_a_personal_link_works_once_at_any_node(nodes: list[str]) -> None:
    ada = Person(nodes[0])
    token = ada("POST", "/api/me/link", {}).json["token"]
    phone = Person(nodes[1])
    entered = phone("POST", "/api/me/enter", {"token": token})
    assert entered.status == 200
    assert Person(nodes[0])("POST", "/api/me/enter", {"token": token}).status == 409


def test_a_node_that_joins_others_leaves_the_clocks_alone(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the first one takes the time off during which nobody served."""
    woken: list[float] = []

    async def wake_up(hub: Hub) -> None:
        woken.append(hub.live_tables())

    monkeypatch.setattr("istanbul.server.site.wake_up", wake_up)
    with node(postgres, nats_server.address):
        assert len(woken) == 1
        with node(postgres, nats_server.address):
            assert len(woken) == 1
    with node(postgres, nats_server.address):
        assert len(woken) == 2
