"""What is seen at a table without scrolling, on every size of screen.

A table is opened once and its window resized: that costs less than a table for each size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Opener
from tests.web.games import simulated, uploaded
from tests.web.test_screens import new_game
from tests.web.test_ways import make

BOTH: Final = ("mocha", "letters")
TOUCH: Final[dict[str, tuple[int, int, int]]] = {
    "small phone": (360, 640, 68),
    "phone": (390, 844, 74),
    "phone on its side": (844, 390, 72),
    "tablet": (820, 1180, 120),
}
DESK: Final[dict[str, tuple[int, int, int]]] = {
    "zoomed": (720, 450, 82),
    "laptop": (1280, 800, 146),
    "desktop": (1440, 900, 164),
    "large": (1920, 1080, 198),
    "huge": (2560, 1440, 264),
}
"""Width, height, and how many pixels wide a tile of five by five is at least."""
PANELS: Final = ("tablet", "laptop", "desktop", "large", "huge")
"""Where every seat is a panel, and the page does not scroll."""
HIDDEN: Final = """() => [...document.querySelectorAll('#bazaar .place')].filter((node) => {
    const box = node.querySelector('.ring').getBoundingClientRect();
    const corners = [box.left + 8, box.right - 8].flatMap((x) =>
        [box.top + 8, box.bottom - 8].map((y) => document.elementFromPoint(x, y)));
    return !corners.every((found) => found?.closest('#bazaar'));
}).map((node) => node.dataset.place)"""
NARROWEST: Final = """() => Math.min(...[...document.querySelectorAll('#bazaar .ring')]
    .map((node) => node.getBoundingClientRect().width))"""
CUT: Final = """(node) => [...node.querySelectorAll('.lira, .cart svg, .rest > *, .things > *')]
    .filter((part) => {
        const box = part.getBoundingClientRect();
        const panel = node.getBoundingClientRect();
        return !box.width || box.right > Math.min(panel.right, innerWidth) + 1
            || box.bottom > Math.min(panel.bottom, innerHeight) + 1;
    }).map((part) => part.outerHTML.slice(0, 90))"""
"""Parts of a seat's panel that stick out of it, or out of the window."""
RESTS: Final = """() => {
    const parts = [...document.querySelectorAll('#bazaar .ring, .seat .slot')];
    const now = parts.map((node) => node.getBoundingClientRect().width).join();
    return window.before === (window.before = `${innerWidth} ${now}`);
}"""
"""Sizes that are measured are drawn with the next frames: until two looks see the same."""
FILL: Final = """(hand) => {
    const card = hand.querySelector('.card');
    while (hand.querySelectorAll('.card').length < 6) hand.append(card.cloneNode(true));
    hand.classList.add('many');
}"""
FITS: Final = """() => {
    const hand = document.querySelector('.hand');
    return hand.scrollHeight <= hand.clientHeight + 1;
}"""
COUNTED: Final = ("assistant", "seal", "guild_card", "coffee", "bonus_card")


def each_size(page: Page, sizes: dict[str, tuple[int, int, int]]) -> Iterator[tuple[str, int]]:
    """Resize the window: what the size is called, and how wide a tile must be."""
    for name, (width, height, tile) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.wait_for_function(RESTS, polling=100)
        yield name, tile


def touching(open_page: Opener) -> Page:
    return open_page(**{**PHONE, "device_scale_factor": 1})


def whole_board(page: Page, sizes: dict[str, tuple[int, int, int]]) -> None:
    """Every tile is seen, and large enough; nothing scrolls where nothing needs to."""
    for name, tile in each_size(page, sizes):
        page.wait_for_function(f"tile => ({NARROWEST})() >= tile", arg=tile)
        assert page.evaluate(HIDDEN) == [], name
        if name in PANELS:
            size = page.evaluate("(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])"
                                 "(document.documentElement)")  # fmt: skip
            assert size == list(sizes[name][:2]), name


def test_the_whole_board_is_seen(open_page: Opener) -> None:
    for page, sizes in ((touching(open_page), TOUCH), (open_page(), DESK)):
        new_game(page, 5, BOTH)
        whole_board(page, sizes)


