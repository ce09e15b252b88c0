"""Passkeys with the browser's own authenticator, recovery codes, and the way back with both."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from istanbul.messages import Words
from tests.few import every
from tests.needs import need
from tests.web.conftest import Opener
from tests.web.test_enter import cookie
from tests.web.test_screens import LOCALES, faults, no_overflow
from tests.web.test_ways import make

need("webauthn")


@pytest.fixture(scope="session")
def base_url(base_url: str) -> str:
    """By its name: there are no passkeys for an address of numbers."""
    return base_url.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """One inside the browser that says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def carry(here: tuple[CDPSession, str], there: tuple[CDPSession, str]) -> None:
    """Take the passkeys along, as people do whose passkeys are kept by a provider."""
    (old, one), (new, other) = here, there
    found = old.send("WebAuthn.getCredentials", {"authenticatorId": one})["credentials"]
    assert found
    for credential in found:
        given: dict[str, Any] = {"authenticatorId": other, "credential": credential}
        new.send("WebAuthn.addCredential", given)


def named(page: Page, name: str) -> None:
    page.goto("/#/settings")
    field = page.get_by_label("Your name")
    field.fill(name)
    with page.expect_response("**/api/me"):
        field.blur()


def test_a_passkey_brings_somebody_back(open_page: Opener) -> None:
    laptop, phone = open_page(), open_page("phone")
    first, second = authenticator(laptop), authenticator(phone)
    named(laptop, "Ada")
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_role("button", name="Remove the passkey of Chrome, Linux")).to_be_visible()
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_text("You already have a passkey on this device.")).to_be_visible()
    assert faults(laptop) == []

    named(phone, "Ben")
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.get_by_text("No passkey was used.")).to_be_visible()
    carry(first, second)
    phone.get_by_role("button", name="I have a passkey").click()
    expect(phone.get_by_text("You will be Ada in this browser.")).to_be_visible()
    expect(phone.get_by_text("You are Ben here now.")).to_be_visible()
    no_overflow(phone)
    assert faults(phone) == []
    with phone.expect_event("load"):
        phone.get_by_role("button", name="Become Ada").click()
    phone.goto("/#/statistics")
    expect(phone.get_by_text("added with a passkey")).to_be_visible()
    expect(phone.get_by_role("button", name="Switch back to Ben")).to_be_visible()

    laptop.get_by_role("button", name="Remove the passkey").click()
    expect(laptop.get_by_role("button", name="Remove the passkey")).to_have_count(0)


def test_a_recovery_code_gives_a_lost_seat_back(open_page: Opener) -> None:
    page = open_page("phone")
    named(page, "Ada")
    page.get_by_role("button", name="Create recovery codes").click()
    codes = page.get_by_role("list", name="Recovery codes").get_by_role("listitem")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    expect(page.get_by_text("You have 8 recovery codes left.")).to_be_visible()
    no_overflow(page)
    assert faults(page) == []
    page.reload()
    expect(page.get_by_text("You have 8 recovery codes left.")).to_be_visible()
    expect(codes).to_have_count(0)

    table = make(page, ["Ada", "open"])
    page.goto(f"/#/table/{table}")
    expect(page.locator("section li").first).to_be_visible()
    before = cookie(page)
    page.context.clear_cookies()
    page.reload()
    dialog = page.get_by_role("dialog", name="This browser has forgotten you")
    dialog.get_by_role("button", name="I have a recovery code").click()
    field = dialog.get_by_label("Recovery code")
    field.fill("0000-0000-0000-0000")
    dialog.get_by_role("button", name="Use this code").click()
    expect(dialog.get_by_text("This recovery code is wrong")).to_be_visible()
    open_page.errors.clear()  # the browser notes each refusal
    assert faults(page) == []
    field.fill(f" {code.upper()} ")
    dialog.get_by_role("button", name="Use this code").click()
    with page.expect_event("load"):
        page.get_by_role("button", name="Become Ada").click()
    assert cookie(page) != before, "it is another device of the same person"
    page.goto("/#/settings")
    expect(page.get_by_text("You have 7 recovery codes left.")).to_be_visible()


@pytest.mark.parametrize("language", every(2, LOCALES))
def test_it_is_offered_in_every_language(open_page: Opener, language: str) -> None:
    page, words = open_page("phone", locale=LOCALES[language]), Words(language)
    page.goto("/#/settings")
    page.get_by_role("button", name=words.say("screen-keep_codes_make")).click()
    expect(page.get_by_text(words.say("screen-keep_codes_shown"))).to_be_visible()
    page.get_by_role("button", name=words.say("screen-keep_back_code")).click()
    expect(page.get_by_label(words.say("screen-keep_code"), exact=True)).to_be_visible()
    no_overflow(page)
    assert faults(page) == []
