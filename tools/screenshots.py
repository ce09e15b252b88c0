"""`python -m tools.screenshots`: draws the screens of the browser into docs/images.

A real server and a real browser; the games are played by bots and by chance, from fixed seeds of
the clicks, so a picture shows a usual moment of a game and not always the same one.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from istanbul.server.running import background
from istanbul.server.settings import Settings
from tests.web.conftest import CHROMIUM_ARGS, SIZES
from tests.web.dice_player import DicePlayer
from tests.web.games import finished, simulated, uploaded
from tests.web.player import Player
from tests.web.test_daily import finish
from tests.web.test_review import WHOLE, reviewed
from tests.web.test_screens import LOCALES, new_game
from tests.web.test_ways import make, next_page, shared_table, step_on_phone
from tools.browser import there
from tools.pictures import quantise

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
BOTH: Final = ("mocha", "letters")
BOT: Final = "trader"


@contextmanager
def started() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    path = there()
    with tempfile.TemporaryDirectory(prefix="istanbul-") as folder:
        settings = Settings(
            database=str(Path(folder) / "tables.db"), pacing=0, limit_scale=100, bot_workers=1
        )
        with background(settings) as address, sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
            yield browser, address
            browser.close()


@contextmanager
def opened(browser: Browser, address: str, size: str, **more: Any) -> Iterator[Page]:
    """A page, without motion."""
    wanted = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(base_url=address, **{**wanted, **SIZES[size], **more})
    try:
        yield context.new_page()
    finally:
        context.close()


def shoot(page: Page, name: str) -> None:
    """Keep what is seen."""
    page.wait_for_timeout(500)
    path = TARGET / f"{name}.png"
    page.screenshot(path=path, animations="disabled")
    quantise(path)
    print(f"  {path.name}")


def play_on(page: Page, clicks: int, seed: int, touch: bool = False) -> Player:
    """Some clicks later; then until a place is to be chosen."""
    player = Player(page, seed, touch)
    for n in range(clicks + 60):
        if player.wait() == "over":
            break
        if n >= clicks and sum(kind == "place" for kind, _ in player.offered()) > 3:
            break
        player.step()
    return player


def put_together(page: Page) -> None:
    """Some turns later in the Dice Game: something is about to be paid."""
    player = DicePlayer(page, 9)
    targets = page.locator('#bazaar button.go[data-place^="tile:"]')
    for n in range(400):
        if player.wait() == "over":
            break
        if n > 60 and targets.count() and "left" in page.locator(".bottom h2").inner_text():
            page.keyboard.press("Escape")
            targets.first.click()
            break
        player.step()


def learn(page: Page) -> None:
    """A step of the first game, an explanation, a page of rules."""
    page.goto("/#/learn")
    for _ in range(3):
        page.locator(".guide").get_by_role("button", name="Skip").click()
    shoot(page, "learn")
    new_game(page, 3, ("mocha",), agent=BOT)
    page.locator('[data-place="tavern"]').focus()
    page.keyboard.press("i")
    page.wait_for_selector("dialog dl")
    shoot(page, "explain")
    page.goto("/#/rules/mocha")
    page.get_by_role("searchbox").fill("coffee house")
    page.wait_for_selector("article mark")
    shoot(page, "rules")


def draw(browser: Browser, address: str) -> None:
    """Take every picture of docs/images, in all themes and sizes."""
    for theme in ("light", "dark"):
        with opened(browser, address, "desktop", color_scheme=theme) as page:
            page.goto("/")
            shoot(page, f"home_{theme}")
            new_game(page, 3, agent=BOT)
            play_on(page, 40, 3)
            page.locator(".place.go").nth(1).hover()
            shoot(page, f"table_{theme}")
    with opened(browser, address, "desktop") as page:
        page.goto("/#/settings")
        page.get_by_label("Night bazaar").check()
        new_game(page, 3, agent=BOT)
        play_on(page, 30, 7)
        shoot(page, "table_night")
    with opened(browser, address, "desktop") as page:
        new_game(page, 5, BOTH, agent=BOT)
        play_on(page, 60, 5)
        shoot(page, "great_bazaar")
    with opened(browser, address, "phone", color_scheme="dark", locale="de-DE") as page:
        new_game(page, 5, BOTH, agent=BOT)
        play_on(page, 12, 6, touch=True)
        shoot(page, "great_bazaar_phone")
    with opened(browser, address, "desktop") as page:
        new_game(page, 3, agent=BOT, game="dice")
        put_together(page)
        shoot(page, "dice_table")
    with opened(browser, address, "desktop") as page:
        learn(page)
    with opened(browser, address, "desktop") as page:
        page.goto("/#/new")
        shoot(page, "new_table")
        new_game(page, 3, agent=BOT)
        Player(page, 8).play()
        page.wait_for_selector("figure")
        shoot(page, "end")
    with opened(browser, address, "desktop") as page:
        table = uploaded(page, address, simulated(players=4))
        page.goto(f"/#/replay/{table['id']}?at=180&viewer=1")
        page.wait_for_selector(".log [aria-current]")
        shoot(page, "replay")
        for bot in ("random", "apprentice", "random"):
            finished(page, address, bot)
        finished(page, address, game="dice", max_rounds=15)
        page.goto("/#/statistics")
        page.wait_for_selector("dl")
        shoot(page, "statistics")


def draw_ways(browser: Browser, address: str) -> None:
    """Hints, the hand-over page, and a public screen with a phone beside it."""
    with opened(browser, address, "desktop") as page:
        page.goto(f"/#/table/{make(page, ['Anna', BOT, BOT], hints=True)}")
        play_on(page, 40, 3)
        page.keyboard.press("h")
        page.wait_for_selector(".why")
        shoot(page, "hints")
        page.goto(f"/#/table/{make(page, ['Anna', 'Boris', BOT])}")
        player = Player(page, 3)
        for _ in range(30):
            if next_page(page) == "hand over":
                page.get_by_role("button", name="I am ").click()
            else:
                player.step()
        while next_page(page) != "hand over":
            player.step()
        shoot(page, "hand_over")
    with (
        opened(browser, address, "desktop") as screen,
        opened(browser, address, "phone") as anna,
        opened(browser, address, "phone") as boris,
    ):
        shared_table(screen, [anna, boris])
        moves = 0
        while moves < 24 or not anna.locator("[data-place-button]").count():
            moves += step_on_phone(anna) + step_on_phone(boris)
            anna.wait_for_timeout(40)
        shoot(screen, "shared_table")
        shoot(anna, "shared_hand")


def draw_afterwards(browser: Browser, address: str) -> None:
    """The review of a game, at a decision; what came of a day of the daily bazaar."""
    with opened(browser, address, "desktop") as page:
        table = uploaded(page, address, simulated(players=4))
        page.goto(f"/#/replay/{table['id']}?review=1")
        panel = reviewed(page)
        panel.get_by_role("combobox").select_option("-1")
        panel.locator(".decision").nth(1).locator(".what").click()
        shoot(page, "review")
        page.goto("/#/daily")
        page.get_by_role("listitem").first.get_by_role("button").click()
        page.wait_for_url(re.compile("#/table/"))
        finish(page, address, page.url.rpartition("/")[2])
        page.goto("/#/daily")
        page.get_by_role("listitem").first.get_by_role("link").click()
        page.get_by_text("Master in your seat").wait_for(timeout=3 * WHOLE)
        shoot(page, "daily")


def draw_languages(browser: Browser, address: str) -> None:
    """A table on a phone in every language, small, to stand beside each other."""
    for language, locale in LOCALES.items():
        with opened(browser, address, "phone", locale=locale, device_scale_factor=1) as page:
            new_game(page, 3, agent=BOT)
            play_on(page, 12, 2, touch=True)
            shoot(page, f"language_{language}")


def main() -> int:
    """Start everything, draw, stop."""
    with started() as (browser, address):
        draw(browser, address)
        draw_ways(browser, address)
        draw_afterwards(browser, address)
        draw_languages(browser, address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
