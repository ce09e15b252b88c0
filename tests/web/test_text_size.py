"""Text at 200 %, by our own setting and by the browser's zoom: nothing is cut, covered or lost."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Opener
from tests.web.test_screens import CLIPPED, PAGES, new_game, no_overflow

ZOOMED: Final[dict[str, Any]] = {"viewport": {"width": 640, "height": 400}}
"""What is left of 1280 by 800 pixels at 200 %."""
LARGE: Final = "localStorage.setItem('istanbul.settings', JSON.stringify({ textSize: 200 }))"
CASES: Final = {"desktop": (DESKTOP, True), "phone": (PHONE, True), "zoom": (ZOOMED, False)}
UNREACHABLE: Final = """() => {
    const lost = [];
    for (const node of document.querySelectorAll('button, a[href], select, input, [role=button]')) {
        if (node.disabled || !node.getClientRects().length || node.closest('.sr')) continue;
        node.scrollIntoView({ block: 'center', inline: 'center' });
        const box = node.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        const near = node.closest('label, .card, .place') ?? node;
        if (!top || !(near.contains(top) || top.contains(near))) {
            lost.push(`${node.outerHTML.slice(0, 90)} under ${top?.outerHTML.slice(0, 60)}`);
        }
    }
    return lost;
}"""
"""Controls that lie under something else, or outside, wherever one scrolls to."""


def whole(page: Page) -> None:
    """Nothing is cut off, and every control can be clicked."""
    no_overflow(page)
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(UNREACHABLE) == []


@pytest.mark.parametrize("case", CASES)
def test_text_at_200_percent(open_page: Opener, case: str) -> None:
    size, large = CASES[case]
    page = open_page("desktop", **size, locale="de-DE")
    if large:
        page.add_init_script(LARGE)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        whole(page)
    assert page.evaluate("getComputedStyle(document.body).fontSize") == (
        "32px" if large else "16px"
    )
    new_game(page, 5, ("mocha", "letters"))
    whole(page)
    for key, name in (("?", "Tastenkürzel"), ("/", "Aktion eintippen")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        no_overflow(page)
        page.keyboard.press("Escape")


def test_the_size_is_a_setting(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/settings")
    page.get_by_role("radio", name="150%").check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="150%")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "24px"


def test_without_colours_of_our_own(open_page: Opener) -> None:
    """Forced colours: what is chosen is still told apart."""
    page = open_page(forced_colors="active")
    page.goto("/#/settings")
    colour = "node => getComputedStyle(node.nextElementSibling).backgroundColor"
    chosen = page.get_by_role("radio", name="English").evaluate(colour)
    other = page.get_by_role("radio", name="Deutsch").evaluate(colour)
    assert chosen != other
