"""The package as strangers get it: installed from a wheel, compiled, where nothing can be written.

In a checkout bytecode may be switched off, files lie about, and the user owns every folder; after
`pip install` none of that holds.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from istanbul.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
NOWHERE = "/dev/null"  # a home in which not even root can make a folder
ADDRESS = re.compile(r"Istanbul is at (http://\S+)")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the wheel was installed; plain rules, which build in no time."""
    folder = tmp_path_factory.mktemp("wheel")
    env = {**os.environ, "ISTANBUL_PURE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, env=env, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--compile"]
    # pip would not compile where the machine forbids bytecode: it asks the same variable.
    subprocess.run([*pip, "--target", str(site), str(wheel)], env=_env(), check=True)
    assert list(site.glob("istanbul/messages/__pycache__/*.pyc"))
    return site


def _env(**more: str) -> dict[str, str]:
    return {"PATH": "/usr/bin:/bin", "HOME": NOWHERE, **more}


@pytest.fixture
def read_only(installed: Path) -> Iterator[Path]:
    """The same folder, and nobody may write into it."""
    for path in [installed, *installed.rglob("*")]:
        path.chmod(path.stat().st_mode & ~0o222)
    yield installed
    for path in [installed, *installed.rglob("*")]:
        path.chmod(path.stat().st_mode | 0o200)


def _command(site: Path, *args: str) -> list[str]:
    """A command in which the folder cannot be written; root needs a mount for that."""
    command = [sys.executable, *args]
    if os.geteuid() != 0:
        return command
    script = 'mount --bind -o ro "$1" "$1" && shift && exec "$@"'
    return ["unshare", "--mount", "sh", "-c", script, "sh", str(site), *command]


def _run(site: Path, *args: str, stdin: str = "") -> str:
    done = subprocess.run(
        _command(site, *args),
        input=stdin,
        env=_env(PYTHONPATH=str(site)),
        cwd="/",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_is_imported_from_a_folder_that_cannot_be_written(read_only: Path) -> None:
    files = [path.relative_to(read_only) for path in read_only.glob("istanbul/**/*.py")]
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files}
    names -= {"istanbul.__main__", "istanbul.server.workers.bot_worker"}  # they run when imported
    assert len(names) > 300
    script = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)\n"
    said = _run(
        read_only, "-c", f"{script}import istanbul; print(istanbul.__file__)", *sorted(names)
    )
    assert said.strip() == str(read_only / "istanbul" / "__init__.py")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_starts(read_only: Path, command: str) -> None:
    assert f"istanbul {command}" in _run(read_only, "-m", "istanbul", command, "--help")


def test_a_turn_in_the_terminal(read_only: Path) -> None:
    turn = "move spice_warehouse\nact\nend_turn\n"
    said = _run(read_only, "-m", "istanbul", "play", "--seed", "1", stdin=turn)
    assert "Red gains 2 green goods" in said


def test_the_server_needs_a_place_for_its_games(read_only: Path) -> None:
    """Without a home to write to it says so in one line; with a database named it serves."""
    done = subprocess.run(
        _command(read_only, "-m", "istanbul", "serve", "--port", "0"),
        env=_env(PYTHONPATH=str(read_only)),
        cwd="/",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "--database" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_page_and_the_words_are_served(read_only: Path, tmp_path: Path) -> None:
    command = ("-m", "istanbul", "serve", "--port", "0", "--database", str(tmp_path / "tables.db"))
    script = shutil.copy(ROOT / "tools" / "first_round.py", tmp_path)
    with subprocess.Popen(
        _command(read_only, *command),
        env=_env(PYTHONPATH=str(read_only)),
        cwd="/",
        stdout=subprocess.PIPE,
        text=True,
    ) as serving:
        try:
            assert serving.stdout is not None
            address = next(found[1] for line in serving.stdout if (found := ADDRESS.search(line)))
            assert "the page answers" in _run(read_only, str(script), address)
        finally:
            serving.terminate()
