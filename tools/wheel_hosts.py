"""Where wheels can be built and tried: the Pythons of this machine, and those of bare Debians.

A host has folders, and runs scripts with its Python in one of them. Paths given to a script are
relative to its folder, because a Debian in a folder has another root.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

from tools.bare_debian import HOME, USER, Debian, check

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "build" / "dist"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
"""What the package supports, and wheels are made for."""
ASK: Final = (
    "import sys, sysconfig, venv, ensurepip\n"
    "gil = not sysconfig.get_config_var('Py_GIL_DISABLED')\n"
    "fits = sys.implementation.name == 'cpython' and gil\n"
    "print('%d.%d' % sys.version_info[:2] if fits else 'other', sys.executable)"
)
PACKAGES: Final = ("python3", "python3-venv", "python3-dev", "gcc")


class Host(Protocol):
    """A Python somewhere."""

    version: str
    name: str

    def folder(self, name: str) -> Path:
        """An empty folder, as this machine sees it."""

    def run(self, folder: Path, *words: str, env: Mapping[str, str]) -> str:
        """What `python words...` prints in the folder; SystemExit if it fails."""


class Here:
    """A Python of this machine."""

    def __init__(self, version: str, python: str) -> None:
        self.version = version
        self.name = f"{python} ({version})"
        self.python = python

    def folder(self, name: str) -> Path:
        """Below build/dist."""
        return _empty(PLACE / self.version / name)

    def run(self, folder: Path, *words: str, env: Mapping[str, str]) -> str:
        """With an environment that holds nothing but a path and what is given."""
        clean = {"PATH": os.environ.get("PATH", os.defpath), "HOME": str(Path.home()), **env}
        return _output([self.python, *words], folder, clean)


class InDebian:
    """The Python of a bare Debian, with a compiler beside it. Needs root and debootstrap."""

    def __init__(self, release: str) -> None:
        check()
        self.debian = Debian.bootstrap(release, PLACE / "debian" / release)
        self.debian.install(*PACKAGES)
        said = _output(self.debian.command(f"python3 -c {shlex.quote(ASK)}"))
        self.version = said.split()[0]
        self.name = f"Debian {release} ({self.version})"

    def folder(self, name: str) -> Path:
        """Below the home of the plain user."""
        return _empty(self.debian.root / HOME[1:] / name)

    def run(self, folder: Path, *words: str, env: Mapping[str, str]) -> str:
        """As the plain user."""
        inside = f"/{folder.relative_to(self.debian.root)}"
        self.debian.as_root("chown", "-R", f"{USER}:{USER}", inside)
        given = " ".join(f"{name}={shlex.quote(value)}" for name, value in env.items())
        return _output(self.debian.command(f"{given} python3 {shlex.join(words)}", inside))


def pythons(named: Iterable[str]) -> Iterator[Here]:
    """One Python for each version: of those that are named, else `python3.N` on the path."""
    named = list(named)
    seen: set[str] = set()
    for command in [*named, *(f"python3.{version.partition('.')[2]}" for version in VERSIONS)]:
        answer = _asked(command)
        if answer is None or answer[0] not in VERSIONS:
            if command in named:
                raise SystemExit(f"{command}: expected CPython {', '.join(VERSIONS)} with venv")
        elif answer[0] not in seen:
            seen.add(answer[0])
            yield Here(*answer)


def _asked(command: str) -> tuple[str, str] | None:
    """The version of a Python and its path; None if it is not there or has no venv."""
    try:
        done = subprocess.run([command, "-c", ASK], capture_output=True, text=True, check=False)
    except OSError:
        return None
    version, _, path = done.stdout.strip().partition(" ")
    return (version, path) if done.returncode == 0 else None


def _empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _output(
    command: list[str], folder: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nfailed: {shlex.join(command)[-300:]}")
    return done.stdout
