"""The notebooks of examples/ run from top to bottom, and are kept without their outputs."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "examples").rglob("*.ipynb"))


def cells_of(path: Path) -> list[dict[str, Any]]:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["metadata"]["language_info"]["name"]) == (4, "python")
    cells: list[dict[str, Any]] = notebook["cells"]
    return cells


def run(cells: list[dict[str, Any]]) -> list[Any]:
    """What the cells of code show: the value of their last expression, as a notebook has it."""
    names: dict[str, Any] = {"__name__": "notebook"}
    shown = []
    for cell in cells:
        if cell["cell_type"] != "code":
            continue
        body = ast.parse("".join(cell["source"])).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), cell["id"], "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), cell["id"], "eval"), names))
    return shown


def test_there_is_a_notebook() -> None:
    assert [path.name for path in NOTEBOOKS] == ["first_look.ipynb"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run(path: Path) -> None:
    shown = run(cells_of(path))
    pictures = [one._repr_svg_() for one in shown if hasattr(one, "_repr_svg_")]
    assert len(pictures) == 3
    assert all(picture.startswith("<svg") for picture in pictures)
    assert shown[-3]["apprentice"] > shown[-3]["random"]  # the wins of twenty games
    assert 0 < shown[-1][0] <= shown[-1][1] <= shown[-1][2]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_kept_without_outputs(path: Path) -> None:
    code = [cell for cell in cells_of(path) if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_links_of_notebooks_lead_somewhere(path: Path) -> None:
    text = "".join("".join(cell["source"]) for cell in cells_of(path))
    links = [part.partition(")")[0] for part in text.split("](")[1:]]
    assert links
    for link in links:
        assert (path.parent / link).is_file(), link
