"""`make docs`: the reference of the library in docs/api, written from the docstrings.

It reads the source and imports nothing. What begins with `_` is left out, and so is what the class
has from its base without a word of its own.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "api"

PAGES: Final[dict[str, list[str]]] = {
    "istanbul": ["istanbul"],
    "engine": [
        "istanbul.engine.game",
        "istanbul.engine.state",
        "istanbul.engine.node",
        "istanbul.engine.match",
        "istanbul.engine.log",
        "istanbul.engine.source",
        "istanbul.engine.picture",
        "istanbul.engine.errors",
        "istanbul.engine.extras",
        "istanbul.engine.slots",
    ],
    "agents": [
        "istanbul.agents.base",
        "istanbul.agents.roster",
        "istanbul.agents.simulation",
        "istanbul.agents.spreading",
    ],
    "research": [
        "istanbul.research.slots",
        "istanbul.research.batch",
        "istanbul.research.data",
        "istanbul.research.episode",
        "istanbul.research.pettingzoo.board_v0",
        "istanbul.research.pettingzoo.dice_v0",
        "istanbul.research.pettingzoo.aec",
        "istanbul.research.gymnasium",
        "istanbul.research.vector",
        "istanbul.research.pixels",
        "istanbul.research.open_spiel.game",
        "istanbul.research.open_spiel.state",
        "istanbul.research.open_spiel.observer",
    ],
}
TITLES: Final = {
    "istanbul": "The names people type",
    "engine": "Games, states, matches, logs",
    "agents": "Computer players",
    "research": "Environments, batches, games as data",
}
Defined = ast.FunctionDef | ast.AsyncFunctionDef


def pages() -> dict[str, str]:
    """All pages by file name."""
    found = {f"{name}.md": page(name, modules) for name, modules in PAGES.items()}
    lines = ["# Reference", "", "Written from the docstrings by `make docs`; do not edit.", ""]
    for name, modules in PAGES.items():
        listed = ", ".join(f"`{module}`" for module in modules)
        lines.append(f"- [{TITLES[name]}]({name}.md): {listed}")
    return {"README.md": "\n".join(lines) + "\n", **found}


def page(name: str, modules: list[str]) -> str:
    """One page."""
    parts = [f"# {TITLES[name]}", "Written from the docstrings by `make docs`; do not edit."]
    for module in modules:
        parts += module_parts(module)
    return "\n\n".join(parts) + "\n"


def module_parts(module: str) -> Iterator[str]:
    """A module: what it says of itself, then its names in the order of its source."""
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    yield f"## {module}"
    yield docstring(tree)
    imported = [line for line in map(reexport, tree.body) if line]
    if file.name == "__init__.py" and imported:
        yield "\n".join(imported)
    yield from members(tree.body, "###")


def reexport(node: ast.stmt) -> str:
    """What a package hands on from a module of its own."""
    if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("istanbul."):
        return ""
    return f"- from `{node.module}`: {', '.join(f'`{alias.name}`' for alias in node.names)}"


def members(body: list[ast.stmt], level: str) -> Iterator[str]:
    """Classes, functions and documented values."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef) and is_public(node.name):
            bases = ", ".join(map(ast.unparse, node.bases))
            yield f"{level} class {node.name}{f'({bases})' if bases else ''}"
            yield docstring(node)
            yield from members(node.body, f"{level}#")
        elif isinstance(node, Defined) and is_public(node.name) and ast.get_docstring(node):
            yield f"{level} {heading(node)}"
            yield f"```text\n{signature(node)}\n```"
            yield docstring(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            yield from value(node, after)


def value(node: ast.Assign | ast.AnnAssign, after: ast.stmt | None) -> Iterator[str]:
    """A value with a string under it, or a field of a record."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    if not isinstance(target, ast.Name) or not is_public(target.id):
        return
    said = ""
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        said = cleandoc(str(after.value.value))
    if said:
        yield f"**`{ast.unparse(node)}`**: {said}"
    elif isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation):
        yield f"**`{ast.unparse(node)}`**"


def is_public(name: str) -> bool:
    """Is it for everybody?"""
    return not name.startswith("_")


def heading(node: Defined) -> str:
    """Its name, and whether it is asked for like a field."""
    names = {ast.unparse(decorator) for decorator in node.decorator_list}
    kind = "property " if names & {"property", "cached_property"} else ""
    return f"{kind}{node.name}"


def signature(node: Defined) -> str:
    """As it is written, without `self`."""
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix("cls").removeprefix(", ")
    answer = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({arguments}){answer}"


def docstring(node: ast.Module | ast.ClassDef | Defined) -> str:
    """What it says of itself; examples and lists of arguments as blocks."""
    text = ast.get_docstring(node) or ""
    lines, block = [], False
    for line in text.splitlines():
        starts = line.startswith((">>>", "Args:"))
        if starts and not block:
            lines.append("```text")
            block = True
        lines.append(line)
    return "\n".join([*lines, *["```"] * block])


def main() -> int:
    """Write the pages; those that are no longer written are removed."""
    FOLDER.mkdir(exist_ok=True)
    found = pages()
    for path in FOLDER.glob("*.md"):
        if path.name not in found:
            path.unlink()
    for name, text in found.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    print(f"{len(found)} pages in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
