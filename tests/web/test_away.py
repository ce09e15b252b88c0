"""Who comes back to a table is shown what the others did meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.few import every
from tests.web.conftest import Opener
from tests.web.player import Player
from tests.web.test_online import join, open_table
from tests.web.test_screens import faults, no_overflow


def table_of(host: Page, guest: Page) -> str:
    """A game of two people that waits for the host; where it is."""
    join(guest, open_table(host, 1), "Boris")
    host.get_by_role("button", name="Start the game").click()
    waiting(host, guest)
    return guest.url.partition("#")[2]


def waiting(host: Page, guest: Page) -> None:
    """Both see the game of two that has begun; the guest plays until the host is asked."""
    expect(host.locator("#bazaar")).to_be_visible()
    expect(guest.locator("#bazaar")).to_be_visible()
    players = [Player(host, 1), Player(guest, 2)]
    while not host.locator('[data-yours="true"]').count():
        ready = players[1].page.locator('[data-yours="true"]').count()
        if ready and players[1].offered():
            players[1].step()
        host.wait_for_timeout(30)


def plays(host: Page) -> None:
    """The host makes one turn."""
    player = Player(host, 3)
    while host.locator('[data-yours="true"]').count() or host.locator('[data-busy="true"]').count():
        if player.offered():
            player.step()
        host.wait_for_timeout(50)


@pytest.mark.parametrize("size", every(2, ["phone", "desktop"]))
def test_another_device_shows_what_happened_since_the_last_look(
    open_page: Opener, size: str
) -> None:
    host, guest = open_page(), open_page()
    where = table_of(host, guest)
    guest.goto("/#/")
    expect(guest.locator("#bazaar")).to_have_count(0)
    plays(host)
    device = {"storage_state": guest.context.storage_state()}
    moving = open_page(size, **device, reduced_motion="no-preference")
    moving.goto(f"/#{where}")
    film = moving.get_by_role("region", name="While you were away")
    expect(film).to_have_attribute("data-film", "on")
    expect(film.get_by_role("button", name="Skip")).to_be_visible()
    moving.keyboard.press("Escape")
    expect(film).to_have_count(0)
    moving.reload()
    expect(moving.locator("#bazaar")).to_be_visible()
    expect(film, "it was seen").to_have_count(0)


def test_without_motion_it_is_a_list(open_page: Opener) -> None:
    host, guest = open_page(), open_page("phone")
    where = table_of(host, guest)
    guest.goto("/#/")
    expect(guest.locator("#bazaar")).to_have_count(0)
    plays(host)
    guest.goto(f"/#{where}")
    film = guest.get_by_role("region", name="While you were away")
    expect(film).to_have_attribute("data-film", "over")
    turns = film.locator("button[aria-expanded]")
    expect(turns.first).to_be_visible()
    turns.first.tap()
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    no_overflow(guest)
    assert faults(guest) == []
    film.get_by_role("button", name="Close").tap()
    expect(film).to_have_count(0)
