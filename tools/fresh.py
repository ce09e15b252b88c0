"""`make fresh`: the README's commands on a bare Debian, as a plain user with an empty environment.

What works only where this project is developed fails here. Three steps:
  play   `make play` until the page answers; a round over the wire; a turn in the terminal
  wheel  the built wheel on a Debian without compiler, make and Node: installed, and played
  test   `make test`
Standard library only: it starts with the machine's Python. Needs root and debootstrap.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.bare_debian import HOME, USER, Debian, NotPossibleError, check  # noqa: E402 - path above

PLACE: Final = ROOT / "build" / "fresh"
RESULTS: Final = ROOT / "docs" / "fresh.md"
RELEASES: Final = ("bookworm", "trixie")
CHECKOUT: Final = f"{HOME}/istanbul"
TURN: Final = r"printf 'move spice_warehouse\nact\nend_turn\n'"
"""The turn that the README shows; its seed is 1."""
PATIENCE: Final = {"play": 1200, "wheel": 1200, "test": 7200}
"""Seconds that a step may take, on a machine that has other things to do."""
BUILD: Final = 'import istanbul; istanbul.game().native(); print("native rules")'


class StepError(Exception):
    """A step did not do what it should; the text says what was seen."""


def named_packages() -> list[str]:
    """What the README tells a newcomer to install."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"^\$ sudo apt install (.+)$", readme, re.MULTILINE)
    assert found, "README.md names the Debian packages"
    return found[1].split()


class Fresh:
    """Two Debians of one release: one with the README's packages, one with Python alone."""

    def __init__(self, release: str) -> None:
        python = [name for name in named_packages() if name in ("python3", "python3-venv")]
        base = Debian.bootstrap(release, PLACE / f"{release}.base")
        base.install(*python)
        self.bare = base.copy(PLACE / f"{release}.bare")
        self.full = base.copy(PLACE / release)
        self.full.install(*named_packages())
        self._check_out()

    def python(self) -> str:
        """The version of Debian's Python."""
        return self._said(self.full, "python3 --version", 60).split()[-1]

    def play(self) -> None:
        """`make play` in the browser and in the terminal."""
        with self._served(self.full, "make play", CHECKOUT) as address:
            self._first_round(self.full, f"{CHECKOUT}/.venv/bin/python", address)
        said = self._said(
            self.full, f"{TURN} | make play ARGS='--seed 1'", PATIENCE["play"], CHECKOUT
        )
        _expect("gains 2 green goods", said)

    def wheel(self) -> None:
        """The wheel, built in the checkout and installed where nothing can be built."""
        build = ".venv/bin/python -m hatchling build -t wheel -d wheel"
        self._said(self.full, f"test -x .venv/bin/python || make native; {build}", 1200, CHECKOUT)
        for wheel in (self.full.root / CHECKOUT[1:] / "wheel").glob("*.whl"):
            shutil.copy(wheel, self.bare.root / HOME[1:])
        for tool in ("cc", "gcc", "make", "node", "npm"):
            self._said(self.bare, f"! command -v {tool}", 10)
        self._said(self.bare, "python3 -m venv env && env/bin/pip install --quiet *.whl", 600)
        _expect("native", self._said(self.bare, f"env/bin/python -c '{BUILD}'", 60))
        _expect("istanbul ", self._said(self.bare, "env/bin/istanbul --version", 60))
        said = self._said(self.bare, f"{TURN} | env/bin/istanbul play --seed 1", 60)
        _expect("gains 2 green goods", said)
        with self._served(self.bare, "env/bin/istanbul play", HOME) as address:
            self._first_round(self.bare, f"{HOME}/env/bin/python", address)

    def test(self) -> None:
        """`make test`, told line by line."""
        command = self.full.command("make test 2>&1", CHECKOUT)
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, timeout=PATIENCE["test"], check=False
        )
        if done.returncode:
            raise StepError(f"make test: exit {done.returncode}")

    def _check_out(self) -> None:
        """The committed tree, and nothing else that lies about here."""
        folder = self.full.root / CHECKOUT[1:]
        folder.mkdir()
        tree = subprocess.run(
            ["git", "-C", str(ROOT), "archive", "HEAD"], stdout=subprocess.PIPE, check=True
        ).stdout
        subprocess.run(["tar", "-x", "-C", str(folder)], input=tree, check=True)
        self.full.as_root("chown", "-R", f"{USER}:{USER}", CHECKOUT)

    @contextmanager
    def _served(self, debian: Debian, command: str, folder: str) -> Iterator[str]:
        """Run a command that serves the game, as in a terminal; the address it tells."""
        inside = debian.command(f"script -qefc '{command}' /dev/null", folder)
        serving = subprocess.Popen(
            inside, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace",
        )  # fmt: skip
        said = ""
        try:
            assert serving.stdout is not None
            for line in serving.stdout:
                said += line
                found = re.search(r"Istanbul is at (http://[^\s/]+)", line)
                if found:
                    break
            else:
                raise StepError(f"{command}: no address was told\n{said[-4000:]}")
            yield found[1]
        finally:
            serving.kill()  # the namespace goes with it, and everything in it
            serving.wait()

    def _first_round(self, debian: Debian, python: str, address: str) -> None:
        script = "first_round.py"
        shutil.copy(ROOT / "tools" / script, debian.root / HOME[1:] / script)
        said = self._said(debian, f"{python} {HOME}/{script} {address}", 180)
        print(f"[fresh] {said.strip()}", flush=True)

    @staticmethod
    def _said(debian: Debian, script: str, seconds: float, folder: str = HOME) -> str:
        """What a script says in the Debian; StepError, with all of it, when it fails."""
        done = subprocess.run(
            debian.command(script, folder), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", timeout=seconds, check=False,
        )  # fmt: skip
        if done.returncode:
            raise StepError(f"{script}: exit {done.returncode}\n{done.stdout[-4000:]}")
        return done.stdout


