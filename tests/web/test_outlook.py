"""A place says what it would bring now, before one goes there; and a wasted turn says why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.test_screens import faults, new_game


def places(page: Page, selector: str) -> Locator:
    """Such places, in a game that begins with some of them in reach."""
    for _ in range(10):
        new_game(page)
        found = page.locator(f"#bazaar .place{selector}")
        if found.count():
            return found
    raise AssertionError(f"no place is {selector}")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_place_without_use_says_so_and_so_does_the_turn(open_page: Opener, size: str) -> None:
    page = open_page(size)
    idle = places(page, ".go.idle").first
    name = str(idle.get_attribute("data-place"))
    said = page.locator(".outlook.idle")
    if size == "phone":
        idle.tap()
    else:
        idle.hover()
    expect(said).to_be_visible()
    expect(said).to_contain_text("Your turn would end here.")
    words = said.inner_text().split("Your turn")[0].strip()
    assert words in str(page.locator(f'[data-place="{name}"]').get_attribute("aria-label"))
    if size == "phone":
        idle.tap()
    else:
        idle.click()
    expect(page.locator(".bottom .why")).to_have_text(words)


def test_a_warehouse_says_how_many_goods_it_brings(open_page: Opener) -> None:
    page = open_page()
    places(page, '.go[data-place$="warehouse"]').first.hover()
    said = page.locator(".bottom .outlook:not(.idle)")
    expect(said).to_contain_text("+2")
    expect(page.locator(".halo.idle")).to_have_count(page.locator(".place.idle").count())
    tiles = page.locator("#bazaar .place").all()
    for place in tiles:
        place.hover()  # and cannot scroll in the bar
        assert page.locator(".now").evaluate("n => n.scrollHeight - n.clientHeight") <= 1
    page.set_viewport_size({"width": 390, "height": 844})  # small, but with a mouse
    heights = set()
    for place in tiles:
        place.hover()
        expect(page.locator(".bottom .over h3")).to_be_visible()
        heights.add(page.evaluate("document.documentElement.scrollHeight"))
    page.mouse.move(1, 1)
    expect(page.locator(".bottom .over")).to_have_count(0)
    heights.add(page.evaluate("document.documentElement.scrollHeight"))
    assert len(heights) == 1, "the page moved below the mouse"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_tea_house_asks_for_a_number_with_its_odds(open_page: Opener, size: str) -> None:
    """On a phone with the second tap, before one has gone there."""
    page = open_page(size)
    tea = places(page, '.go[data-place="tea_house"]')
    if size == "phone":
        tea.tap()
    else:
        tea.click()
    seven = page.locator(':is(.bottom, .popover) [data-action="act 7"]')
    expect(seven.locator("small").first).to_have_attribute("data-shown", "58%")
    expect(seven).to_have_accessible_name("Name 7. 58% chance; 4.9 lira on average")
    if size == "phone":
        seven.tap()
    else:
        seven.click()
    expect(page.locator(".side, .log, .bar").first).to_be_visible()
    expect(page.locator('[data-action="act 7"]')).to_have_count(0)


def meeting(page: Page) -> Locator:
    """The smuggler, met where one has gone with a click."""
    form = page.get_by_role("group", name="Meet the smuggler")
    ways = ("warehouse", "post_office")
    near = page.locator(
        ", ".join(
            f'.place.go:not(.idle)[data-also*="smuggler"][data-place$="{way}"]' for way in ways
        )
    )
    for _ in range(40):
        new_game(page)
        if near.count():
            near.first.click(position={"x": 20, "y": 20})
            expect(form).to_be_visible()
            return form
    raise AssertionError("the smuggler is nowhere near")


def test_a_smuggler_is_met_and_paid_in_one_go(open_page: Opener) -> None:
    page = open_page()
    form = meeting(page)
    good = form.get_by_role("button").first
    expect(good).to_have_accessible_name(re.compile("^Take 1 .* good; Pay 2 lira$"))
    assert faults(page) == []
    room = page.locator(".now")
    shown = form.get_by_role("button").last.bounding_box()
    frame = room.bounding_box()
    assert shown
    assert frame
    assert shown["y"] + shown["height"] <= frame["y"] + frame["height"], "it has to be scrolled"
    good.press("Enter")
    expect(form).to_have_count(0)
    mine = page.locator(".log article", has_text="Ada").first
    expect(mine).to_contain_text("The smuggler moves to")


def test_what_a_place_asks_lies_on_its_tile_under_the_mouse(open_page: Opener) -> None:
    """One click on it goes there and does it; a click beside it only goes."""
    page = open_page()
    tea = places(page, '.go[data-place="tea_house"]')
    tea.hover()
    seven = page.locator('.chips [data-action="act 7"]')
    expect(seven).to_have_attribute("title", re.compile("58% chance"))
    box, tile = page.locator(".chips").bounding_box(), tea.bounding_box()
    assert box
    assert tile
    assert box["y"] >= tile["y"] + tile["height"] / 2, "it lies under the mouse"
    seven.click()
    mine = page.locator(".log article", has_text="Ada").first
    expect(mine).to_contain_text("Names 7")


def test_a_digit_chooses_the_number_that_is_named(open_page: Opener) -> None:
    page = open_page()
    places(page, '.go[data-place="tea_house"]').click()
    expect(page.locator('[data-action="act 7"]')).to_be_visible()
    page.keyboard.press("7")
    expect(page.locator('[data-action="act 7"]')).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("name this number, where one is asked for")


def test_one_click_on_a_card_shows_its_places(open_page: Opener) -> None:
    """With a card that goes 3 or 4 steps, places glow that are too far otherwise."""
    page = open_page()
    card = page.locator('section.hand button.card[data-rule="board:card:move_3_4"]')
    for _ in range(40):
        new_game(page)
        if card.count():
            break
    near = page.locator(".place.go").count()
    card.first.click()
    expect(page.locator(".bottom h2")).not_to_have_text("Where do you go?")
    assert page.locator(".place.go").count() != near
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bottom h2")).to_have_text("Where do you go?")
