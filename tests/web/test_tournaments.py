"""Tournaments in the browser: made, entered by link, begun, and shown in every language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import Person
from tests.web.conftest import Opener
from tests.web.test_replay import speak
from tests.web.test_screens import LOCALES, faults, no_overflow


def test_a_small_tournament(open_page: Opener, base_url: str) -> None:
    host, guest = open_page(), open_page("phone")
    host.goto("/#/tournaments")
    host.get_by_label("Name of the tournament").fill("Cup <i>")
    host.get_by_label("Round robin").check()
    host.get_by_role("group", name="Players per table").get_by_label("2").check()
    assert faults(host) == []
    host.get_by_role("button", name="Create the tournament").click()
    expect(host.get_by_role("heading", name="Cup <i>")).to_be_visible()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Take part").click()
    expect(host.get_by_role("button", name="Start the first round")).to_be_disabled()
    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Take part").click()
    expect(guest.get_by_role("button", name="Leave the tournament")).to_be_visible()
    name = host.url.rsplit("/", 1)[1]
    Person(base_url)("POST", f"/api/tournaments/{name}/join", {"name": "Cem"})
    host.reload()
    host.get_by_role("button", name="Start the first round").click()
    expect(host.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    expect(host.get_by_text("Bye: ")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("table", name="Standings").get_by_role("row")).to_have_count(4)
    for page in (host, guest):
        assert faults(page) == []
    for language in LOCALES:
        speak(guest, language)
        expect(guest.locator("table")).to_be_visible()
        no_overflow(guest)
