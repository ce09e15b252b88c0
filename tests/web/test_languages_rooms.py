"""The rooms around the tables in every language: no text is cut, covered or English.

People who look for each other, ratings, a tournament, talk, puzzles, the day, a kept identity.
"""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from istanbul.messages import Words
from tests.server.serving import Person
from tests.web.conftest import Opener
from tests.web.games import cookie
from tests.web.test_languages import SIZES, SPOKEN, opened, readable, visited
from tests.web.test_ratings import rated
from tests.web.test_screens import faults, made

pytestmark = pytest.mark.usefixtures("short_rated_games")
ROOMS: Final = ("/#/lobby", "/#/ratings", "/#/tournaments", "/#/daily", "/#/new?public=1")
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))"
"""Colours change, and dice come to rest, not at once."""
READY: Final = '[data-yours="true"][data-busy="false"]'
CUP: Final = {"name": "Ada", "way": "base", "format": "swiss", "rounds": 2, "speed": "days"}


def company(page: Page, address: str) -> str:
    """A table where this page's person sits with somebody else; its id."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    options = {"players": 2, "game": "dice"}
    body = {"options": options, "seats": seats, "talk": True, "terms": {"public": True}}
    table = made(page, body)
    sits = Person(address)("POST", f"/api/lobby/tables/{table}/seat", {"name": "Ada Ada"})
    assert sits.status == 200
    return table


def cup(page: Page, address: str) -> str:
    """A tournament in its first round; its id."""
    host = Person(address, cookie(page))
    name: str = host("POST", "/api/tournaments", {**CUP, "seats": 2}).json["id"]
    for who, called in ((host, "Ada"), (Person(address), "Ada Ada"), (Person(address), "Ada A")):
        who("POST", f"/api/tournaments/{name}/join", {"name": called})
    assert host("POST", f"/api/tournaments/{name}/next").status == 200
    return name


def fine(page: Page, language: str) -> None:
    """All of it can be read, and axe finds nothing in either colour."""
    readable(page, language)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        assert faults(page) == [], (page.url, scheme)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_rooms_in_every_language(
    open_page: Opener, base_url: str, size: str, language: str
) -> None:
    words = Words(language)
    page = opened(open_page, size, language)
    for path in ROOMS:
        visited(page, path)
        fine(page, language)
    Person(base_url, cookie(page))("POST", "/api/me", {"name": "Ada"})
    talks(page, company(page, base_url), words)
    fine(page, language)
    page.goto(f"/#/tournaments/{cup(page, base_url)}")
    expect(page.locator("table")).to_be_visible()
    fine(page, language)
    page.goto(f"/#/table/{rated(page, base_url, 5)}")
    expect(page.get_by_role("dialog").locator(".change")).to_be_visible()
    fine(page, language)
    page.goto("/#/ratings")
    expect(page.locator("figure")).to_be_visible()
    fine(page, language)
    hears(page, base_url)
    fine(page, language)
    keeps(page, words)
    fine(page, language)
    page.goto("/#/mistakes")
    expect(page.get_by_text(words.say("mistake-none"))).to_be_visible()
    fine(page, language)
    page.goto("/#/puzzles")
    page.wait_for_selector(READY)
    expect(page.get_by_role("region", name=words.say("puzzle-guide"))).to_be_visible()
    fine(page, language)


def hears(page: Page, address: str) -> None:
    """The settings of somebody who is told things, though one address does not work."""
    who = Person(address, cookie(page))
    mine = who("POST", "/api/me/notices/webhook", {"url": "http://127.0.0.1:9/hook"}).json
    (hook,) = mine["addresses"]
    tested = who("POST", f"/api/me/notices/addresses/{hook['id']}/test").json
    assert tested["problem"] == "not_public"
    page.goto("/#/settings")
    expect(page.get_by_text("127.0.0.1:9").first).to_be_visible()


def talks(page: Page, table: str, words: Words) -> None:
    """The game begins, and somebody says something."""
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name=words.say("screen-start_game")).click()
    page.get_by_role("button", name=words.say("talk-open")).click()
    page.get_by_role("button", name=words.say("talk-phrase_once_more")).click()
    expect(page.get_by_role("list", name=words.say("talk-title"))).to_contain_text(
        words.say("talk-phrase_once_more")
    )


def keeps(page: Page, words: Words) -> None:
    """The settings, with recovery codes."""
    page.goto("/#/settings")
    page.get_by_role("button", name=words.say("screen-keep_codes_make")).click()
    expect(page.get_by_text(words.say("screen-keep_codes_shown"))).to_be_visible()
    page.get_by_role("button", name=words.say("screen-keep_back_code")).click()
