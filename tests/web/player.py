"""Somebody who plays by clicking only: whatever the screen offers, chosen by chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError

READY: Final = """() => {
    if (document.querySelector('dialog .ranking')) return 'over';
    if (document.querySelector('[data-busy="true"]')) return null;
    return document.querySelector('[data-yours="true"]') ? 'turn' : null;
}"""
OFFERED: Final = """() => {
    const seen = (node) => node.getClientRects().length > 0;
    const found = [];
    document.querySelectorAll('.place.go').forEach((n) => found.push(['place', n.dataset.place]));
    document.querySelectorAll('.place.stop').forEach((n) => found.push(['stop', n.dataset.place]));
    document.querySelectorAll(':is(.bottom, .popover) [data-action]').forEach((n) => {
        const button = n.matches('button') ? n : n.querySelector('button');
        if (button && !button.disabled && seen(button)) found.push(['action', n.dataset.action]);
    });
    document.querySelectorAll('g.edge[role=button]').forEach((n, i) => {
        found.push(['edge', String(i)]);
    });
    document.querySelectorAll(':is(.bottom, .popover) .add').forEach((n, i) => {
        if (!n.disabled && seen(n)) found.push(['add', String(i)]);
    });
    document.querySelectorAll('section.hand button.card').forEach((n, i) => {
        if (seen(n)) found.push(['card', String(i)]);
    });
    return found;
}"""
MOST_MISSED: Final = 5
WEIGHT: Final = {"place": 2.0, "stop": 0.1, "edge": 3.0, "add": 6.0, "card": 0.6, "action": 3.0}


class Player:
    """Plays on one page until the game is over."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.clicked: Counter[str] = Counter()
        self._dice = random.Random(seed)
        self._touch = touch
        self.missed = 0

    def wait(self) -> str:
        """Until it is this player's turn, or the game is over."""
        return str(self.page.wait_for_function(READY, polling=30).json_value())

    def offered(self) -> list[tuple[str, str]]:
        """All that can be clicked now."""
        found: list[Any] = self.page.evaluate(OFFERED)
        return [(kind, name) for kind, name in found]

    def click(self, kind: str, name: str) -> None:
        """Click it, or tap it: where a tap or a doubtful place asks first, say yes."""
        selector = {
            "place": f'[data-place="{name}"]',
            "stop": f'[data-place="{name}"]',
            "action": f':is(.bottom, .popover) [data-action="{name}"]',
            "edge": f"g.edge[role=button] >> nth={name}",
            "add": f":is(.bottom, .popover) .add >> nth={name}",
            "card": f"section.hand:visible button.card >> nth={name}",
        }[kind]
        self.clicked[f"{kind} {name.split(maxsplit=1)[0]}" if kind == "action" else kind] += 1
        self._press(selector)
        asked = self.page.locator(":is(.bottom, .popover) .selected [data-action]")
        if kind in ("place", "stop") and (self._touch or kind == "stop" or asked.count()):
            self._press(":is(.bottom, .popover) .selected [data-action]")

    def _press(self, selector: str) -> None:
        target = self.page.locator(selector).first
        try:
            if self._touch:
                target.tap()
            else:
                target.click()
        except TimeoutError:
            # What was offered is gone, since the game went on meanwhile: look again.
            self.missed += 1
            gone = target.count() == 0 or target.is_disabled()
            assert gone, f"{selector} cannot be clicked"
            assert self.missed < MOST_MISSED, f"{selector} is never there"

    def step(self) -> None:
        """One click, the more likely the more it leads on."""
        offered = self.offered()
        assert offered, "nothing can be clicked: " + self.page.locator(".bottom").inner_text()
        acting = [o for o in offered if o != ("action", "skip")]
        weights = [self.weight(kind) for kind, _ in acting or offered]
        self.click(*self._dice.choices(acting or offered, weights)[0])

    def weight(self, kind: str) -> float:
        """How likely a click is: the more it leads on."""
        return WEIGHT[kind]

    def play(self, clicks: int = 3000) -> int:
        """Until the end; how many clicks it took."""
        for n in range(clicks):
            if self.wait() == "over":
                return n
            self.step()
        raise AssertionError(f"not over after {clicks} clicks")
