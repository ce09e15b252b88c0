"""The documentation is true: its examples run, its links lead somewhere, nothing is left out."""

import argparse
import doctest
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from istanbul.cli import COMMANDS, build_parser, main
from istanbul.cli.bench import MEASURES as BENCH_KEYS
from istanbul.games.board.contents import BONUS_CARDS, GOODS, PLACES
from istanbul.games.board.events import EVENTS
from istanbul.games.board.pending import KINDS
from istanbul.games.board.places import OPTIONS as PLACE_OPTIONS
from istanbul.games.board.setup import VARIANTS

ROOT = Path(__file__).resolve().parent.parent
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *(page for folder in ("docs", "examples") for page in sorted((ROOT / folder).rglob("*.md"))),
]

BLOCK = re.compile(
    r"(?P<mark><!-- run -->\n)?^```(?P<kind>[\w{}-]*)\n(?P<text>.*?)^```$", re.S | re.M
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
LEFT_OUT = "..."  # a line of a console block that stands for any number of lines
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def blocks(path: Path, kind: str) -> list[tuple[int, re.Match[str]]]:
    """The fenced blocks of a kind, each with its line number."""
    text = text_of(path)
    found = [block for block in BLOCK.finditer(text) if block["kind"] == kind]
    return [(text[: block.start("text")].count("\n"), block) for block in found]


def run_python(text: str, names: dict[str, Any], path: Path, line: int) -> None:
    if ">>>" not in text:
        code = compile("\n" * line + text, name(path), "exec")
        exec(code, names)
        return
    test = doctest.DocTestParser().get_doctest(text, names, name(path), name(path), line)
    report = io.StringIO()
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.write, clear_globs=False)
    assert not report.getvalue(), report.getvalue()
    names.update(test.globs)


@pytest.mark.parametrize("path", [p for p in DOCS if blocks(p, "python")], ids=name)
def test_python_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    for line, block in blocks(path, "python"):
        run_python(block["text"], names, path, line)


def commands(text: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, *shown = part.splitlines()
        yield command, shown


def missing_line(shown: list[str], output: str) -> str | None:
    """The first line that is not where the page shows it; LEFT_OUT stands for any lines."""
    left, skipping = output.splitlines(), False
    for line in shown:
        if line.strip() == LEFT_OUT:
            skipping = True
            continue
        while skipping and left and left[0].rstrip() != line.rstrip():
            left.pop(0)
        if not left or left.pop(0).rstrip() != line.rstrip():
            return line
        skipping = False
    return None


@pytest.mark.parametrize("path", [p for p in DOCS if "<!-- run -->" in text_of(p)], ids=name)
def test_console_examples_run(path: Path, tmp_path: Path) -> None:
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    given = {"PATH": programs, "COLUMNS": "100", "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    for _, block in blocks(path, "console"):
        for command, shown in commands(block["text"]) if block["mark"] else ():
            done = subprocess.run(
                ["sh", "-c", command],
                env={**os.environ, **given, "LC_ALL": ""},
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{command}\n{done.stderr}"
            missing = missing_line(shown, done.stdout)
            assert missing is None, f"{command}\nnot printed here: {missing}\n{done.stdout}"


def test_every_marked_block_is_found() -> None:
    for path in DOCS:
        marked = [block for _, block in blocks(path, "console") if block["mark"]]
        assert len(marked) == text_of(path).count("<!-- run -->"), name(path)


@pytest.mark.parametrize(
    ("shown", "missing"),
    [
        (["a", "b"], None),
        (["a", "..."], None),
        (["...", "c"], None),
        (["a", "...", "d"], "d"),
        (["b"], "b"),
        (["a", "c"], "c"),
    ],
)
def test_what_a_console_block_must_show(shown: list[str], missing: str | None) -> None:
    assert missing_line(shown, "a\nb\nc\n") == missing


def anchors(path: Path) -> set[str]:
    """What the headings of a page are called in links; in translated rules as in English."""
    if path.parent.parent == ROOT / "docs" / "rules":
        path = path.parent.parent / path.name
    found = re.findall(r"^#+ (.*)$", BLOCK.sub("", text_of(path)), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(BLOCK.sub("", text_of(path))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        assert not anchor or anchor in anchors(target), link


def test_everything_on_the_table_is_in_the_docs() -> None:
    text = "\n".join(map(text_of, DOCS))
    places = PLACES[: len(PLACE_OPTIONS)]
    for word in (*places, *BONUS_CARDS, *GOODS, *VARIANTS, *KINDS):
        assert f"`{word}`" in text or re.search(rf"`[^`\n]*\b{word}\b[^`\n]*`", text), word


def test_every_event_is_in_the_docs() -> None:
    text = text_of(ROOT / "docs" / "log.md")
    assert [event for event in EVENTS if f"`{event}`" not in text] == []


def subparsers() -> dict[str, argparse.ArgumentParser]:
    (choices,) = (action.choices for action in build_parser()._actions if action.choices)
    assert isinstance(choices, dict)
    return choices


OF_ALL_COMMANDS = ("-h", "--help", "--language")  # told at the beginning of the page


def test_every_command_and_option_is_in_the_docs() -> None:
    page = text_of(ROOT / "docs" / "command_line.md")
    assert list(subparsers()) == list(COMMANDS)
    sections = {part.split("\n", 1)[0]: part for part in page.split("\n## ")[1:]}
    for command, parser in subparsers().items():
        text = sections[f"istanbul {command}"]
        if "--players" in parser.format_help():
            assert "[options of the game](#options-of-the-game)" in text, command
            text += sections["Options of the game"]
        options = [o for action in parser._actions for o in action.option_strings]
        for option in options:
            assert option in OF_ALL_COMMANDS or f"`{option}" in text, f"{command} {option}"


def test_every_json_key_is_in_the_docs() -> None:
    page, printed = text_of(ROOT / "docs" / "command_line.md"), io.StringIO()
    with redirect_stdout(printed):
        main(["simulate", "--games", "2", "--max-rounds", "3", "--seed", "1", "--json"])
    found = json.loads(printed.getvalue())
    keys = [*found, *found["wins_by_turn_order"][0], *BENCH_KEYS]
    assert [key for key in keys if f"`{key}`" not in page] == []
