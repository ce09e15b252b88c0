"""The planner: a route drawn on the board by clicks or keys, told stop by stop, and gone again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from istanbul.messages import LANGUAGES, Words
from tests.web.conftest import LOOKS, Opener
from tests.web.games import finished
from tests.web.test_review import shot
from tests.web.test_screens import LOCALES, faults, new_game, no_overflow

READY = '[data-yours="true"][data-busy="false"]'


def opened(page: Page, language: str = "en") -> Locator:
    """The planner of a game that has just begun."""
    new_game(page)
    words = Words(language)
    page.get_by_role("button", name=words.say("screen-plan_route")).click()
    panel = page.get_by_role("region", name=words.say("planner-title"))
    expect(panel.locator("li")).to_have_count(1)
    return panel


def go(page: Page, panel: Locator, place: str) -> None:
    """Add a stop."""
    page.wait_for_selector(READY)
    n = panel.locator("li").count()
    page.locator(f'#bazaar [data-place="{place}"]').press("Enter")
    expect(panel.locator("li")).to_have_count(n + 1)


def test_a_route_is_drawn_told_and_taken_back(open_page: Opener) -> None:
    page = open_page()
    panel = opened(page)
    with page.expect_response(re.compile("/route")):
        go(page, panel, "fruit_warehouse")
    go(page, panel, "fountain")
    go(page, panel, "tea_house")
    expect(panel.locator("li").nth(1)).to_contain_text("Go to the Fruit Warehouse")
    expect(page.locator(".route circle")).to_have_count(3)
    tea = panel.locator("li").nth(3)
    odds = tea.get_by_role("group", name="What can happen here").get_by_role("button")
    expect(odds).to_have_text([re.compile("58%"), re.compile("42%")])
    tea.get_by_role("combobox").select_option("act 9")
    expect(odds).to_have_text([re.compile("72%"), re.compile("28%")])
    odds.nth(1).click()
    expect(odds.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(tea).to_contain_text("+9")
    shot(page, "planner")
    panel.locator("li").nth(1).get_by_role("button").first.click()
    expect(panel.locator("li").nth(1)).to_have_class(re.compile("looked"))
    assert faults(page) == []
    panel.get_by_role("button", name="Take back").click()
    expect(panel.locator("li")).to_have_count(3)
    page.keyboard.press("u")
    expect(panel.locator("li")).to_have_count(2)
    panel.get_by_role("button", name="Clear").click()
    expect(panel.locator("li")).to_have_count(1)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.wait_for_selector(READY)
    expect(page.get_by_role("button", name="Plan a route")).to_be_enabled()


def test_from_a_position_of_a_replay(open_page: Opener, base_url: str) -> None:
    page = open_page()
    page.goto(f"/#/replay/{finished(page, base_url, max_rounds=3)}?at=9&viewer=1")
    page.get_by_role("button", name="Plan a route").click()
    panel = page.get_by_role("region", name="Planner")
    expect(panel.locator("li")).to_have_count(1)
    page.wait_for_selector(READY)
    place = page.locator("#bazaar .place.go:not(.stop)").first.get_attribute("data-place")
    go(page, panel, str(place))
    shot(page, "planner-replay")
    panel.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name=re.compile("Replay"))).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing(open_page: Opener, size: str, scheme: str) -> None:
    page = open_page(size, color_scheme=scheme)
    panel = opened(page)
    go(page, panel, "police_station")  # asks twice: where to, and what is done there
    expect(panel.locator("li").nth(1).get_by_role("combobox")).to_have_count(2)
    no_overflow(page)
    shot(page, f"planner-{size}-{scheme}")
    assert faults(page) == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.long
def test_it_speaks_every_language(open_page: Opener, language: str) -> None:
    page = open_page("phone", locale=LOCALES[language])
    panel = opened(page, language)
    words = Words(language)
    expect(panel).to_contain_text(words.say("planner-help"))
    expect(panel).to_contain_text(words.say("planner-begins"))
    no_overflow(page)
    shot(page, f"planner-{language}")
