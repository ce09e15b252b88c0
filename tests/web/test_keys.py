"""Everything that can be chosen has a key, and cards can be dragged."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Opener
from tests.web.test_screens import new_game

DIGITS_SHOWN = """buttons => buttons.map((button) => getComputedStyle(button, '::after').content)"""


def answers(page: Page) -> Locator:
    return page.locator(".game :is(.popover, .bar .choices) button:enabled")


def test_letters_pick_places_and_digits_pick_answers(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/settings")
    page.get_by_role("switch", name="Step by step").check()
    new_game(page)
    reached, letters = page.locator("#bazaar .place.go"), page.locator("#bazaar .key")
    expect(letters).to_have_count(0)  # whoever plays by mouse needs none
    page.keyboard.press("Shift")
    expect(letters).to_have_count(reached.count())
    assert letters.first.text_content() == "a"
    undo = page.get_by_role("button", name="Undo")
    page.keyboard.press("a")
    expect(undo).to_be_enabled()
    expect(answers(page).first).to_be_visible()
    shown = answers(page).evaluate_all(DIGITS_SHOWN)
    assert all("counter(answer" in content for content in shown)
    name = answers(page).first.inner_text()
    expect(answers(page).first).not_to_have_accessible_name(f"{name}1")
    before = page.locator(".bottom h2").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".bottom h2")).not_to_have_text(before)
    page.mouse.click(5, 5)
    expect(letters).to_have_count(0)


def test_a_card_can_be_dragged_onto_the_board(open_page: Opener) -> None:
    page = open_page()
    card = page.locator("section.hand button.card")
    for _ in range(20):
        new_game(page)
        if card.count():
            break
    undo, reached = page.get_by_role("button", name="Undo"), page.locator("#bazaar .place.go")
    near = reached.count()
    card.first.drag_to(page.locator("section.hand"), target_position={"x": 2, "y": 2})
    expect(reached).to_have_count(near)  # it went back to the hand
    expect(undo).to_be_disabled()
    card.first.hover()
    page.mouse.down()
    for place in page.locator("#bazaar .place").all()[:2]:  # the browser wants to see it move
        place.hover(force=True)
    expect(card.first).to_have_attribute("aria-pressed", "true")
    if reached.count():  # the places that it leads to
        reached.first.hover(force=True)
    page.mouse.up()
    played = page.locator("button:enabled", has_text="Undo")
    asks = page.locator('.card[aria-pressed="true"], .popover')  # which good, how many
    expect(played.or_(asks).first).to_be_visible()
