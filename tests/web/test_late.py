"""Spectators who see a game some rounds later, as their host wants it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.test_screens import faults, look_on, no_overflow
from tests.web.test_ways import make


def test_the_waiting_room_and_spectators_are_told_of_the_delay(open_page: Opener) -> None:
    host, other = open_page(), open_page("phone")
    waiting = make(host, ["Ada", "open"], terms={"delay": 3})
    host.goto(f"/#/table/{waiting}")
    agreed = host.get_by_text("Spectators see the moves").locator("..")
    expect(agreed).to_contain_text("3 rounds later")
    look_on(host, other, make(host, ["Ada", "random", "random"], terms={"delay": 1}))
    expect(other.get_by_text("You are watching, one round behind.")).to_be_visible()
    no_overflow(other)
    assert faults(other) == []
