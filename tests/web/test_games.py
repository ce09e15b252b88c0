"""Whole games by clicking only, against bots, in the base game and in every expansion.

`make test` plays one on a phone, and begins the others.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LONG, Opener
from tests.web.player import Player


def test_two_clicks_to_the_first_move(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".place.go").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=LONG)])
def test_a_whole_base_game(open_page: Opener, size: str) -> None:
    page = open_page(size)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, 1, touch=size == "phone")
    player.play()
    expect(page.locator("dialog h2")).to_contain_text("win")
    assert player.clicked["action end_turn"] > 5


WAYS = {"mocha": "Mocha & Baksheesh", "letters": "Letters & Seals", "great_bazaar": "Great Bazaar"}


def started(open_page: Opener, way: str) -> Player:
    """Somebody at a new table with an expansion."""
    page = open_page()
    page.goto("/#/new")
    page.get_by_role("radio", name=WAYS[way]).check()
    page.get_by_role("button", name="Start the game").click()
    return Player(page, 2)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_with_an_expansion(open_page: Opener, way: str) -> None:
    player = started(open_page, way)
    player.play()
    expect(player.page.locator("dialog .ranking")).to_be_visible()


@pytest.mark.parametrize("way", WAYS)
def test_the_first_turns_with_an_expansion(open_page: Opener, way: str) -> None:
    player = started(open_page, way)
    while player.clicked["action end_turn"] < 3:
        assert player.wait() == "turn"
        player.step()
