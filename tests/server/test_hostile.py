"""Hostile clients: a clear refusal, bounded memory, and no effect on other tables."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from istanbul.engine.source import SeededSource
from istanbul.server import limits
from istanbul.server.client import Client, ServerError
from istanbul.server.protocol import messages as p
from tests.server.broken import ACT, BROKEN, end_of
from tests.server.serving import (
    close_all,
    hear,
    new_person,
    play_at_random,
    raw_socket,
    request,
    run,
    server,
    table_of_people,
)


def test_broken_messages_are_refused_and_the_connection_stays(address: str) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(address, cookie) as socket:
            for name, text in BROKEN.items():
                await socket.send(text)
                answer = await hear(socket)
                assert (answer["type"], answer["kind"]) == ("error", "malformed"), name
                assert len(answer["message"]) <= 500, name
            await socket.send('{"type": "ping", "id": 9}')
            assert await hear(socket) == {"type": "pong", "re": 9}

    run(test(new_person(address)))


def test_the_id_of_a_broken_request_comes_back_if_it_can_be_read(address: str) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(address, cookie) as socket:
            await socket.send('{"type": "act", "id": 77}')
            assert (await hear(socket))["re"] == 77

    run(test(new_person(address)))


def test_binary_is_refused(address: str) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(address, cookie) as socket:
            await socket.send(json.dumps(ACT).encode())
            assert (await hear(socket))["reason"] == "refused-binary"
            await socket.send('{"type": "ping", "id": 1}')
            assert (await hear(socket))["type"] == "pong"

    run(test(new_person(address)))


@pytest.mark.parametrize("parts", [1, 50])
def test_a_huge_message_ends_the_connection(address: str, parts: int) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(address, cookie) as socket:
            piece = "x" * (limits.LARGEST_MESSAGE // parts + 1)
            with contextlib.suppress(ConnectionClosed):  # perhaps before all of it was sent
                await socket.send([piece] * parts if parts > 1 else piece)
            assert await end_of(socket) == 1009

    run(test(new_person(address)))


def test_bytes_that_are_no_text_end_the_connection(address: str) -> None:
    async def test(cookie: str) -> None:
        async with raw_socket(address, cookie) as socket:
            await socket.send(b"\xff\xfe", text=True)
            assert await end_of(socket) == 1007

    run(test(new_person(address)))


def test_http_bodies_are_bounded(address: str) -> None:
    headers = {"Cookie": new_person(address)}

    def post(path: str, raw: bytes) -> Any:
        return request(address, "POST", path, raw, headers)

    large = post("/api/me", b'{"name": "' + b"x" * limits.LARGEST_BODY + b'"}')
    assert (large.status, large.reason) == (413, "refused-too_large")
    deep = post("/api/tables", b'{"options": {"a": ' + b"[" * 30 + b"]" * 30 + b'}, "seats": []}')
    assert deep.reason == "refused-too_deep"
    very_deep = post("/api/tables", b"[" * 60_000)
    assert (very_deep.status, very_deep.json["kind"]) == (400, "malformed")
    for raw in (b"", b"{", b"[]", b"null", b'{"name": 7}', b'{"more": 1}', b"\xff"):
        answer = post("/api/me", raw)
        assert (answer.status, answer.json["kind"]) == (400, "malformed"), raw
    many = {"format": 1, "options": {}, "entries": []}
    many["entries"] = [{"n": n, "by": 0, "text": "x"} for n in range(1, 5002)]
    assert post("/api/logs/replay", json.dumps({"log": many}).encode()).status == 413


def test_a_body_that_lies_about_its_length_is_cut_off(address: str) -> None:
    headers = {"Cookie": new_person(address), "Transfer-Encoding": "chunked"}
    chunk = b"x" * 10_000
    body = b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for _ in range(20)) + b"0\r\n\r\n"
    try:
        status = request(address, "POST", "/api/me", body, headers).status
    except ConnectionError:
        status = 0  # cut off before the answer could be read
    assert status in (0, 411)
    assert request(address, "GET", "/api/health").status == 200


def test_old_and_foreign_identities_are_nobody(address: str, tmp_path: Path) -> None:
    with server(tmp_path) as other:
        foreign = new_person(other)  # signed, but by another server
    answer = request(address, "GET", "/api/tables", headers={"Cookie": foreign})
    assert answer.status == 401
    mine = new_person(address)
    for wrong in (mine[:-1], mine + "A", mine.replace("istanbul=", "istanbul=A"), "istanbul="):
        assert request(address, "GET", "/api/tables", headers={"Cookie": wrong}).status == 401


def mutated(message: dict[str, Any], chance: random.Random) -> str:
    """A message with something wrong in it."""
    odd: list[Any] = [
        None,
        True,
        -1,
        2**40,
        0.5,
        "",
        "x" * 300,
        [],
        {},
        [[[]]],
        {"a": {}},
        "watch",
        "\x00",
    ]
    found: dict[str, Any] = dict(message)
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*found, "more"])
        if chance.random() < 0.3:
            found.pop(key, None)
        else:
            found[key] = chance.choice(odd)
    text = json.dumps(found)
    if chance.random() < 0.3:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice(["", "}", '"', "[", "\\"]) + text[place + 1 :]
    return text


def test_fuzzed_messages_change_nothing_and_disturb_nobody(address: str) -> None:
    async def fuzz(cookie: str, table: str, chance: random.Random) -> int:
        kinds: list[dict[str, Any]] = [
            {"type": "watch", "id": 1, "table": table},
            {"type": "act", "id": 1, "table": table, "seat": 0, "at": 10, "action": 7},
            {"type": "plan", "id": 1, "table": table, "seat": 0, "at": 9, "texts": ["end_turn"]},
            {"type": "undo", "id": 1, "table": table, "seat": 0, "at": 10},
            {"type": "sit", "id": 1, "table": table, "seat": 1, "name": "Eve"},
            {"type": "bot", "id": 1, "table": table, "seat": 1, "agent": "random"},
            {"type": "start", "id": 1, "table": table},
            {"type": "resign", "id": 1, "table": table, "seat": 0},
            {"type": "away", "id": 1, "table": table, "seat": 0, "agent": "random"},
            {"type": "hint", "id": 1, "table": table, "seat": 0, "at": 10},
            {"type": "stand", "id": 1, "table": table},
            {"type": "unwatch", "id": 1, "table": table},
            {"type": "redo", "id": 1, "table": table, "seat": 0, "at": 10},
            {"type": "swap", "id": 1, "table": table, "seat": 0, "other": 1},
            {"type": "back", "id": 1, "table": table, "seat": 0},
            {"type": "agree", "id": 1, "table": table, "seat": 0, "hints": True},
            {"type": "present", "id": 1, "visible": True},
            {"type": "ping", "id": 1},
        ]
        known = {kind.__struct_config__.tag for kind in get_args(p.ClientMessage)}
        assert {kind["type"] for kind in kinds} == known, "a message more: fuzz it, too"
        answered = 0
        async with raw_socket(address, cookie) as fuzzing:
            for _ in range(400):
                await fuzzing.send(mutated(chance.choice(kinds), chance))
                while (answer := await hear(fuzzing))["type"] in ("update", "seats", "notice"):
                    pass
                assert answer["type"] in ("error", "table", "done", "pong"), answer
                assert answer.get("kind") != "storage"
                assert answer.get("reason") != "error-internal", answer
                answered += 1
        return answered

    async def test(stranger: str) -> None:
        clients, games = await table_of_people(address, {"max_rounds": 4}, ["Ada", "Ben"])
        number = games[0].number
        path = f"/api/tables/{games[0].table}/steps?viewer=0"
        told: object = await clients[0].http("GET", path)
        chance = random.Random(7)
        assert await fuzz(stranger, games[0].table, chance) == 400
        assert games[0].number == number, "somebody without a seat changes nothing"
        assert await clients[0].http("GET", path) == told
        disturbing = asyncio.create_task(fuzz(stranger, games[0].table, chance))
        await asyncio.gather(*(play_at_random(game, SeededSource(3)) for game in games))
        assert games[0].over is not None
        await disturbing
        await close_all(clients)

    run(test(new_person(address)))


def test_somebody_elses_things_stay_theirs(address: str) -> None:
    async def test(cookie: str) -> None:
        clients, games = await table_of_people(address, {}, ["Ada", "Ben"])
        eve = await Client.connect(address, cookie=cookie)
        table, number = games[0].table, games[0].number
        asked: list[tuple[Any, dict[str, Any]]] = [
            (p.Act, {"seat": 0, "at": number, "action": 7}),
            (p.Plan, {"seat": 0, "at": number, "texts": ["end_turn"]}),
            (p.Undo, {"seat": 0, "at": number}),
            (p.Redo, {"seat": 0, "at": number}),
            (p.Resign, {"seat": 0}),
            (p.Away, {"seat": 0}),
            (p.Back, {"seat": 0}),
            (p.Sit, {"seat": 0, "name": "Eve"}),
            (p.Bot, {"seat": 0}),
            (p.Stand, {}),
            (p.Start, {}),
            (p.Swap, {"seat": 0, "other": 1}),
            (p.Agree, {"seat": 0, "hints": True}),
            (p.Hint, {"seat": 0, "at": number}),
        ]
        for kind, given in asked:
            with pytest.raises(ServerError) as caught:
                await eve.ask(kind, table=table, **given)
            assert caught.value.failure.kind == "refused", kind
        assert (
            request(address, "DELETE", f"/api/tables/{table}", None, {"Cookie": cookie}).status
            == 403
        )
        assert games[0].number == number
        seen = await eve.watch(table)
        assert list(seen.views) == [-1]
        await close_all([*clients, eve])

    run(test(new_person(address)))
