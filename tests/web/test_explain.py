"""Rules at the point of use, and the pages of rules."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from istanbul.games.board.contents import PLACES
from istanbul.games.board.things import MORE
from istanbul.messages import Words
from tests.few import every
from tests.web.conftest import LOOKS, Opener
from tests.web.test_screens import LOCALES, faults, new_game, no_overflow

BOTH: Final = ("mocha", "letters")


def dialog(page: Page) -> Locator:
    return page.locator("dialog")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.long
def test_every_place_explains_itself_by_right_click_and_key(open_page: Opener) -> None:
    page, words = open_page(), Words("en")
    new_game(page, 5, BOTH)
    for n, place in enumerate(PLACES):
        tile = page.locator(f'[data-place="{place}"]')
        if n % 2:
            tile.focus()
            page.keyboard.press("i")
        else:
            x, y = middle(tile.locator(".ring"))
            page.mouse.click(x, y - 50, button="right")
        expect(dialog(page)).to_contain_text(words.say(f"place_help-{place}"))
        if place in MORE:
            expect(dialog(page)).to_contain_text(words.say(f"place_more-{place}_{MORE[place]}"))
        expect(dialog(page).locator("h2")).to_have_text(words.say(f"place-{place}"))
        close(page)
    new_game(page, 3)
    told = {
        "small_mosque": ("players", [words.say(f"tile_help-{tile}") for tile in ("red", "green")]),
        "caravansary": ("offee", [words.say("place_help-caravansary")]),
        "fountain": ("ompanion", [words.say("place_help-fountain")]),
    }
    for place, (foreign, own) in told.items():
        page.locator(f'[data-place="{place}"]').focus()
        page.keyboard.press("i")
        for text in own:
            expect(dialog(page)).to_contain_text(text)
        expect(dialog(page)).not_to_contain_text(foreign)  # not of this game
        close(page)


def test_cards_tiles_and_figures_explain_themselves(open_page: Opener) -> None:
    page, words = open_page(), Words("en")
    new_game(page, 3, BOTH)
    card = page.locator(".hand .card").first
    name = (card.get_attribute("data-rule") or "").rpartition(":")[2]
    card.click(button="right")
    expect(dialog(page)).to_contain_text(words.say(f"card_help-{name}"))
    close(page)
    page.locator('[data-rule="board:mosque_tile:red"]').first.click()
    expect(dialog(page)).to_contain_text(words.say("tile_help-red"))
    close(page)
    page.locator('[data-rule="board:thing:wheelbarrow"]').first.click()
    expect(dialog(page)).to_contain_text(words.say("explain-wheelbarrow"))
    close(page)
    for figure in ("governor", "smuggler", "courier", "coffee_trader"):
        piece = page.locator(f'.piece[data-rule="board:figure:{figure}"]')
        piece.dispatch_event("contextmenu")  # two figures on one place may cover each other
        expect(dialog(page).locator("h2")).to_have_text(words.say(f"figure-{figure}"))
        close(page)
    page.locator('[data-rule="board:place:police_station"]').focus()
    page.keyboard.press("i")
    dialog(page).get_by_role("button", name="family member").click()
    expect(dialog(page)).to_contain_text(words.say("explain-family"))
    close(page)


def test_a_click_explains_only_what_cannot_be_chosen(open_page: Opener) -> None:
    page = open_page()
    new_game(page, 3)
    far = page.locator(".place[aria-disabled=true]").first
    x, y = middle(far.locator(".ring"))
    page.mouse.click(x, y - 40)
    expect(dialog(page)).to_be_visible()
    close(page)
    page.locator(".place.go").first.click()
    expect(dialog(page)).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(open_page: Opener) -> None:
    page = open_page("phone")
    new_game(page, 3)
    before = page.locator(".place.go").count()
    tile = page.locator(".place.go").first
    x, y = middle(tile)
    touch = page.context.new_cdp_session(page)
    point: dict[str, Any] = {"x": x, "y": y}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(dialog(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(dialog(page)).to_be_visible()
    assert page.locator(".place.go").count() == before
    assert page.locator(".bottom .selected").count() == 0


def test_i_lists_all_that_is_on_the_table(open_page: Opener) -> None:
    page = open_page()
    new_game(page, 3)
    page.locator("body").press("i")
    expect(dialog(page)).to_contain_text("What is on the table")
    dialog(page).get_by_role("button", name="Tea House").click()
    expect(dialog(page)).to_contain_text("Name a number from 3 to 12")
    dialog(page).get_by_role("link", name="Rule 4.9").click()
    expect(page.locator("#\\34\\.9")).to_be_in_viewport()
    page.go_back()
    expect(page.locator(".place").first).to_be_visible()
    page.locator("body").press("i")
    expect(dialog(page)).to_be_visible()
    page.go_forward()
    expect(dialog(page)).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_in_explanations_and_rules(
    open_page: Opener, size: str, theme: str
) -> None:
    page = open_page(size, color_scheme=theme)
    page.goto("/#/rules/letters/board:thing:letter")
    expect(page.locator("article [data-mark=r]").first).to_be_visible()
    assert faults(page) == []
    page.goto("/#/rules/mocha/13.1")
    expect(page.locator(".shown")).to_be_visible()
    page.get_by_role("searchbox").fill("coffee")
    expect(page.locator("article mark").first).to_be_visible()
    assert faults(page) == []
    new_game(page, 3)
    page.locator('[data-place="large_market"]').focus()
    page.keyboard.press("i")
    expect(dialog(page).locator("dl")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("language", every(2, LOCALES))
def test_the_rules_can_be_searched_in_the_readers_language(
    open_page: Opener, language: str
) -> None:
    page, words = open_page("phone", locale=LOCALES[language]), Words(language)
    page.goto("/#/rules/board/tea_house")
    shown = page.locator("article.shown")
    expect(shown).to_contain_text(words.say("place_help-tea_house"))
    expect(shown).to_be_in_viewport()
    english = page.get_by_text(words.say("screen-rules_english"))
    expect(english).to_have_count(0)  # the pages are written in every language
    page.get_by_role("searchbox").fill(words.say("place-tea_house"))
    expect(page.locator("article mark").first).to_be_visible()
    articles = page.locator("article").count()
    assert 1 <= articles < 12
    page.get_by_role("searchbox").fill(words.say("place-sultans_palace"))
    expect(page.locator(".block mark").first).to_be_visible()
    expect(page.locator(f"[lang={language}] .block").first).to_be_visible()
    page.goto("/#/rules/mocha/guild_1")
    mark = page.locator("article.shown [data-mark=r]")
    expect(mark).to_have_text(words.say("screen-explain_mark_r"))
    no_overflow(page)


def test_the_first_page_of_rules_has_a_picture_of_each_game(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/rules")
    page.get_by_role("link", name="Great Bazaar").click()
    expect(page.locator("h1")).to_have_text("Rules: Great Bazaar")


def test_a_page_of_rules_that_comes_after_its_reader_has_left(open_page: Opener) -> None:
    page = open_page()
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/rules/**", hold)
    page.goto("/#/rules/dice")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.goto("/#/join")
    expect(page.get_by_role("searchbox")).to_have_count(0)
    for route in asked:
        route.continue_()
    page.wait_for_load_state("networkidle")  # nothing complains: `open_page` would tell
    assert asked
