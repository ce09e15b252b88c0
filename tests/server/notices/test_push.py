"""Web push over a local push service, which checks VAPID and decrypts as a browser would."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from istanbul.server.store.opening import open_store
from tests.needs import need
from tests.server.serving import Person, request, server

need("http_ece")
need("py_vapid")

from tests.server.notices.browser import PushService, push_service  # noqa: E402 - an extra


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


def subscribed(address: str, service: PushService) -> tuple[Person, str]:
    ada = Person(address)
    key = ada("GET", "/api/me/notices").json["push_key"]
    found = ada("POST", "/api/me/notices/push", service.subscribe(key)).json
    return ada, found["addresses"][0]["id"]


def test_the_browser_reads_what_only_it_can_read(tmp_path: Path, service: PushService) -> None:
    with server(tmp_path, webhooks="any") as address:
        ada, own = subscribed(address, service)
        answer = ada("POST", f"/api/me/notices/addresses/{own}/test").json
        assert answer == {"sent": True, "problem": "", "detail": ""}
        message, claims, seconds = service.heard.get(timeout=10)
        assert message["text"] == "This is a test. Notices about your games reach you here."
        assert message["url"] == f"{address}/#/settings"
        assert claims["sub"] == address
        assert seconds == 24 * 3600


def test_the_key_outlives_the_process(tmp_path: Path, service: PushService) -> None:
    with server(tmp_path, webhooks="any") as address:
        first = Person(address)("GET", "/api/me/notices").json["push_key"]
    with server(tmp_path, webhooks="any") as address:
        assert Person(address)("GET", "/api/me/notices").json["push_key"] == first
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0
    store = open_store(str(tmp_path / "tables.db"))
    row = store.load_person(":push")
    store.close()
    assert row is not None
    assert row.body["key"] != first, "that one is for everybody, this one is ours"


def test_a_browser_that_is_gone_is_called_once(tmp_path: Path, service: PushService) -> None:
    with server(tmp_path, webhooks="any") as address:
        ada, own = subscribed(address, service)
        service.status = 410
        answer = ada("POST", f"/api/me/notices/addresses/{own}/test").json
        assert answer == {"sent": False, "problem": "gone", "detail": "410"}
        (found,) = ada("GET", "/api/me/notices").json["addresses"]
        assert (found["state"], found["problem"]) == ("dead", "gone")
        service.status = 201
        assert ada("POST", f"/api/me/notices/addresses/{own}/test").json["sent"] is True
        (found,) = ada("GET", "/api/me/notices").json["addresses"]
        assert (found["state"], found["problem"]) == ("ok", ""), "who comes back is told again"


def test_only_the_browser_of_this_server_takes_it(tmp_path: Path, service: PushService) -> None:
    with server(tmp_path, webhooks="any") as address:
        ada, own = subscribed(address, service)
        service.server_key = "another"
        answer = ada("POST", f"/api/me/notices/addresses/{own}/test").json
        assert answer == {"sent": False, "problem": "answered", "detail": "403"}


def test_by_default_no_service_near_the_server_is_called(
    tmp_path: Path, service: PushService
) -> None:
    with server(tmp_path) as address:
        ada, own = subscribed(address, service)
        answer = ada("POST", f"/api/me/notices/addresses/{own}/test").json
        assert (answer["sent"], answer["problem"]) == (False, "not_public")
    assert service.heard.empty()


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "file:///etc/passwd"},
        {"p256dh": "short"},
        {"p256dh": "A" * 87},
        {"p256dh": "BA" + "A" * 85},  # written as a point should be, but beside the curve
        {"auth": "???"},
    ],
)
def test_a_subscription_must_make_sense(
    address: str, service: PushService, wrong: dict[str, str]
) -> None:
    ada, right = Person(address), service.subscribe("")
    assert ada("POST", "/api/me/notices/push", right).status == 200
    assert ada("POST", "/api/me/notices/push", {**right, **wrong}).status == 400


def test_a_server_without_the_extra_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "py_vapid", None)
    monkeypatch.delitem(sys.modules, "istanbul.server.notices.push", raising=False)
    with server(tmp_path) as address:
        assert request(address, "GET", "/api/health").status == 200
        found = Person(address)("GET", "/api/me/notices").json
        assert (found["push_key"], found["mail"]) == (None, False)
