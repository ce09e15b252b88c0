"""Too much of everything: floods, guesses, crowds, clients that do not read."""

import asyncio
import contextlib
import gc
import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from istanbul.server import limits
from istanbul.server.client import ME, Client, ServerError
from istanbul.server.transport import session
from tests.server.broken import BROKEN, end_of
from tests.server.serving import (
    close_all,
    hear,
    hear_until,
    new_person,
    raw_socket,
    request,
    run,
    server,
    table_of_people,
)


def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    async def test(address: str, cookie: str) -> None:
        answers: list[Any] = []
        async with raw_socket(address, cookie) as flood:
            with contextlib.suppress(ConnectionClosed):
                for n in range(5000):
                    await flood.send(f'{{"type": "ping", "id": {n}}}')
            assert await end_of(flood, answers) == session.CLOSE_FLOOD
        refusals = [answer for answer in answers if answer["type"] == "error"]
        assert {answer["reason"] for answer in refusals} == {"refused-too_fast"}
        assert len(refusals) <= limits.PATIENCE, "a flood is not answered with a flood"
        assert len({answer["re"] for answer in refusals}) == len(refusals), "each knows its request"

    with server(tmp_path, limit_scale=1.0) as address:
        run(test(address, new_person(address)))


@pytest.mark.parametrize("path", ["/api/tables/{}/log", "/api/tournaments", "/api/tournaments/{}"])
def test_what_may_be_large_is_not_asked_quickly(tmp_path: Path, path: str) -> None:
    """A long log takes 11 ms, a tournament of 64 players 14 ms, in which all others wait."""
    with server(tmp_path, limit_scale=1.0) as address:
        headers = {"Cookie": new_person(address)}
        asked = path.format("there-is-none")
        statuses = [request(address, "GET", asked, headers=headers).status for _ in range(60)]
        assert 429 in statuses


def test_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with server(tmp_path, limit_scale=1.0) as address:
        headers = {"Cookie": new_person(address)}
        statuses = [
            request(address, "POST", "/api/join", {"code": f"AA{n:03}"}, headers).status
            for n in range(30)
        ]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        fresh = {"Cookie": new_person(address)}  # another identity does not help
        assert request(address, "POST", "/api/join", {"code": "AAAAA"}, fresh).status == 429


def test_friends_are_not_called_again_and_again(tmp_path: Path) -> None:
    with server(tmp_path, limit_scale=1.0) as address:
        headers = {"Cookie": new_person(address)}
        path, friend = "/api/tables/none/invite", {"met": "none", "seat": 0}
        statuses = [request(address, "POST", path, friend, headers).status for _ in range(21)]
        assert statuses == [*[404] * 20, 429]


def test_newcomers_from_one_address_are_limited(tmp_path: Path) -> None:
    with server(tmp_path, limit_scale=1.0) as address:
        statuses = [request(address, "GET", "/api/me").status for _ in range(80)]
        assert 429 in statuses
        assert request(address, "GET", "/api/health").status == 200


def test_connections_of_a_person_are_limited(tmp_path: Path) -> None:
    async def test(address: str, cookie: str) -> None:
        sockets = [await raw_socket(address, cookie) for _ in range(limits.CONNECTIONS_OF_PERSON)]
        with pytest.raises(InvalidStatus) as refused:
            await raw_socket(address, cookie)
        assert refused.value.response.status_code == 429
        for each in sockets:
            await each.close()
        await asyncio.sleep(0.2)
        async with raw_socket(address, cookie) as again:
            await again.send('{"type": "ping", "id": 1}')
            assert (await hear(again))["type"] == "pong"

    with server(tmp_path, limit_scale=1.0) as address:
        run(test(address, new_person(address)))


def test_tables_of_a_connection_are_limited(address: str) -> None:
    async def test() -> None:
        async with await Client.connect(address, "Ada") as client:
            tables = [
                await client.new_table({"players": 2}, [ME, ME])
                for _ in range(limits.TABLES_OF_CONNECTION + 1)
            ]
            for table in tables[:-1]:
                await client.watch(table.id)
            with pytest.raises(ServerError, match="too_many_tables"):
                await client.watch(tables[-1].id)

    run(test())


