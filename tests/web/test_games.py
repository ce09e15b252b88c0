"""Whole games by clicking only, against bots, in the base game and in every expansion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.player import Player


def test_two_clicks_to_the_first_move(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".place.go").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_whole_base_game(open_page: Opener, size: str) -> None:
    page = open_page(size)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, 1, touch=size == "phone")
    player.play()
    expect(page.get_by_role("heading", name="wins!").or_(page.get_by_text("You win!"))).to_be_visible()
    assert player.clicked["action end_turn"] > 5
