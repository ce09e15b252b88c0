"""Reviews, plans, the planner and races in every language: no text is cut, covered or English."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from istanbul.messages import FIRST, Words
from tests.server.serving import Person
from tests.web.conftest import Opener
from tests.web.games import cookie, finished
from tests.web.test_away import waiting
from tests.web.test_languages import SIZES, SPOKEN, opened, readable
from tests.web.test_planner import go
from tests.web.test_planner import opened as planner
from tests.web.test_race import finish
from tests.web.test_review import WHOLE
from tests.web.test_screens import made

ENDED: Final[list[dict[str, Any]]] = [{"expansions": ["mocha", "letters"]}, {"game": "dice"}]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_reviews_in_every_language(
    open_page: Opener, base_url: str, size: str, language: str
) -> None:
    page, words = opened(open_page, size, language), Words(language)
    for options in ENDED:
        table = finished(page, base_url, max_rounds=2, **options)
        page.goto(f"/#/replay/{table}?review=1")
        panel = page.get_by_role("region", name=words.say("screen-review"), exact=True)
        turning = panel.get_by_role("heading", name=words.say("review-turning"))
        expect(turning).to_be_visible(timeout=WHOLE)
        panel.get_by_role("combobox").select_option("-1")
        readable(page, language)
        panel.locator(".decision .what").first.click()
        readable(page, language)
        turning.scroll_into_view_if_needed()
        readable(page, language)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_routes_and_races_in_every_language(
    open_page: Opener, base_url: str, size: str, language: str
) -> None:
    page = opened(open_page, size, language)
    panel = planner(page, language)
    for place in ("fruit_warehouse", "fountain", "tea_house"):
        go(page, panel, place)
    readable(page, language)
    Person(base_url, cookie(page))("POST", "/api/me", {"name": "Ada"})
    page.goto("/")  # the name is known from now on
    expect(page.locator("h1")).to_be_visible()
    page.goto("/#/race")
    expect(page.locator("main button").first).to_be_visible()
    readable(page, language)
    with page.expect_navigation(url="**/#/table/*"):
        page.locator("main button").first.click()
    page.wait_for_selector("[data-yours]")
    readable(page, language)
    table = page.url.rpartition("/")[2]
    page.goto("/")
    finish(page, base_url, table)
    page.goto(f"/#/table/{table}")
    expect(page.get_by_role("dialog")).to_be_visible()
    readable(page, language)
    page.get_by_role("dialog").locator('a[href*="#/race/"]').click()
    expect(page.get_by_role("definition").first).to_be_visible()
    readable(page, language)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_plans_in_every_language(
    open_page: Opener, base_url: str, size: str, language: str
) -> None:
    host, page, words = open_page(), opened(open_page, size, language), Words(language)
    table = seated(host, page, base_url)
    page.goto(f"/#/plan/{table}")
    guide = page.get_by_role("region", name=words.say("screen-page_plan"))
    expect(guide).to_be_visible()
    page.mouse.move(0, 0)  # in a small window what a place would bring lies over the bar
    readable(page, language)
    page.get_by_role("button", name=words.say("screen-all_options")).click()
    page.get_by_role("dialog").locator("button[data-action]").first.click()
    expect(guide.get_by_role("listitem").first).to_be_visible()
    page.mouse.move(0, 0)
    readable(page, language)


def seated(host: Page, guest: Page, address: str) -> str:
    """A game of two people that waits for the host; its id."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = made(host, {"options": {"players": 2}, "seats": seats, "terms": {"public": True}})
    sits = Person(address, cookie(guest))
    assert sits("POST", f"/api/lobby/tables/{table}/seat", {"name": "Ada Ada"}).status == 200
    host.goto(f"/#/table/{table}")
    host.get_by_role("button", name=Words(FIRST).say("screen-start_game")).click()
    guest.goto(f"/#/table/{table}")
    waiting(host, guest)
    return table
