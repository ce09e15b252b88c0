"""Telling people that it is their turn."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, OPEN, Client
from istanbul.server.notices.calling import Request, call
from istanbul.server.protocol.messages import Bot, Ping, Swap
from istanbul.server.protocol.parts import TableInfo
from tests.server.serving import play_at_random, request, run, server, table_of_people


class Receiver(HTTPServer):
    """A webhook on this computer."""

    def __init__(self, status: int = 200) -> None:
        self.heard: Queue[tuple[str, Any]] = Queue()
        self.status = status
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook?for=ada"


class Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.put((self.path, json.loads(body)))
        self.send_response(self.server.status)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    thread = threading.Thread(target=found.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield found
    found.shutdown()
    thread.join()
    found.server_close()


async def until_turn_of(address: str, hook: str, watching: str) -> tuple[str, str]:
    """Ben acts until it is Ada's turn, who looks on or not; the table and her cookie."""
    ada, ben = await Client.connect(address, "Ada"), await Client.connect(address, "Ben")
    await ada.http("POST", "/api/me/notices/webhook", {"url": hook})
    table = await ada.new_table({"players": 2}, [ME, OPEN], start=False)
    theirs = await ben.watch(table.id)
    await theirs.sit(1, "Ben")
    game = await ada.watch(table.id)
    await game.start()
    turn = game.turn()
    if turn is not None:  # Ada begins: first it must be Ben's turn
        await play_turn(game, 0)
    while theirs.turn() is None:
        await theirs.change()
    if watching == "gone":
        await ada.close()
    else:
        await ada.present(watching == "present")
    await play_turn(theirs, 1)
    if watching == "present":
        for _ in range(20):  # time enough for a notice that should not come
            await ben.http("GET", "/api/me")
    if watching != "gone":
        await ada.close()
    await ben.close()
    return table.id, ada.cookie


async def play_turn(game: Any, seat: int) -> None:
    while (turn := game.turn()) is not None and turn.seat == seat:
        ending = [option for option in turn.options if option.text in ("end_turn", "refuse")]
        await game.act(seat, (ending or turn.options)[0].action)


def test_a_webhook_hears_that_it_is_my_turn(tmp_path: Path, receiver: Receiver) -> None:
    with server(tmp_path, webhooks="any") as address:
        table, _ = run(until_turn_of(address, receiver.address, watching="gone"))
        path, body = receiver.heard.get(timeout=10)
        assert path == "/hook?for=ada"
        url = f"{address}/#/table/{table}"
        right = {"event": "your_turn", "table": table, "url": url, "text": "It is your turn."}
        assert {**right, "id": body["id"]} == body
        metrics = request(address, "GET", "/api/metrics").raw.decode()
        assert "istanbul_notices_failed_total 0" in metrics


def test_a_tab_that_nobody_sees_is_nobody(tmp_path: Path, receiver: Receiver) -> None:
    with server(tmp_path, webhooks="any") as address:
        table, _ = run(until_turn_of(address, receiver.address, watching="hidden"))
        assert receiver.heard.get(timeout=10)[1]["table"] == table


def test_somebody_who_looks_on_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    with server(tmp_path, webhooks="any") as address:
        run(until_turn_of(address, receiver.address, watching="present"))
    assert receiver.heard.empty()


def test_by_default_nothing_near_the_server_is_called(tmp_path: Path, receiver: Receiver) -> None:
    with server(tmp_path) as address:
        run(until_turn_of(address, receiver.address, watching="gone"))
        patience = time.monotonic() + 20
        while "notices_failed_total 1" not in request(address, "GET", "/api/metrics").raw.decode():
            assert time.monotonic() < patience, "the attempt was not counted"
    assert receiver.heard.empty()


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:9/",
        "http://localhost:9/",
        "http://[::1]:9/",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest",
        "http://192.168.1.1/",
        "http://0.0.0.0:9/",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    with pytest.raises(PermissionError):
        run(call(Request(address, b"", {}), any_address=False))


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.status = 307
    assert run(call(Request(receiver.address, b"{}", {}), any_address=True)) == 307
    assert receiver.heard.qsize() == 1


def test_another_tab_hears_of_it_instead(tmp_path: Path, receiver: Receiver) -> None:
    async def test(address: str) -> None:
        ada, ben = await Client.connect(address, "Ada"), await Client.connect(address, "Ben")
        await ada.http("POST", "/api/me/notices/webhook", {"url": receiver.address})
        table = await ada.new_table({"players": 2}, [ME, OPEN], start=False)
        theirs = await ben.watch(table.id)
        await theirs.sit(1, "Ben")
        game = await ada.watch(table.id)
        await game.start()
        if game.turn() is not None:
            await play_turn(game, 0)
        while theirs.turn() is None:
            await theirs.change()
        await ada.close()
        await ada.open()  # at home: connected, but looking at no table
        ada.games.clear()
        await ada.present()
        await play_turn(theirs, 1)
        for _ in range(100):
            if ada.notices:
                break
            await ben.http("GET", "/api/me")
        (notice,) = ada.notices
        assert (notice.reason, notice.table) == ("notice-your_turn", table.id)
        await ada.close()
        await ben.close()

    with server(tmp_path, webhooks="any") as address:
        run(test(address))
    assert receiver.heard.empty()


def test_whose_seat_the_host_frees_is_told_so(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        names = ("Ada", "Ben", "Cem")
        ada, ben, cem = [await Client.connect(address, name) for name in names]
        table = await ada.new_table({"players": 3}, [ME, OPEN, OPEN], start=False)
        for seat, client in enumerate((ben, cem), 1):
            game = await client.watch(table.id)
            await game.sit(seat, names[seat])
        await ada.ask(Swap, table=table.id, seat=1, other=2)
        await ada.ask(Bot, table=table.id, seat=2)
        for client in (ben, cem):
            await client.ask(Ping)  # what was sent before it has come
        assert [(told.reason, told.table) for told in ben.notices] == [
            ("notice-seat_freed", table.id)
        ]
        assert cem.notices == []
        for client in (ada, ben, cem):
            await client.close()

    with server(tmp_path) as address:
        run(test(address))


def test_who_is_invited_to_play_again_is_told_so(tmp_path: Path, receiver: Receiver) -> None:
    async def test(address: str) -> str:
        clients, games = await table_of_people(address, {"max_rounds": 1}, ["Ada", "Ben"])
        ada, ben = clients
        await ada.http("POST", "/api/me/notices/webhook", {"url": receiver.address})
        source = SeededSource(1)
        await asyncio.gather(*(play_at_random(game, source) for game in games))
        await ada.close()
        again = await ben.http("POST", f"/api/tables/{games[0].table}/rematch", {}, TableInfo)
        await ben.close()
        return again.id

    with server(tmp_path, webhooks="any") as address:
        table = run(test(address))
        body = receiver.heard.get(timeout=20)[1]
        assert (body["event"], body["table"]) == ("invitation", table)
    assert receiver.heard.empty(), "the end she has seen, and who invites is not invited"