def test_a_preview_hides_no_place(open_page: Opener) -> None:
    """The board stays in view beside what going there would bring, and so do its buttons."""
    page = touching(open_page)
    new_game(page, 4)
    for name, _ in each_size(page, TOUCH):
        page.locator('.place.go[data-place="post_office"]').tap()
        chosen = page.locator(":is(.bottom, .popover) .selected").first
        expect(chosen).to_be_visible()
        if not page.locator(".popover").count():
            assert page.evaluate(HIDDEN) == [], name
        expect(chosen.get_by_role("button").first).to_be_in_viewport(ratio=1)
        expect(chosen.locator(".outlook .gains")).to_be_in_viewport(ratio=1)
        chosen.get_by_role("button", name="Cancel").tap()


def all_is_open(panel: Locator, expansions: tuple[str, ...], least: float) -> None:
    """A panel shows all of a seat's state, with goods at least so many pixels high."""
    assert panel.evaluate(CUT) == []
    good: Any = panel.locator(".cart .slot").first.bounding_box()
    assert good["height"] >= least
    for what in COUNTED if expansions else ("assistant", "bonus_card"):
        expect(panel.locator(f'[data-rule="board:thing:{what}"]').first).to_be_visible()


@pytest.mark.long
def test_every_seat_shows_all_that_is_open(open_page: Opener) -> None:
    page = open_page()
    sizes = {name: size for name, size in (TOUCH | DESK).items() if name in PANELS}
    for players, expansions, pixels in (
        (2, (), (14, 24, 29, 27, 36)),
        (4, (), (12, 14, 16, 21, 28)),
        (5, BOTH, (11, 10, 11, 20, 27)),
    ):
        new_game(page, players, expansions)
        for (_name, _), goods in zip(each_size(page, sizes), pixels, strict=True):
            for panel in page.locator(".seat .panel").all():
                all_is_open(panel, expansions, goods)


def test_a_tap_on_a_seat_shows_all_that_is_open(open_page: Opener) -> None:
    page = touching(open_page)
    new_game(page, 5, BOTH)
    phones = {name: size for name, size in TOUCH.items() if "phone" in name}
    for _name, _ in each_size(page, phones):
        own = page.locator('.seat[data-seat="0"]')
        for what in COUNTED:
            expect(own.locator(f'[data-rule="board:thing:{what}"]')).to_be_in_viewport(ratio=1)
        for seat in (0, 3):
            page.locator(f'.seats [data-seat="{seat}"] button').tap()
            all_is_open(page.locator("dialog .panel"), BOTH, 18)
            page.get_by_role("button", name="Close").tap()
            expect(page.get_by_role("dialog")).to_be_hidden()


def test_hints_lie_above_the_bar(open_page: Opener) -> None:
    page = touching(open_page)
    page.goto(f"/#/table/{make(page, ['Ada', 'random', 'random'], hints=True)}")
    page.get_by_role("button", name="Ask for a hint").tap()
    best = page.locator(".advice li button")
    expect(best).to_have_count(3)
    for _name, _ in each_size(page, TOUCH):
        for option in best.all():
            option.scroll_into_view_if_needed()
            expect(option).to_be_in_viewport(ratio=0.95)
            option.tap(trial=True)  # nothing lies over it
        page.locator(".now h2").tap(trial=True)


def test_a_replay_on_an_upright_tablet_shows_a_large_board(
    open_page: Opener, base_url: str
) -> None:
    page = open_page(viewport={"width": 820, "height": 1180})
    table = uploaded(page, base_url, simulated(max_rounds=3))
    page.goto(f"/#/replay/{table['id']}?at=9")
    expect(page.locator(".log [aria-current]")).to_be_in_viewport()
    page.wait_for_function(f"() => ({NARROWEST})() >= 110")


def test_a_hand_of_six_is_seen_whole(open_page: Opener) -> None:
    page = open_page()
    new_game(page, 5, BOTH)
    for size in ((820, 1180), (1280, 800), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        hand = page.locator(".hand")
        hand.evaluate(FILL)
        page.wait_for_function(FITS)
