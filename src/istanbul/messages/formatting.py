"""Messages through Fluent: what `web/src/shell/lib/fluent.ts` does in the browser.

One function is added to those of Fluent: `FORM($place, "to")` is the attribute `.to` of the message
that was given as the argument. So a sentence asks a name for the case or gender that it needs. Of
a list it is that form of each thing in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from istanbul.engine.errors import MalformedInput
from istanbul.messages import Argument, Message, source

ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) =.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or term with all its lines. `make check` finds what is written otherwise."""
LONGEST: Final = 2000
"""Characters of an argument: Fluent refuses much longer ones, and nobody reads them."""


class Said(str):
    """A message, or a list of them, as text, which still knows what it says."""

    __slots__ = ("meant",)
    meant: Message | Sequence[str | Message]


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of Fluent's syntax and all those in it."""
    yield node
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, ast.BaseNode):
                yield from nodes(inner)


class Formatter:
    """The messages of one language. An entry is parsed when it is said for the first time."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._texts = {match[1]: match[0] for match in ENTRY.finditer(source(language))}
        self._variables: dict[str, set[str]] = {}
        # No marks around what is filled in: all our languages run from left to right.
        functions: dict[str, Any] = {"FORM": self._form}  # Any: Fluent types them too narrowly
        locale = language.partition("-")[0]
        self._bundle = FluentBundle([locale], functions, use_isolating=False)

    def ids(self) -> list[str]:
        """What can be said; terms, which only other messages use, are left out."""
        return [id for id in self._texts if not id.startswith("-")]

    def knows(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self._texts

    def variables(self, id: str) -> set[str]:
        """The arguments that a message needs, those of its attributes and references included."""
        if id not in self._variables:
            self._read(id)
        return self._variables[id]

    def say(self, message: Message, attribute: str = "") -> str:
        """A message, or one of its attributes, with its arguments filled in."""
        missing = self.variables(message.id) - message.args.keys()
        if missing:
            what = " and ".join(map(repr, sorted(missing)))
            raise MalformedInput(f"message {message.id!r} needs {what}, got {sorted(message.args)}")
        entry = self._bundle.get_message(message.id)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise MalformedInput(f"message {message.id!r} has no form {attribute!r}")
        filled = {name: self._argument(value) for name, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise MalformedInput(f"message {message.id!r}: {errors[0]}")
        return str(text)

    def _read(self, id: str) -> None:
        """Parse an entry and those that it refers to."""
        if id not in self._texts:
            raise MalformedInput(f"message {id!r} is unknown in language {self._language!r}")
        resource = FluentResource(self._texts[id])
        self._bundle.add_resource(resource)
        inner = list(nodes(resource))
        needed = {node.id.name for node in inner if isinstance(node, ast.VariableReference)}
        for node in inner:
            if isinstance(node, ast.MessageReference):
                needed |= self.variables(node.id.name)
            elif isinstance(node, ast.TermReference):
                self.variables(f"-{node.id.name}")  # parsed too; its variables are its own
        self._variables[id] = needed

    def text(self, argument: Argument, form: str = "") -> str:
        """What an argument says by itself, or one of its forms. Texts and numbers have none."""
        if isinstance(argument, Message):
            return self.say(argument, form)
        if isinstance(argument, str | int):
            return str(argument)
        return self._listed([self.text(each, form) for each in argument])

    def _listed(self, texts: Sequence[str]) -> str:
        """Several texts as one: "red, green and blue"."""
        if len(texts) < 2:
            return "".join(texts)
        *rest, last = texts
        first = rest[0]
        for text in rest[1:]:
            first = self.say(Message("list-more", {"first": first, "next": text}))
        return self.say(Message("list-last", {"first": first, "last": last}))

    def _argument(self, value: Argument) -> str | FluentInt:
        if isinstance(value, int):
            return FluentInt(value, useGrouping=False)
        if isinstance(value, str):
            return value if len(value) <= LONGEST else value[:LONGEST] + "…"
        said = Said(self.text(value))
        said.meant = value
        return said

    def _form(self, said: Argument, form: str) -> str:
        """`FORM($place, "to")`. A text has no forms: it is said as it is."""
        return self.text(said.meant, form) if isinstance(said, Said) else str(said)


@cache
def formatter(language: str) -> Formatter:
    """The messages of a language, read once."""
    return Formatter(language)
