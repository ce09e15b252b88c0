"""Which messages the code names: ids in its strings, "ui-cards" or built, f"place-{place}"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDERS: Final = ("src/istanbul", "web/src")
ENDINGS: Final = (".py", ".ts", ".svelte", ".toml")
SKIPPED: Final = re.compile(r"\.test\.|/gallery/|/static/|protocol/[a-z]+\.ts")
FILLED: Final = r"\$?\{[^{}]*\}"
"""What a string is filled with: `{name}` in Python, `${name}` in TypeScript."""
BUILT: Final = re.compile(rf"[\"'`]([a-z_]+)-((?:[a-z0-9_]|{FILLED})+)(?=[\"'`])")
QUOTED: Final = re.compile(r"[\"'`]([a-z_]+)[\"'`]")
HELP: Final = "_help"


@dataclass(frozen=True)
class Use:
    """An id in a string, and where it stands; with a part that is filled in, a pattern of ids."""

    text: str
    file: str
    line: int

    @property
    def pattern(self) -> re.Pattern[str]:
        """What ids it may be."""
        return re.compile(r"(\w+)".join(map(re.escape, re.split(FILLED, self.text))))


@dataclass(frozen=True)
class Uses:
    """What the strings of the code name."""

    ids: tuple[Use, ...]
    quoted: frozenset[str]  # strings that are one word: perhaps a group that an id is built from
    words: frozenset[str]  # parts of all names: what the rest of an id is built from


def _sources(root: Path) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix in ENDINGS and not SKIPPED.search(name):
                yield name, path.read_text(encoding="utf-8")


def uses(root: Path, groups: Iterable[str]) -> Uses:
    """Everything that looks like an id of one of the groups."""
    known = set(groups)
    ids, quoted, words = list[Use](), set[str](), set[str]()
    for file, text in _sources(root):
        for found in BUILT.finditer(text):
            if found[1] in known:
                line = text.count("\n", 0, found.start()) + 1
                ids.append(Use(f"{found[1]}-{found[2]}", file, line))
        quoted.update(QUOTED.findall(text))
        words.update(re.findall(r"[a-zA-Z]+|\d+", text))
    return Uses(tuple(ids), frozenset(quoted), frozenset(words))


def unknown(found: Uses, ids: set[str]) -> list[str]:
    """Uses of messages that do not exist, a line for each."""
    return [
        f"{use.file}:{use.line}: there is no message {use.text}"
        for use in found.ids
        if use.text not in ids and not any(map(use.pattern.fullmatch, ids))
    ]


def unused(found: Uses, ids: set[str]) -> list[str]:
    """Messages that no string of the code can mean."""
    patterns = {use.text: use.pattern for use in found.ids}
    left = ids - patterns.keys()
    return sorted(id for id in left if not _may_be_built(found, patterns.values(), id))


def _may_be_built(found: Uses, patterns: Iterable[re.Pattern[str]], id: str) -> bool:
    """Could it come from a pattern, or from `f"{group}-{name}"` or `f"{group}_help-{name}"`?"""
    group, _, name = id.partition("-")
    if group.removesuffix(HELP) in found.quoted and _is_named(found, name):
        return True
    matches = filter(None, (pattern.fullmatch(id) for pattern in patterns))
    return any(all(_is_named(found, part) for part in match.groups()) for match in matches)


def _is_named(found: Uses, name: str) -> bool:
    """Do all its words occur? A name may be put together: "first_game" and "_" and "3"."""
    return all(word.isdigit() or word in found.words for word in name.split("_"))
