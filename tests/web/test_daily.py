"""The daily bazaar in the browser: from the first page to a result that can be shared."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from istanbul.engine.source import SeededSource
from istanbul.messages import LANGUAGES, Words
from istanbul.server.client import Client
from istanbul.server.table.daily import GAMES, OPPONENTS
from tests.few import every
from tests.server.serving import play_at_random, run
from tests.web.conftest import Opener
from tests.web.games import cookie
from tests.web.test_review import shot
from tests.web.test_screens import LOCALES, faults, no_overflow


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every day has a game that is soon over."""
    game = ("dice", {"players": 2, "max_rounds": 2})
    monkeypatch.setattr("istanbul.server.table.daily.GAMES", [game] * len(GAMES))
    monkeypatch.setattr("istanbul.server.table.daily.OPPONENTS", ["apprentice"] * len(OPPONENTS))


def finish(page: Page, address: str, table: str) -> None:
    """Play the game of this page's person to its end."""
    who = cookie(page)

    async def go() -> None:
        async with await Client.connect(address, cookie=who) as client:
            await play_at_random(await client.watch(table), SeededSource(1))

    with ThreadPoolExecutor(1) as thread:  # Playwright has an event loop in this thread already
        thread.submit(run, go()).result()


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("size", every(2, ["phone", "desktop"]))
def test_from_the_first_page_to_a_text_to_share(
    open_page: Opener, base_url: str, size: str
) -> None:
    page = open_page(size, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    card = page.get_by_role("link", name="Daily bazaar")
    no_overflow(page)
    shot(page, f"daily-home-{size}")
    card.focus()
    page.keyboard.press("Enter")
    today = page.get_by_role("listitem").first
    expect(today).to_contain_text("Dice Game, 2 players, against Apprentice")
    expect(today).to_contain_text("Not played yet")
    start = today.get_by_role("button", name="Start the game")
    start.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#/table/"))
    table = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-yours]")
    finish(page, base_url, table)
    page.goto(f"/#/table/{table}")
    end = page.get_by_role("dialog")
    expect(end.get_by_role("button", name="Play again")).to_have_count(0)
    end.get_by_role("link", name="Daily bazaar").click()
    expect(page.get_by_role("definition").nth(0)).to_have_text(re.compile("[12] of 2"))
    expect(page.get_by_role("main")).to_contain_text("Chance lost")
    expect(page.get_by_role("main")).to_contain_text(
        "Master in your seat, with the same dice: rank"
    )
    assert faults(page) == []
    no_overflow(page)
    shot(page, f"daily-result-{size}")
    page.evaluate("navigator.canShare = () => false")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    head, numbers, squares = text.splitlines()
    assert re.fullmatch(r"Istanbul · Daily bazaar \d{4}-\d\d-\d\d", head)
    assert re.fullmatch(r"[🥇🥈] [12]/2 · 🔄 2 · 📉 \d+% · 🔥 1", numbers)
    assert re.fullmatch("[🟩🟨🟧🟥]{1,10}", squares)
    page.get_by_role("link", name="All days").click()
    # Not the first of them, if midnight came in between.
    played = page.get_by_role("listitem").filter(has_text=re.compile("Rank [12] of 2"))
    expect(played).to_have_count(1)
    assert faults(page) == []
    shot(page, f"daily-days-{size}")
    page.goto("/")
    expect(card).to_contain_text("1 day in a row")
    assert faults(page) == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_it_speaks_every_language(open_page: Opener, language: str) -> None:
    page = open_page("phone", locale=LOCALES[language])
    page.goto("/#/daily")
    expect(page.get_by_role("main")).to_contain_text(Words(language).say("daily-past"))
    expect(page.get_by_role("listitem")).to_have_count(14)
    no_overflow(page)
