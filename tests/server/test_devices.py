"""Where people are logged in: a list, an end for each, and the way back after a personal link."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from istanbul.server.people.devices import CLOSE_ENDED, label_of
from istanbul.server.people.identity import COOKIE, OTHER_COOKIE, Signer
from istanbul.server.running import background
from istanbul.server.settings import Settings
from istanbul.server.store.migrate import FOLDER, scripts
from istanbul.server.store.opening import open_store
from tests.server.serving import Answer, raw_socket, request, run


class Browser:
    """Keeps its cookies."""

    def __init__(self, address: str, cookie: str | None = None, agent: str = "") -> None:
        self.address, self.agent = address, agent
        self.cookies: dict[str, str] = {}
        if cookie is not None:
            self.cookies[COOKIE] = cookie.partition("=")[2]
        else:
            self("GET", "/api/me")

    def __call__(self, method: str, path: str, body: Any = None) -> Answer:
        headers = {"User-Agent": self.agent, "Cookie": self.header}
        answer = request(self.address, method, path, body, headers)
        for given in answer.headers.get_all("Set-Cookie", []):
            name, _, value = given.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    @property
    def header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def named(self, name: str) -> "Browser":
        self("POST", "/api/me", {"name": name})
        return self

    @property
    def name(self) -> str:
        return str(self("GET", "/api/me").json["name"])


@pytest.fixture
def ada(address: str) -> Browser:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    return Browser(address, agent=agent).named("Ada")


def token(who: Browser) -> str:
    return str(who("POST", "/api/me/link", {}).json["token"])


def on_another_device(who: Browser) -> Browser:
    other = Browser(who.address)
    assert other("POST", "/api/me/enter", {"token": token(who)}).status == 200
    return other


def test_devices_are_listed_and_can_be_ended(ada: Browser) -> None:
    phone = on_another_device(ada)
    assert phone.name == "Ada"
    listed = ada("GET", "/api/me/devices").json["devices"]
    assert [(d["label"], d["this"]) for d in sorted(listed, key=lambda d: -d["this"])] == [
        ("Firefox, Linux", True),
        ("", False),
    ]
    (other,) = [d["id"] for d in listed if not d["this"]]
    assert ada("DELETE", f"/api/me/devices/{other}").status == 204
    assert request(ada.address, "GET", "/api/tables", None, {"Cookie": phone.header}).status == 401
    assert ada("GET", "/api/tables").status == 200
    assert ada("DELETE", f"/api/me/devices/{other}").status == 404


def test_all_others_can_be_ended_at_once(ada: Browser) -> None:
    others = [on_another_device(ada) for _ in range(3)]
    unused = token(ada)
    assert ada("DELETE", "/api/me/devices").status == 204
    assert {each("GET", "/api/tables").status for each in others} == {401}
    assert ada("GET", "/api/tables").status == 200
    assert ada("POST", "/api/me/enter", {"token": unused}).status == 409, "links end too"


def test_nobody_ends_a_device_of_somebody_else(ada: Browser, address: str) -> None:
    eve = Browser(address)
    (mine,) = [d["id"] for d in ada("GET", "/api/me/devices").json["devices"]]
    assert eve("DELETE", f"/api/me/devices/{mine}").status == 404
    assert ada("GET", "/api/tables").status == 200


def test_an_ended_device_loses_its_sockets(ada: Browser) -> None:
    phone = on_another_device(ada)

    async def test() -> None:
        async with raw_socket(ada.address, phone.header) as client:
            assert ada("DELETE", "/api/me/devices").status == 204
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSE_ENDED

    run(test())


def test_who_deletes_their_data_ends_every_device(ada: Browser) -> None:
    phone, stolen = on_another_device(ada), ada.header
    assert ada("DELETE", "/api/me").status == 204
    assert ada.cookies[COOKIE] == ""
    for old in (stolen, phone.header):
        assert request(ada.address, "GET", "/api/tables", None, {"Cookie": old}).status == 401


def test_a_link_says_whose_it_is_before_it_is_used(ada: Browser, address: str) -> None:
    ben, link = Browser(address).named("Ben"), token(ada)
    for _ in range(3):
        asked = ben("POST", "/api/me/link/whose", {"token": link})
        assert asked.json == {"name": "Ada", "you": False, "came": "link"}
    assert ada("POST", "/api/me/link/whose", {"token": link}).json["you"] is True
    assert ben.name == "Ben"
    assert ben("POST", "/api/me/enter", {"token": link}).json["name"] == "Ada"
    assert ben("POST", "/api/me/link/whose", {"token": link}).status == 409


def test_who_one_was_is_not_lost(ada: Browser, address: str) -> None:
    ben = Browser(address).named("Ben")
    assert ben("POST", "/api/me/switch").status == 409, "there is nobody to go back to"
    ben("POST", "/api/me/enter", {"token": token(ada)})
    me = ben("GET", "/api/me").json
    assert (me["name"], me["other"]) == ("Ada", "Ben")
    back = ben("POST", "/api/me/switch").json
    assert (back["name"], back["other"]) == ("Ben", "Ada")
    assert ben.name == "Ben"
    ada("DELETE", "/api/me/devices")
    assert ben("GET", "/api/me").json["other"] is None, "that one was ended"


def test_the_own_link_changes_nothing(ada: Browser) -> None:
    before = dict(ada.cookies)
    assert ada("POST", "/api/me/enter", {"token": token(ada)}).json["name"] == "Ada"
    assert ada.cookies == before
    assert OTHER_COOKIE not in ada.cookies


def test_a_device_outlives_the_server(database: str) -> None:
    with background(Settings(database=database)) as address:
        ada = Browser(address).named("Ada")
    with background(Settings(database=database)) as address:
        assert Browser(address, f"{COOKIE}={ada.cookies[COOKIE]}").name == "Ada"


def test_cookies_from_before_there_were_devices_stay_valid(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    key = "5e" * 32
    with sqlite3.connect(path) as db:  # as the version before left it
        for number, script in scripts(FOLDER / "sqlite")[:3]:
            db.executescript(f"{script};PRAGMA user_version = {number}")
        db.execute("INSERT INTO people VALUES (':key', '', '', json_object('key', ?), 1.0)", (key,))
        db.execute("INSERT INTO people VALUES ('0123456789abcdef', 'Old', 'en', '{}', 1.0)")
        db.execute("INSERT INTO members VALUES ('abcdef0123456789', 'some table')")
    db.close()
    signer = Signer(bytes.fromhex(key))
    with background(Settings(database=str(path))) as address:
        for person, name in (("0123456789abcdef", "Old"), ("abcdef0123456789", "")):
            old = Browser(address, f"{COOKIE}={signer.sign(person)}")
            assert old("GET", "/api/tables").status == 200
            assert old.name == name
        key_device = signer.sign(":key".ljust(16, "x"))
        assert Browser(address, f"{COOKIE}={key_device}")("GET", "/api/tables").status == 401


def test_devices_not_seen_for_long_are_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with background(Settings(database=str(path))) as address:
        ada = Browser(address).named("Ada")
    with sqlite3.connect(path) as db:
        db.execute("UPDATE devices SET seen = seen - 401 * 24 * 3600")
    db.close()
    with background(Settings(database=str(path))) as address:
        assert (
            Browser(address, f"{COOKIE}={ada.cookies[COOKIE]}")("GET", "/api/tables").status == 401
        )


def test_people_who_only_had_a_look_are_forgotten_sooner(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with background(Settings(database=str(path))) as address:
        ada, passer_by = Browser(address).named("Ada"), Browser(address)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE devices SET seen = seen - 31 * 24 * 3600")
    db.close()
    with background(Settings(database=str(path))) as address:
        found = [
            Browser(address, f"{COOKIE}={who.cookies[COOKIE]}")("GET", "/api/tables").status
            for who in (ada, passer_by)
        ]
    assert found == [200, 401]


def test_a_back_up_keeps_everyone(database: str, tmp_path: Path) -> None:
    with background(Settings(database=database)) as address:
        ada = Browser(address).named("Ada")
    store = open_store(database)
    store.backup(tmp_path / "copy.db")
    store.close()
    with background(Settings(database=str(tmp_path / "copy.db"))) as address:
        assert Browser(address, f"{COOKIE}={ada.cookies[COOKIE]}").name == "Ada"


def test_a_device_is_called_what_people_call_it() -> None:
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1"
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/141.0 Safari/537.36 Edg/141.0"
    assert label_of(iphone) == "Safari, iPhone"
    assert label_of(edge) == "Edge, Windows"
    assert label_of("<script>alert(1)</script>") == ""
    assert label_of(None) == ""
