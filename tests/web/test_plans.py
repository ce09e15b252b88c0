"""A plan in advance: made on the board while others decide, and carried out when its turn comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.test_away import plays, table_of
from tests.web.test_screens import faults, no_overflow


def plan(page: Page) -> None:
    """Some steps, whatever is offered first; at chance, whatever comes."""
    guide = page.get_by_role("region", name="Plan my next turn")
    expect(guide).to_be_visible()
    expect(guide.get_by_role("button", name="Keep this plan")).to_be_disabled()
    page.get_by_role("button", name="All options").click()
    page.get_by_role("dialog").locator("button[data-action]").first.click()
    expect(guide.get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("look", ["phone", pytest.param("desktop", marks=pytest.mark.long)])
def test_a_turn_is_planned_on_the_board_and_carried_out(open_page: Opener, look: str) -> None:
    host, guest = open_page(), open_page(look)
    table_of(host, guest)
    guest.get_by_role("link", name="Plan my next turn").click()
    plan(guest)
    assert faults(guest) == []
    no_overflow(guest)
    steps = guest.get_by_role("region", name="Plan my next turn").get_by_role("listitem")
    said = steps.first.locator("span").first.inner_text()
    guest.get_by_role("button", name=f"Remove “{said}” and what follows").click()
    expect(steps).to_have_count(0)
    plan(guest)
    guest.get_by_role("button", name="Keep this plan").click()
    expect(guest.get_by_role("link", name="Change my plan")).to_be_visible()
    expect(host.get_by_text("plan", exact=False), "nobody else knows").to_have_count(0)
    plays(host)
    ended = guest.get_by_text("Your plan has been carried out. The rest of the turn is yours.")
    expect(ended.or_(guest.get_by_text("Your plan was dropped")).first).to_be_visible()
    assert faults(guest) == []
