"""How long a person waits for three computer players, with the pacing of a real server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.server.serving import server
from tests.web.conftest import LONG, Opener, opened
from tests.web.player import Player
from tests.web.test_screens import new_game

ROUNDS: Final = 5
WAIT: Final = """() => new Promise((done) => {
    const end = document.querySelector('.end');
    if (end.disabled) return done(null);
    const began = performance.now();
    let others = false;
    const look = () => {
        const { yours, busy } = document.querySelector('.bar').dataset;
        others ||= yours === 'false';
        const took = performance.now() - began;
        if (others && yours === 'true' && busy === 'false') done(took);
        else if (!others && took > 3000) done(null);
        else requestAnimationFrame(look);
    };
    end.click();
    look();
})"""
"""Ends the turn; the milliseconds until something can be chosen again.

Nothing if it had ended by itself, or if the others were quicker than a frame."""


@pytest.fixture
def open_paced_page(browser: Browser, tmp_path: Path, same_hands: None) -> Iterator[Opener]:
    """Pages of a server that hides what time would tell, as every server does."""
    with server(tmp_path, pacing=1.0) as address:
        yield from opened(browser, address)


def waits(opener: Opener, speed: str, game: str) -> list[float]:
    """For a few rounds at this speed, with motion."""
    page = opener(reduced_motion="no-preference")
    page.goto("/")
    page.evaluate("s => localStorage.setItem('istanbul.settings', s)", f'{{"speed":"{speed}"}}')
    new_game(page, players=4, agent="trader", game=game)
    player = Player(page, seed=3)
    found: list[float] = []
    while len(found) < ROUNDS:
        assert player.wait() == "turn"
        if not page.locator(".end:not(:disabled)").count():
            player.step()
        elif (waited := page.evaluate(WAIT)) is not None:
            found.append(float(waited) / 1000)
    return found


@pytest.mark.parametrize("game", ["board", "dice"])
@pytest.mark.parametrize(
    ("speed", "most"), [("instant", 0.3), pytest.param("quick", 3.0, marks=LONG)]
)
def test_three_traders_are_waited_for(
    open_paced_page: Opener, game: str, speed: str, most: float
) -> None:
    """The median; the pauses that the server makes for every turn are part of it."""
    found = waits(open_paced_page, speed, game)
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # others share the processors
    print(f"\n{game}, {speed}: {median(found):.2f} s, at most {max(found):.2f}; load {busy:.1f}")
    assert median(found) < most * busy, found
