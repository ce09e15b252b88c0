"""The solo race in the browser: from the first page to the best route on the board."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from istanbul.messages import LANGUAGES, Words
from istanbul.server.client import Client
from istanbul.server.table.race import Race
from tests.server.serving import run
from tests.web.conftest import Opener
from tests.web.games import cookie
from tests.web.test_review import shot
from tests.web.test_screens import LOCALES, faults, no_overflow

RACE = Race("short_paths", 1)


def finish(page: Page, address: str, name: str) -> None:
    """Run the race of this page's person to its end, by the best route."""
    who, texts = (
        cookie(page),
        [e.text for e in RACE.played(RACE.route().choices).entries if e.by == 0],
    )

    async def go() -> None:
        async with await Client.connect(address, cookie=who) as client:
            table = await client.watch(name)
            for text in texts:
                await table.plan(0, [text])

    with ThreadPoolExecutor(1) as thread:  # Playwright has an event loop in this thread already
        thread.submit(run, go()).result()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_from_the_first_page_to_the_best_route(open_page: Opener, base_url: str, size: str) -> None:
    page = open_page(size)
    page.goto("/")
    link = page.get_by_role("link", name="Solo race")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Short paths")).to_be_visible()
    assert faults(page) == []
    no_overflow(page)
    shot(page, f"race-{size}")
    start = page.get_by_role("button", name="Start race 1").first
    start.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector("[data-yours]")
    expect(page.get_by_text("Turn 1", exact=True)).to_be_visible()
    shot(page, f"race-table-{size}")
    table = page.url.rpartition("/")[2]
    page.goto("/")
    finish(page, base_url, table)
    page.goto(f"/#/table/{table}")
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading")).to_contain_text(f"Five rubies in {RACE.route().turns} turns")
    expect(end.get_by_role("link", name="Review")).to_have_count(0)
    end.get_by_role("link", name="Result").click()
    expect(page.get_by_role("definition")).to_have_text([str(RACE.route().turns)] * 3)
    expect(page.get_by_role("main")).to_contain_text("As fast as the best route known!")
    assert faults(page) == []
    no_overflow(page)
    shot(page, f"race-result-{size}")
    show = page.get_by_role("button", name="Show the best route")
    show.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#/replay/"))
    page.get_by_role("button", name="Next step").click()
    shot(page, f"race-route-{size}")
    assert faults(page) == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_it_speaks_every_language(open_page: Opener, language: str) -> None:
    page = open_page("phone", locale=LOCALES[language])
    page.goto("/#/race")
    expect(page.get_by_role("main")).to_contain_text(Words(language).say("race-about"))
    no_overflow(page)
