"""Those who come for a table take it along: a load balancer that knows it makes forwarding rare."""

from __future__ import annotations

from istanbul.server.client import ME, OPEN, Client
from tests.server.cluster.test_nodes import person_at
from tests.server.postgres import connect
from tests.server.serving import Person, request, run
from tests.server.test_http import new_table

FORWARDED = "istanbul_forwarded_total "


def forwarded(address: str) -> int:
    """How many requests of its sockets a node has passed on."""
    lines = request(address, "GET", "/api/metrics").raw.decode().splitlines()
    return next(int(line.removeprefix(FORWARDED)) for line in lines if line.startswith(FORWARDED))


def owner(database: str, table: str) -> str:
    with connect(database) as db:
        asked = "SELECT node FROM owners o JOIN tables t ON t.serial = o.table_serial WHERE id = %s"
        found = db.execute(asked, (table,)).fetchone()
    assert found is not None
    return str(found[0])


def test_a_table_goes_where_its_people_come(nodes: list[str], postgres: str) -> None:
    ada = Person(nodes[0])
    table = new_table(ada, ME, ME, start=True)["id"]
    before = owner(postgres, table)

    async def play() -> None:
        async with await Client.connect(nodes[1], "Ada", ada.cookie, table) as client:
            game = await client.watch(table)
            for _ in range(3):
                turn = await game.my_turn()
                assert turn is not None
                await game.act(turn.seat, turn.options[0].action)

    run(play())
    assert owner(postgres, table) != before
    assert [forwarded(address) for address in nodes] == [0, 0]
    assert ada("GET", f"/api/tables/{table}").status == 200


def test_a_table_stays_where_somebody_looks_at_it(nodes: list[str], postgres: str) -> None:
    ada = Person(nodes[0])
    table = new_table(ada, ME, OPEN)["id"]
    before = owner(postgres, table)
    there = person_at(nodes[1], ada)

    async def look() -> None:
        async with (
            await Client.connect(nodes[0], "Ada", ada.cookie, table) as here,
            await Client.connect(nodes[1], "Ben", table=table) as other,
        ):
            await here.watch(table)
            await (await other.watch(table)).sit(1, "Ben")
            assert not here.closed

    run(look())
    assert owner(postgres, table) == before
    assert forwarded(nodes[1]) == 2
    assert there("GET", f"/api/tables/{table}").status == 200


def test_a_hint_grants_nothing_and_may_be_anything(nodes: list[str]) -> None:
    async def look() -> None:
        for hint in ("", "no such table", "x" * 3000, "%00&table=%ff"):
            async with await Client.connect(nodes[0], "Eve", table=hint) as client:
                await client.present()

    run(look())
