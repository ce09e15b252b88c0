"""What is built: small enough, whole, and there without a connection."""

from __future__ import annotations

import gzip
import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import ROOT

STATIC: Final = ROOT / "src" / "istanbul" / "server" / "static"
SOURCES: Final = ROOT / "web" / "src"
MOST_SCRIPT: Final = 150_000
MOST_LINES: Final = 200
OTHER: Final = re.compile(r"(^|_)(de|pl|ru)-|gallery|fixtures", re.IGNORECASE)


def test_the_script_of_a_table_is_small() -> None:
    """All scripts of all screens in one language: more than a table ever loads."""
    files = [path for path in (STATIC / "assets").glob("*.js") if not OTHER.search(path.name)]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in files}
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_components_are_short() -> None:
    long = {
        path.relative_to(SOURCES).as_posix(): lines
        for path in SOURCES.rglob("*")
        if path.suffix in (".svelte", ".ts") and path.name != "protocol.ts"
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


@pytest.mark.parametrize("address", ["/", "/#/settings"])
def test_the_shell_opens_without_a_connection(
    browser: Browser, base_url: str, address: str
) -> None:
    with browser.new_context(base_url=base_url, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        context.set_offline(True)
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
