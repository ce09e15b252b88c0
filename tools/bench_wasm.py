"""`make bench-wasm`: the nodes a second that `master` searches in Chromium, beside native rules.

Both search the same decisions from the same seeds, turn by turn, and must find the same.
"""

from __future__ import annotations

import os
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

import istanbul
from istanbul.agents.search_agent import Master
from istanbul.search.searcher import RootAction, Searcher
from tools.wasm import file_name
from tools.wasm_page import packed, served

NODES: Final = 20_000
RUNS: Final = 5
GAMES: Final[dict[str, dict[str, Any]]] = {
    "base, 3 players": {"players": 3},
    "Great Bazaar, 5 players": {"players": 5, "expansions": ["mocha", "letters"]},
    "Dice Game, 3 players": {"game": "dice", "players": 3},
}


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


def measure(page: Page, state: istanbul.State) -> tuple[float, float]:
    """Nodes a second on native rules and in the browser: the best of some runs."""
    best = [0.0, 0.0]
    for seed in range(RUNS):
        searcher = Searcher(state.game, seed, Master.name)
        assert searcher.is_native, "no native rules: run `make native`"
        view = searcher.adopt(state.view(state.waits_for))
        searcher.run(view, 1, None)  # makes the tree and reads the weights before the clock runs
        searcher.rules.seed(searcher.rng, seed)
        began = perf_counter()
        searcher.run(view, NODES, None)
        best[0] = max(best[0], NODES / (perf_counter() - began))
        given = {"file": file_name(state.game.name), "player": packed(searcher, seed)}
        page.evaluate("({file, player}) => begin(file, player)", given)
        question = {"view": list(view.pack()), "seat": state.waits_for, "nodes": NODES}
        found = page.evaluate("(question) => think(question)", question)
        page.evaluate("() => thinking.end()")
        best[1] = max(best[1], NODES / found["seconds"])
        actions = [RootAction.of(*one) for one in found["actions"]]
        assert actions == searcher.root_actions(state.waits_for), "the two searches differ"
    return best[0], best[1]


def main() -> None:
    """Measure and print."""
    with sync_playwright() as driver, served() as address:
        browser = driver.chromium.launch(
            executable_path=os.environ["ISTANBUL_CHROMIUM"], args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        page.goto(address)
        for name, options in GAMES.items():
            native, wasm = measure(page, decision(options))
            speeds = f"native {native:8,.0f}  Chromium {wasm:8,.0f} nodes/s  {wasm / native:.0%}"
            print(f"[wasm] {name:24} {speeds}")
        browser.close()


if __name__ == "__main__":
    main()
