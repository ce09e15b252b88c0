"""`istanbul completion`: what the Tab key finds."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from istanbul.cli import COMMANDS
from istanbul.cli.completion import SHELLS
from tests.cli.runner import Run

ASK = """
source {script}
COMP_WORDS=({words}) COMP_CWORD={last} COMPREPLY=()
$(complete -p istanbul | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def script(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "istanbul.bash"
    path.write_text(run("completion", "bash").out, encoding="utf-8")
    (tmp_path / "game.jsonl").touch()
    return path


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("che", ["check-agent"]),
        ("arena --ag", ["--agents"]),
        ("arena --agents tra", ["trader"]),
        ("play --bots ma", ["master"]),
        ("play --layout s", ["short_paths"]),
        ("simulate --expansions m", ["mocha", "mocha,letters"]),
        ("simulate --game d", ["dice"]),
        ("replay ga", ["game.jsonl"]),
        ("play --save ga", ["game.jsonl"]),
        ("replay --language p", ["pl"]),
        ("completion z", ["zsh"]),
    ],
)
def test_bash_completes(line: str, expected: list[str], script: Path) -> None:
    words = ["istanbul", *line.split()]
    asked = ASK.format(script=script, words=" ".join(words), last=len(words) - 1)
    done = subprocess.run(
        ["bash", "--norc", "-c", asked],
        cwd=script.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == expected, done.stderr


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_told_every_command(shell: str, run: Run) -> None:
    ran = run("completion", shell)
    assert ran.code == 0, ran.err
    assert [name for name in COMMANDS if name not in ran.out] == []


def test_an_unknown_shell_is_refused(run: Run) -> None:
    ran = run("completion", "dos")
    assert ran.code == 2
    assert "invalid choice: 'dos'" in ran.err
