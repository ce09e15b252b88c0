"""`make mutants`: plant faults in the code, one at a time; the tests of that module must fail.

The faults are listed in tests/mutants/*.toml: the file below src/istanbul, a text that stands there
once, what to put in its place, and the tests to run (below tests/). Each is planted in a copy of
the tree, which has no native build: the tests run the rules as they are written. A fault that no
test notices shows a missing test. Results are kept in build/mutants.json, so that a run which was
stopped goes on, and written to docs/mutants.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).parent.parent
LISTS: Final = ROOT / "tests" / "mutants"
KEPT: Final = ROOT / "build" / "mutants.json"
PAGE: Final = ROOT / "docs" / "mutants.md"
SECONDS: Final = 180.0  # for the tests of one fault: a loop without an end is noticed, too
LEFT_OUT: Final = ".*", "build", "dist", "node_modules", "*.so", "images", "web"
SURVIVED: Final = ""  # no test failed
ENDLESS: Final = "(the tests did not end)"
PLAIN: Final = "not [native and not -native and not on_native"  # of tests on both builds
QUICK: Final = "not clock and not long and not slow"


class Unusable(Exception):  # noqa: N818  # named for what it is
    """A fault cannot be tried: its text is gone, or its tests fail without it."""


@dataclass(frozen=True)
class Mutant:
    """A fault to plant: a text of a file, what replaces it, and the tests that must notice."""

    area: str
    fault: str  # in words
    file: str  # below src/istanbul
    old: str
    new: str
    tests: tuple[str, ...]  # below tests

    def source(self, tree: Path) -> Path:
        """The file that it changes."""
        return tree / "src" / "istanbul" / self.file

    def test_paths(self) -> list[str]:
        """Its tests, as pytest takes them."""
        return [f"tests/{test}" for test in self.tests]

    def planted(self, text: str) -> str:
        """The text of its file with the fault in it."""
        if text.count(self.old) != 1:
            found = text.count(self.old)
            raise Unusable(f"{self.fault}: its text stands {found} times in {self.file}, not once")
        return text.replace(self.old, self.new)

    def fingerprint(self) -> str:
        """Changes with the fault, its file or its tests: what the result depends on."""
        files = [ROOT / path.partition("::")[0] for path in self.test_paths()]
        texts = [repr(self), *(path.read_text(encoding="utf-8") for path in files)]
        texts.append(self.source(ROOT).read_text(encoding="utf-8"))
        return sha256("\0".join(texts).encode()).hexdigest()[:16]


def read_lists() -> list[Mutant]:
    """All faults, in the order of the files."""
    found: list[Mutant] = []
    for path in sorted(LISTS.glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            tests = tuple(row.pop("tests"))
            found.append(Mutant(area=path.stem, tests=tests, **row))
    return found


def run_tests(
    tree: Path, tests: Iterable[str], *options: str, seconds: float | None = None
) -> list[str]:
    """The tests that fail in a copy of the tree, without their cases."""
    silent = ["-q", "-n", "0", "-p", "no:cacheprovider", "-rfE", "--tb=no"]
    silent += ["-k", PLAIN, "-m", QUICK]
    env = {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        "PYTHONDONTWRITEBYTECODE": "",  # it saves half of the time
        "HYPOTHESIS_PROFILE": "ci",
    }
    command = [sys.executable, "-m", "pytest", *silent, *options, *tests]
    try:
        ended = subprocess.run(
            command, cwd=tree, env=env, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return [ENDLESS]
    found = re.findall(r"^(?:FAILED|ERROR) tests/([^\s\[]+)", ended.stdout, re.MULTILINE)
    if bool(found) != bool(ended.returncode):
        raise Unusable(f"pytest ended with {ended.returncode}: {ended.stdout}{ended.stderr}")
    return list(dict.fromkeys(found))


def try_out(tree: Path, mutant: Mutant) -> str:
    """Plant a fault in a copy of the tree, and mend it; the first test that failed, or none."""
    path = mutant.source(tree)
    text = path.read_text(encoding="utf-8")
    try:
        _write(path, mutant.planted(text))
        return next(iter(run_tests(tree, mutant.test_paths(), "-x", seconds=SECONDS)), SURVIVED)
    finally:
        _write(path, text)


def _write(path: Path, text: str) -> None:
    """Bytecode goes by size and second: that of another text must not be taken for this one's."""
    path.write_text(text, encoding="utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def try_all(mutants: Sequence[Mutant], jobs: int, kept: dict[str, list[str]]) -> None:
    """Try faults, and keep at once what is found.

    Raises:
        Unusable: tests fail without any fault.
    """
    trees: SimpleQueue[Path] = SimpleQueue()

    def work(numbered: tuple[int, Mutant]) -> None:
        n, mutant = numbered
        tree = trees.get()
        try:
            caught_by = try_out(tree, mutant)
        finally:
            trees.put(tree)
        kept[mutant.fault] = [mutant.fingerprint(), caught_by]
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(kept, indent=0), encoding="utf-8")
        print(f"[{n}/{len(mutants)}] {mutant.fault}: {caught_by or 'NOT CAUGHT'}", flush=True)

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        first = Path(folder) / "0"
        shutil.copytree(ROOT, first, ignore=shutil.ignore_patterns(*LEFT_OUT))
        print("[mutants] all tests without any fault", flush=True)
        failing = run_tests(first, dict.fromkeys(path for m in mutants for path in m.test_paths()))
        if failing:
            raise Unusable(f"these fail without any fault: {', '.join(failing)}")
        trees.put(first)
        for n in range(1, jobs):
            trees.put(shutil.copytree(first, Path(folder) / str(n)))
        with ThreadPoolExecutor(jobs) as pool:
            for _ in pool.map(work, enumerate(mutants, 1)):
                pass


