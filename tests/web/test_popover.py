"""The choices of a place stand beside it: where the eye is, and not over the place itself."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.player import Player
from tests.web.test_screens import faults, new_game

Box = tuple[float, float, float, float]


def at_a_place(page: Page, seed: int = 3) -> Locator:
    """Play until a place asks what to do; its choices."""
    player = Player(page, seed)
    for _ in range(60):
        player.wait()
        if page.locator(".place.here").count() and page.locator(".popover [data-action]").count():
            return page.locator("section:has(> .popover)")
        player.step()
    raise AssertionError("no place asked for anything")


def box_of(found: Locator) -> Box:
    box = found.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def apart(a: Box, b: Box) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_they_stand_beside_the_place_and_inside_the_window(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    popover = at_a_place(page)
    assert apart(box_of(popover), box_of(page.locator(".place.here")))
    left, top, right, bottom = box_of(popover)
    assert min(left, top) >= 0
    assert right <= 1280
    assert bottom <= 800
    assert faults(page) == []
    skip = popover.locator("[data-action]").last
    skip.click()
    expect(popover).to_be_hidden()


def test_put_away_they_are_in_the_bar(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    popover = at_a_place(page)
    choices = popover.locator("[data-action]").evaluate_all("all => all.map(n => n.textContent)")
    bar = page.locator(".now [data-action]")
    assert bar.count() == 0
    page.keyboard.press("Escape")
    expect(popover).to_be_hidden()
    assert bar.evaluate_all("all => all.map(n => n.textContent)") == choices
    page.locator(".place.here").click()
    expect(popover).to_be_visible()
    page.locator(".side header").click()
    expect(popover).to_be_hidden()
    bar.last.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_tab_goes_from_the_board_to_the_choices(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    at_a_place(page)
    page.locator("#bazaar [tabindex='0']").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.popover') !== null")


def test_a_phone_has_them_in_the_bar(open_page: Opener) -> None:
    page = open_page("phone")
    new_game(page)
    player = Player(page, 3, touch=True)
    for _ in range(20):
        player.wait()
        assert page.locator(".popover").count() == 0
        player.step()
