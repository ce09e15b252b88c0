"""Calls to other people's servers: to public addresses, in time, and none waits for another."""

import asyncio
import socket
import ssl
import time

import pytest

from istanbul.server.notices import calling
from istanbul.server.notices.calling import WAITING_OF_HOST, Calls, Request, call, is_public
from tests.server.serving import run


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "100.64.0.1",
        "169.254.169.254",
        "192.0.0.8",
        "192.88.99.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001::1",
        "2001:db8::1",
        "3fff::1",
        "fc00::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")


def test_a_name_is_looked_up_once_and_all_it_stands_for_is_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def resolve(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        return [(0, 0, 0, "", ("8.8.8.8", 80)), (0, 0, 0, "", ("64:ff9b::a00:1", 80))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    with pytest.raises(PermissionError):
        run(call(Request("http://both.example/", b"", {}), any_address=False))
    assert asked == ["both.example"]


def test_where_one_address_is_out_of_reach_the_next_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where a host has IPv6 and this computer has none."""

    async def test() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
            writer.close()

        host = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = host.sockets[0].getsockname()[1]
        found = [(0, 0, 0, "", (address, port)) for address in ("127.0.0.2", "127.0.0.1")]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
        asked = Request(f"http://both.example:{port}/", b"", {})
        assert await call(asked, any_address=True) == 201
        host.close()

    run(test())


def test_a_call_has_a_deadline_however_it_drips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "SECONDS", 0.5)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.05)
        except ConnectionError:
            writer.transport.abort()

    async def test() -> None:
        slow = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = slow.sockets[0].getsockname()[1]
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await call(Request(f"http://127.0.0.1:{port}/", b"", {}), any_address=True)
        assert time.monotonic() - begun < 3
        slow.close()
        await asyncio.sleep(0.2)  # until the other side has noticed

    run(test())


def test_a_slow_host_holds_up_nobody_else() -> None:
    async def test() -> None:
        calls, order = Calls(), []
        stuck = asyncio.Event()

        async def slow() -> None:
            await stuck.wait()
            order.append("slow")

        async def quick() -> None:
            order.append("quick")

        assert calls.add("slow.example", slow)
        await asyncio.sleep(0)
        taken = [calls.add("slow.example", slow) for _ in range(WAITING_OF_HOST + 5)]
        assert taken.count(False) == 5, "so many wait for one host, and no more"
        assert calls.add("quick.example", quick)
        await asyncio.sleep(0.05)
        assert order == ["quick"]
        stuck.set()
        await asyncio.sleep(0.05)
        assert order.count("slow") == WAITING_OF_HOST + 1
        assert not calls._waiting, "nothing is kept"
        await calls.close()

    run(test())


def test_a_call_that_fails_takes_no_others_with_it(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        calls, made = Calls(), asyncio.Event()

        async def fail() -> None:
            raise ZeroDivisionError

        async def work() -> None:
            made.set()

        assert calls.add("push.example", fail)
        assert calls.add("push.example", work)
        await asyncio.wait_for(made.wait(), 10)
        await calls.close()

    run(test())
    assert "ZeroDivisionError" in caplog.text, "somebody should hear of it"


def test_certificates_are_read_once_and_not_while_tables_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To read them takes 30 to 200 ms: as long as a hundred moves."""
    read: list[bool] = []

    def contexts() -> ssl.SSLContext:
        read.append(asyncio._get_running_loop() is None)
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

    async def test() -> None:
        async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.transport.abort()

        host = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        port = host.sockets[0].getsockname()[1]
        for _ in range(2):
            with pytest.raises(OSError):  # noqa: PT011 - nobody speaks TLS there
                await call(Request(f"https://127.0.0.1:{port}/", b"", {}), any_address=True)
        host.close()

    monkeypatch.setattr(ssl, "create_default_context", contexts)
    calling._tls.cache_clear()
    run(test())
    calling._tls.cache_clear()
    assert read == [True]
