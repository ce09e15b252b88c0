"""The reference in docs/api is what the docstrings say now."""

import ast

import pytest

from tools import api_reference


def test_the_pages_are_up_to_date() -> None:
    stored = {
        path.name: path.read_text(encoding="utf-8") for path in api_reference.FOLDER.iterdir()
    }
    assert stored == api_reference.pages(), "write them anew: make docs"


SOURCE = '''
class Box(Base):
    """Holds things."""

    size: int
    """In litres."""
    _hidden = 1

    @property
    def full(self) -> bool:
        """No room left?"""

    def put(self, thing: str, *, often: int = 1) -> None:
        """Put it in."""

    def _shake(self) -> None:
        """Nobody's business."""
'''


def test_what_is_told_of_a_class() -> None:
    found = list(api_reference.members(ast.parse(SOURCE).body, "##"))
    assert found == [
        "## class Box(Base)",
        "Holds things.",
        "**`size: int`**: In litres.",
        "### property full",
        "```text\nfull() -> bool\n```",
        "No room left?",
        "### put",
        "```text\nput(thing: str, *, often: int=1) -> None\n```",
        "Put it in.",
    ]


@pytest.mark.parametrize("module", ["istanbul.engine.state", "istanbul.research.episode"])
def test_every_public_function_is_told(module: str) -> None:
    text = "\n".join(api_reference.module_parts(module))
    path = api_reference.ROOT / "src" / f"{module.replace('.', '/')}.py"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            assert node.name in text
