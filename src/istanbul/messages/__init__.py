"""The words that people read, in four languages: one catalogue each, with the same keys.

A catalogue is all files of its language: en.json, dice_en.json, screen_en.json ...

A message may hold `{name}`, which is filled in, and `{n|card|cards}`, which chooses a form by a
number: two forms in English and German, three (one, few, many) in Russian and Polish.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from istanbul.engine.errors import MalformedInput

LANGUAGES: Final = ("en", "de", "ru", "pl")
SLOT: Final = re.compile(r"\{(\w+)(?:\|([^{}]*))?\}")


def _two_forms(n: int) -> int:
    return int(n != 1)


def _russian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def _polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


FORM: Final[dict[str, Callable[[int], int]]] = {
    "en": _two_forms,
    "de": _two_forms,
    "ru": _russian,
    "pl": _polish,
}
"""Which of its forms a word has with a number."""
FORMS: Final = {"en": 2, "de": 2, "ru": 3, "pl": 3}
"""How many forms a language has."""


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """All messages of a language. Read only."""
    if language not in LANGUAGES:
        raise MalformedInput(f"language {language!r}: expected {', '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    folder = resources.files("istanbul.messages")
    name = re.compile(rf"(\w+_)?{language}\.json")
    topics = [match[1] or "" for file in folder.iterdir() if (match := name.fullmatch(file.name))]
    for topic in sorted(topics):
        text = (folder / f"{topic}{language}.json").read_text(encoding="utf-8")
        messages: dict[str, str] = json.loads(text)
        assert not found.keys() & messages.keys(), "a key stands in one file only"
        found |= messages
    return found


def language_of(locale: str | None) -> str:
    """The language of a locale as in LANG ("de_DE.UTF-8"); English if it is none of ours."""
    language = (locale or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else "en"


class Words:
    """The messages of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = catalogue(language)

    def knows(self, key: str) -> bool:
        """Is there such a message?"""
        return key in self._messages

    def say(self, key: str, **args: str | int) -> str:
        """A message with its arguments filled in."""
        if key not in self._messages:
            raise MalformedInput(f"message {key!r} is unknown in language {self.language!r}")

        def fill(slot: re.Match[str]) -> str:
            name, forms = slot[1], slot[2]
            if name not in args:
                raise MalformedInput(f"message {key!r} needs {name!r}, got {sorted(args)}")
            if forms is None:
                return str(args[name])
            return forms.split("|")[FORM[self.language](abs(int(args[name])))]

        return SLOT.sub(fill, self._messages[key])
