"""The first page, a new table's seats, the call to one's turn, and whoever only watches."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.test_screens import LOCALES, look_on, new_game

SHIFTS: Final = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
            const moved = sources.map(({ node }) => node?.textContent);
            if (!hadRecentInput) window.shifts.push([value, ...moved]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
"""
CUT_SELECTS: Final = """() => [...document.querySelectorAll('select')].filter((select) => {
    const copy = select.cloneNode(true);
    copy.selectedIndex = select.selectedIndex;
    copy.style.cssText = 'position: absolute; width: auto; max-width: none';
    document.body.append(copy);
    const wanted = copy.offsetWidth;
    copy.remove();
    return select.offsetWidth < wanted - 1;
}).map((select) => `${select.ariaLabel}: ${select.offsetWidth}`)"""
HIDE: Final = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_home_shows_all_games_and_leads_to_a_table(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    expect(page.get_by_role("link", name="Great Bazaar").locator("svg")).to_have_count(3)
    expect(page.locator("main .hint")).to_contain_text("five rubies")
    page.get_by_role("link", name="Letters & Seals").click()
    expect(page.get_by_role("radio", name="Letters & Seals")).to_be_checked()
    page.goto("/")
    page.get_by_role("link", name="The Dice Game").click()
    expect(page.get_by_role("radio", name="The Dice Game")).to_be_checked()


def test_a_running_game_comes_first(open_page: Opener) -> None:
    page = open_page()
    table = new_game(page)
    page.goto("/")
    first = page.locator(".hero .btn").first
    expect(first).to_have_text("Continue your game")
    first.click()
    expect(page).to_have_url(f"{page.url.split('#', 1)[0]}#/table/{table}")


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(name, marks=pytest.mark.long) for name in ("de", "ru", "pl"))]
)
def test_nothing_jumps_on_a_phone_with_a_slow_line(open_page: Opener, language: str) -> None:
    page = open_page("phone", locale=LOCALES[language])
    page.add_init_script(SHIFTS)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    slow = {"offline": False, "latency": 150, "downloadThroughput": 200_000}
    devtools.send("Network.emulateNetworkConditions", {**slow, "uploadThroughput": 90_000})
    page.goto("/")
    expect(page.locator("main li").last.locator("svg")).to_have_count(3)  # the Dice Game
    page.wait_for_load_state("networkidle")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, *_ in shifts) < 0.05, shifts


@pytest.mark.parametrize("language", LOCALES)
def test_no_select_is_cut(open_page: Opener, language: str) -> None:
    page = open_page(locale=LOCALES[language], viewport={"width": 1440, "height": 900})
    page.goto("/#/new")
    expect(page.locator(".seats select").first).to_be_visible()
    assert page.evaluate(CUT_SELECTS) == []


def test_a_computer_player_without_a_name_gets_one(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}: name").fill("")
    page.get_by_role("button", name="Start the game").click()
    names = page.locator(".seat h3")
    expect(names).to_have_count(3)
    assert len(set(names.all_inner_texts())) == 3


def test_a_spectator_is_told_and_has_no_dead_buttons(open_page: Opener) -> None:
    page, other = open_page(), open_page()
    look_on(page, other, new_game(page))
    expect(other.locator(".bottom")).to_contain_text("You are watching.")
    assert other.locator(".bottom button:disabled").count() == 0


def test_the_title_calls_whoever_looks_elsewhere(open_page: Opener) -> None:
    page = open_page()
    table = new_game(page)
    assert "turn" not in page.title()
    page.goto("/#/settings")
    page.evaluate(HIDE, arg=True)
    page.goto(f"/#/table/{table}")
    page.wait_for_selector('[data-yours="true"]', state="attached")
    page.wait_for_function("() => document.title.startsWith('Your turn')")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    page.evaluate(HIDE, arg=False)
    page.wait_for_function("() => !document.title.startsWith('Your turn')")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"
