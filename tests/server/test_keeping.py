"""Passkeys and recovery codes give an identity back to whoever has them, and to nobody else."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from istanbul.server.errors import Refused
from istanbul.server.people import passkeys
from istanbul.server.people.challenges import CHALLENGE_SECONDS, Challenges
from istanbul.server.people.passkeys import MOST, bytes_of, party_of, text_of
from istanbul.server.people.recovery import CODES, new_codes, read_code
from istanbul.server.running import background
from istanbul.server.settings import Settings
from tests.needs import need
from tests.server.serving import Answer, request, server
from tests.server.test_devices import Browser

need("webauthn")

import cbor2  # noqa: E402 - webauthn brings it

from tests.server.authenticator import Authenticator  # noqa: E402 - an extra

JUNK: Final[tuple[Any, ...]] = (
    *(None, 7, "", "AAAA", "\u2713", [], {}),
    {"clientDataJSON": "AAAA"},
)


class Guest(Browser):
    """Calls the server by its name, as a page with passkeys does."""

    def __init__(self, address: str) -> None:
        self.origin = address.replace("127.0.0.1", "localhost")
        super().__init__(address)

    def __call__(self, method: str, path: str, body: Any = None) -> Answer:
        headers = {"Cookie": self.header, "Host": self.origin.removeprefix("http://")}
        if method != "GET":
            headers["Origin"] = self.origin
        answer = request(self.address, method, path, body, headers)
        for given in answer.headers.get_all("Set-Cookie", []):
            name, _, value = given.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    def options(self, path: str) -> dict[str, Any]:
        asked = self("POST", path)
        assert asked.status == 200, asked.raw
        found: dict[str, Any] = asked.json["options"]
        return found

    def add(self, key: Authenticator) -> Answer:
        options = self.options("/api/me/passkeys/begin")
        return self("POST", "/api/me/passkeys", {"credential": key.make(options)})

    def show(self, key: Authenticator, **lies: int) -> Answer:
        options = self.options("/api/me/enter/begin")
        credential = key.show(options, **lies)
        return self("POST", "/api/me/enter/passkey", {"credential": credential})

    def use(self, link: Answer) -> Answer:
        assert link.status == 200, link.raw
        return self("POST", "/api/me/enter", {"token": link.json["token"]})


@pytest.fixture
def address(database: str) -> Iterator[str]:
    settings = Settings(database=database, pacing=0.0, limit_scale=1000.0, bot_workers=1)
    with background(settings) as found:
        yield found


@pytest.fixture
def ada(address: str) -> Guest:
    guest = Guest(address)
    guest.named("Ada")
    return guest


@pytest.fixture
def ben(address: str) -> Guest:
    guest = Guest(address)
    guest.named("Ben")
    return guest


@pytest.fixture
def key(ada: Guest) -> Authenticator:
    made = Authenticator(ada.origin)
    assert ada.add(made).status == 200
    return made


def test_a_passkey_makes_another_browser_the_same_person(
    ada: Guest, ben: Guest, key: Authenticator
) -> None:
    link = ben.show(key)
    assert ben.name == "Ben", "it is asked first"
    whose = ben("POST", "/api/me/link/whose", {"token": link.json["token"]}).json
    assert whose == {"name": "Ada", "you": False, "came": "passkey"}
    assert ben.use(link).json["other"] == "Ben", "who one was is kept"
    assert ben.name == "Ada"
    devices = ada("GET", "/api/me/devices").json["devices"]
    assert sorted(device["came"] for device in devices) == ["", "passkey"]


def test_passkeys_are_listed_and_removed(ada: Guest, ben: Guest, key: Authenticator) -> None:
    (listed,) = ada("GET", "/api/me/keys").json["passkeys"]
    path = f"/api/me/passkeys/{listed['id']}"
    assert ben("DELETE", path).status == 404, "it is not his"
    assert ada("DELETE", path).status == 204
    assert ada("GET", "/api/me/keys").json["passkeys"] == []
    assert ben.show(key).reason == "refused-passkey_refused"


def test_a_browser_answers_its_own_challenge_once(
    ada: Guest, ben: Guest, key: Authenticator
) -> None:
    options = ben.options("/api/me/enter/begin")
    credential = {"credential": key.show(options)}
    stolen = ada("POST", "/api/me/enter/passkey", credential)
    assert stolen.reason == "refused-challenge_old", "that browser was asked nothing"
    assert ben("POST", "/api/me/enter/passkey", credential).status == 200
    again = ben("POST", "/api/me/enter/passkey", credential)
    assert again.reason == "refused-challenge_old"
    ben.options("/api/me/enter/begin")
    other = ben("POST", "/api/me/enter/passkey", credential)
    assert other.reason == "refused-passkey_refused", "it signed another challenge"


def test_a_page_of_another_origin_gets_nothing(ada: Guest, ben: Guest, key: Authenticator) -> None:
    for origin in ("http://localhost.evil.example:80", "https://localhost", "http://localhost:1"):
        key.origin = origin
        assert ben.show(key).reason == "refused-passkey_refused", origin
        assert ada.add(Authenticator(origin)).reason == "refused-passkey_refused", origin


def test_a_signature_of_another_key_is_refused(ben: Guest, key: Authenticator) -> None:
    forged = Authenticator(key.origin)
    assert ben.show(forged).reason == "refused-passkey_refused", "nobody knows it"
    forged.id = key.id
    assert ben.show(forged).reason == "refused-passkey_refused", "it signs with another key"
    assert ben.name == "Ben"


def test_nobody_takes_over_a_passkey_of_somebody_else(
    ada: Guest, ben: Guest, key: Authenticator
) -> None:
    copied = Authenticator(key.origin)
    copied.id = key.id
    assert ben.add(copied).reason == "refused-passkey_refused"
    assert ben("GET", "/api/me/keys").json["passkeys"] == []
    assert ben.use(ben.show(key)).json["name"] == "Ada"


def test_a_counter_that_goes_back_is_a_copy(ben: Guest, key: Authenticator) -> None:
    assert ben.show(key, counter=7).status == 200
    for counter in (7, 3, 0):
        assert ben.show(key, counter=counter).reason == "refused-passkey_refused"
    assert ben.show(key, counter=8).status == 200


def test_an_answer_to_one_question_is_none_to_the_other(ada: Guest, key: Authenticator) -> None:
    made = Authenticator(ada.origin).make(ada.options("/api/me/enter/begin"))
    answer = ada("POST", "/api/me/passkeys", {"credential": made})
    assert answer.reason == "refused-challenge_old"
    shown = key.make(ada.options("/api/me/enter/begin"))
    answer = ada("POST", "/api/me/enter/passkey", {"credential": shown})
    assert answer.reason == "refused-passkey_refused"


@pytest.mark.parametrize("path", ["passkeys", "enter/passkey"])
def test_nonsense_is_refused(ada: Guest, key: Authenticator, path: str) -> None:
    begin = "/api/me/passkeys/begin" if path == "passkeys" else "/api/me/enter/begin"
    good = key.make if path == "passkeys" else key.show
    for name in ("id", "rawId", "type", "response"):
        for junk in JUNK:
            credential = {**good(ada.options(begin)), name: junk}
            answer = ada("POST", f"/api/me/{path}", {"credential": credential})
            assert answer.reason == "refused-passkey_refused", (name, junk)
    whole = good(ada.options(begin))
    for name, value in whole["response"].items():
        for junk in ("", "AAAA", value[:-8], value[8:], "-" * 4000, 5):
            credential = {**good(ada.options(begin))}
            credential["response"] = {**credential["response"], name: junk}
            answer = ada("POST", f"/api/me/{path}", {"credential": credential})
            assert answer.reason == "refused-passkey_refused", (name, junk)


def test_there_is_an_end_to_passkeys(ada: Guest) -> None:
    for _ in range(MOST):
        assert ada.add(Authenticator(ada.origin)).status == 200
    assert ada("POST", "/api/me/passkeys/begin").reason == "refused-many_passkeys"


def test_each_code_works_once(ada: Guest, ben: Guest) -> None:
    codes = ada("POST", "/api/me/codes").json["codes"]
    assert len(set(codes)) == CODES == ada("GET", "/api/me/keys").json["codes"]
    typed = f" {codes[0].upper().replace('0', 'O').replace('-', ' ')} "
    link = ben("POST", "/api/me/enter/code", {"code": typed})
    assert ben.use(link).json["other"] == "Ben"
    assert ben.name == "Ada"
    again = Guest(ada.address)("POST", "/api/me/enter/code", {"code": codes[0]})
    assert again.reason == "refused-code_used"
    assert ada("GET", "/api/me/keys").json["codes"] == CODES - 1
    devices = ada("GET", "/api/me/devices").json["devices"]
    assert sorted(device["came"] for device in devices) == ["", "code"]


def test_new_codes_end_the_old_ones_of_their_person_only(ada: Guest, ben: Guest) -> None:
    old, of_ben, new = (who("POST", "/api/me/codes").json["codes"] for who in (ada, ben, ada))
    eve = Guest(ada.address)
    assert eve("POST", "/api/me/enter/code", {"code": old[0]}).reason == "refused-code_used"
    assert eve("POST", "/api/me/enter/code", {"code": of_ben[0]}).status == 200
    assert eve("POST", "/api/me/enter/code", {"code": new[0]}).status == 200
    assert eve("POST", "/api/me/enter/code", {"code": "0000-0000"}).status == 409


def test_codes_and_keys_go_with_all_else_of_somebody(
    ada: Guest, ben: Guest, key: Authenticator
) -> None:
    codes = ada("POST", "/api/me/codes").json["codes"]
    data = ada("GET", "/api/me/data")
    told = data.json["keys"]
    assert [row["person"] for row in told["passkeys"]] == [data.json["person"]]
    assert len(told["codes"]) == CODES
    assert not any(code.replace("-", "") in data.raw.decode() for code in codes)
    assert ada("DELETE", "/api/me").status == 204
    assert ben("POST", "/api/me/enter/code", {"code": codes[0]}).reason == "refused-code_used"
    assert ben.show(key).reason == "refused-passkey_refused"


def test_tries_have_a_limit(tmp_path: Path) -> None:
    with server(tmp_path, limit_scale=1.0) as address:
        eve = Guest(address)
        tried = [eve("POST", "/api/me/enter/code", {"code": code}) for code in new_codes() * 3]
        assert tried[0].status == 409
        assert tried[-1].status == 429
        assert eve("POST", "/api/me/enter/begin").status == 429


def test_a_page_of_another_site_cannot_ask(ada: Guest) -> None:
    for path in ("/api/me/codes", "/api/me/passkeys/begin", "/api/me/enter/begin"):
        headers = {"Cookie": ada.header, "Origin": "https://evil.example"}
        assert request(ada.address, "POST", path, {}, headers).status == 403


def test_where_passkeys_cannot_work_it_is_said(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    by_number = Browser(ada.address)
    assert by_number("GET", "/api/me/keys").json["obstacle"] == "address"
    assert by_number("POST", "/api/me/passkeys/begin").reason == "refused-no_passkeys"
    assert ada("GET", "/api/me/keys").json["obstacle"] == ""
    monkeypatch.setitem(sys.modules, "webauthn", None)
    monkeypatch.setattr("istanbul.server.people.passkeys.find_spec", lambda name: None)
    assert ada("GET", "/api/me/keys").json["obstacle"] == "missing"
    refused = ada("POST", "/api/me/enter/begin")
    assert refused.reason == "refused-no_passkeys"
    assert "istanbul[passkeys]" in refused.json["message"]
    assert ada("POST", "/api/me/codes").status == 200, "codes need nothing"


def test_the_party_is_the_host_that_the_browser_called() -> None:
    assert party_of("Play.Example:8443", secure=True).origin == "https://play.example:8443"
    assert party_of("Play.Example:8443", secure=True).host == "play.example"
    assert party_of("play.example", secure=True).obstacle == ""
    assert party_of("play.example", secure=False).obstacle == "insecure"
    assert party_of("[::1]:8000", secure=True).obstacle == "address"


def test_a_challenge_lasts_five_minutes() -> None:
    now = [0.0]
    challenges = Challenges(lambda: now[0])
    first = challenges.make("phone", "add")
    assert challenges.use("phone", "add") == first
    challenges.make("phone", "add")
    now[0] += CHALLENGE_SECONDS + 1
    with pytest.raises(Refused, match="too long"):
        challenges.use("phone", "add")


def test_another_server_knows_what_was_asked_and_answered() -> None:
    here, there = Challenges(), Challenges()
    here.tell, there.tell = there.hear, here.hear
    asked = here.make("phone", "enter")
    assert there.use("phone", "enter") == asked
    with pytest.raises(Refused):
        here.use("phone", "enter")


def test_a_code_can_be_typed_in_any_way() -> None:
    for code in new_codes():
        plain = code.replace("-", "")
        assert len(plain) == 16
        assert read_code(code) == read_code(f" {plain.upper()}\n") == plain
    assert read_code("OIL-u") == "011v"


@pytest.mark.parametrize("public_key", [[], {}, 7, {1: 9}, {1: 2, 3: -7, -1: 1, -2: 7, -3: b""}])
def test_a_public_key_that_is_none_is_refused_as_any_wrong_answer(public_key: Any) -> None:
    party, challenge = party_of("localhost:80", secure=False), b"c" * 32
    made = Authenticator(party.origin).make({"challenge": text_of(challenge)})
    inside = cbor2.loads(bytes_of(made["response"]["attestationObject"]))
    before_key = inside["authData"].index(b"\xa5\x01\x02\x03\x26")  # how every such key begins
    inside["authData"] = inside["authData"][:before_key] + cbor2.dumps(public_key)
    made["response"]["attestationObject"] = text_of(cbor2.dumps(inside))
    with pytest.raises(Refused, match="not known here"):
        passkeys.made(party, challenge, made)
