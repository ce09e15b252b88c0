"""What people at a table say to each other: who may, who hears it, and hostile input."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.talk.text import LONGEST, clean_text
from tests.server.serving import Person, hear, hear_until, raw_socket, run, server

OPEN, ME = {"kind": "open"}, {"kind": "me"}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with server(tmp_path) as found:
        yield found


class Group:
    """Ada, who is the host, and Ben at a table; Eve, who only knows its watch link."""

    def __init__(self, address: str, **more: Any) -> None:
        self.ada, self.ben, self.eve = (Person(address) for _ in range(3))
        body = {"options": {"players": 2}, "seats": [ME, OPEN], **more}
        made = self.ada("POST", "/api/tables", body).json
        self.table, self.watch = made["id"], made["watch"]
        self.talk = f"/api/tables/{self.table}/talk"

        async def sit() -> None:
            async with raw_socket(address, self.ben.cookie) as ben:
                sit = f'{{"type":"sit","id":1,"table":"{self.table}","seat":1,"name":"Ben"}}'
                await ben.send(sit)
                await hear_until(ben, "done")

        run(sit())

    def heard(self, who: Person, table: str | None = None) -> list[tuple[int, str, str]]:
        found = who("GET", f"/api/tables/{table or self.table}/talk").json["sayings"]
        return [(one["seat"], one["kind"], one["what"]) for one in found]


def test_phrases_and_reactions_are_heard_by_all_and_said_by_those_who_sit(address: str) -> None:
    group = Group(address)
    assert group.ada("POST", group.talk, {"seat": 0, "phrase": "hello"}).status == 204
    assert group.ben("POST", group.talk, {"seat": 1, "reaction": "tea"}).status == 204
    said = [(0, "phrase", "hello"), (1, "reaction", "tea")]
    assert group.heard(group.ada) == group.heard(group.ben) == said
    assert group.heard(group.eve, group.watch) == said, "they are no secret"
    for seat in (0, 1):
        refused = group.eve("POST", group.talk, {"seat": seat, "phrase": "hello"})
        assert refused.reason == "refused-no_seat", "who looks on says nothing"
    wrong = group.ada("POST", group.talk, {"seat": 1, "phrase": "hello"})
    assert wrong.reason == "refused-no_seat"


@pytest.mark.parametrize(
    "body",
    [
        {"seat": 0, "phrase": "buy_this"},
        {"seat": 0, "reaction": "<img>"},
        {"seat": 0},
        {"seat": 0, "phrase": "hello", "reaction": "tea"},
        {"seat": 0, "text": ""},
        {"seat": 0, "text": "a" * (LONGEST + 1)},
        {"seat": 99, "phrase": "hello"},
        {"seat": 0, "phrase": ["hello"]},
    ],
)
def test_what_nobody_can_say_is_refused(address: str, body: dict[str, Any]) -> None:
    group = Group(address, talk=True)
    assert group.ada("POST", group.talk, body).status in (400, 413)
    assert group.heard(group.ada) == []


def test_text_needs_a_table_that_asked_for_it_and_stays_there(address: str) -> None:
    group = Group(address)
    refused = group.ada("POST", group.talk, {"seat": 0, "text": "hi"})
    assert refused.reason == "refused-no_talk"
    group = Group(address, talk=True)
    markup = "<script>alert(1)</script> & <b>bold</b>"
    assert group.ada("POST", group.talk, {"seat": 0, "text": f"  {markup}\n "}).status == 204
    assert group.heard(group.ben) == [(0, "text", markup)], "as it is: text, never markup"
    assert group.heard(group.eve, group.watch) == [], "those who look on do not hear it"
    assert group.heard(group.eve) == []


@pytest.mark.parametrize(
    "text",
    [
        "admin\u202egnp.exe",  # right to left
        "\u2066isolated\u2069",
        "zero\u200bwidth",
        "\u2800\u2800\u2800",
        "\u3164",
        "bell\x07",
        "\x1b[31mred",
        "tag\U000e0041",
        "Z" + "\u0335" * 20 + "algo",
        "   \n\t ",
        "null\x00",
        "\ud800",
        "a" * (LONGEST + 1),
    ],
)
def test_text_that_hides_or_disturbs_is_refused(text: str) -> None:
    with pytest.raises(MalformedInput, match="that can be seen"):
        clean_text(text)


@pytest.mark.parametrize("text", ["Gut gespielt!", "Ещё раз?", "zażółć", "👨‍👩‍👧 ❤️", "é" * LONGEST])
def test_text_of_all_languages_is_taken(text: str) -> None:
    assert clean_text(f"  {text} ") == text


def test_who_is_muted_is_not_heard_here_or_elsewhere_and_not_told(address: str) -> None:
    group = Group(address, talk=True)
    group.ben("POST", group.talk, {"seat": 1, "text": "boo"})
    assert group.ada("POST", f"{group.talk}/mute", {"seat": 1}).status == 204
    assert group.heard(group.ada) == []
    assert group.ada("GET", group.talk).json["muted"] == [1]
    assert group.ben("POST", group.talk, {"seat": 1, "phrase": "sorry"}).status == 204
    assert group.heard(group.ada) == []
    assert len(group.heard(group.ben)) == 2
    assert group.ada("GET", "/api/me/data").json["muted"] == 1
    group.ada("POST", f"{group.talk}/mute", {"seat": 1, "on": False})
    assert len(group.heard(group.ada)) == 2
    assert group.ada("POST", f"{group.talk}/mute", {"seat": 0}).reason == "refused-own_seat"


def test_a_report_reaches_the_host_only_who_can_silence(address: str) -> None:
    group = Group(address, talk=True)
    group.ada("POST", group.talk, {"seat": 0, "text": "one"})
    group.ben("POST", group.talk, {"seat": 1, "text": "two"})
    sayings = group.ben("GET", group.talk).json["sayings"]
    report = {"saying": sayings[1]["id"]}
    assert group.eve("POST", f"{group.talk}/report", report).reason == "refused-no_seat"
    assert group.ben("POST", f"{group.talk}/report", report).status == 204
    unknown = group.ben("POST", f"{group.talk}/report", {"saying": "x"})
    assert unknown.reason == "refused-no_saying"
    marks = {
        name: [one["reported"] for one in who("GET", group.talk).json["sayings"]]
        for name, who in (("ada", group.ada), ("ben", group.ben))
    }
    assert marks == {"ada": [False, True], "ben": [False, False]}
    silence = f"{group.talk}/silence"
    assert group.ben("POST", silence, {"seat": 0}).reason == "refused-not_host"
    assert group.ada("POST", silence, {"seat": 1}).status == 204
    refused = group.ben("POST", group.talk, {"seat": 1, "phrase": "hello"})
    assert refused.reason == "refused-silenced"
    group.ada("POST", silence, {"seat": 1, "on": False})
    assert group.ben("POST", group.talk, {"seat": 1, "phrase": "hello"}).status == 204


def test_the_host_hears_once_of_a_report(address: str) -> None:
    group = Group(address)
    group.ben("POST", group.talk, {"seat": 1, "phrase": "hello"})
    (said,) = group.ada("GET", group.talk).json["sayings"]

    async def told() -> int:
        async with raw_socket(address, group.ada.cookie) as ada:
            await ada.send(f'{{"type":"watch","id":1,"table":"{group.table}"}}')
            await hear_until(ada, "table")
            for _ in range(3):
                group.ben("POST", f"{group.talk}/report", {"saying": said["id"]})
            await ada.send('{"type":"ping","id":2}')
            heard = [await hear(ada)]
            while heard[-1]["type"] != "pong":
                heard.append(await hear(ada))
            return sum(one.get("reason") == "notice-reported" for one in heard)

    assert run(told()) == 1


def test_it_goes_with_the_table_and_with_the_person(address: str) -> None:
    group = Group(address, talk=True)
    group.ben("POST", group.talk, {"seat": 1, "text": "remember me"})
    said = group.ben("GET", "/api/me/data").json["said"]
    assert [one["what"] for one in said] == ["remember me"]
    assert group.ben("DELETE", "/api/me").status == 204
    assert group.heard(group.ada) == []
    group.ada("POST", group.talk, {"seat": 0, "text": "alone"})
    assert group.ada("DELETE", f"/api/tables/{group.table}").status == 204
    assert group.ada("GET", "/api/me/data").json["said"] == []


def test_a_flood_is_refused(tmp_path: Path) -> None:
    with server(tmp_path, limit_scale=1.0) as address:
        group = Group(address)
        body = {"seat": 0, "reaction": "tea"}
        answers = [group.ada("POST", group.talk, body).status for _ in range(20)]
        assert answers[0] == 204
        assert answers[-1] == 429
        assert len(group.heard(group.ada)) == answers.count(204) < 12


def test_those_who_look_hear_it_at_once_but_for_the_muted(address: str) -> None:
    group = Group(address, talk=True)

    async def test() -> None:
        watch = '{{"type":"watch","id":1,"table":"{}"}}'
        async with (
            raw_socket(address, group.ben.cookie) as ben,
            raw_socket(address, group.eve.cookie) as eve,
        ):
            await ben.send(watch.format(group.table))
            await hear_until(ben, "table")
            await eve.send(watch.format(group.watch))
            await hear_until(eve, "table")
            for body in ({"text": "among us"}, {"phrase": "hello"}):
                await asyncio.to_thread(group.ada, "POST", group.talk, {"seat": 0, **body})
            said = [(await hear_until(ben, "talk"))["saying"]["what"] for _ in range(2)]
            assert said == ["among us", "hello"]
            assert (await hear_until(eve, "talk"))["saying"]["what"] == "hello"

    run(test())
