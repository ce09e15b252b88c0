"""`make words`: the sentences of the golden games in every language, to be read.

tests/words/phrases.json has what the games say without a language: of each message so many phrases
that every name and every kind of number is in one of them. tests/words/LANGUAGE.txt has them as
sentences. A change of words is read as a change of these files.

python -m tools.words             say the phrases anew: after a change of messages, in a second
python -m tools.words --collect   go through the golden games first: after a change of the games
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from istanbul import all_games
from istanbul.agents.reasons import reason_for
from istanbul.engine.game import Game
from istanbul.engine.log import BY_CHANCE, Log
from istanbul.engine.phrase import Phrase
from istanbul.engine.state import State
from istanbul.messages import LANGUAGES, Words
from istanbul.messages.phrases import capital, joined, say
from tools.golden import FOLDER as GOLDEN

FOLDER: Final = Path(__file__).parent.parent / "tests" / "words"
PHRASES: Final = FOLDER / "phrases.json"
NAMES: Final = ["Ada", "Bo", "Çem", "Dan", "Eva"]
MOST: Final = 40
"""Phrases of one message."""
ALIKE: Final = (0, 1, 2, 3, 4, 5, 11, 21, 22, 25)
"""Numbers that may have forms of their own; the others are like the one before."""
EVERY: Final = 7
"""Reasons are asked for at so many-th decisions only: they take longest."""


def collected() -> list[Phrase]:
    """The phrases of all golden games, as few as have everything."""
    found: dict[str, dict[str, Phrase]] = {}
    for path in sorted(GOLDEN.glob("*.jsonl")):
        for phrase in said_in(Log.read(path.read_text(encoding="utf-8"))):
            of_message = found.setdefault(phrase.key, {})
            of_message.setdefault(json.dumps(msgspec.to_builtins(phrase)), phrase)
    return [phrase for key in sorted(found) for phrase in chosen(found[key])]


def said_in(log: Log) -> Iterator[Phrase]:
    """Everything that is asked, offered, told and explained in a game."""
    game = all_games.game_from_header(log.header["options"], log.header)
    state, happened = game.root(), list[Phrase | None]()
    for entry in log.entries:
        if entry.by != BY_CHANCE:
            yield from of_decision(game, state, explained=entry.n % EVERY == 0)
        state, events = state.apply_with_events(state.parse(entry.text))
        told = game.text.tell(game.tables, events)
        happened += [each.words for each in told]
        yield from (Phrase(gain.key, {"n": abs(gain.n)}) for each in told for gain in each.gains)
    yield from joined(happened)


def of_decision(game: Game, state: State, *, explained: bool) -> Iterator[Phrase]:
    """The prompt, the options, and if so wanted why they are good or bad."""
    yield game.text.prompt(state.record)
    for option, preview in state.previews():
        yield state.label(option, preview)
    if explained:
        view = state.view(state.waits_for)
        for option in view.options:
            reason = reason_for(view, option.action)
            yield game.text.reason(reason.message, reason.args)


def chosen(phrases: dict[str, Phrase]) -> list[Phrase]:
    """So many phrases of a message that every name and kind of number is in one of them."""
    seen: set[str] = set()
    found: list[Phrase] = []
    for text in sorted(phrases, key=lambda text: (len(text), text)):
        parts = set(_parts(phrases[text]))
        if parts - seen or not found:
            seen |= parts
            found.append(phrases[text])
    return found[:MOST]


def _parts(phrase: Phrase) -> Iterator[str]:
    for name, value in phrase.args.items():
        if isinstance(value, list):
            yield f"{len(value)} {name}"
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, int):
                yield f"{name} {max(n for n in ALIKE if n <= each)}"
            elif isinstance(each, Phrase):
                yield from (f"{name} {each.key} {part}" for part in _parts(each))
            else:
                yield f"{name} {each}"


def stored() -> list[Phrase]:
    """The phrases as they were collected."""
    return msgspec.json.decode(PHRASES.read_bytes(), type=list[Phrase])


def text(language: str, phrases: list[Phrase]) -> str:
    """Their sentences in a language, by message; each sentence once."""
    words, lines = Words(language), list[str]()
    for key, alike in groupby(phrases, lambda phrase: phrase.key):
        said = dict.fromkeys(capital(say(words, phrase, NAMES)) for phrase in alike)
        lines += [key, *(f"    {sentence}" for sentence in said)]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    if "--collect" in sys.argv:
        rows = ",\n".join(json.dumps(msgspec.to_builtins(each)) for each in collected())
        PHRASES.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    for language in LANGUAGES:
        path = FOLDER / f"{language}.txt"
        path.write_text(text(language, stored()), encoding="utf-8")
        print(f"[words] {path.relative_to(FOLDER.parent.parent)}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
