"""What becomes of a question when the node that was asked goes."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from typing import cast

import pytest

from istanbul.server.cluster.asking import Asking, _given
from istanbul.server.cluster.messages import Answer, Ask, GiveUp, Message
from istanbul.server.errors import Refused
from istanbul.server.protocol.talk_bodies import Mute, Say
from istanbul.server.site import Site
from tests.server.cluster.bus import NatsServer, NoBus
from tests.server.cluster.conftest import node
from tests.server.cluster.test_nodes import BOTS, person_at
from tests.server.serving import Person, run

NOT_THERE = 0  # the status of an answer: ask the next owner


class Nobody(NoBus):
    """A bus where nobody answers."""

    def send(self, node: str, message: Message) -> None:
        pass


def ask(number: int, method: str) -> Ask:
    return Ask("n", number, "endpoint", {"method": method}, "ann", "device", b"")


def test_what_a_dead_node_was_asked_is_asked_again_if_it_only_looks() -> None:
    async def test() -> None:
        asking = Asking(cast("Site", None), Nobody())
        looks = asyncio.ensure_future(asking.answer("dead", ask(1, "GET")))
        alive = asyncio.ensure_future(asking.answer("alive", ask(2, "GET")))
        changes = asyncio.ensure_future(asking.answer("dead", ask(3, "DELETE")))
        await asyncio.sleep(0)
        asking.broken(frozenset(["dead"]))
        assert (await looks).status == NOT_THERE
        with pytest.raises(Refused, match="does not answer"):
            await changes
        assert not alive.done()
        asking.answered(Answer(2, 200))
        assert (await alive).status == 200

    run(test())


def test_a_node_that_left_has_not_done_what_it_did_not_answer() -> None:
    async def test() -> None:
        asking = Asking(cast("Site", None), Nobody())
        questions = (ask(1, "DELETE"), GiveUp("n", 2, "table"))
        waiting = [asyncio.ensure_future(asking.answer("x", each)) for each in questions]
        await asyncio.sleep(0)
        asking.left("x")
        assert [answer.status for answer in await asyncio.gather(*waiting)] == [NOT_THERE] * 2

    run(test())


def test_only_what_is_not_the_default_is_passed_on() -> None:
    assert _given(Say(seat=0, text="hello")) == b'{"seat":0,"text":"hello"}'
    assert _given(Mute(seat=1)) == b'{"seat":1}'


def test_a_node_that_leaves_answers_what_it_has_done(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer comes late; nobody is told meanwhile that it is gone."""
    done = threading.Event()
    found = Asking._found

    async def late(self: Asking, *asked: object) -> object:
        answer = await found(self, *asked)  # type: ignore[arg-type]  # as it was called
        done.set()
        await asyncio.sleep(1)
        return answer

    monkeypatch.setattr(Asking, "_found", late)
    statuses: list[int] = []
    with node(postgres, nats_server.address) as stays, ExitStack() as stack:
        leaves = stack.enter_context(node(postgres, nats_server.address))
        ada = Person(leaves)
        table = ada("POST", "/api/tables", BOTS).json["id"]
        there = person_at(stays, ada)
        delete = threading.Thread(
            target=lambda: statuses.append(there("DELETE", f"/api/tables/{table}").status)
        )
        delete.start()
        assert done.wait(30)
        stack.close()
        delete.join()
        assert there("GET", f"/api/tables/{table}").status == 404
    assert statuses == [204]
