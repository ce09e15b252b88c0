"""The habits of the project that no other tool checks: sizes, suppressions, paths, help texts."""

import ast
import os
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 400

# Folders that hold nothing of ours: environments, caches, builds (.gitignore names them too).
OFFLINE = ROOT / "src" / "istanbul" / "server" / "offline"  # built by `make site`
NOT_OURS = {".git", ".venv", ".hypothesis", "build", "dist", "node_modules", "__pycache__"}

SUPPRESSION = re.compile(
    r"""type:\s*ignore (\[[\w\-,\s]*\])?
    | (ruff:\s*)?noqa (:\s*[A-Z]+[0-9]+ (,\s*[A-Z]+[0-9]+)*)?""",
    re.VERBOSE,
)
REASON = re.compile(r"[^\W\d_]{2,}\W+[^\W\d_]{2,}")  # two words at least
DOCSTRING = re.compile(r'(#.*\n|\s)*r?"""\S')

# Not after a letter: `a/home/b` is a path inside something, not one of a machine.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home|root|work)/")


def our_files() -> Iterator[Path]:
    """Every file of the project; walked, not asked of git, which need not be there."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in NOT_OURS and "_cache" not in name and Path(folder, name) != OFFLINE
        ]
        yield from (Path(folder, name) for name in names)


def modules() -> list[Path]:
    """Every Python file of src, tests, tools, training and examples."""
    folders = ("src", "tests", "tools", "training", "examples")
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """The comments of a Python file that may suppress a check, with their line numbers."""
    if not SUPPRESSION.search(path.read_text(encoding="utf-8")):
        return
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def lacks_reason(comment: str) -> bool:
    """Whether a comment suppresses a check and says nothing else."""
    rest, suppressions = SUPPRESSION.subn("", comment)
    return suppressions > 0 and not REASON.search(rest)


def targets() -> list[str]:
    """The lines of the Makefile that begin a target a person would type."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return re.findall(r"^[a-z][a-z-]*:(?!=).*$", text, re.MULTILINE)


def test_no_module_is_too_long() -> None:
    sizes = {shown(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {name: lines for name, lines in sizes.items() if lines > MOST_LINES} == {}


def test_every_module_has_a_docstring() -> None:
    lacking = [p for p in modules() if not DOCSTRING.match(p.read_text(encoding="utf-8"))]
    assert [shown(path) for path in lacking] == []


def test_every_suppression_has_a_reason() -> None:
    assert [
        f"{shown(path)}:{line}: {comment}"
        for path in modules()
        for line, comment in comments(path)
        if lacks_reason(comment)
    ] == []


@pytest.mark.parametrize(
    ("comment", "lacking"),
    [
        ("# type: ignore", True),
        ("# type: ignore[arg-type]", True),
        ("# noqa: E501, PLR0915", True),
        ("# noqa: E402  # x", True),
        ("# type: ignore[arg-type]  # the stub is wrong about None", False),
        ("# noqa: PLC0415 - only needed for charts", False),
        ("# an ordinary comment", False),
    ],
)
def test_what_counts_as_a_reason(comment: str, lacking: bool) -> None:
    assert lacks_reason(comment) == lacking


def test_no_file_names_a_path_of_a_machine() -> None:
    found = []
    for path in our_files():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # a picture or the like
        found += [
            f"{shown(path)}:{number}"
            for number, line in enumerate(lines, 1)
            if MACHINE_PATH.search(line)
        ]
    assert found == []


def test_every_target_of_the_makefile_has_a_help_text() -> None:
    assert targets()
    assert [line for line in targets() if not re.search(r" ## \S", line)] == []


def test_every_target_of_the_makefile_is_phony() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.findall(r"^\.PHONY:(.*)$", text, re.MULTILINE)
    assert [line.split(":")[0] for line in targets()] == " ".join(phony).split()


def test_ci_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert re.search(r"^(exec )?make test$", script.read_text(encoding="utf-8"), re.MULTILINE)


def test_requirements_are_exact_and_name_no_address() -> None:
    for path in ROOT.glob("requirements-*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        wanted = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in wanted if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def imported(path: Path) -> set[str]:
    """The modules that a file imports by name."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    whole = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return {*whole, *(f"{node.module}.{alias.name}" for node in froms for alias in node.names)}


def test_what_every_game_has_names_no_expansion() -> None:
    """Expansions take part by registries and hooks (games/board/hooks.py)."""
    package = ROOT / "src/istanbul/games/board"
    own = [package / name for name in ("mocha", "letters", "player", "terminal")]
    files = [path for path in package.rglob("*.py") if not any(map(path.is_relative_to, own))]
    folders = tuple(f"istanbul.games.board.{folder.name}" for folder in own)
    assert len(files) > len(list((package / "base").rglob("*.py"))) > 50
    assert [
        shown(path) for path in files if any(n.startswith(folders) for n in imported(path))
    ] == []
    flag = re.compile(r"tables\.(mocha|letters)\b")
    asking = [path for path in files if flag.search(path.read_text(encoding="utf-8"))]
    outer = {"observation.py", "position_read.py", "position_write.py", "view.py", "view_write.py"}
    assert {path.name for path in asking} <= outer
