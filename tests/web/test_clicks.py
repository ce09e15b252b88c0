"""A click on a place does what one nearly always wants there, and is one *Undo*."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.test_screens import new_game


def go_to_a_warehouse(page: Page, then: str | re.Pattern[str]) -> None:
    """With one click; in a game in which this is asked then, and nobody is met there."""
    for _ in range(10):
        new_game(page)
        places = page.locator('.place.go[data-place$="warehouse"]')
        for n in range(places.count()):
            places.nth(n).click()
            asked = page.locator(".bottom h2")
            expect(asked).not_to_have_text("Where do you go?")
            try:
                expect(asked).to_have_text(then, timeout=2000)
            except AssertionError:
                page.get_by_role("button", name="Undo").click()
                expect(asked).to_have_text("Where do you go?")
            else:
                return
    raise AssertionError(f"{then} is never said")


ENDS: Final = "Nothing else to do: your turn ends"


def test_one_click_is_one_undo_and_nothing_is_done_again_by_itself(open_page: Opener) -> None:
    page = open_page()
    go_to_a_warehouse(page, ENDS)
    page.get_by_role("button", name="Undo").click()
    asked = page.locator(".bottom h2")
    expect(asked).to_have_text("Where do you go?")
    page.wait_for_timeout(2500)  # longer than the moment before a turn ends by itself
    expect(asked).to_have_text("Where do you go?")
    page.get_by_role("button", name="Redo").click()
    expect(asked).to_have_text("Nothing else to do: end your turn")


def test_a_turn_with_nothing_left_ends_by_itself(open_page: Opener) -> None:
    page = open_page()
    go_to_a_warehouse(page, ENDS)
    rounds = page.locator(".side header b")
    before = rounds.inner_text()
    expect(rounds).not_to_have_text(before)
    expect(page.locator(".bottom h2")).to_have_text("Where do you go?")


def test_step_by_step_every_action_is_chosen(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/settings")
    page.get_by_role("switch", name="Step by step").check()
    go_to_a_warehouse(page, re.compile("What do you do"))
    page.locator(':is(.bottom, .popover) [data-action="act"]').click()
    page.wait_for_timeout(2500)
    expect(page.locator(".end:not(:disabled)")).to_be_visible()
