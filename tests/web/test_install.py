"""The screens as an app: they can be installed, open without a connection, and are never stale."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from istanbul.messages import FIRST, LANGUAGES, Words
from tests.web.conftest import CHROMIUM_ARGS, chromium
from tests.web.site import served
from tests.web.test_build import STATIC


def controlled(page: Page, address: str = "/") -> None:
    """Open a page, and wait until the worker has taken it over."""
    page.goto(address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_chromium_offers_to_install_it(
    browser_type: BrowserType, base_url: str, tmp_path: Path
) -> None:
    """Not in a private window, where nothing can be installed: so with a folder of its own."""
    context = browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=CHROMIUM_ARGS, base_url=base_url
    )
    page = context.pages[0]
    controlled(page)
    cdp = context.new_cdp_session(page)
    errors = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest = cdp.send("Page.getAppManifest")
    context.close()
    assert errors == []
    assert manifest["errors"] == []


def test_the_pictures_of_the_manifest_are_there() -> None:
    manifest = json.loads((STATIC / "app.webmanifest").read_text(encoding="utf-8"))
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    assert [p["src"] for p in pictures if not (STATIC / p["src"]).is_file()] == []
    purposes = {(p["sizes"], p["purpose"]) for p in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != FIRST])
def test_the_page_and_the_manifest_are_built_for_every_language(language: str) -> None:
    words = Words(language)
    page = (STATIC / f"index.{language}.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert f"<title>{words.say('screen-title')}</title>" in page
    assert words.say("screen-description") in page
    assert f"/app.{language}.webmanifest" in page
    manifest = json.loads((STATIC / f"app.{language}.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["lang"], manifest["name"]) == (language, words.say("screen-title"))
    assert [one["name"] for one in manifest["shortcuts"]] == [
        words.say("screen-page_new"),
        words.say("screen-page_tables"),
    ]
    said = [manifest["description"], *(one["label"] for one in manifest["screenshots"])]
    english = json.loads((STATIC / "app.webmanifest").read_text(encoding="utf-8"))
    assert english["description"] not in said
    assert english["description"] == Words(FIRST).say("screen-description")


def test_without_a_connection_it_says_so_and_what_works(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, locale="en-GB") as context:
        page = context.new_page()
        controlled(page)
        page.goto("/#/rules/board")
        expect(page.get_by_text("Tea House").first).to_be_visible()
        context.set_offline(True)
        page.goto("about:blank")
        page.goto("/#/rules/board")
        expect(page.get_by_text("Tea House").first).to_be_visible()
        banner = page.get_by_text("No connection to the server")
        expect(banner).to_be_visible()
        page.get_by_role("link", name="Settings").click()
        page.get_by_role("radio", name="Dark").check(force=True)
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        context.set_offline(False)
        expect(banner).to_be_hidden(timeout=10_000)


@pytest.fixture
def upgradable(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The built screens in a folder that can be changed."""
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    with served(folder) as address:
        yield address, folder


def test_after_an_upgrade_the_new_screens_are_shown(
    browser: Browser, upgradable: tuple[str, Path]
) -> None:
    address, folder = upgradable
    with browser.new_context(base_url=address, locale="en-GB") as context:
        page = context.new_page()
        controlled(page)
        index, worker = folder / "index.html", folder / "sw.js"
        text = index.read_text(encoding="utf-8")
        index.write_text(text.replace("<title>", '<meta name="new" /><title>'), encoding="utf-8")
        (old,) = (folder / "assets").glob("Settings-*.js")
        old.rename(old.with_name("Settings-anew.js"))
        script = worker.read_text(encoding="utf-8").replace(old.name, "Settings-anew.js")
        worker.write_text(re.sub(r"istanbul-\w{12}", "istanbul-anew", script), encoding="utf-8")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.get_by_text("There is a new version")).to_be_visible()
        assert page.locator('meta[name="new"]').count() == 0
        page.get_by_role("link", name="Join").first.click()
        expect(page.locator('meta[name="new"]')).to_have_count(1)
        expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
        assert page.evaluate("caches.keys()") == [f"istanbul-anew {address}/"]


def test_a_missing_script_of_the_version_before_opens_the_new_one(
    browser: Browser, upgradable: tuple[str, Path]
) -> None:
    """No worker here, as on plain http in a local network."""
    address, folder = upgradable
    with browser.new_context(base_url=address, locale="en-GB", service_workers="block") as context:
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        (old,) = (folder / "assets").glob("Settings-*.js")
        new = old.with_name("Settings-anew.js")
        old.rename(new)
        for path in [folder / "index.html", *(folder / "assets").glob("*.js")]:
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(old.name, new.name), encoding="utf-8")
        page.get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