def page(mutants: Sequence[Mutant], kept: dict[str, list[str]]) -> str:
    """All results, as a page of the documentation."""
    caught = sum(kept[mutant.fault][1] != SURVIVED for mutant in mutants)
    lines = [
        "# Planted faults",
        "",
        "`make mutants` plants each of these faults in a copy of the code, one at a time, and runs"
        " the tests of that module.",
        "A fault that no test notices shows a missing test. The list is `tests/mutants/`; this page"
        " is written by the command.",
        "",
        f"**{caught} of {len(mutants)} are caught.**",
    ]
    for area in dict.fromkeys(mutant.area for mutant in mutants):
        lines += ["", f"## {area.replace('_', ' ').capitalize()}", ""]
        lines += ["| the fault | in | caught by |", "|---|---|---|"]
        for mutant in mutants:
            if mutant.area == area:
                caught_by = kept[mutant.fault][1]
                told = f"`{caught_by}`" if caught_by else "**nothing**"
                lines.append(f"| {mutant.fault} | `{mutant.file}` | {told} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Try all faults; 1 if one of them is not caught."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="faults whose words or file contain this")
    parser.add_argument("--again", action="store_true", help="also those that are known")
    parser.add_argument("--jobs", type=int, default=2, help="at a time, each in a copy of its own")
    given = parser.parse_args(arguments)
    kept: dict[str, list[str]] = {}
    if KEPT.exists():
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    mutants = read_lists()
    chosen = [m for m in mutants if given.only in m.fault or given.only in m.file]
    if given.again:
        for mutant in chosen:
            kept.pop(mutant.fault, None)
    unknown = [m for m in chosen if kept.get(m.fault, [""])[0] != m.fingerprint()]
    if unknown:
        try:
            try_all(unknown, given.jobs, kept)
        except Unusable as problem:
            print(problem, file=sys.stderr)
            return 1
    survivors = [mutant.fault for mutant in chosen if kept[mutant.fault][1] == SURVIVED]
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} planted faults are caught")
    for fault in survivors:
        print(f"  NOT CAUGHT: {fault}")
    if all(mutant.fault in kept for mutant in mutants):
        PAGE.write_text(page(mutants, kept), encoding="utf-8")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
