"""The settings for notices, and a push that the real service worker shows and opens."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.few import every
from tests.web.conftest import Opener
from tests.web.test_screens import faults, no_overflow

SHOW = """() => {
    // Not every Chromium without a window has a place to show it.
    self.told = new Promise((resolve) => {
        self.registration.showNotification = async (...shown) => resolve(shown);
    });
}"""
CLICK = """(url) => {
    const event = new ExtendableEvent('notificationclick');
    const waitUntil = (done) => void done.catch(() => undefined);  // to focus needs a real click
    const notification = { data: url, close() {} };
    self.dispatchEvent(Object.assign(event, { waitUntil, notification }));
}"""
LANGUAGES = {"en": "Notices", "de": "Nachrichten", "pl": "Powiadomienia", "ru": "Уведомления"}


def settings(page: Page) -> None:
    page.goto("/#/settings")
    expect(page.locator("table")).to_be_visible()


def add_webhook(page: Page, url: str) -> None:
    """With keys only."""
    page.locator("summary", has_text="webhook").first.focus()
    page.keyboard.press("Enter")
    page.get_by_label("another one").focus()
    page.keyboard.press("Space")
    page.get_by_label("Address", exact=True).fill(url)
    page.keyboard.press("Enter")


def test_somebody_adds_tests_and_removes_a_service(open_page: Opener) -> None:
    page = open_page("phone")
    settings(page)
    add_webhook(page, "http://127.0.0.1:9/hook")
    expect(page.get_by_text("127.0.0.1:9")).to_be_visible()
    page.get_by_role("button", name="Test 127.0.0.1:9").click()
    expect(page.get_by_text("This server only calls public addresses.")).to_be_visible()
    expect(page.get_by_text("does not work any more")).to_be_visible()
    page.get_by_role("button", name="Remove 127.0.0.1:9").click()
    expect(page.get_by_text("127.0.0.1:9")).to_have_count(0)


def test_what_somebody_chooses_is_kept(open_page: Opener) -> None:
    page = open_page()
    settings(page)
    mails = page.get_by_label("A game is over: Email")
    mails.focus()
    page.keyboard.press("Space")
    page.get_by_label("6 hours").check(force=True)
    page.get_by_role("switch", name=re.compile("Quiet hours")).check(force=True)
    page.get_by_label("from", exact=True).fill("23:15")
    page.get_by_label("from", exact=True).blur()
    page.reload()
    expect(page.get_by_label("A game is over: Email")).not_to_be_checked()
    expect(page.get_by_label("A game is over: Browser")).to_be_checked()
    expect(page.get_by_label("6 hours")).to_be_checked()
    expect(page.get_by_label("from", exact=True)).to_have_value("23:15")
    expect(page.get_by_label("to", exact=True)).to_have_value("08:00")


@pytest.mark.parametrize("language", every(2, LANGUAGES))
@pytest.mark.parametrize("size", every(2, ["phone", "desktop"]))
def test_in_every_language_nothing_overflows_and_axe_is_silent(
    open_page: Opener, size: str, language: str
) -> None:
    page = open_page(size, locale=language)
    settings(page)
    expect(page.get_by_role("heading", name=LANGUAGES[language], exact=True)).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    no_overflow(page)
    assert faults(page) == []


@pytest.mark.parametrize(("what", "size"), [("stop", "desktop"), ("confirm", "phone")])
def test_a_link_of_a_mail_that_is_nothing_says_so(open_page: Opener, what: str, size: str) -> None:
    page = open_page(size)
    page.goto(f"/#/{what}/nothing.at-all")
    if what == "confirm":  # a program that looks for viruses opens links, but presses no buttons
        agree = page.get_by_role("button", name="Send me emails")
        expect(agree).to_be_visible()
        assert faults(page) == []
        agree.click()
    expect(page.get_by_text("You have no such address.")).to_be_visible()
    assert faults(page) == []
    open_page.errors.clear()  # browsers complain of an answer 404


def test_the_service_worker_shows_a_push_and_opens_the_table(open_page: Opener) -> None:
    page = open_page(service_workers="allow", permissions=["notifications"])
    page.goto("/#/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = page.context.service_workers[0]
    worker.evaluate(SHOW)
    devtools = page.context.new_cdp_session(page)
    registrations: list[dict[str, str]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    url = f"{origin}/#/table/some-table"
    message = {"title": "Istanbul", "text": "It is your turn.", "url": url, "tag": "some-table"}
    pushed = {"origin": origin, "registrationId": registrations[0]["registrationId"]}
    devtools.send("ServiceWorker.deliverPushMessage", {**pushed, "data": json.dumps(message)})
    found = worker.evaluate("self.told")
    shown = {"body": "It is your turn.", "tag": "some-table", "icon": "icon-192.png", "data": url}
    assert found == ["Istanbul", shown]
    worker.evaluate(CLICK, url)
    expect(page).to_have_url(url)
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    open_page.errors.clear()  # browsers complain of an answer 404
