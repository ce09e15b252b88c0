"""Other sites, other names, and what answers tell the browser to forbid."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from istanbul.engine.errors import MalformedInput
from istanbul.server.doors import Doors, host_of
from istanbul.server.http.headers import CSP, OFFLINE_CSP
from tests.server.serving import new_person, raw_socket, request, run, server


def scope(host: str, method: str = "POST", **headers: str) -> dict[str, Any]:
    rows = [(b"host", host.encode())]
    rows += [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return {"type": "http", "method": method, "headers": rows}


@pytest.mark.parametrize(
    ("netloc", "host"),
    [
        ("localhost:8000", "localhost"),
        ("[::1]:8000", "::1"),
        ("127.0.0.1", "127.0.0.1"),
        ("Example.ORG.", "example.org"),
        ("[::1", ""),
        ("", ""),
    ],
)
def test_the_host_of_a_header(netloc: str, host: str) -> None:
    assert host_of(netloc) == host


@pytest.mark.parametrize(
    ("host", "origin", "problem"),
    [
        ("localhost:8000", None, None),
        ("localhost:8000", "http://localhost:8000", None),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", None),
        ("localhost:8000", "http://localhost:9000", "cross_site"),
        ("localhost:8000", "http://evil.example", "cross_site"),
        ("localhost:8000", "null", "cross_site"),
        ("localhost:8000", "file://localhost:8000", "cross_site"),
        ("localhost:8000", "http://[::1", "cross_site"),
        ("evil.example:8000", "http://evil.example:8000", "unknown_host"),
        ("192.168.1.7:8000", "http://192.168.1.7:8000", "unknown_host"),
        ("", None, "unknown_host"),
    ],
)
def test_on_loopback_only_own_pages_get_in(
    host: str, origin: str | None, problem: str | None
) -> None:
    given = scope(host) if origin is None else scope(host, origin=origin)
    assert Doors().problem(given) == problem


def test_in_the_local_network_addresses_are_names_of_ours() -> None:
    doors = Doors(lan=True)
    here = "192.168.1.7:8000"
    assert doors.problem(scope(here, origin=f"http://{here}")) is None
    assert doors.problem(scope(here, origin="http://192.168.1.8:8000")) == "cross_site"
    assert doors.problem(scope("evil.example", origin="http://evil.example")) == "unknown_host"


def test_behind_a_proxy_the_public_name_is_ours() -> None:
    doors = Doors(origins=["https://istanbul.example.org"])
    public = "istanbul.example.org"
    assert doors.problem(scope(public, origin=f"https://{public}")) is None
    assert doors.problem(scope(public, origin="https://example.org")) == "cross_site"
    assert doors.problem(scope("example.org", "GET")) == "unknown_host"
    with pytest.raises(MalformedInput, match="--origin"):
        Doors(origins=["istanbul.example.org"])


def test_what_only_looks_may_come_from_anywhere_but_not_to_another_host() -> None:
    assert Doors().problem(scope("localhost", "GET", origin="http://evil.example")) is None
    assert Doors().problem(scope("evil.example", "GET")) == "unknown_host"


def test_a_browser_that_says_cross_site_is_believed() -> None:
    assert Doors().problem(scope("localhost", sec_fetch_site="cross-site")) == "cross_site"
    assert Doors().problem(scope("localhost", sec_fetch_site="same-site")) == "cross_site"
    assert Doors().problem(scope("localhost", sec_fetch_site="same-origin")) is None


def test_nothing_inline_is_allowed() -> None:
    assert "unsafe" not in CSP
    assert CSP.startswith("default-src 'none'")
    assert OFFLINE_CSP.replace(" 'wasm-unsafe-eval'", "") == CSP


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        for path in ("/", "/api/me", "/api/tables", "/nothing", "/api/games"):
            answer = request(address, "GET", path)
            assert answer.headers["Content-Security-Policy"] == CSP, path
            assert answer.headers["X-Content-Type-Options"] == "nosniff", path
            assert answer.headers["X-Frame-Options"] == "DENY", path
            assert answer.headers["Referrer-Policy"] == "no-referrer", path
            assert "server" not in answer.headers, path
            assert "Strict-Transport-Security" not in answer.headers, path
        assert request(address, "GET", "/api/me").headers["Cache-Control"] == "no-store"


def test_https_from_a_proxy_on_this_computer_makes_cookies_secure(tmp_path: Path) -> None:
    with server(tmp_path, origins=("https://istanbul.example.org",)) as address:
        proxied = {"Host": "istanbul.example.org", "X-Forwarded-Proto": "https"}
        answer = request(address, "GET", "/api/me", headers=proxied)
        assert answer.status == 200
        assert answer.headers["Set-Cookie"].endswith("; Secure")
        assert "Strict-Transport-Security" in answer.headers
        assert "Secure" not in request(address, "GET", "/api/me").headers["Set-Cookie"]


def test_requests_from_other_sites_are_refused(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        cookie = new_person(address)
        body = {"name": "Eve"}
        evil = {"Cookie": cookie, "Origin": "http://evil.example"}
        answer = request(address, "POST", "/api/me", body, evil)
        assert (answer.status, answer.reason) == (403, "refused-cross_site")
        rebound = {"Cookie": cookie, "Host": "evil.example", "Origin": "http://evil.example"}
        answer = request(address, "POST", "/api/me", body, rebound)
        assert (answer.status, answer.reason) == (403, "refused-unknown_host")
        form = {"Cookie": cookie, "Content-Type": "text/plain"}
        assert request(address, "POST", "/api/me", body, form).reason == "refused-not_json"
        own = {"Cookie": cookie, "Origin": address}
        assert request(address, "POST", "/api/me", body, own).json["name"] == "Eve"


def test_sockets_from_other_sites_are_refused(tmp_path: Path) -> None:
    async def attempts(address: str, cookie: str) -> None:
        for status, given in (
            (403, {"cookie": cookie, "origin": "http://evil.example"}),
            (403, {"cookie": cookie, "origin": "null"}),
            (401, {"cookie": ""}),
            (401, {"cookie": "istanbul=forged.value"}),
        ):
            with pytest.raises(InvalidStatus) as refused:
                await raw_socket(address, **given)
            assert refused.value.response.status_code == status, given
        async with raw_socket(address, cookie, origin=address) as socket:
            await socket.send('{"type": "ping", "id": 1}')
            assert await socket.recv() == '{"type":"pong","re":1}'

    with server(tmp_path) as address:
        run(attempts(address, new_person(address)))


def test_a_socket_elsewhere_is_refused(tmp_path: Path) -> None:
    async def attempt(address: str, cookie: str) -> None:
        with pytest.raises(InvalidStatus):
            await raw_socket(address + "/other", cookie)

    with server(tmp_path) as address:
        run(attempt(address, new_person(address)))