def _expect(words: str, said: str) -> None:
    if words not in said:
        raise StepError(f"expected {words!r} in:\n{said[-4000:]}")


def record(release: str, lines: list[str]) -> None:
    """Put a result into docs/fresh.md, in place of the last one of the release."""
    page = RESULTS.read_text(encoding="utf-8")
    block = f"```text {release}\n" + "\n".join(lines) + "\n```\n"
    new, found = re.subn(rf"```text {release}\n.*?\n```\n", block, page, flags=re.DOTALL)
    assert found == 1, f"{RESULTS} has one block for {release}"
    RESULTS.write_text(new, encoding="utf-8")


def main() -> int:
    """Run the steps that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--release", choices=RELEASES, default=RELEASES[0])
    parser.add_argument("--steps", default="play,wheel,test", metavar="A,B")
    parser.add_argument("--if-possible", action="store_true", help="else only say so")
    parser.add_argument("--record", action="store_true", help="write the result into docs/fresh.md")
    args = parser.parse_args()
    try:
        check()
    except NotPossibleError as why:
        print(f"[fresh] NOT RUN: {why}", flush=True)
        return 0 if args.if_possible else 1
    print(f"[fresh] a bare Debian {args.release}, with {' '.join(named_packages())}", flush=True)
    fresh = Fresh(args.release)
    lines = [f"Debian {args.release}, Python {fresh.python()}, {time.strftime('%Y-%m-%d')}"]
    for name in args.steps.split(","):
        step: Callable[[], None] = getattr(fresh, name)
        print(f"[fresh] {name}", flush=True)
        began = time.monotonic()
        try:
            step()
        except (StepError, subprocess.TimeoutExpired) as problem:
            print(f"[fresh] {name} FAILED on {args.release}: {problem}", flush=True)
            return 1
        lines.append(f"{name:6} passed in {time.monotonic() - began:5.0f} s")
    print("\n".join(f"[fresh] {line}" for line in lines), flush=True)
    if args.record:
        record(args.release, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
