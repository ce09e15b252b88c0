"""Somebody who does what stands in a recorded game, with as few clicks as the screen asks for."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from istanbul.engine.node import Option
from istanbul.engine.rules import NOBODY
from tests.web.recorded import SEAT, Recorded

IDLE: Final = """n => {
    if (document.querySelector('[data-busy="true"]')) return false;
    return document.querySelector('[data-yours="true"]') !== null;
}"""
GOODS: Final = re.compile(r"([rgyb])(\d)")
NEAR: Final = ":is(.bottom, .popover)"
A_MOMENT: Final = 8000
"""Milliseconds until what the screen does by itself is done."""
GRACE: Final = """{
    // a turn that ends by itself waits two seconds for whoever wants to take it back: not here
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (run, ms, ...more) => later(run, ms === 2000 ? 100 : ms, ...more);
}"""


class Thrifty:
    """Plays the seat of a recorded game on a page."""

    def __init__(self, page: Page, game: Recorded, touch: bool) -> None:
        self.page = page
        self.game = game
        self.clicks = 0
        self.turns: list[tuple[int, str]] = []
        """The clicks of each turn, and what was done in it."""
        self._touch = touch

    def play(self, turns: int) -> None:
        """So many turns, or until the game is over."""
        done: list[str] = []
        while len(self.turns) < turns and self._wait():
            text, *then = self.game.turn()
            before = self.game.at
            if not self.game.by_itself():
                self._do(text, then)
            self._until(lambda n=before: self.game.at > n)
            new = self.game.log.entries[before : self.game.at]
            done += [entry.text for entry in new if entry.by == SEAT]
            if done[-1:] == ["end_turn"]:
                self.turns.append((self.clicks, " | ".join(done)))
                self.clicks, done = 0, []

    def _until(self, true: Any) -> None:
        for _ in range(A_MOMENT // 20):
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing happens after {self.game.at}: {self.game.rest()[:5]}")

    def _wait(self) -> bool:
        """Until the seat is asked, and the screen shows it; no longer once the game is over."""
        self._until(lambda: self.game.waits_for in (SEAT, NOBODY))
        if self.game.waits_for == NOBODY:
            return False
        if not self.game.by_itself():
            self.page.wait_for_function(IDLE, polling=20)
            self.page.wait_for_timeout(50)
        return True

    def _do(self, text: str, then: list[str]) -> None:
        """The first of these steps, with what one click does besides."""
        option = self._option(text)
        if self._in_one_go(NEAR, [text, *then]):
            return None
        place = option.args.get("place")
        tile = self.page.locator(f'#bazaar [data-place="{place}"]')
        if place and not text.startswith("card") and "go" in (tile.get_attribute("class") or ""):
            return self._go(tile, text, [step for step in then if step != "pay"])
        if option.kind == "act_goods":
            return self._gather(text, str(option.args["goods"]))
        if option.kind == "bid":
            return self._bid(text, int(str(option.args["n"])))
        card = option.args.get("card")
        if card is not None:
            return self._play(text, f'.hand:visible button.card[data-rule$=":{card}"]', place)
        return self._from_list(text)

    def _option(self, text: str) -> Option:
        state = self.game.state
        return state.game.describe(state.parse(text))

    def _press(self, target: Locator, top: bool = False) -> None:
        self.clicks += 1
        if self._touch:
            target.first.tap()
        else:
            target.first.click(position={"x": 20, "y": 20} if top else None)

    def _go(self, tile: Locator, text: str, then: list[str]) -> None:
        """To a place; with what is asked there, if it is asked before."""
        if then and not self._touch:
            tile.hover()
            self.page.wait_for_timeout(250)
            if self._in_one_go(".chips", then):
                return
        self._press(tile, top=True)  # below there may be what is asked there
        self.page.wait_for_timeout(50)
        if self._touch or self.page.locator(f"{NEAR} .selected [data-action]").count():
            selected = f"{NEAR} .selected"
            if not (self._in_one_go(selected, then) or self._in_one_go(selected, [text])):
                self._from_list(text)

    def _in_one_go(self, where: str, texts: list[str]) -> bool:
        """A button that does as many of these steps as can be; perhaps after a choice beside it."""
        for n in range(len(texts), 0, -1):
            button = self.page.locator(f'{where} [data-action="{"; ".join(texts[:n])}"]:visible')
            beside = self.page.locator(f'{where} label:has(input[value="{texts[n - 1]}"])')
            if n > 1 and beside.count() and not button.count():
                self._press(beside)
            if button.count():
                self._press(button)
                return True
        return False

    def _gather(self, text: str, goods: str) -> None:
        """Some goods, one click each."""
        names = {"r": 0, "g": 1, "y": 2, "b": 3}
        able = self.page.locator(f"{NEAR} .good:visible")
        labels = {label: able.nth(n) for n, label in enumerate(self._offered_goods())}
        for letter, count in GOODS.findall(goods):
            for _ in range(int(count)):
                self._press(labels[names[letter]].locator(".add"))
        self._press(self.page.locator(f'{NEAR} [data-action="{text}"]:visible'))

    def _offered_goods(self) -> list[int]:
        """Which of the four goods the picker has."""
        state = self.game.state
        words = "".join(state.text(action) for action in state.legal_actions())
        return [n for n, letter in enumerate("rgyb") if re.search(rf"{letter}\d", words)]

    def _bid(self, text: str, n: int) -> None:
        """With the slider: one click on it, one to bid."""
        slider = self.page.locator(f"{NEAR} .bid input:visible")
        low = min(int(t.split()[1]) for t in self._texts() if t.startswith("bid "))
        slider.fill(str(n - low))
        self.clicks += 1
        self._press(self.page.locator(f'{NEAR} [data-action="{text}"]:visible'))

    def _texts(self) -> list[str]:
        return [self.game.state.text(action) for action in self.game.state.legal_actions()]

    def _play(self, text: str, card: str, place: object) -> None:
        """A card of the hand, then what it is played for."""
        found = self.page.locator(card)
        if not found.count():
            return self._from_list(text)
        before = self.game.at
        self._press(found)
        self.page.wait_for_timeout(150)
        if self.game.at > before:
            return None
        target = f'{NEAR} [data-action="{text}"]:visible'
        if place:
            target = f'#bazaar [data-place="{place}"]'
        try:
            self.page.locator(target).first.wait_for(timeout=1000)
        except TimeoutError:
            return self._from_list(text)
        self._press(self.page.locator(target))
        confirm = self.page.locator(f'{NEAR} .selected [data-action="{text}"]:visible')
        if place and (self._touch or confirm.count()):
            self._press(confirm)
        return None

    def _from_list(self, text: str) -> None:
        """From the list of everything, where it has no place of its own."""
        self._press(self.page.locator(".corner button[aria-expanded]"))
        self._press(self.page.locator(f'dialog [data-action="{text}"]'))
        print("from the list:", text)
