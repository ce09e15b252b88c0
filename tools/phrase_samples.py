"""`python -m tools.phrase_samples`: phrases in words, for the screens to be compared with.

The browser formats phrases by itself (web/src/shell/live/phrases.ts). Its test reads the file that
is made here with `istanbul.messages.phrases`: every kind of phrase of some games, and every reason,
in all languages by turns.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

import istanbul
from istanbul.engine.phrase import Phrase
from istanbul.engine.source import SeededSource
from istanbul.games.board import text as board_text
from istanbul.games.dice import text as dice_text
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import say

TARGET: Final = Path(__file__).parent.parent / "web/src/shell/live/phrases.samples.json"
NAMES: Final = ["Ada", "Bo", "Çem"]
GAMES: Final[list[dict[str, Any]]] = [
    {"game": "board", "expansions": ["mocha", "letters"]},
    {"game": "dice"},
]
WORDS: Final = Words("en")
BOARD: Final[dict[str, str | int]] = {
    **{"place": "tea_house", "to": "gemstone_dealer", "good": "red", "colour": "blue"},
    **{"card": "stay", "guild": "guild_1", "kiosk": "kiosk_1", "tavern": "movement"},
    **{"meet": "governor", "seat": 1, "catch": 2, "payee": 0, "percent": 42, "best": 7},
}
GIVEN: Final = {"goods": "good", "things": "thing", "piece": "face"}
"""What a reason is given for an argument of its message, where it is called otherwise."""


def played() -> Iterator[Phrase]:
    """What is asked, offered and told in games of random moves."""
    for options in GAMES:
        game = istanbul.game(players=len(NAMES), seed=1, max_rounds=30, **options)
        state, source, rng = game.root(), SeededSource(1), random.Random(1)
        while not state.is_over:
            if state.is_chance:
                number = state.sample(source)
            else:
                yield game.text.prompt(state.record)
                previews = state.previews()
                yield from (state.label(option, preview) for option, preview in previews)
                number = rng.choice(previews)[0].action
            state, events = state.apply_with_events(number)
            yield from (told.words for told in game.text.tell(game.tables, events) if told.words)


def first(group: str) -> str:
    """The first id that has a message of this group."""
    return next(id for id in WORDS.ids() if id.startswith(f"{group}-")).partition("-")[2]


def arguments(message: str, n: int) -> dict[str, str | int]:
    """Something for everything that a message needs."""
    dice = message.startswith("dice_")
    groups = {"track": "dice_track", "tile": "dice_tile", "card": "dice_card"}
    groups |= {"face": "dice_face", "thing": "dice_count"}
    known: dict[str, str | int] = {k: first(g) for k, g in groups.items()} if dice else BOARD
    asked = [GIVEN.get(name, name) for name in sorted(WORDS.variables(message))]
    found = {name: known.get(name, n) for name in asked}
    return {**found, "n": n} if "thing" in found else found


def reasons() -> Iterator[Phrase]:
    """All reasons, and each of the clauses that may follow one."""
    asked = [id for id in WORDS.ids() if id.startswith(("reason-", "dice_reason-"))]
    for n, key in enumerate(asked):
        of = dice_text if key.startswith("dice_") else board_text
        yield of.reason(key, arguments(key, n % 6 + 1))
    for n, also in enumerate(board_text.ALSO):
        filled = arguments(f"reason_also-{also}", n + 1)
        yield board_text.reason("reason-coffee", {"n": n + 1, also: 1, **filled})


def samples() -> list[dict[str, Any]]:
    """One of each message that comes up in the games, and all reasons."""
    found = {phrase.key: phrase for phrase in played()}
    rows = []
    for n, phrase in enumerate([*found.values(), *reasons()]):
        language = LANGUAGES[n % len(LANGUAGES)]
        said = say(Words(language), phrase, NAMES)
        rows.append({"language": language, "phrase": to_builtins(phrase), "said": said})
    return rows


def text() -> str:
    """The samples as JSON, a line each, so that diffs can be read."""
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in samples())
    return f'{{"names": {json.dumps(NAMES, ensure_ascii=False)}, "samples": [\n{rows}\n]}}\n'


def main() -> int:
    """Write the samples anew."""
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
