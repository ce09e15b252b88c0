"""The drawings: every place, card and seat in every language, and nothing runs over its edge."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, TimeoutError

from istanbul.messages import LANGUAGES
from tests.web.conftest import LONG, Opener
from tests.web.test_screens import faults

OVER: Final = """() => {
  const bad = [];
  for (const svg of document.querySelectorAll('svg[viewBox="0 0 200 202"]')) {
    const tile = svg.getBoundingClientRect();
    const inside = tile.width / 200 * 5;
    for (const text of svg.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      const out = box.left < tile.left + inside - 1.5 || box.right > tile.right - inside + 1.5;
      if (out) bad.push(`${svg.getAttribute('aria-label')}: ${text.textContent}`);
    }
  }
  for (const name of document.querySelectorAll('.card .name')) {
    const over = name.scrollHeight > name.clientHeight + 1;
    if (over || name.scrollWidth > name.clientWidth + 1) bad.push(`card: ${name.textContent}`);
  }
  for (const panel of document.querySelectorAll('.panel')) {
    const over = panel.scrollWidth > panel.clientWidth + 1;
    if (over) bad.push(`panel: ${panel.getAttribute('aria-label')}`);
  }
  return bad;
}"""


def show(page: Page, part: str) -> None:
    """One part of the gallery."""
    page.goto(f"/#/gallery/{part}")
    page.get_by_role("button", name="en", exact=True).wait_for()


def over(page: Page) -> list[str]:
    """What runs over its edge, after the fonts of a language have had time to come."""
    try:
        page.wait_for_function(f"() => ({OVER})().length === 0", timeout=5_000)
    except TimeoutError:
        return list(page.evaluate(OVER))
    return []


@pytest.mark.parametrize("part", ["places", "cards", "seats", "dice"])
def test_everything_fits_in_every_language(open_page: Opener, part: str) -> None:
    page = open_page()
    show(page, part)
    for language in LANGUAGES:
        button = page.get_by_role("button", name=language, exact=True)
        button.click()
        page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
        assert over(page) == [], language


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=LONG)])
def test_axe_finds_nothing(open_page: Opener, scheme: str) -> None:
    page = open_page(color_scheme=scheme)
    for part in ("symbols", "states", "cards", "dice", "boards:bazaar_5"):
        show(page, part)
        assert faults(page) == [], part


def test_places_can_be_walked_with_the_arrow_keys(open_page: Opener) -> None:
    page = open_page()
    show(page, "boards:start_3")
    page.locator('[data-place="great_mosque"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "police_station"
