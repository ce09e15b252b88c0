"""Rated games: made, shown at the seats and at the end, and the page of all ratings."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client
from tests.server.serving import play_at_random, run
from tests.web.conftest import Opener
from tests.web.games import cookie
from tests.web.test_replay import speak
from tests.web.test_screens import LOCALES, faults, no_overflow

pytestmark = pytest.mark.usefixtures("short_rated_games")


def rated(page: Page, address: str, games: int) -> str:
    """Rated games of this page's person against a computer player; the id of the last."""
    who = cookie(page)

    async def go() -> str:
        table = ""
        async with await Client.connect(address, "Ada <i>", cookie=who) as client:
            for n in range(games):
                made = await client.new_table(
                    {"players": 2, "max_rounds": 1},
                    [ME, "random"],
                    turn_seconds=60,
                    terms={"rated": True},
                )
                table = made.id
                await play_at_random(await client.watch(table), SeededSource(n))
        return table

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, go()).result()


def test_a_rated_table_has_a_time_and_no_hints(open_page: Opener) -> None:
    page = open_page("phone")
    page.goto("/#/new?players=2")
    assert page.get_by_role("group", name="Thinking time").count() == 0
    page.get_by_label("Seat 2: who plays").select_option("open")
    page.get_by_role("switch", name="Rated game").check()
    times = page.get_by_role("group", name="Thinking time")
    expect(times.get_by_role("radio")).to_have_count(6)
    expect(page.get_by_role("switch", name="Hints When")).to_be_disabled()
    assert faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("list", name="Ratings")).to_contain_text("1500 1100 to 1900")
    expect(page.locator("dl")).to_contain_text("rated")
    assert faults(page) == []
    no_overflow(page)


def test_my_rating_its_history_and_the_leader_board(open_page: Opener, base_url: str) -> None:
    page = open_page("phone")
    page.goto("/#/ratings")
    expect(page.get_by_text("You have no rating here yet")).to_be_visible()
    table = rated(page, base_url, 5)
    page.goto(f"/#/table/{table}")
    expect(page.get_by_role("list", name="Ratings").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("dialog").locator(".change")).to_be_visible()
    page.goto("/#/ratings")
    board = page.get_by_role("table", name="Leaderboard")
    expect(board.get_by_role("row", name="Ada <i> (You)")).to_contain_text("5")
    bots = page.get_by_role("table", name="Computer players")
    expect(bots.get_by_role("row").first).to_contain_text("2140")
    expect(page.get_by_role("img", name="From ")).to_be_visible()
    expect(page.get_by_role("link", name="The game and its dice")).to_have_count(5)
    page.get_by_label("Over several days").check()
    expect(page.get_by_text("Nobody is listed here yet.")).to_be_visible()
    page.get_by_label("Live").check()
    expect(board).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(100)  # colours change in a moment
        assert faults(page) == []
    for language in LOCALES:
        speak(page, language)
        expect(page.locator("figure")).to_be_visible()
        no_overflow(page)
