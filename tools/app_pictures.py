"""`python -m tools.app_pictures`: draws the pictures of the installed app into web/public.

Icons from web/public/icon.svg (the maskable one with room around it, since systems cut it), and two
pictures of a table for the dialog in which browsers offer to install it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.web.test_screens import new_game
from tools.screenshots import BOT, opened, play_on, started

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
SURFACE: Final = "#0B6E78"
"""Of the icon; around the maskable one too."""
ICONS: Final = {
    "icon-192": (192, 0),
    "icon-512": (512, 0),
    "icon-maskable-512": (512, 62),
    "apple-touch-icon": (180, 18),
}
"""Pixels of a side, and how many of them are room at each edge."""
QUALITY: Final = 55


def icons(browser: Browser) -> None:
    """The drawing at the sizes that systems ask for."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for name, (side, room) in ICONS.items():
        page = browser.new_page(viewport={"width": side, "height": side})
        surface = SURFACE if room else "transparent"
        page.set_content(
            f"<style>*{{margin:0}}body{{background:{surface};padding:{room}px}}"
            f"svg{{display:block;width:{side - 2 * room}px}}</style>{drawing}"
        )
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def tables(browser: Browser, address: str) -> None:
    """A game under way, on a screen and on a phone."""
    for size, name in (("desktop", "wide"), ("phone", "narrow")):
        with opened(browser, address, size) as page:
            new_game(page, 3, agent=BOT)
            play_on(page, 25, 3, touch=size == "phone")
            page.wait_for_timeout(500)
            page.screenshot(
                path=PUBLIC / f"screenshot-{name}.jpg",
                type="jpeg",
                quality=QUALITY,
                animations="disabled",
            )


def main() -> int:
    """Start everything, draw, stop."""
    with started() as (browser, address):
        icons(browser)
        tables(browser, address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
