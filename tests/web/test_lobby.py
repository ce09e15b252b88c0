"""Before the game: who sits where, what is agreed, and what became of a seat that was lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.few import every
from tests.web.conftest import Opener
from tests.web.test_online import join, open_table
from tests.web.test_screens import faults, no_overflow
from tests.web.test_ways import make


def seat(page: Page, n: int) -> str:
    """What the lobby says of a seat."""
    return page.locator("section li").nth(n).inner_text()


def test_the_host_arranges_the_seats_and_frees_them(open_page: Opener) -> None:
    host, guest = open_page(), open_page("phone")
    code = open_table(host, 1)
    join(guest, code, "Boris")
    for page in (host, guest):
        expect(page.locator("dl")).to_contain_text(re.compile("Bazaar layout.*Short paths", re.S))
        expect(page.locator("dl")).to_contain_text(re.compile("Thinking time.*No limit", re.S))
    assert "host" in seat(guest, 0)
    assert guest.get_by_role("button", name="move up").count() == 0
    host.get_by_role("button", name="Seat 2: move down").click()
    expect(host.locator("section li").nth(2)).to_contain_text("Boris")
    expect(guest.locator("section li").nth(2)).to_contain_text("Boris")
    no_overflow(guest)
    assert faults(host) == []
    host.get_by_role("button", name="Free the seat: Boris").click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has freed your seat")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("alert")).to_be_empty()
    expect(host.locator("section li").nth(2)).to_contain_text("here")
    host.goto("/#/")
    expect(guest.locator("section li").first).to_contain_text("away")
    expect(guest.get_by_text("The host is away.")).to_be_visible()
    host.go_back()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#bazaar")
    host.close()
    expect(guest.locator('.seats [data-seat="0"]')).to_contain_text("away")


def test_a_computer_player_without_a_name_gets_one_of_its_own(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new?players=4")
    for n in (2, 4):
        page.get_by_label(f"Seat {n}: name").fill(" ")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#bazaar")
    names = page.evaluate("async () => (await (await fetch('/api/tables')).json()).tables[0].names")
    assert names[0] == "Traveller"
    assert len(set(names)) == 4


def test_open_hands_need_no_cover_and_names_are_asked(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new?players=2")
    assert page.get_by_role("switch", name="Open hands").count() == 0
    page.get_by_label("Seat 2: who plays").select_option("me")
    name = page.get_by_label("Seat 2: name")
    expect(name).to_be_focused()
    expect(name).to_have_value("")
    name.fill("Celina")
    page.get_by_role("switch", name="Open hands").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector('[data-yours="true"]')
    assert page.locator("#hand-over").count() == 0
    expect(page.locator(".hand .card")).not_to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Open hands").uncheck()
    expect(page.locator("#hand-over")).to_have_count(0)  # whoever chooses goes on


@pytest.mark.parametrize("begun", every(2, [True, False]))
def test_a_lost_identity_is_told_with_the_ways_back(open_page: Opener, begun: bool) -> None:
    page = open_page()
    table = make(page, ["Ada", "random"] if begun else ["Ada", "open"])
    page.goto(f"/#/table/{table}")
    expect(page.locator("#bazaar" if begun else "section li").first).to_be_visible()
    page.context.clear_cookies()
    page.reload()
    dialog = page.get_by_role("dialog", name="This browser has forgotten you")
    expect(dialog).to_contain_text("You sat here as Ada.")
    expect(dialog).to_contain_text("create a personal link there")
    expect(dialog).to_contain_text("computer player" if begun else "ask the host to free the seat")
    assert faults(page) == []
    dialog.get_by_role("button").first.click()
    expect(dialog).to_be_hidden()
    other = open_page()
    other.goto(f"/#/table/{table}")
    expect(other.locator("#bazaar" if begun else "section li").first).to_be_visible()
    assert other.get_by_role("dialog").count() == 0, "who never sat here only watches"


def test_a_wrong_address_gets_a_page_of_ours(open_page: Opener) -> None:
    page = open_page("phone", locale="ru-RU")
    answer = page.goto("/nothing/here")
    assert answer is not None
    assert answer.status == 404
    (complaint,) = open_page.errors
    assert "404 (Not Found)" in complaint
    open_page.errors.clear()  # by the browser, of the address itself
    words = "По этому адресу нет страницы."
    expect(page.locator("main")).to_contain_text(words)
    no_overflow(page)
    assert faults(page) == []
    page.locator("main a").first.click()
    expect(page.locator("main")).not_to_contain_text(words)
    assert page.evaluate("location.pathname + location.hash") == "/#/"
