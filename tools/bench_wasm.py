"""`make bench-wasm`: the nodes a second that `master` searches in Chromium, beside native rules.

Both search the same decisions from the same seeds, run by run in turn, and must find the same. A
run takes about a second on native rules, as long as `master` thinks: in the first tenths of it a
browser compiles what is called often. Seconds are those of the processor, with those of compiling,
so that other programs on the machine do not count.
"""

from __future__ import annotations

import os
import statistics
from time import process_time
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

import istanbul
from istanbul.agents.search_agent import Master
from istanbul.search.searcher import RootAction, Searcher
from tools.wasm import file_name
from tools.wasm_page import packed, served

RUNS: Final = 7
GAMES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "base, 3 players": (200_000, {"players": 3}),
    "Great Bazaar, 5 players": (50_000, {"players": 5, "expansions": ["mocha", "letters"]}),
    "Dice Game, 3 players": (400_000, {"game": "dice", "players": 3}),
}
"""With the nodes of a run."""


def decision(options: dict[str, Any], steps: int = 60) -> istanbul.State:
    """A decision in the middle of a random game."""
    name, rest = options.get("game", "board"), {k: v for k, v in options.items() if k != "game"}
    state: istanbul.State = istanbul.game(name, seed=1, **rest).start(seed=1)
    source = istanbul.SeededSource(1)
    while steps > 0 or state.is_chance or len(state.legal_actions()) < 3:
        actions = state.legal_actions()
        state = state.apply(
            state.sample(source) if state.is_chance else actions[source.below(len(actions))]
        )
        steps -= 1
    return state


class Spent:
    """How much time of the processor the pages of a browser have taken, with their workers."""

    def __init__(self, browser: Browser) -> None:
        self._session = browser.new_browser_cdp_session()

    def seconds(self) -> float:
        """All of it until now."""
        told = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(one["cpuTime"] for one in told if one["type"] == "renderer"))


def measure(page: Page, spent: Spent, state: istanbul.State, nodes: int) -> tuple[float, float]:
    """Nodes a second on native rules and in the browser: medians."""
    native: list[float] = []
    wasm: list[float] = []
    for seed in range(RUNS):
        searcher = Searcher(state.game, seed, Master.name)
        assert searcher.is_native, "no native rules: run `make native`"
        view = searcher.adopt(state.view(state.waits_for))
        searcher.run(view, 1, None)  # makes the tree and reads the weights before the clock runs
        searcher.rules.seed(searcher.rng, seed)
        began = process_time()
        searcher.run(view, nodes, None)
        native.append(nodes / (process_time() - began))
        given = {"file": file_name(state.game.name), "player": packed(searcher, seed)}
        page.evaluate("({file, player}) => begin(file, player)", given)
        question = {"view": list(view.pack()), "seat": state.waits_for, "nodes": nodes}
        began = spent.seconds()
        found = page.evaluate("(question) => think(question)", question)
        wasm.append(nodes / (spent.seconds() - began))
        page.evaluate("() => thinking.end()")
        actions = [RootAction.of(*one) for one in found]
        assert actions == searcher.root_actions(state.waits_for), "the two searches differ"
    return statistics.median(native), statistics.median(wasm)


def main() -> None:
    """Measure and print."""
    with sync_playwright() as driver, served() as address:
        browser = driver.chromium.launch(
            executable_path=os.environ["ISTANBUL_CHROMIUM"], args=["--no-sandbox", "--disable-gpu"]
        )
        page, spent = browser.new_page(), Spent(browser)
        page.goto(address)
        for name, (nodes, options) in GAMES.items():
            native, wasm = measure(page, spent, decision(options), nodes)
            speeds = f"native {native:8,.0f}  Chromium {wasm:8,.0f} nodes/s  {wasm / native:.0%}"
            print(f"[wasm] {name:24} {speeds}")
        browser.close()


if __name__ == "__main__":
    main()
