"""Games that are over before a browser looks at them: played over the wire, or simulated."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from istanbul.agents.simulation import Plan, play
from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client
from tests.server.serving import play_at_random, request, run


def cookie(page: Page) -> str:
    """Who the page's person is, as a client sends it."""
    page.goto("/")
    page.evaluate("fetch('/api/me')")
    (found,) = [c for c in page.context.cookies() if c["name"] == "istanbul"]
    return f"{found['name']}={found['value']}"


def finished(page: Page, address: str, bot: str = "random", **options: Any) -> str:
    """A game of this page's person against a computer player, played at random; its id."""
    who = cookie(page)

    async def go() -> str:
        async with await Client.connect(address, "Ada", cookie=who) as client:
            table = await client.new_table({"players": 2, **options}, [ME, bot])
            await play_at_random(await client.watch(table.id), SeededSource(1))
            return table.id

    # Playwright has an event loop in this thread already
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, go()).result()


def simulated(seed: int = 5, **options: Any) -> dict[str, Any]:
    """The log of a whole game between apprentices."""
    report = play(Plan({"players": 3, **options}, ["apprentice"], seed, keep_logs=True), 1)
    assert report.log is not None
    return report.log


def uploaded(page: Page, address: str, log: dict[str, Any]) -> Any:
    """A log among the tables of this page's person: what the server says of it."""
    return request(address, "POST", "/api/logs", {"log": log}, {"Cookie": cookie(page)}).json
