"""The rooms around a game on a phone, from the site of files, without a network: each is used."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.dice_player import DicePlayer
from tests.web.site import begun, start
from tests.web.test_puzzles import told_with_its_buttons
from tests.web.test_race import RACE
from tests.web.test_review import reviewed, shot

pytestmark = pytest.mark.long
READY = '[data-yours="true"][data-busy="false"]'


def choose(page: Page, text: str | None = None) -> None:
    """From the list of all options: this one, or the first."""
    page.wait_for_selector(READY)
    page.get_by_role("button", name="All options").tap()
    wanted = f'[data-action="{text}"]' if text else "button[data-action]"
    page.get_by_role("dialog").locator(wanted).first.tap()


def test_a_review_a_line_and_the_mistakes_in_it(open_site: Opener) -> None:
    page = begun(open_site, "new?players=2&bots=trader", "phone")
    page.locator('input[type=radio][value="dice"]').check(force=True)
    start(page)
    DicePlayer(page, 5, touch=True).play()
    page.get_by_role("dialog").get_by_role("link", name="Review").tap()
    panel = reviewed(page)
    expect(panel).to_contain_text("With average luck")
    bad = panel.locator(".decision").filter(has_text=re.compile("mistake|blunder|inaccur"))
    bad.locator(".what").first.tap()
    expect(panel).to_contain_text("Better: ")
    panel.get_by_role("button", name="Show it on the board").tap()
    expect(page.get_by_text(re.compile("This did not happen: step [1-9]"))).to_be_visible()
    shot(page, "site-review")
    page.get_by_role("button", name="Back to the game").tap()
    panel.get_by_role("link", name="Learn from your mistakes").tap()
    lesson = page.get_by_role("region", name="Puzzle")
    expect(lesson).to_contain_text(re.compile(r"Here you once lost \d+% of the chance of winning"))
    choose(page)
    expect(lesson).to_contain_text(re.compile("You will see this position again|That's right!"))
    told_with_its_buttons(lesson)
    shot(page, "site-mistake")


def test_a_puzzle_is_answered_and_the_next_one_comes(open_site: Opener) -> None:
    page = begun(open_site, "puzzles", "phone")
    panel = page.get_by_role("region", name="Puzzle")
    for n in range(1, 3):
        choose(page)
        expect(panel).to_contain_text(re.compile(rf"[0-{n}] of {n} solved"))
        shot(page, f"site-puzzle-{n}")
        panel.get_by_role("button", name="Next puzzle").tap()
        expect(panel.get_by_role("button", name="Another puzzle")).to_be_visible()
    page.reload()
    expect(panel).to_contain_text(re.compile("[0-2] of 2 solved"))


def test_hints_and_a_route_in_a_game(open_site: Opener) -> None:
    page = begun(open_site, "new?players=2&bots=master", "phone")
    start(page)
    page.wait_for_selector(READY)
    page.get_by_role("button", name="Plan a route").tap()
    route = page.get_by_role("region", name="Planner")
    for n, place in enumerate(("fruit_warehouse", "fountain", "tea_house"), 2):
        page.wait_for_selector(READY)
        page.locator(f'#bazaar [data-place="{place}"]').tap()
        page.locator(".bottom [data-action]").first.tap()
        expect(route.locator("li")).to_have_count(n)
    expect(route.locator("li").last).to_contain_text(re.compile(r"\d+%"))
    shot(page, "site-planner")
    route.get_by_role("button", name="Close").tap()
    page.wait_for_selector(READY)
    page.get_by_role("button", name="Hint").tap()
    expect(page.get_by_text(re.compile(r"\d+%")).first).to_be_visible()
    shot(page, "site-hint")


def test_a_past_day_is_played_to_its_result(open_site: Opener) -> None:
    page = begun(open_site, "daily", "phone")
    day = page.get_by_role("listitem").filter(has_text="Dice Game").last
    day.get_by_role("button").first.tap()
    page.wait_for_url(re.compile("#/table/"))
    DicePlayer(page, 5, touch=True).play()
    page.get_by_role("dialog").get_by_role("link", name="Daily bazaar").tap()
    expect(page.get_by_role("definition").nth(0)).to_have_text(re.compile("[123] of 3"))
    expect(page.get_by_role("main")).to_contain_text("Chance lost")
    shot(page, "site-daily")


def test_a_race_is_run_by_its_best_route(open_site: Opener) -> None:
    page = begun(open_site, "settings", "phone")
    page.get_by_role("switch", name="Step by step").tap()
    page.goto("./#/race")
    page.get_by_role("button", name="Start race 1").first.tap()
    page.wait_for_url(re.compile("#/table/"))
    for entry in RACE.played(RACE.route().choices).entries:
        if entry.by == 0:
            choose(page, entry.text)
    page.get_by_role("dialog").get_by_role("link", name="Result").tap()
    expect(page.get_by_role("main")).to_contain_text("As fast as the best route known!")
    page.get_by_role("button", name="Show the best route").tap()
    page.wait_for_url(re.compile("#/replay/"))
    page.get_by_role("button", name="Next step").tap()
    shot(page, "site-race")


def test_numbers_of_what_was_played(open_site: Opener) -> None:
    page = begun(open_site, "new?players=2&bots=apprentice", "phone")
    page.locator('input[type=radio][value="dice"]').check(force=True)
    start(page)
    DicePlayer(page, 5, touch=True).play()
    page.goto("./#/statistics")
    expect(page.get_by_role("main")).to_contain_text("Dice Game")
    shot(page, "site-statistics")
