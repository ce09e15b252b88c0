"""Every screen in every language, light and dark, large and small: no overflow, axe is silent."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from istanbul.agents.strength import strengths
from istanbul.messages import FIRST, LANGUAGES
from tests.web.conftest import LOOKS, ROOT, Opener

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = """rules => axe.run(document, {
    runOnly: rules,
    rules: {
        'label-content-name-mismatch': { enabled: true },
        'scrollable-region-focusable': { enabled: true },
    },
    resultTypes: ['violations'],
})"""
"""With rules that matter to us by name: who speaks to the screen says what stands on the buttons,
and what scrolls is reached by keys."""
PAGES: Final = ["/", "/#/new", "/#/join", "/#/tables", "/#/settings", "/#/rules"]
LOCALES: Final = {language: "en-GB" if language == FIRST else language for language in LANGUAGES}
"""Browsers that prefer each of our languages."""
CLIPPED: Final = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, p')]
    .filter((n) => !n.matches('.sr') && n.scrollWidth > n.clientWidth + 1)
    .filter((n) => getComputedStyle(n).overflowX === 'hidden')
    .map((n) => n.textContent)"""

OUTSIDE: Final = """() => [...document.querySelectorAll('button, a, select, input, h1, h2, h3')]
    .filter((n) => n.getClientRects().length && !n.closest('.hand, .sr, .scrolls'))
    .filter((n) => n.getBoundingClientRect().right > innerWidth + 1)
    .map((n) => n.outerHTML.slice(0, 100))"""


def made(page: Page, body: dict[str, Any]) -> str:
    """A table of this page's person; its id."""
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("fetch('/api/me')")
    table: str = page.evaluate(
        """async (body) => {
            const headers = { 'Content-Type': 'application/json' };
            const init = { method: 'POST', headers, body: JSON.stringify(body) };
            return (await (await fetch('/api/tables', init)).json()).id;
        }""",
        body,
    )
    return table


def look_on(page: Page, other: Page, table: str) -> None:
    """Show a table of this page's person to another one, who only looks on."""
    watch = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).watch", table
    )
    other.goto(f"/#/watch/{watch}")


def new_game(
    page: Page,
    players: int = 3,
    expansions: tuple[str, ...] = (),
    agent: str = "random",
    game: str = "board",
) -> str:
    """A table with bots, made by this page's person and shown; its id."""
    bots = [{"kind": "bot", "agent": agent} for _ in range(players - 1)]
    options: dict[str, Any] = {"game": game, "players": players}
    if game == "board":
        options["expansions"] = list(expansions)
    body = {"options": options, "seats": [{"kind": "me", "name": "Ada"}, *bots], "start": True}
    table = made(page, body)
    page.goto(f"/#/table/{table}")
    page.wait_for_selector('[data-yours="true"]')
    return table


def faults(page: Page) -> list[Any]:
    """What axe finds. What passed is not told: that takes longer than to look for faults."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, RULES)
    return [
        (fault["id"], [node["html"][:120] for node in fault["nodes"]][:4])
        for fault in found["violations"]
    ]


def no_overflow(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.long)])
def test_the_night_bazaar_can_be_read(open_page: Opener, size: str) -> None:
    """A theme that is chosen stays, whatever the system's colours are."""
    page = open_page(size, color_scheme="light")
    page.goto("/#/settings")
    page.get_by_label("Night bazaar").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    new_game(page)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 15, 39)"
    assert faults(page) == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing(open_page: Opener, size: str, theme: str) -> None:
    page = open_page(size, color_scheme=theme)
    found = {}
    for path in (*PAGES, "/#/rules/board"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        found[path] = faults(page)
    new_game(page, 5, ("mocha", "letters"))
    found["table"] = faults(page)
    page.keyboard.press("o")
    expect(page.locator("dialog")).to_be_visible()
    found["all options"] = faults(page)
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1024, 600)])
def test_what_scrolls_can_be_reached_by_keys(open_page: Opener, width: int, height: int) -> None:
    """On screens that are too low for all of it, on one's turn and while others play."""
    page = open_page("desktop", viewport={"width": width, "height": height})
    new_game(page, 5, ("mocha", "letters"))
    found = faults(page)
    page.locator(".place.go").first.click()
    found += faults(page)
    page.evaluate("document.querySelector('.now').append('words '.repeat(2000))")
    expect(page.locator(".now")).to_have_attribute("tabindex", "0")
    found += faults(page)
    assert found == []


def test_the_table_needs_no_scrolling(open_page: Opener) -> None:
    page = open_page()
    new_game(page, 5, ("mocha", "letters"))
    for selector in (".seats", ".bottom", "html"):
        box = page.locator(selector).first
        assert box.evaluate("n => n.scrollHeight <= n.clientHeight + 1"), selector
    assert page.locator("#bazaar svg").first.bounding_box()


def test_touch_targets_are_large_enough(open_page: Opener) -> None:
    page = open_page("phone")
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, select, a')]
                .filter((n) => n.getClientRects().length && n.getBoundingClientRect().height < 43.5)
                .map((n) => n.outerHTML.slice(0, 80))"""
        )
        assert small == [], path


def test_a_new_table_with_the_options_of_the_command_line(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new?seats=me,random,apprentice,random&expansions=mocha&layout=random")
    expect(page.get_by_role("radio", name="Mocha & Baksheesh")).to_be_checked()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_label("Bazaar layout").first).to_have_value("random")
    expect(page.get_by_label("Seat 2: strength")).to_have_value("random")
    expect(page.get_by_label("Seat 3: strength")).to_have_value("apprentice")


def test_the_level_of_a_computer_player_is_a_slider(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new?seats=me,trader")
    strength = page.get_by_label("Seat 2: strength")
    rating = strengths()["board"]["trader"]
    expect(strength.locator("option[value=trader]")).to_have_text(f"Trader · {rating}")
    slider = page.get_by_label("Seat 2: level")
    expect(slider).to_have_count(0)
    strength.select_option("level")
    slider.press("Home")
    slider.press("ArrowRight")
    words = f"Level 2 · {strengths()['board']['level_2']}"
    expect(slider).to_have_attribute("aria-valuetext", words)
    expect(page.get_by_text(words)).to_be_visible()
    page.get_by_role("radio", name="The Dice Game").check()
    words = f"Level 2 · {strengths()['dice']['level_2']}"
    expect(page.get_by_text(words)).to_be_visible()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    assert json.loads(asked.value.post_data or "")["seats"][1]["agent"] == "level_2"


def test_places_are_swapped_and_shuffled_before_the_game(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new")
    places = page.get_by_role("group", name="Bazaar layout").get_by_role("button")
    expect(places).to_have_count(16)
    before = [places.nth(n).locator("span").inner_text() for n in range(2)]
    places.nth(0).drag_to(places.nth(1))
    expect(places.nth(0)).to_have_accessible_name(before[1])
    places.nth(0).click()
    places.nth(1).click()
    expect(places.nth(0)).to_have_accessible_name(before[0])
    page.get_by_role("button", name="Shuffle").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#bazaar")).to_be_visible()
