"""Time to think: chosen at a new table, agreed in its lobby, and shown at the seats."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.few import every
from tests.web.conftest import Opener
from tests.web.test_online import join
from tests.web.test_screens import faults, no_overflow
from tests.web.test_ways import make


@pytest.mark.parametrize("look", every(2, ["phone", "desktop"]))
def test_days_with_vacation_are_chosen_agreed_and_shown(open_page: Opener, look: str) -> None:
    host, guest = open_page(look), open_page()
    host.goto("/#/new")
    host.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    host.get_by_label("Seat 2: who plays").select_option("open")
    assert host.get_by_role("group", name="When time runs out").count() == 0
    host.get_by_label("1 day per turn, and 14 days of vacation").check()
    host.get_by_label("The turn is skipped").check()
    expect(host.get_by_text("declines whatever can be declined")).to_be_visible()
    assert faults(host) == []
    no_overflow(host)
    host.get_by_role("button", name="Open the table").click()
    agreed = re.compile("1 day per turn, and 14 days of vacation; The turn is skipped")
    expect(host.locator("dl")).to_contain_text(agreed)
    join(guest, host.locator(".code").inner_text(), "Boris")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator("#bazaar")).to_be_visible()
        expect(page.get_by_text("14d").first).to_be_visible()
        expect(page.locator("time").first).to_contain_text("until")
    assert faults(host) == []
    no_overflow(host)


def test_a_time_per_game_is_said_in_the_language_of_the_reader(open_page: Opener) -> None:
    page = open_page(locale="de-DE")
    table = make(page, ["Ada", "open"], reserve_seconds=1200, increment_seconds=15, at_end="lose")
    page.goto(f"/#/table/{table}")
    words = "20 Minuten für die ganze Partie, dazu 15 Sekunden pro Zug; Der Spieler verliert"
    expect(page.locator("dl")).to_contain_text(words)
