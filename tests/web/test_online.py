"""Several browsers at one table: reload, lost connection, and nothing that others may not see."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener, frames_of
from tests.web.player import Player
from tests.web.test_screens import new_game


def open_table(page: Page, friends: int) -> str:
    """A table with open seats, by clicking; its code."""
    page.goto("/#/new")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    for seat in range(2, friends + 2):
        page.get_by_label(f"Seat {seat}: who plays").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".code").inner_text()


def join(page: Page, code: str, name: str) -> None:
    """By the code, then onto the first free seat."""
    page.goto("/#/join")
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text(name).first).to_be_visible()


def test_three_browsers_play_with_reload_and_lost_connection(open_page: Opener) -> None:
    host, second, third = open_page(), open_page("phone"), open_page()
    code = open_table(host, 2)
    join(second, code, "Boris")
    join(third, code, "Celina")
    host.get_by_role("button", name="Start the game").click()
    players = [Player(host, 1), Player(second, 2, touch=True), Player(third, 3)]
    pages = [player.page for player in players]
    for page in pages:
        expect(page.locator("#bazaar")).to_be_visible()
    for n in range(16):
        page = pages[0]
        page.wait_for_timeout(30)
        ready = [p for p in players if p.page.locator('[data-yours="true"]').count()]
        for player in ready[:1]:
            if player.page.locator('[data-busy="true"]').count() == 0 and player.offered():
                player.step()
        if n == 5:
            third.reload()
            expect(third.locator("#bazaar")).to_be_visible()
        if n == 10:
            second.context.set_offline(True)
            expect(second.get_by_text("Connection lost")).to_be_visible()
            second.context.set_offline(False)
            expect(second.get_by_text("Connection lost")).to_be_hidden()
    rounds = [
        page.evaluate("document.body.innerText.match(/Round \\d+/)?.[0]") for page in (host, third)
    ]
    assert rounds[0] == rounds[1] is not None


def test_a_reload_comes_back_to_the_same_choice(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/settings")
    page.get_by_role("switch", name="Step by step").check()
    new_game(page)
    page.locator('[data-place="caravansary"].go, [data-place="small_market"].go').first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    before = page.locator(".bottom h2").inner_text()
    page.reload()
    expect(page.locator(".bottom h2")).to_have_text(before)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    heading = page.locator(".bottom h2")
    expect(heading).to_have_text(re.compile(r"Where do you go\?|merchants"))
    if heading.inner_text() != "Where do you go?":  # a merchant had been paid on the way
        page.get_by_role("button", name="Undo").click()
    expect(heading).to_have_text("Where do you go?")


def test_what_was_chosen_without_a_line_is_not_lost(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    page.locator(".place.go").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_hands_of_others_never_reach_a_page(open_page: Opener) -> None:
    host, guest = open_page(), open_page()
    told = frames_of(guest)
    code = open_table(host, 1)
    join(guest, code, "Boris")
    host.get_by_role("button", name="Start the game").click()
    expect(guest.locator("#bazaar")).to_be_visible()
    views = [
        view for frame in told for view in json.loads(frame).get("views", []) if view.get("view")
    ]
    assert views
    for view in views:
        shown = ["hand" in seat for seat in view["view"]["seats"]]
        assert shown == [seat == view["seat"] for seat in range(3)]
    assert guest.locator(".hand .card").count() == 1


def test_another_device_is_told_what_has_just_happened(open_page: Opener) -> None:
    page = open_page()
    table = new_game(page)
    player = Player(page, 5)
    for _ in range(12):
        player.wait()
        player.step()
    player.wait()
    other = open_page(storage_state=page.context.storage_state())
    other.goto(f"/#/table/{table}")
    other.wait_for_selector('[data-yours="true"]')
    told = page.locator(".log article").all_inner_texts()
    assert len(told) > 4
    assert other.locator(".log article").all_inner_texts() == told
    since = page.locator(".side section[aria-label]").all_inner_texts()
    assert other.locator(".side section[aria-label]").all_inner_texts() == since
