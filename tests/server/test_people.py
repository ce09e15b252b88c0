"""Who somebody is: signed cookies, personal links, and what can be changed."""

import pytest

from istanbul.server.errors import Refused
from istanbul.server.people.devices import new_id
from istanbul.server.people.identity import COOKIE, LINK_SECONDS, Signer, changed, newcomer
from istanbul.server.protocol.bodies import MeChange

KEY = b"k" * 32


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_signed_value_gives_the_person_back() -> None:
    signer = Signer(KEY)
    person = new_id()
    assert signer.device_of(signer.sign(person)) == person
    assert Signer(KEY).device_of(signer.sign(person)) == person


def test_a_seal_holds_for_one_purpose() -> None:
    signer = Signer(KEY)
    value = signer.seal("stop", "address")
    assert signer.unseal("stop", value) == "address"
    assert signer.unseal("confirm", value) is None
    assert signer.unseal("stop", value + "x") is None
    assert Signer(b"x" * 32).unseal("stop", value) is None


def test_two_people_are_not_the_same() -> None:
    assert len({new_id() for _ in range(100)}) == 100


def test_nobody_can_make_a_value_of_their_own() -> None:
    signer = Signer(KEY)
    person = new_id()
    value = signer.sign(person)
    other = new_id()
    assert Signer(b"x" * 32).device_of(value) is None
    assert signer.device_of(other + value[len(person) :]) is None
    assert signer.device_of(person) is None
    assert signer.device_of(person + ".") is None
    assert signer.device_of("") is None
    assert signer.device_of(".") is None
    assert signer.device_of("ä" * 16 + ".x") is None
    for place in range(len(value)):
        wrong = value[:place] + ("A" if value[place] != "A" else "B") + value[place + 1 :]
        assert signer.device_of(wrong) is None, place


def test_a_short_key_is_no_key() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Signer(b"short")


def test_the_cookie_is_found_among_others() -> None:
    signer = Signer(KEY)
    person = new_id()
    header = f"a=1; {COOKIE}={signer.sign(person)}; b=2"
    assert signer.device_of_cookies(header) == person
    assert signer.device_of_cookies("a=1") is None
    assert signer.device_of_cookies(None) is None
    assert signer.device_of_cookies('a="\x00;;;===') is None


def test_the_cookie_has_its_flags() -> None:
    signer = Signer(KEY)
    plain, secure = signer.set_cookie("p" * 16, False), signer.set_cookie("p" * 16, True)
    assert "; HttpOnly" in plain
    assert "; SameSite=Lax" in plain
    assert "; Path=/" in plain
    assert "Secure" not in plain
    assert secure == f"__Host-{plain}; Secure"


def test_by_https_the_cookie_that_only_https_can_set_comes_first() -> None:
    signer = Signer(KEY)
    mine, planted = new_id(), new_id()
    header = f"{COOKIE}={signer.sign(planted)}; __Host-{COOKIE}={signer.sign(mine)}"
    assert signer.device_of_cookies(header, secure=True) == mine
    assert signer.device_of_cookies(header) == planted
    assert signer.device_of_cookies(f"{COOKIE}={signer.sign(mine)}", secure=True) == mine
    assert [text.partition("=")[0] for text in signer.drop_cookies(True)] == [
        COOKIE,
        f"__Host-{COOKIE}",
    ]


def test_a_personal_link_works_once() -> None:
    signer = Signer(KEY)
    token = signer.make_link("ada")
    assert signer.look_at_link(token) == ("ada", "link")
    assert signer.use_link(token).person == "ada"
    with pytest.raises(Refused, match="has been used"):
        signer.use_link(token)


def test_a_personal_link_grows_old() -> None:
    clock = Clock()
    signer = Signer(KEY, clock)
    token = signer.make_link("ada")
    clock.now = LINK_SECONDS + 1
    with pytest.raises(Refused, match="too old"):
        signer.use_link(token)


def test_only_the_newest_link_of_a_person_works() -> None:
    signer = Signer(KEY)
    old, of_ben, new = signer.make_link("ada"), signer.make_link("ben"), signer.make_link("ada")
    with pytest.raises(Refused):
        signer.use_link(old)
    assert signer.use_link(new).person == "ada"
    assert signer.use_link(of_ben).person == "ben"


def test_a_newcomer_speaks_the_language_of_the_browser() -> None:
    assert newcomer("p", "de-AT,de;q=0.9,en;q=0.8").language == "de"
    assert newcomer("p", "fr-FR,fr;q=0.9,ru;q=0.8,en;q=0.7").language == "ru"
    assert newcomer("p", "fr,es").language == "en"
    assert newcomer("p", None).language == "en"


def test_what_is_left_out_stays() -> None:
    row = changed(newcomer("p", "de"), MeChange(name=" Ada  L. "))
    assert (row.name, row.language) == ("Ada L.", "de")
    row = changed(row, MeChange(language="pl"))
    assert (row.name, row.language) == ("Ada L.", "pl")
