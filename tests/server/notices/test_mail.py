"""Mails through a local mail server: asked for, plain, and ended with one click."""

import email
import email.policy
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.running import listen
from tests.needs import need
from tests.server.serving import Person, request, server

need("aiosmtplib")
need("aiosmtpd")

from aiosmtpd.controller import Controller  # noqa: E402 - may be missing

from istanbul.server.notices.mail import Letter, Mail, checked_mail  # noqa: E402 - an extra
from istanbul.server.protocol.notice_bodies import MailAddress  # noqa: E402 - after those

FROM = "Istanbul <istanbul@game.example>"


class Post:
    """What a mail server does with mails: some it takes, some it refuses."""

    def __init__(self) -> None:
        self.heard: Queue[EmailMessage] = Queue()
        self.answer = "250 OK"

    async def handle_RCPT(  # noqa: N802 - its name
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(  # noqa: N802 - its name
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        made = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(made, EmailMessage)
        self.heard.put(made)
        return "250 OK"


@pytest.fixture
def post() -> Iterator[tuple[Post, str]]:
    found = Post()
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    controller = Controller(found, hostname="127.0.0.1", port=port)
    controller.start()
    yield found, f"smtp://127.0.0.1:{port}"
    controller.stop()


def link_of(mail: EmailMessage, page: str) -> str:
    found = re.search(rf"/#/{page}/(\S+)", mail.get_content())
    assert found is not None
    return found[1]


def confirmed(address: str, post: Post) -> tuple[Person, str]:
    ada = Person(address)
    ada("POST", "/api/me", {"language": "de"})
    found = ada("POST", "/api/me/notices/mail", {"address": "ada@example.org"}).json
    (own,) = found["addresses"]
    assert own["state"] == "new"
    asked = post.heard.get(timeout=10)
    assert asked["To"] == "ada@example.org"
    assert "Möchtest du" in asked["Subject"]
    test = ada("POST", f"/api/me/notices/addresses/{own['id']}/test")
    assert test.reason == "refused-not_confirmed", "nothing is sent before somebody says yes"
    token = link_of(asked, "confirm")
    assert request(address, "POST", f"/api/notices/confirm/{token}").status == 204
    return ada, own["id"]


def test_a_mail_comes_when_it_was_asked_for_and_ends_with_one_click(
    tmp_path: Path, post: tuple[Post, str]
) -> None:
    office, smtp = post
    with server(tmp_path, mail=smtp, mail_from=FROM) as address:
        ada, own = confirmed(address, office)
        assert ada("POST", f"/api/me/notices/addresses/{own}/test").json["sent"] is True
        mail = office.heard.get(timeout=10)
        assert (mail["From"], mail["To"]) == (FROM, "ada@example.org")
        assert mail.get_content_type() == "text/plain"
        assert "Das ist ein Test." in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(address)
        # As the program of a mail provider asks for it.
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        done = request(address, "POST", stop, b"List-Unsubscribe=One-Click", form)
        assert done.status == 204
        assert ada("GET", "/api/me/notices").json["addresses"] == []
        assert request(address, "POST", stop, b"", form).reason == "refused-no_address"
        assert link_of(mail, "stop") == stop.rpartition("/")[2]


def test_a_mail_server_that_refuses_ends_the_address(
    tmp_path: Path, post: tuple[Post, str]
) -> None:
    office, smtp = post
    with server(tmp_path, mail=smtp, mail_from=FROM) as address:
        ada, own = confirmed(address, office)
        office.answer = "451 try later"
        answer = ada("POST", f"/api/me/notices/addresses/{own}/test").json
        assert (answer["problem"], answer["detail"]) == ("refused", "451 try later")
        (found,) = ada("GET", "/api/me/notices").json["addresses"]
        assert found["state"] == "ok"
        office.answer = "550 no such user"
        answer = ada("POST", f"/api/me/notices/addresses/{own}/test").json
        assert (answer["problem"], answer["detail"]) == ("refused", "550 no such user")
        (found,) = ada("GET", "/api/me/notices").json["addresses"]
        assert (found["state"], found["detail"]) == ("dead", "550 no such user")


def test_a_mail_server_that_is_not_there_is_said(tmp_path: Path) -> None:
    with server(tmp_path, mail="smtp://127.0.0.1:9", mail_from=FROM) as address:
        ada = Person(address)
        (own,) = ada("POST", "/api/me/notices/mail", {"address": "a@b.org"}).json["addresses"]
        assert (own["state"], own["problem"]) == ("new", "unreachable")


def test_nobody_can_be_flooded_with_questions(tmp_path: Path, post: tuple[Post, str]) -> None:
    office, smtp = post
    with server(tmp_path, mail=smtp, mail_from=FROM) as address:
        for n in range(5):
            answer = Person(address)("POST", "/api/me/notices/mail", {"address": "Victim@x.org"})
            assert answer.status == (200 if n < 4 else 429)
        assert office.heard.qsize() == 4


def test_a_seal_is_for_one_purpose_only(tmp_path: Path, post: tuple[Post, str]) -> None:
    office, smtp = post
    with server(tmp_path, mail=smtp, mail_from=FROM) as address:
        ada = Person(address)
        ada("POST", "/api/me/notices/mail", {"address": "ada@example.org"})
        token = link_of(office.heard.get(timeout=10), "confirm")
        for wrong in (token + "x", token[:-1], "x.y", "%C3%A4", "." * 300):
            assert request(address, "POST", f"/api/notices/confirm/{wrong}").status == 404
        assert request(address, "POST", f"/api/notices/stop/{token}").status == 404


@pytest.mark.parametrize(
    "wrong",
    [
        *("", "ada", "ada@", "@x.org", "a@b", "a b@x.org", "a@x.org\r\nBcc: b@x.org", "a,b@x.org"),
        *("=?utf-8?q?victim=40x.org=2C?=@x.org", "=?utf-8?b?dmljdGltQHgub3Jn?=@x.org"),
        *(".a@x.org", "a.@x.org", "a..b@x.org", "a@.x.org", "a@x..org", "a@-x.org", "a@x-.org"),
        *("a@127.0.0.1", "a@x.org.", "a" * 65 + "@x.org", f"a@{'x' * 64}.org"),
    ],
)
def test_a_mail_address_must_be_one(wrong: str) -> None:
    with pytest.raises(MalformedInput, match="mail"):
        checked_mail(MailAddress(address=wrong))


@pytest.mark.parametrize(
    "right", ["a@b.de", "ada.lovelace+istanbul@mail.example.org", "o'neill_=x@xn--mnchen-3ya.de"]
)
def test_what_is_checked_is_whom_the_mail_goes_to(right: str) -> None:
    post = Mail("smtp://x", FROM)
    mail = post.message(Letter(checked_mail(MailAddress(address=right)).address, "s", "t", "1"))
    assert [found.addr_spec for found in mail["To"].addresses] == [right]


def test_a_server_without_mail_says_so(address: str) -> None:
    answer = Person(address)("POST", "/api/me/notices/mail", {"address": "ada@example.org"})
    assert answer.reason == "refused-no_mail"


@pytest.mark.parametrize(
    ("smtp", "sender"),
    [
        *[("http://x", FROM), ("smtp://", FROM), ("smtp://u:p@x", FROM), ("smtp://x:y", FROM)],
        *[("smtp://x", ""), ("smtp://x", "nobody")],
    ],
)
def test_the_settings_must_make_sense(smtp: str, sender: str) -> None:
    with pytest.raises(MalformedInput, match="--mail"):
        Mail(smtp, sender)
