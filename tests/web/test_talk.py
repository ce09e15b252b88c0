"""Talking at a table: everybody reads phrases in their own language, and text is only text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.few import every
from tests.web.conftest import Opener
from tests.web.test_online import join
from tests.web.test_screens import faults, no_overflow

MARKUP = "<img src=x onerror=alert(1)> & <b>hi</b>"


def open_table(page: Page) -> str:
    """A table of two where people may write; its code."""
    page.goto("/#/new")
    page.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    page.get_by_label("Seat 2: who plays").select_option("open")
    page.get_by_label("Let players write messages").check()
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".code").inner_text()


@pytest.mark.parametrize("look", every(2, ["phone", "desktop"]))
def test_phrases_are_read_in_ones_own_language_and_text_is_never_markup(
    open_page: Opener, look: str
) -> None:
    host, guest = open_page(look), open_page()
    join(guest, open_table(host), "Boris")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator("#bazaar")).to_be_visible()
    guest.get_by_role("button", name="Say something").click()
    guest.get_by_role("button", name="Well played!").click()
    expect(host.get_by_role("status").get_by_text("Boris: Well played!")).to_be_visible()
    guest.get_by_role("button", name="a glass of tea").click()
    guest.get_by_label("In your own words").fill(MARKUP)
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("list", name="Chat").get_by_text(MARKUP)).to_be_visible()
    host.get_by_role("button", name="Say something").click()
    talk = host.get_by_role("list", name="Chat")
    expect(talk.get_by_text(MARKUP)).to_be_visible()
    assert talk.locator("img").count() == 0
    assert faults(host) == []
    no_overflow(host)
    host.get_by_role("button", name="Report to the host").click()
    expect(talk.get_by_text("Reported")).to_be_visible()
    host.get_by_text("People", exact=True).click()
    host.get_by_role("button", name="Mute Boris").click()
    expect(talk.get_by_text("No messages yet.")).to_be_visible()
    host.get_by_role("button", name="Unmute Boris").click()
    expect(talk.get_by_text("Well played!")).to_be_visible()
    table = host.url.rpartition("/")[2]
    guest.goto("/")
    guest.locator("header select").select_option("de")
    guest.goto(f"/#/table/{table}")
    guest.get_by_role("button", name="Etwas sagen").click()
    expect(guest.get_by_role("list", name="Chat").get_by_text("Gut gespielt!")).to_be_visible()


def test_a_replay_shows_what_was_said_then(open_page: Opener) -> None:
    host, guest = open_page(), open_page()
    join(guest, open_table(host), "Boris")
    table = host.url.rpartition("/")[2]
    guest.evaluate(
        """async (table) => fetch(`/api/tables/${table}/talk`, {method: 'POST',
            headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({seat: 1, phrase: 'good_luck'})})""",
        table,
    )
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#bazaar")).to_be_visible()
    host.goto(f"/#/replay/{table}")
    said = host.get_by_text("Boris: Good luck!")
    expect(said).to_be_visible()
    host.keyboard.press("ArrowRight")
    expect(said).to_be_hidden()
