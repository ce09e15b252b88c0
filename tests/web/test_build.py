"""What is built: small enough, whole, and there without a connection."""

from __future__ import annotations

import gzip
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import ROOT, Opener
from tests.web.test_screens import new_game

STATIC: Final = ROOT / "src" / "istanbul" / "server" / "static"
SOURCES: Final = ROOT / "web" / "src"
MOST_SCRIPT: Final = 150_000
MOST_LINES: Final = 200


@pytest.mark.parametrize("game", ["board", "dice"])
def test_the_first_load_of_a_table_is_small(open_page: Opener, game: str) -> None:
    """All scripts that the page asks for, from the empty cache to the drawn table."""
    page = open_page()
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url.rsplit("/", 1)[-1]))
    new_game(page, game=game)
    asked = [path for path in (STATIC / "assets").glob("*.js") if path.name in scripts]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in asked}
    assert len(sizes) > 5
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
