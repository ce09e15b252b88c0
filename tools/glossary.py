"""`python -m tools.glossary`: one thing, one name, in every language; a line for each fault.

docs/rules/glossary.md names the things. What a message calls `place-tea_house` must be what the
glossary calls it, and nothing may use the words that docs/rules/synonyms.toml forbids.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel import Locale

from istanbul.messages import FIRST, LANGUAGES, Words
from istanbul.messages.formatting import ENTRY
from tools.messages import files

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = ROOT / "docs" / "rules"
GROUPS: Final = ("place", "figure", "good", "thing", "expansion")
"""Messages that are names, in the order in which an id is looked for."""
ROW: Final = re.compile(r"^\|(?: *\d+ *\|)? *`(\w+)` *\|(.*)\|$", re.MULTILINE)
SYNTAX: Final = re.compile(r"\$\w+|^ +\.\w+ =|\[\w+\]", re.MULTILINE)
"""Names of arguments, forms and variants in Fluent: not read by anybody."""
HEAD: Final = re.compile(r"^\|.*\bEnglish\b.*\|$", re.MULTILINE)


def glossary(text: str) -> dict[str, dict[str, str]]:
    """What the tables of the page call each id, by language."""
    found: dict[str, dict[str, str]] = {}
    columns: list[str] = []
    for line in text.splitlines():
        if HEAD.match(line):
            heads = [cell.strip() for cell in line.strip("|").split("|")]
            columns = [_language(head) for head in heads[heads.index("English") :]]
        elif (row := ROW.match(line)) and columns:
            cells = [cell.strip().rstrip("*") for cell in row[2].split("|")]
            names = cells[len(cells) - len(columns) :]
            found[row[1]] = dict(zip(columns, names, strict=True))
        elif not line.startswith("|"):
            columns = []
    return found


def _language(name: str) -> str:
    """The code of a language that is called by its own name."""
    for code in LANGUAGES:
        if (Locale(code).get_display_name(code) or "").lower() == name.lower():
            return code
    raise ValueError(f"glossary: no language of ours is called {name!r}")


def other_names(names: dict[str, dict[str, str]]) -> Iterator[str]:
    """Messages that call something otherwise than the glossary."""
    for language in LANGUAGES:
        words = Words(language)
        for id, by_language in names.items():
            key = next((f"{g}-{id}" for g in GROUPS if words.knows(f"{g}-{id}")), None)
            if key is None:
                continue
            said, wanted = words.say(key), by_language.get(language)
            if said != wanted:
                yield f"{language}: {key} is {said!r}; docs/rules/glossary.md says {wanted!r}"


def pattern(word: str) -> re.Pattern[str]:
    """Finds a word in all its forms, which begin alike; with = before it only as it stands."""
    whole = word.startswith("=")
    end = r"\b" if whole else ""
    return re.compile(rf"\b{re.escape(word.removeprefix('='))}{end}", re.IGNORECASE)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """What is read in a language: each message by its file and id, each line of its rules."""
    for path in files(ROOT, language):
        for entry in ENTRY.finditer(path.read_text(encoding="utf-8")):
            said = SYNTAX.sub(" ", entry[0].partition("=")[2])
            yield f"{path.relative_to(ROOT).as_posix()}: {entry[1]}", said
    folder = RULES if language == FIRST else RULES / language
    for path in sorted(folder.glob("*.md")):
        if path.name == "glossary.md":
            continue
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(ROOT)}:{n}", line


def synonyms(forbidden: dict[str, dict[str, str]]) -> Iterator[str]:
    """Words that are not to be used."""
    for language in LANGUAGES:
        wrong = [(pattern(word), word, use) for word, use in forbidden.get(language, {}).items()]
        for where, text in texts(language):
            for found, word, use in wrong:
                if found.search(text):
                    yield f"{where}: says {word.removeprefix('=')!r}; it is called {use!r}"


def faults() -> list[str]:
    """All that is wrong."""
    names = glossary((RULES / "glossary.md").read_text(encoding="utf-8"))
    forbidden = tomllib.loads((RULES / "synonyms.toml").read_text(encoding="utf-8"))
    return [*other_names(names), *synonyms(forbidden)]


def main() -> int:
    """Print a line for each fault; exits with 1 if there is one."""
    found = faults()
    print("\n".join(found), file=sys.stderr, end="\n" * bool(found))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
