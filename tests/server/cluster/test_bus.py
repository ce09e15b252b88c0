"""The bus itself: who is let in, and what becomes of messages that nobody knows."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import nats
import pytest
from nats.errors import SlowConsumerError
from websockets.exceptions import WebSocketException

from istanbul.engine.errors import MalformedInput
from istanbul.server.client import ME, Client, ServerError
from istanbul.server.cluster.bus import Bus, connect
from istanbul.server.cluster.messages import Back, Looks, Message, decode
from istanbul.server.cluster.worker import Worker, WorkerSettings
from tests.server.cluster.bus import NatsServer
from tests.server.cluster.conftest import node
from tests.server.cluster.credentials import guarded
from tests.server.cluster.test_near import forwarded
from tests.server.cluster.test_nodes import person_at
from tests.server.postgres import connect as database
from tests.server.serving import Person, run
from tests.server.test_http import new_table


async def a_move(person: Person, address: str, table: str) -> None:
    """Somebody plays at a table by way of this node."""
    async with await Client.connect(address, "Ada", person.cookie) as client:
        game = await client.watch(table)
        turn = await game.my_turn()
        assert turn is not None
        await game.act(turn.seat, turn.options[0].action)


async def a_move_at_last(person: Person, address: str, table: str) -> None:
    """The same; the node has to connect to the database again."""
    while True:
        try:
            await a_move(person, address, table)
        except (OSError, ServerError, WebSocketException):
            await asyncio.sleep(0.05)
        else:
            return


def test_nodes_speak_over_a_bus_with_tls_and_credentials(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, authority, credentials = guarded(tmp_path)
    config = tmp_path / "bus.conf"
    config.write_text(text, encoding="utf-8")
    with NatsServer("--config", str(config)) as bus:
        address = bus.address.replace("nats://", "tls://")

        async def refused(credentials: str, authority: str) -> None:
            with pytest.raises(MalformedInput, match="no connection"):
                await connect(address, "stranger", credentials, authority)

        with monkeypatch.context() as impatient:
            impatient.setattr("istanbul.server.cluster.bus.FIRST_SECONDS", 1.0)
            run(refused("", str(authority)))
            run(refused(str(credentials), ""))
        how = {"bus_credentials": str(credentials), "bus_authority": str(authority)}
        with node(postgres, address, **how) as one, node(postgres, address, **how) as two:
            ada = Person(one)
            table = new_table(ada, ME, ME, start=True)["id"]
            run(a_move(person_at(two, ada), two, table))
            assert forwarded(two) > 0


def test_a_newer_node_may_say_more_than_this_one_knows() -> None:
    said = msgspec.msgpack.encode(["Looks", "n", "ann", True, "what a later version adds"])
    assert decode(said) == Looks("n", "ann", True)
    with pytest.raises(msgspec.DecodeError):
        decode(msgspec.msgpack.encode(["Later", "n"]))


def test_a_newer_node_beside_this_one_disturbs_nobody(
    postgres: str, nats_server: NatsServer, nodes: list[str]
) -> None:
    """It has migrated the database, and says what this one does not know."""
    ada = Person(nodes[0])
    table = new_table(ada, ME, ME, start=True)["id"]
    with database(postgres) as db:
        db.execute("ALTER TABLE tables ADD COLUMN later TEXT NOT NULL DEFAULT ''")
        db.execute("INSERT INTO schema_version SELECT MAX(version) + 1 FROM schema_version")
        mine = "pid <> pg_backend_pid() AND datname = current_database()"
        db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")

    async def test() -> None:
        stranger = await nats.connect(nats_server.address)
        heard = await stranger.subscribe("istanbul.*.all")
        subject = (await heard.next_msg(30)).subject  # nodes tell what visitors use
        for said in (["Later", "n"], ["Looks", "n", "ann", True, "more"], "nothing at all"):
            await stranger.publish(subject, b"w" + msgspec.msgpack.encode(said))
        await stranger.close()

    for address in nodes:
        run(a_move_at_last(person_at(address, ada), address, table))
    run(asyncio.wait_for(test(), 60))
    for address in nodes:
        run(a_move(person_at(address, ada), address, table))


class Recorder:
    """What a client says to the bus, line by line, and what the answers are."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"max_payload": 1048576}\r\n')
        while line := await reader.readline():
            self.said.append(line.split()[0])
            if line == b"PING\r\n":
                writer.write(b"PONG\r\n")
        writer.close()


def test_who_is_ready_is_heard_by_the_bus() -> None:
    """The ping that asks whether all has arrived does not overtake what it asks about."""
    bus = Recorder()

    async def test() -> None:
        async with await asyncio.start_server(bus.serve, "127.0.0.1", 0) as server:
            address = f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            one = Bus(
                *(address, "n"),
                heard=lambda message: None,
                broken=lambda: None,
                back=lambda: None,
            )
            worker = Worker(WorkerSettings(address, processes=1))
            for each in (one.open("site"), worker.open()):
                bus.said.clear()
                await each
                last = len(bus.said) - 1 - bus.said[::-1].index(b"SUB")
                assert b"PING" in bus.said[last:]
            await worker.close()
            await one.close()

    run(test())


@pytest.mark.long
def test_who_took_too_little_of_the_bus_begins_anew(nats_server: NatsServer) -> None:
    """It has missed messages, though its connection is well; so have those who rely on it."""
    told: list[Message] = []
    events: list[str] = []

    async def test() -> None:
        slow, other = (
            Bus(
                nats_server.address,
                name,
                heard=told.append,
                broken=lambda: events.append("broken"),
                back=lambda: slow.tell_all(Back("slow")),
            )
            for name in ("slow", "other")
        )
        await slow.open("site")
        await other.open("site")
        listening = slow._nats._subs[1]
        problem = SlowConsumerError("istanbul.site.node.slow", "", 1, listening)
        await slow._nats._error_cb(problem)
        while not told:
            await asyncio.sleep(0.01)
        await slow.close()
        await other.close()

    run(test())
    assert told == [Back("slow")]