def test_a_client_that_does_not_read_loses_its_connection_and_delays_nobody(
    tmp_path: Path,
) -> None:
    async def test(address: str) -> None:
        clients, games = await table_of_people(address, {"max_rounds": 400}, ["Ada", "Ben"])
        cookie = clients[0].cookie
        # Almost no room on the way, and nobody who reads: it fills up soon.
        deaf = await raw_socket(address, cookie, max_queue=1)
        await deaf.send(f'{{"type": "watch", "id": 1, "table": "{games[0].table}"}}')
        await hear_until(deaf, "table")
        deaf.transport.pause_reading()
        for _ in range(3000):
            game = next((game for game in games if game.turn()), None)
            if game is None:
                await asyncio.wait(
                    [asyncio.create_task(each.my_turn()) for each in games],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                continue
            turn = game.turn()
            assert turn is not None
            option = turn.options[-1] if turn.options[0].kind != "move" else turn.options[0]
            await game.act(turn.seat, option.action)  # answered, whoever does not read
            metrics = request(address, "GET", "/api/metrics").raw.decode()
            if "istanbul_slow_clients_total 1" in metrics:
                break
        else:
            pytest.fail("the client that does not read was never let go")
        deaf.transport.abort()
        back = await raw_socket(address, cookie)
        await back.send(f'{{"type": "watch", "id": 1, "table": "{games[0].table}"}}')
        assert (await hear_until(back, "table"))["number"] == games[0].number
        await back.close()
        await close_all(clients)

    with server(tmp_path) as address:
        run(test(address))


def test_memory_stays_bounded_under_attack(address: str) -> None:
    async def attack(cookie: str) -> None:
        for _ in range(30):
            async with raw_socket(address, cookie) as attacking:
                for text in list(BROKEN.values()):
                    await attacking.send(text)
                for _ in BROKEN:
                    await hear(attacking)

    cookie = new_person(address)
    run(attack(cookie))
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        run(attack(cookie))
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 1_000_000


def test_whole_tables_are_limited_by_person(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with await Client.connect(address, "Ada") as client:
            table = await client.new_table({"players": 2}, [ME, ME])
            ask = {"type": "watch", "id": 1, "table": table.id, "previews": True}
            heard: list[str] = []
            for _ in range(2):  # another connection does not help
                async with raw_socket(address, client.cookie) as greedy:
                    for _ in range(25):
                        await greedy.send(json.dumps(ask))
                        while (answer := await hear(greedy))["type"] == "seats":
                            pass
                        heard.append(answer.get("reason", answer["type"]))
            assert heard[:25] == ["table"] * 25
            assert "refused-too_fast" in heard

    with server(tmp_path, limit_scale=1.0) as address:
        run(test(address))


def test_files_of_the_screen_are_limited_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits.Limits, "__init__", few_files)
    with server(tmp_path, limit_scale=1.0) as address:
        statuses = [request(address, "GET", "/").status for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3


usual = limits.Limits.__init__


def few_files(self: limits.Limits, scale: float = 1.0) -> None:
    usual(self, scale)
    self.files = limits.Buckets(0.0, 5.0)


def test_a_network_of_ipv6_is_one_visitor() -> None:
    assert limits.visitor_of("2001:db8:1:2::5") == limits.visitor_of("2001:db8:1:2:ffff::9")
    assert limits.visitor_of("2001:db8:1:2::5") != limits.visitor_of("2001:db8:1:3::5")
    assert limits.visitor_of("::ffff:192.0.2.7") == limits.visitor_of("192.0.2.7") == "192.0.2.7"
    assert limits.visitor_of("") == ""


def test_codes_of_one_ipv6_network_are_guessed_by_one_visitor(tmp_path: Path) -> None:
    def guess(n: int) -> int:
        forwarded = {"Cookie": cookies[n % 4], "X-Forwarded-For": f"2001:db8::{n:x}"}
        return request(address, "POST", "/api/join", {"code": f"AA{n:03}"}, forwarded).status

    with server(tmp_path, limit_scale=1.0) as address:
        cookies = [new_person(address) for _ in range(4)]
        assert 429 in [guess(n) for n in range(40)]


def test_a_code_leads_to_a_table_only_while_one_can_join(address: str) -> None:
    async def test() -> None:
        ada = await Client.connect(address, "Ada")
        table = await ada.new_table({"players": 2}, [ME, "random"], start=False)
        headers = {"Cookie": new_person(address)}
        body = {"code": table.code}
        assert request(address, "POST", "/api/join", body, headers).json == {"table": table.id}
        await (await ada.watch(table.id)).start()
        assert request(address, "POST", "/api/join", body, headers).status == 404
        mine = {"Cookie": ada.cookie}
        assert request(address, "POST", "/api/join", body, mine).status == 200, "it is my table"
        await ada.close()

    run(test())
