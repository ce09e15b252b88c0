"""`make playthroughs`: short games written out node by node, to be read as diffs when rules change.

Each file is one game of three rounds: every node with its options, what was chosen, what happened,
and now and then what every seat sees. A test writes them again and compares line by line. Nobody's
taste is in the choices, so the files change with the rules and with nothing else.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import istanbul
from tools.option_sets import OPTION_SETS

FOLDER: Final = Path(__file__).parent.parent / "tests" / "playthroughs"
ROUNDS: Final = 3
VIEWS_EVERY: Final = 12  # nodes
IDLE: Final = ("visit", "skip", "refuse")


def playthrough(name: str) -> str:
    """A short game of this option set, written out node by node."""
    return "\n".join(_lines(OPTION_SETS[name])) + "\n"


def _lines(options: dict[str, Any]) -> Iterator[str]:
    game = istanbul.game(seed=2026, max_rounds=ROUNDS, **options)
    yield f"options: {json.dumps(game.options())}"
    yield f"header: {json.dumps(game.header())}"
    yield f"actions in the catalogue: {game.n_actions}"
    state, rng = game.root(), random.Random(2026)
    source, number = istanbul.SeededSource(2026), 0
    while not state.is_over:
        yield ""
        yield f"# node {number}, digest {state.digest()}"
        if number % VIEWS_EVERY == 0:
            for viewer in range(istanbul.SPECTATOR, game.players):
                view = state.view(viewer).to_json()
                for key in ("options", *game.header()):  # the same at every node
                    view.pop(key, None)
                yield f"view of {viewer}: {json.dumps(view)}"
        node = state.node
        if isinstance(node, istanbul.Chance):
            yield "chance: " + ", ".join(f"{o.text} ({o.weight})" for o in node.outcomes)
            chosen = state.sample(source)
        else:
            assert isinstance(node, istanbul.Decision)
            yield f"seat {node.seat}, {node.prompt}: " + ", ".join(o.text for o in node.options)
            busy = [option for option in node.options if option.kind not in IDLE]
            chosen = rng.choice(busy if busy and rng.random() < 0.9 else node.options).action
        yield f"> {state.text(chosen)}"
        state, events = state.apply_with_events(chosen)
        for event in events:
            words = " ".join(f"{key}={value}" for key, value in event.items() if key != "event")
            yield f"  {event['event']} {words}"
        number += 1
    yield ""
    yield f"over: {json.dumps(state.node.to_json())}"


def main() -> int:
    """Write all files; remove those of option sets that are gone."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old.stem not in OPTION_SETS:
            old.unlink()
    for name in OPTION_SETS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(f"  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
