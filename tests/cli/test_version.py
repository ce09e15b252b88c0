"""The version: stated once, told by the command, the library and the package alike."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import istanbul
from istanbul.messages import LANGUAGES, Words
from tests.cli.runner import Run

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_command_tells_the_version(run: Run) -> None:
    ran = run("--version")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"istanbul {istanbul.__version__}\n"


def test_the_help_of_the_version_is_translated(run: Run) -> None:
    for language in LANGUAGES:
        assert (
            Words(language).say("cli-parser_version") in run("--help", "--language", language).out
        )


def test_a_checkout_on_the_path_tells_its_own_version(tmp_path: Path) -> None:
    """Not that of an installed package: it is in the sources, so no installation is needed."""
    copy = tmp_path / "src" / "istanbul"
    shutil.copytree(
        ROOT / "src" / "istanbul", copy, ignore=shutil.ignore_patterns("static", "offline")
    )
    facade = copy / "__init__.py"
    text = facade.read_text(encoding="utf-8")
    facade.write_text(text.replace(istanbul.__version__, "98.7.6"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "istanbul", "--version"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(copy.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "istanbul 98.7.6\n"


def test_no_other_file_states_the_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+)?", istanbul.__version__)
