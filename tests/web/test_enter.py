"""A personal link asks before it makes a browser somebody else, and there is a way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from istanbul.messages import Words
from tests.few import every
from tests.server.serving import request
from tests.web.conftest import Opener
from tests.web.test_screens import LOCALES, faults, no_overflow


def cookie(page: Page) -> str:
    """Who the page's person is; a page that has just been opened may not have asked yet."""
    page.evaluate("fetch('/api/me')")
    return "; ".join(f"{c['name']}={c['value']}" for c in page.context.cookies())


def named(page: Page, name: str) -> None:
    page.goto("/#/settings")
    field = page.get_by_label("Your name")
    field.fill(name)
    with page.expect_response("**/api/me"):
        field.blur()


def name_of(page: Page, address: str) -> str:
    """As the server knows this browser."""
    return str(request(address, "GET", "/api/me", None, {"Cookie": cookie(page)}).json["name"])


def link_of(page: Page, address: str) -> str:
    made = request(address, "POST", "/api/me/link", {}, {"Cookie": cookie(page)})
    return str(made.json["path"])


def test_a_link_of_somebody_else_is_asked_about_first(open_page: Opener, base_url: str) -> None:
    attacker, victim = open_page(), open_page("phone")
    named(attacker, "Mallory")
    named(victim, "Ada")
    victim.goto(link_of(attacker, base_url))
    expect(victim.get_by_text("you will be Mallory in this browser")).to_be_visible()
    assert name_of(victim, base_url) == "Ada", "nothing has happened yet"
    no_overflow(victim)
    assert faults(victim) == []
    victim.get_by_role("button", name="Stay Ada").click()
    expect(victim).to_have_url(f"{base_url}/#/")
    assert name_of(victim, base_url) == "Ada"


def test_who_one_was_is_one_click_away(open_page: Opener, base_url: str) -> None:
    laptop, phone = open_page(), open_page("phone")
    named(laptop, "Ada")
    named(phone, "Ben")
    phone.goto(link_of(laptop, base_url))
    with phone.expect_event("load"):
        phone.get_by_role("button", name="Become Ada").click()
    expect(phone).to_have_url(f"{base_url}/#/tables")
    assert name_of(phone, base_url) == "Ada"
    phone.goto("/#/statistics")
    with phone.expect_event("load"):
        phone.get_by_role("button", name="Switch back to Ben").click()
    assert name_of(phone, base_url) == "Ben"
    laptop.goto("/#/statistics")
    listed = laptop.locator("section", has=laptop.get_by_role("heading", name="Your devices"))
    expect(listed.get_by_role("listitem")).to_have_count(2)
    listed.get_by_role("button", name="Log out").click()
    expect(listed.get_by_role("listitem")).to_have_count(1)
    no_overflow(laptop)
    assert faults(laptop) == []


@pytest.mark.parametrize("language", every(2, LOCALES))
def test_it_is_asked_in_every_language(open_page: Opener, base_url: str, language: str) -> None:
    other, page = open_page(), open_page("phone", locale=LOCALES[language])
    other.goto("/")
    expect(other.get_by_role("main")).to_be_visible()
    page.goto(link_of(other, base_url))
    words = Words(language)
    nameless = words.say("screen-enter_nameless")
    expect(page.get_by_text(words.say("screen-enter_becomes", name=nameless))).to_be_visible()
    no_overflow(page)
    assert faults(page) == []


def test_an_address_of_numbers_says_why_it_has_no_passkeys(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/settings")
    expect(page.get_by_text("Passkeys need a server with a name.")).to_be_visible()
    for name in ("Add a passkey", "I have a passkey"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.get_by_role("button", name="I have a recovery code")).to_be_visible()
