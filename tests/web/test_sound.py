"""Sounds: none until they are switched on; then moves and the own turn can be heard."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.test_screens import new_game

LISTEN: Final = """
    window.heard = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const before = kind.prototype.start;
        kind.prototype.start = function (...args) {
            window.heard++;
            return before.apply(this, args);
        };
    }
"""


CALL: Final = 2  # tones that call somebody to the own turn


def a_move(page: Page) -> int:
    """How many tones a move makes."""
    page.evaluate("window.heard = 0")
    page.locator(".place.go").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    return int(page.evaluate("window.heard"))


def test_sounds_are_off_until_switched_on(open_page: Opener) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    new_game(page)
    assert a_move(page) == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Sounds").check(force=True)
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()
    assert page.evaluate("window.heard") > 0, "whoever switches them on hears one"
    page.keyboard.press("Escape")
    new_game(page)
    assert a_move(page) > 0
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    new_game(page)
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    assert a_move(page) <= CALL, "nobody looks: only the own turn is called"
