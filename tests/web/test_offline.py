"""A game on a served page when the server is gone: the browser has kept what it needs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from istanbul.server.http import screen
from tests.needs import lacking
from tests.server.serving import server
from tests.web.player import Player
from tests.web.test_install import controlled

PATIENCE = 90_000  # milliseconds: the files are fetched in the background, and Python starts
KEPT = """async () => {
  for (;;) {
    const found = await navigator.serviceWorker.getRegistration('/offline/');
    if (found?.active?.state === 'activated' && found.scope.endsWith('/offline/')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""


@pytest.mark.long
def test_a_game_begins_after_the_server_has_gone(browser: Browser, tmp_path: Path) -> None:
    if not screen.plays_offline():
        lacking("no site in the package: run `make site`")
    with browser.new_context(locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        with server(tmp_path) as address:
            controlled(page, f"{address}/")
            page.evaluate(KEPT)
        page.reload()
        expect(page.get_by_text("No connection to the server")).to_be_visible()
        page.get_by_role("link", name="Play here without a connection").click()
        page.wait_for_url("**/offline/?served")
        page.goto(f"{page.url}#/new?players=2&bots=trader")
        page.get_by_role("button", name="Start the game").click()
        player = Player(page, 3)
        while player.clicked["action end_turn"] < 3:
            assert player.wait() == "turn"
            player.step()
        page.goto(f"{page.url.partition('#')[0]}#/")
        page.get_by_role("link", name="Back to the server").click()
        expect(page.get_by_text("No connection to the server")).to_be_visible()
        assert page.url == f"{address}/"
