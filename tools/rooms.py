"""`make rooms`: writes docs/rooms.md, which says what each module is for, from the docstrings.

A folder of small modules that are found by scanning (the places, the cards ...) is one row.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from istanbul.cli.files import write_whole

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "rooms.md"
TREES: Final = ("src/istanbul", "training", "tools")
SCANNED: Final = {
    *("places", "figures", "steps", "chance", "bonus_cards"),
    *("mosque_tiles", "guild_cards", "kiosk_tiles", "bazaar_cards"),
}
BEGIN: Final = "<!-- rooms: written by `make rooms` -->"


def purpose(path: Path) -> str:
    """The first sentence of the docstring of a module, without its full stop."""
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    paragraph = " ".join(said.partition("\n\n")[0].split())
    sentence = paragraph.partition(". ")[0].removesuffix(".")
    return sentence.replace("|", r"\|")


def modules(folder: Path) -> list[Path]:
    """The modules of a folder, but its `__init__`."""
    return [path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]


def rows(folder: Path) -> Iterator[str]:
    """A row for each module of a folder, and one for each folder in it that is scanned."""
    for path in modules(folder):
        yield f"| `{path.name}` | {purpose(path)} |"
    for inner in sorted(folder.iterdir()):
        if inner.name in SCANNED and (inner / "__init__.py").exists():
            names = ", ".join(f"`{path.stem}`" for path in modules(inner))
            yield f"| `{inner.name}/` | {purpose(inner / '__init__.py')}: {names} |"


def sections() -> Iterator[str]:
    """A section for each folder."""
    for tree in TREES:
        for init in sorted((ROOT / tree).rglob("__init__.py")):
            folder = init.parent
            if folder.name in SCANNED:
                continue
            name = folder.relative_to(ROOT).as_posix().removeprefix("src/istanbul/")
            told = list(rows(folder))
            head = f"## {'istanbul' if name == 'src/istanbul' else name}/\n\n{purpose(init)}.\n"
            table = ["", "| module | what it is for |", "|---|---|", *told, ""] if told else [""]
            yield head + "\n".join(table)


def page() -> str:
    """The whole page: what is above the mark stays."""
    before = PAGE.read_text(encoding="utf-8").partition(BEGIN)[0]
    return f"{before}{BEGIN}\n\n" + "\n".join(sections())


def main() -> int:
    """Write the page."""
    write_whole(PAGE, page())
    return 0


if __name__ == "__main__":
    sys.exit(main())
