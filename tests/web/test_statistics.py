"""My games in numbers, all my data as a file, and all of it deleted."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LONG, Opener
from tests.web.games import finished
from tests.web.test_replay import speak
from tests.web.test_screens import LOCALES, faults, no_overflow


def test_numbers_data_and_deletion(open_page: Opener, base_url: str) -> None:
    page = open_page()
    page.goto("/#/statistics")
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    finished(page, base_url, max_rounds=4)
    finished(page, base_url, "apprentice", max_rounds=2)
    finished(page, base_url, game="dice", max_rounds=4)
    page.goto("/#/statistics")
    games = page.get_by_role("table", name="Games by kind")
    for row in ("Base game 2", "The Dice Game 1"):
        expect(games.get_by_role("row", name=row)).to_be_visible()
    rungs = page.get_by_role("table", name="Wins by strongest opponent")
    expect(rungs.get_by_role("rowheader")).to_have_text(["Dreamer (2)", "Apprentice (1)"])
    dice = page.get_by_role("table", name="Your rolls in the Dice Game")
    rolled = dice.get_by_role("cell").all_inner_texts()
    assert sum(int(text) for text in rolled if text.strip()) >= 4 * 5, "five dice in each round"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all my data").click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["me"]["name"] == "Ada"
    assert [len(table["log"]["entries"]) > 9 for table in data["tables"]] == [True] * 3
    page.get_by_role("button", name="Delete all my data").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Delete all my data")).to_be_disabled()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Delete all my data").click()
    expect(page.get_by_role("heading", name="Istanbul")).to_be_visible()
    page.goto("/#/statistics")
    expect(page.get_by_text("No finished games yet")).to_be_visible()
    page.goto("/#/tables")
    expect(page.get_by_text("You have no tables yet")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=LONG)])
def test_axe_finds_nothing_and_nothing_overflows(
    open_page: Opener, base_url: str, size: str
) -> None:
    page = open_page(size)
    finished(page, base_url, max_rounds=40)
    finished(page, base_url, game="dice", max_rounds=12)
    page.goto("/#/tables")
    for language in LOCALES:
        speak(page, language)
        expect(page.locator("main li")).to_have_count(2)
        no_overflow(page)
    speak(page, "en")
    expect(page.locator("main li em").first).to_have_text(re.compile("^Rank [12] of 2$"))
    page.goto("/#/statistics")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(100)  # colours change in a moment
        expect(page.locator("dl")).to_be_visible()
        assert faults(page) == []
    page.get_by_role("button", name="Delete all my data").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    for language in LOCALES:
        speak(page, language)
        expect(page.locator("dl")).to_be_visible()
        no_overflow(page)
