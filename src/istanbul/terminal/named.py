"""What a name typed after `help` fits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Named(NamedTuple):
    """Something that can be explained."""

    title: str
    text: str
    called: frozenset[str]
    """Its names, in small letters; a number is a name only as a whole."""


def names_of(id: str, title: str, *more: str) -> frozenset[str]:
    """What it is called: by its id, by its title, and otherwise."""
    return frozenset({id.replace("_", " "), title.lower(), *more})


def fitting(about: str, things: Iterable[Named]) -> list[tuple[str, str]]:
    """Titles and texts of what is called so; if there is none, of what begins so."""
    wanted = " ".join(about.lower().replace("_", " ").split())
    exact: list[tuple[str, str]] = []
    begins: list[tuple[str, str]] = []
    for title, text, called in things:
        if wanted in called:
            exact.append((title, text))
        elif any(call.startswith(wanted) for call in called if not call.isdecimal()):
            begins.append((title, text))
    return exact or begins
