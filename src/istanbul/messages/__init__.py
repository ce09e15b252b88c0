"""The words that people read: a folder of Fluent files for each language, a file per topic.

`Words(language).say(id, ...)` is a message as text. An id is a group and, after a dash, what the
rest of the program calls the thing: `place-tea_house`. How to write messages: docs/translating.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Final, TypeAlias

from istanbul.engine.errors import MalformedInput
from istanbul.engine.kit import kits

if TYPE_CHECKING:
    from istanbul.messages.formatting import Formatter

FIRST: Final = "en"
"""What the others are compared with, and what is spoken if nothing else is asked for."""


def _languages() -> tuple[str, ...]:
    folders = resources.files("istanbul.messages").iterdir()
    found = {folder.name for folder in folders if (folder / "general.ftl").is_file()}
    return FIRST, *sorted(found - {FIRST})


LANGUAGES: Final = _languages()
"""A folder is a language."""


@dataclass(frozen=True)
class Message:
    """Something to be said. As an argument it can be asked for its forms: "to the Tea House"."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = "str | int | Message | Sequence[str | Message]"
"""What fills a message: a text as it is, a number, another message such as a name, or a list."""


PSEUDO: Final = "en-XA"
"""A language for tests (pseudo.py). It can be asked for by name, but is offered to nobody."""


@cache
def source(language: str) -> str:
    """All Fluent files of a language as one text: what the browser is sent, too."""
    if language == PSEUDO:
        from istanbul.messages.pseudo import pseudo  # noqa: PLC0415 - only tests need it

        return pseudo(source(FIRST))
    if language not in LANGUAGES:
        raise MalformedInput(f"language {language!r}: expected {', '.join(LANGUAGES)}")
    own = resources.files("istanbul.messages") / language
    topics = sorted((f for f in own.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    for kit in kits().values():
        topics += kit.files(f"messages/{language}", ".ftl") or kit.files("messages/en", ".ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in topics)


def language_of(locale: str | None) -> str:
    """The language of a locale as in LANG ("de_DE.UTF-8"); English if it is none of ours."""
    language = (locale or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else FIRST


def preferred(accepted: str | None) -> str:
    """The first language of a header Accept-Language that is one of ours; else English.

    Browsers list the best one first; their weights say no more than that.
    """
    listed = [
        word.split(";")[0].strip().split("-")[0].lower() for word in (accepted or "").split(",")
    ]
    return next((language for language in listed if language in LANGUAGES), FIRST)


class Words:
    """The messages of one language."""

    def __init__(self, language: str = FIRST) -> None:
        self.language = language
        self._source = source(language)

    @cached_property
    def _formatter(self) -> Formatter:
        from istanbul.messages.formatting import formatter  # noqa: PLC0415 - Fluent takes 50 ms

        return formatter(self.language)

    def ids(self) -> list[str]:
        """What can be said; terms, which only other messages use, are left out."""
        return self._formatter.ids()

    def knows(self, id: str) -> bool:
        """Is there such a message?"""
        return self._formatter.knows(id)

    def variables(self, id: str) -> set[str]:
        """The arguments that a message needs."""
        return self._formatter.variables(id)

    def say(self, id: str, **args: Argument) -> str:
        """A message with its arguments filled in."""
        return self._formatter.say(Message(id, args))

    def text(self, argument: Argument) -> str:
        """What an argument says by itself."""
        return self._formatter.text(argument)
