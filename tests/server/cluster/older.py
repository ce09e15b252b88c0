"""A commit from before the last migration of the database, to run beside today's program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.needs import lacking

ROOT: Final = Path(__file__).resolve().parents[3]
STORE: Final = Path("src/istanbul/server/store")
MIGRATIONS: Final = STORE / "migrations" / "postgres"
RULE: Final = ("migrate.py", "postgres.py", "sqlite.py")


def _git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def older_commit() -> str:
    """The one before the last migration, or the one that TEST_OLDER names."""
    named = os.environ.get("TEST_OLDER")
    try:
        last = _git("log", "-1", "--diff-filter=A", "--format=%H", "--", str(MIGRATIONS))
        return _git("rev-parse", "--verify", named or f"{last}^")
    except (OSError, subprocess.CalledProcessError):
        lacking("there is no history to take an older commit from: clone the repository in full")


def older_tree(folder: Path) -> Path:
    """The files of the older commit."""
    folder.mkdir()
    archive = ["git", "-C", str(ROOT), "archive", older_commit()]
    with subprocess.Popen(archive, stdout=subprocess.PIPE) as packed:
        subprocess.run(["tar", "-x", "-C", str(folder)], stdin=packed.stdout, check=True)
    assert versions(folder) < versions(ROOT), "the older commit has the same database"
    where = [sys.executable, "-c", "import istanbul; print(istanbul.__file__)"]
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    found = subprocess.run(where, cwd=folder, env=env, capture_output=True, text=True, check=True)
    assert found.stdout.startswith(str(folder)), "today's program would be started"
    return folder


def versions(tree: Path) -> int:
    """How many versions of the database a tree knows."""
    return len(list((tree / MIGRATIONS).glob("*.sql")))


def knows_the_rule(tree: Path) -> bool:
    """Does it ask a newer database which programs may use it?"""
    return "OLDEST" in (tree / STORE / "migrate.py").read_text("utf-8")


def teach_the_rule(tree: Path) -> None:
    """As if it had been there: the three files that ask, and nothing else."""
    for name in RULE:
        shutil.copy(ROOT / STORE / name, tree / STORE / name)
