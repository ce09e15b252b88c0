"""Bodies: what cannot be read is said so, and a large one holds up nobody."""

import asyncio
import http.client
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from istanbul.server.errors import Refused
from istanbul.server.http import body_reader
from istanbul.server.http.body_reader import BodyReader, decoded
from istanbul.server.protocol.bodies import MeChange, Uploaded
from istanbul.server.running import background
from istanbul.server.settings import Settings
from tests.server.serving import new_person, request, run, server


class Sent:
    """A request whose body comes in parts."""

    def __init__(self, *parts: bytes) -> None:
        self.parts = parts

    async def stream(self) -> AsyncIterator[bytes]:
        for part in self.parts:
            await asyncio.sleep(0)
            yield part


def read(reader: BodyReader, sent: Any, shape: Any = MeChange, most: int = 65536) -> Any:
    return reader.read(sent, shape, most, ["ada", "address"])


def test_bytes_that_are_no_text_are_malformed(address: str) -> None:
    headers = {"Cookie": new_person(address)}
    for raw in (b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"\xc3": 1}'):
        answer = request(address, "POST", "/api/me", raw, headers)
        assert (answer.status, answer.json["kind"]) == (400, "malformed"), raw


def test_names_that_no_table_has_are_not_found(database: str) -> None:
    with background(Settings(database=database)) as address:
        headers = {"Cookie": new_person(address)}
        for name in ("%00", "a%00b", "%FF", "x" * 500, "a%20b"):
            assert request(address, "GET", f"/api/tables/{name}", headers=headers).status == 404
        for code in ("\0" * 5, "AB\0CD", "ABC D"):
            assert request(address, "POST", "/api/join", {"code": code}, headers).status == 404


def test_a_large_body_is_decoded_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def watched(raw: bytes, shape: Any) -> Any:
        threads.append(threading.current_thread().name)
        return decoded(raw, shape)

    monkeypatch.setattr(body_reader, "decoded", watched)

    async def test() -> None:
        reader = BodyReader()
        assert (await read(reader, Sent(b'{"name": ', b'"Ada"}'))).name == "Ada"
        large = b'{"log": {"a": "' + b"x" * 50_000 + b'"}}'
        parts = [large[at : at + 999] for at in range(0, len(large), 999)]
        assert (await read(reader, Sent(*parts), Uploaded)).log["a"] == "x" * 50_000
        reader.close()

    run(test())
    assert not threads[0].startswith("bodies")
    assert threads[1].startswith("bodies")


def test_large_bodies_of_a_visitor_are_few_at_a_time() -> None:
    async def test() -> None:
        reader, large = BodyReader(), Sent(b" " * 20_000, *[b" "] * 1000, b"{}")
        under_way = [asyncio.create_task(read(reader, large)) for _ in range(2)]
        await asyncio.sleep(0.001)
        with pytest.raises(Refused, match="too many"):
            await read(reader, large)
        assert (await read(reader, Sent(b"{}"))).name is None, "small ones are not meant"
        await asyncio.gather(*under_way)
        assert (await read(reader, large)).name is None
        reader.close()

    run(test())


def test_sizes_numbers_and_depth_are_bounded() -> None:
    async def test() -> None:
        reader = BodyReader()
        with pytest.raises(Refused, match="at most 65536 bytes"):
            await read(reader, Sent(b" " * 40_000, b" " * 40_000))
        assert (await read(reader, Sent(b"{}"))).name is None, "nobody is counted any more"
        reader.close()

    run(test())
    with pytest.raises(Refused, match="values"):
        decoded(b'{"log": {"entries": [' + b",".join([b"{}"] * 1_000_000) + b"]}}", Uploaded)
    with pytest.raises(Refused, match="deeply"):
        decoded(b'{"log": {"a": ' + b"[" * 30 + b"]" * 30 + b"}}", Uploaded)
    with pytest.raises(msgspec.DecodeError):
        decoded(b"{", Uploaded)


def test_others_do_not_wait_for_a_body_of_a_million_values(tmp_path: Any) -> None:
    body = b'{"log": {"entries": [' + b",".join([b"{}"] * 1_390_000) + b"]}}"

    def attack(address: str, cookie: str) -> None:
        for _ in range(6):
            request(address, "POST", "/api/logs/verify", body, {"Cookie": cookie})

    with server(tmp_path, limit_scale=1.0) as address:
        attacker = threading.Thread(target=attack, args=(address, new_person(address)))
        attacker.start()
        host = address.removeprefix("http://")
        slowest = 0.0
        while attacker.is_alive():
            begun = time.perf_counter()
            connection = http.client.HTTPConnection(host, timeout=30)
            connection.request("GET", "/api/health")
            assert connection.getresponse().status == 200
            connection.close()
            slowest = max(slowest, time.perf_counter() - begun)
        attacker.join()
    assert slowest < 0.5, "on the event loop one of them takes 0.7 s"
