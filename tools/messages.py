"""`python -m tools.messages`: faults of the Fluent files in all languages, a line for each.

Every language says the same: the same ids in the same files, the same arguments, every plural form
that its grammar needs, every form of a name that a sentence asks for. Which ids the code uses:
tools/message_ids.py. How to write messages: docs/translating.md.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from babel import Locale
from fluent.syntax import FluentParser, ast

from istanbul.messages import FIRST, LANGUAGES
from istanbul.messages.formatting import ENTRY, nodes
from tools import message_ids

ROOT: Final = Path(__file__).resolve().parent.parent
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
FUNCTIONS: Final = ("FORM", "NUMBER")
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    **{"to": ("place",), "places": ("place",), "meet": ("figure",), "tile": ("kiosk", "tavern")},
    **{"goods": ("count",), "cost": ("count",), "things": ("count", "dice_count")},
    **{"track": ("dice_track",), "piece": ("dice_piece",), "tiles": ("dice_tile",)},
}
"""Whose names an argument may be, where it is not called as the group is."""
DICE_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    **{"goods": ("dice_goods",), "things": ("dice_count",), "faces": ("dice_face_count",)},
    **{"pieces": ("dice_piece_count",), "tiles": ("dice_tile",), "cards": ("dice_card",)},
}
"""The same in messages of the Dice Game, where an argument is else called as the group is."""


LOOSE: Final = re.compile(r"(?:^|\d) %(?!\()|\w …")
"""A sign that a line may part from the number or the word before it. (argparse has "%(name)s".)"""


@dataclass(frozen=True)
class Entry:
    """A message or a term, and where it stands."""

    id: str
    file: str
    line: int
    node: ast.Message | ast.Term
    text: str  # of the whole file

    def line_of(self, node: ast.BaseNode) -> int:
        """Where a part of it stands."""
        span = getattr(node, "span", None)
        return self.text.count("\n", 0, span.start) + 1 if span else self.line

    def fault(self, what: str, node: ast.BaseNode | None = None) -> str:
        """A line that names file, line and message, for editors to jump to."""
        line = self.line_of(node) if node else self.line
        return f"{self.file}:{line}: {self.id} {what}"

    def variables(self) -> set[str]:
        """The arguments it needs."""
        return {n.id.name for n in nodes(self.node) if isinstance(n, ast.VariableReference)}

    def forms(self) -> set[str]:
        """The attributes it has."""
        return {attribute.id.name for attribute in self.node.attributes}


Entries: TypeAlias = Mapping[str, Entry]


@cache
def categories(language: str) -> frozenset[str]:
    """The plural forms that whole numbers have in a language."""
    rule = Locale(language).plural_form
    return frozenset(rule(n) for n in range(1000))


def files(root: Path, language: str) -> list[Path]:
    """The Fluent files of a language: those of all games, and those in the folder of each."""
    package = root / "src" / "istanbul"
    own = package.glob(f"games/*/messages/{language}/*.ftl")
    return [*sorted((package / "messages" / language).glob("*.ftl")), *sorted(own)]


def read(root: Path, language: str) -> tuple[dict[str, Entry], list[str]]:
    """All entries of a language, and what is wrong with its files by themselves."""
    found: dict[str, Entry] = {}
    faults = []
    for path in files(root, language):
        text = path.read_text(encoding="utf-8")
        file = path.relative_to(root).as_posix()
        plain = {match[1] for match in ENTRY.finditer(text)}
        for node in FluentParser(with_spans=True).parse(text).body:
            line = text.count("\n", 0, node.span.start if node.span else 0) + 1
            if isinstance(node, ast.Junk):
                why = "; ".join(str(note.message) for note in node.annotations)
                faults.append(f"{file}:{line}: cannot be read: {why}")
            elif isinstance(node, ast.Message | ast.Term):
                id = ("-" if isinstance(node, ast.Term) else "") + node.id.name
                entry = Entry(id, file, line, node, text)
                if id in found:
                    earlier = found[id]
                    faults.append(entry.fault(f"stands in {earlier.file}:{earlier.line} already"))
                elif id not in plain:
                    faults.append(entry.fault('is not written as "id = text" in a new line'))
                found.setdefault(id, entry)
    return found, faults


def compared(first: Entries, other: Entries, language: str) -> Iterator[str]:
    """Messages that one of two languages lacks, has elsewhere or fills otherwise."""
    for id, entry in first.items():
        if id.startswith("-"):
            continue  # terms are a language's own
        if id not in other:
            yield entry.fault(f"is missing in {language}")
            continue
        mine = other[id]
        if mine.file.replace(f"/{language}/", f"/{FIRST}/") != entry.file:
            yield mine.fault(f"stands in {entry.file} in the first language")
        if mine.variables() != entry.variables():
            here, there = (_listed(found.variables()) for found in (mine, entry))
            yield mine.fault(f"needs {here}; {entry.file}:{entry.line} needs {there}")
    for id, entry in other.items():
        if id not in first and not id.startswith("-"):
            yield entry.fault(f"is missing in {FIRST}")


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def wrong_plurals(entry: Entry, language: str) -> Iterator[str]:
    """Choices by a number that lack a form, or have one that the language does not know."""
    needed = categories(language)
    for node in nodes(entry.node):
        if isinstance(node, ast.SelectExpression):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            if not keys & PLURALS:
                continue
            if missing := needed - keys:
                yield entry.fault(f"lacks the plural form {', '.join(sorted(missing))}", node)
            if strange := keys - needed - {"other"}:
                yield entry.fault(f"has a needless form {', '.join(sorted(strange))}", node)


def loose_signs(entry: Entry) -> Iterator[str]:
    """Where a language puts a blank before % or …, it must not break there."""
    for node in nodes(entry.node):
        if isinstance(node, ast.TextElement) and LOOSE.search(node.value):
            yield entry.fault("needs a no-break space (U+00A0) before % or …", node)


def wrong_references(entry: Entry, known: Entries) -> Iterator[str]:
    """Entries and attributes that are named but do not exist."""
    for node in nodes(entry.node):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            id = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
            if id not in known:
                yield entry.fault(f"refers to {id}, which does not exist", node)
            elif node.attribute and node.attribute.name not in known[id].forms():
                yield entry.fault(f"refers to {id}.{node.attribute.name}, which is not there", node)


def named(entry: Entry, variable: str, known: Entries) -> list[Entry]:
    """The names that an argument of a message may be: those of its group."""
    dice = entry.id.startswith("dice_")
    else_called = (f"dice_{variable}" if dice else variable,)
    groups = (DICE_GROUPS if dice else GROUPS).get(variable, else_called)
    return [name for id, name in known.items() if id.partition("-")[0] in groups]


def wrong_forms(entry: Entry, known: Entries) -> Iterator[str]:
    """Calls of functions that do not exist, and forms of names that somebody has not got."""
    for node in nodes(entry.node):
        if not isinstance(node, ast.FunctionReference):
            continue
        if node.id.name not in FUNCTIONS:
            yield entry.fault(f"calls {node.id.name}, but there are {', '.join(FUNCTIONS)}", node)
        if node.id.name != "FORM":
            continue
        match node.arguments.positional:
            case [ast.VariableReference(id=variable), ast.StringLiteral(value=form)]:
                names = named(entry, variable.name, known)
                if not names:
                    yield entry.fault(f"asks ${variable.name} for a form, which is no name", node)
                for name in names:
                    if form not in name.forms():
                        where = f"{entry.file}:{entry.line_of(node)}"
                        yield name.fault(f"has no form .{form}; {entry.id} ({where}) asks for it")
            case _:
                yield entry.fault('calls FORM otherwise than FORM($name, "form")', node)


def faults(root: Path) -> list[str]:
    """All that is wrong with the messages of a project, and with how its code uses them."""
    found: list[str] = []
    languages: dict[str, dict[str, Entry]] = {}
    for language in LANGUAGES:
        entries, unreadable = read(root, language)
        languages[language] = entries
        found += unreadable
    first = languages[FIRST]
    for language, entries in languages.items():
        if language != FIRST:
            found += compared(first, entries, language)
        for entry in entries.values():
            found += wrong_plurals(entry, language)
            found += loose_signs(entry)
            found += wrong_references(entry, entries)
            found += wrong_forms(entry, entries)
    uses = message_ids.uses(root, {id.partition("-")[0] for id in first})
    found += message_ids.unknown(uses, set(first))
    unused = message_ids.unused(uses, {id for id in first if not id.startswith("-")})
    found += [first[id].fault("is used nowhere") for id in unused]
    return found


def main() -> int:
    """Print a line for each fault; exits with 1 if there is one."""
    found = faults(ROOT)
    print("\n".join(found), file=sys.stderr, end="\n" * bool(found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
