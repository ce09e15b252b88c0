"""The review of a game in the browser: one click from the list, its decisions, lines and luck."""

from __future__ import annotations

import os
import re
import time

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import LOOKS, Opener
from tests.web.games import finished
from tests.web.test_replay import opened, speak
from tests.web.test_screens import LOCALES, faults, no_overflow

WHOLE = 60_000  # milliseconds: until all is judged, beside other tests


def reviewed(page: Page) -> Locator:
    """The review beside the board, when all of it is there."""
    panel = page.get_by_role("region", name="Review")
    expect(panel).to_be_visible()
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible(timeout=WHOLE)
    return panel


def shot(page: Page, name: str) -> None:
    """Leave a picture where somebody wants to look at it."""
    if folder := os.environ.get("ISTANBUL_SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_one_click_from_my_tables(open_page: Opener, base_url: str) -> None:
    page = open_page()
    table = finished(page, base_url, max_rounds=3)
    page.goto("/#/tables")
    page.get_by_role("link", name="Review").click()
    panel = reviewed(page)
    expect(panel.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"\d+%"))
    expect(panel.get_by_role("row", name="Chance lost")).to_be_visible()
    expect(panel).to_contain_text("With average luck")
    expect(panel).to_contain_text("A loss of 3% or more is an inaccuracy, 6% or more a mistake")
    expect(panel.get_by_role("combobox")).to_have_value("0")  # my decisions
    panel.get_by_role("combobox").select_option("-1")
    decision = panel.locator(".decision").filter(has_text=re.compile("mistake|blunder|inaccur"))
    decision.locator(".what").first.click()
    expect(panel).to_contain_text("Better: ")
    shot(page, "review")
    panel.get_by_role("button", name="Show it on the board").click()
    expect(panel.get_by_role("button", name="Show it on the board")).to_be_focused()
    astray = page.get_by_text(re.compile("This did not happen: step [1-9]"))
    expect(astray).to_be_in_viewport()
    page.get_by_role("button", name="Back to the game").click()
    expect(astray).to_have_count(0)
    panel.get_by_role("button", name="Try it yourself").click()
    expect(page).to_have_url(re.compile(r"#/table/"))
    assert table not in page.url
    expect(page.locator("#app .board").first).to_be_visible()


def test_nobody_is_called_to_where_they_are(open_page: Opener, base_url: str) -> None:
    page = open_page()
    page.goto(f"/#/table/{finished(page, base_url, max_rounds=6)}")
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    panel = reviewed(page)
    panel.get_by_role("combobox").select_option("-1")
    panel.locator(".decision").filter(has_text="Go to the").first.locator(".what").click()
    page.route("**/fork", late)
    panel.get_by_role("button", name="Try it yourself").click()
    expect(page.get_by_text("It is your turn.")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#/table/"))
    expect(page.locator("#app .board").first).to_be_visible()
    assert page.get_by_text("It is your turn.").count() == 0


def late(route: Route) -> None:
    """The answer takes longer than the news that it is my turn at the new table."""
    answer = route.fetch()
    time.sleep(2)
    route.fulfill(response=answer)


def test_a_better_line_is_seen_on_a_phone(open_page: Opener, base_url: str) -> None:
    page = open_page("phone")
    page.goto(f"/#/replay/{finished(page, base_url, max_rounds=3)}?review=1")
    panel = reviewed(page)
    panel.get_by_role("combobox").select_option("-1")
    decision = panel.locator(".decision").filter(has_text=re.compile("mistake|blunder|inaccur"))
    decision.last.locator(".what").click()
    panel.get_by_role("button", name="Show it on the board").click()
    expect(page.get_by_text(re.compile("This did not happen: step [1-9]"))).to_be_in_viewport()
    expect(page.locator("#app .board").first).to_be_in_viewport()
    shot(page, "line_phone")


def test_what_is_looked_at_is_in_sight_with_its_round(open_page: Opener, base_url: str) -> None:
    page = open_page()
    page.goto(f"/#/replay/{finished(page, base_url, max_rounds=6)}?review=1")
    panel = reviewed(page)
    panel.get_by_role("combobox").select_option("-1")
    decision = panel.locator(".decision").last
    expect(decision).to_contain_text(re.compile(r"Round \d"))
    decision.locator(".what").press("Enter")  # the one that is farthest down
    expect(decision.get_by_role("button", name="Try it yourself")).to_be_in_viewport(ratio=1)
    around, here = panel.bounding_box(), decision.bounding_box()
    assert around is not None
    assert here is not None
    assert around["y"] <= here["y"]
    assert here["y"] + here["height"] <= around["y"] + around["height"]


def test_a_log_that_was_opened_has_its_review(open_page: Opener, base_url: str) -> None:
    page = open_page()
    opened(page, base_url, game="dice", players=2)
    page.get_by_role("button", name="Review").click()
    panel = reviewed(page)
    panel.get_by_role("heading", name="Turning points").scroll_into_view_if_needed()
    shot(page, "review_dice")
    for heading in ("Turning points", "Rolls and draws that counted most"):
        row = panel.locator("h2", has_text=heading).locator("+ ul button").first
        expect(row).to_contain_text(re.compile(r"Round \d"))
    turning = panel.locator("h2", has_text="Turning points").locator("+ ul button").first
    turning.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="Review").click()
    expect(panel).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing(open_page: Opener, base_url: str, size: str, theme: str) -> None:
    page = open_page(size, color_scheme=theme)
    table = finished(page, base_url, max_rounds=2)
    page.goto(f"/#/replay/{table}?review=1")
    panel = reviewed(page)
    panel.get_by_role("combobox").select_option("-1")
    panel.locator(".decision .what").first.click()
    shot(page, f"review_{size}_{theme}")
    # At the end of the page its lowest bar lies over nothing that could be pressed.
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert faults(page) == []


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_four_languages_without_overflow(open_page: Opener, base_url: str, size: str) -> None:
    page = open_page(size)
    path = f"/#/replay/{finished(page, base_url, max_rounds=2)}?review=1"
    for language in LOCALES:
        page.goto(path)
        speak(page, language)
        expect(page.locator("section table")).to_be_visible(timeout=WHOLE)
        no_overflow(page)
        shot(page, f"review_{size}_{language}")
