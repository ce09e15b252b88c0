"""Finding other people: the public lobby, quick pairing, and inviting those one has played with."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.test_replay import speak
from tests.web.test_screens import LOCALES, faults, no_overflow


def test_a_public_table_is_found_and_friends_are_invited_to_the_next(open_page: Opener) -> None:
    host, guest = open_page(), open_page("phone")
    host.goto("/#/lobby")
    host.get_by_role("link", name="Open a public table").click()
    host.get_by_label("Seat 3: who plays").select_option("bot")
    host.get_by_label("Seat 1: name").fill("Ada <b>")
    expect(host.get_by_role("switch", name="Public table")).to_be_checked()
    host.get_by_label("Everybody", exact=True).check()
    assert faults(host) == []
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("Waiting for 1 player")).to_be_visible()
    guest.goto("/#/lobby")
    guest.get_by_label("Your name").fill("Ben")
    card = guest.get_by_role("listitem").filter(has_text="Ada <b>")
    expect(card).to_contain_text("2 of 3 seats taken · Live · English")
    assert faults(guest) == []
    no_overflow(guest)
    card.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_text("The host starts the game.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#bazaar")
    looker = open_page()
    looker.goto("/#/lobby")
    expect(looker.get_by_role("link", name="Watch")).to_be_visible()
    expect(looker.get_by_text("No public table is waiting")).to_be_visible()
    host.goto("/#/new?seats=me,open")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_text("People you have played with").click()
    guest.goto("/#/")
    host.get_by_role("button", name="Invite Ben").click()
    expect(host.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("Invited")
    assert faults(host) == []
    expect(guest.get_by_text("You have been invited to a table.")).to_be_visible()


def ready(page: Page, name: str, *players: str) -> None:
    page.goto("/#/lobby")
    page.get_by_label("Your name").fill(name)
    for n in ("2", "3", "4"):
        page.get_by_label(n, exact=True).set_checked(n in players)


def test_quick_pairing_brings_two_to_one_table(open_page: Opener) -> None:
    one, two = open_page(), open_page("phone")
    ready(one, "Ada", "2", "3")
    ready(two, "Ben", "2")
    one.get_by_role("button", name="Look for players").click()
    expect(one.get_by_text("Nobody else wants to play this now.")).to_be_visible()
    assert faults(one) == []
    two.get_by_role("button", name="Look for players").click()
    for page in (one, two):
        page.wait_for_selector("#bazaar")
    assert one.url == two.url


def test_every_language_fits_a_phone(open_page: Opener) -> None:
    page = open_page("phone")
    page.goto("/#/lobby")
    for language in LOCALES:
        speak(page, language)
        expect(page.locator("main fieldset").first).to_be_visible()
        no_overflow(page)
