"""What one person may do counts once over all nodes, and so does what all nodes count."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from istanbul.server.cluster.messages import Used
from istanbul.server.cluster.together import Together
from istanbul.server.limits import Buckets
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.conftest import node
from tests.server.cluster.test_nodes import person_at
from tests.server.serving import Person

BOTS = [{"kind": "bot", "agent": "random"}] * 2
RUNNING = {"options": {"players": 2}, "seats": BOTS, "start": True}
PATIENCE = 20.0


def until(true: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < give_up
        time.sleep(0.05)  # nodes tell each other once a second


def test_what_was_taken_elsewhere_is_missing_here() -> None:
    buckets = Buckets(rate=0.0, burst=3.0)
    buckets.drain("ada", 2)
    assert [buckets.take("ada") for _ in range(2)] == [True, False]
    assert buckets.take("ben")
    buckets.drain("ada", 100)  # a debt has an end
    assert not buckets.take("ada")


def test_guesses_at_one_node_count_at_the_other(postgres: str, nats_server: NatsServer) -> None:
    """Twenty wrong codes at once, over all nodes."""
    bus = nats_server.address
    with (
        node(postgres, bus, limit_scale=1.0) as one,
        node(postgres, bus, limit_scale=1.0) as two,
    ):
        ada = Person(one)
        there = person_at(two, ada)

        def guess(who: Person) -> int:
            return who("POST", "/api/join", {"code": "AAAAA"}).status

        assert [guess(ada) for _ in range(20)] == [404] * 20
        until(lambda: guess(there) == 429)


def test_tables_without_people_count_over_all_nodes(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of a person. By its own count the second node would take three more."""
    hosts: list[int] = []
    heard = Together.heard

    def noted(self: Together, used: Used) -> None:
        heard(self, used)
        hosts.append(len(used.hosts))

    monkeypatch.setattr(Together, "heard", noted)
    bus = nats_server.address
    with node(postgres, bus, pacing=1.0) as one, node(postgres, bus, pacing=1.0) as two:
        ada = Person(one)
        assert [ada("POST", "/api/tables", RUNNING).status for _ in range(3)] == [200] * 3
        until(lambda: 3 in hosts)
        assert person_at(two, ada)("POST", "/api/tables", RUNNING).status == 409


def commits_of(who: Person) -> tuple[list[str], list[str]]:
    """All lines, and those that count commits."""
    found = who("GET", "/api/metrics?all=1").raw.decode().splitlines()
    return found, [line for line in found if line.startswith("istanbul_commits_total{")]


def test_metrics_of_all_nodes_are_told_by_any(nodes: list[str]) -> None:
    who = [Person(address) for address in nodes]
    who[1]("POST", "/api/tables", {"options": {"players": 2}, "seats": [{"kind": "me"}] * 2})
    assert "node=" not in who[0]("GET", "/api/metrics").raw.decode()
    until(lambda: len(commits_of(who[0])[1]) == 2)  # the first learns of the second by and by
    found, commits = commits_of(who[0])
    assert all(int(line.rpartition(" ")[2]) > 0 for line in commits)
    assert len([line for line in found if line == "# TYPE istanbul_commits_total counter"]) == 1
    assert len([line for line in found if 'le="+Inf"' in line]) == 2
    assert found[-1] == "istanbul_nodes_silent 0"
