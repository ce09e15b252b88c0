"""`make release`: checks that the last commit is a release, builds and tries its files, tags it.

Everything is checked before anything is done. `--dry-run` stops after the checks and says what
would be run. docs/releasing.md tells what to do before and after.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
STEPS: Final = (["make", "test"], ["make", "dist"])
VERSION: Final = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
HEADING: Final = re.compile(r"^## (?P<version>\S+)(?: - (?P<date>\S+))?$", re.MULTILINE)


def git(root: Path, *words: str) -> str:
    """Run git, and give what it prints."""
    return subprocess.run(
        ["git", "-C", str(root), *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def version_of(root: Path) -> str:
    """The version, from the one place that states it."""
    text = (root / "src" / "istanbul" / "__init__.py").read_text(encoding="utf-8")
    found = VERSION.search(text)
    assert found, "istanbul/__init__.py states __version__"
    return found[1]


def sections(changelog: str) -> list[tuple[str, str | None, str]]:
    """The parts of a changelog, the newest first: version, date if it has one, text."""
    heads = list(HEADING.finditer(changelog))
    ends = [*(head.start() for head in heads[1:]), len(changelog)]
    return [
        (head["version"], head["date"], changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    ]


def changelog_faults(version: str, changelog: str, today: datetime.date) -> list[str]:
    """What in the changelog does not fit a release of this version."""
    found = sections(changelog)
    if [name for name, _, _ in found[:1]] != ["Unreleased"] or len(found) < 2:
        return ["CHANGELOG.md: expected the heading 'Unreleased', then those of releases"]
    faults = []
    if re.search(r"^- ", found[0][2], re.MULTILINE):
        faults.append("CHANGELOG.md: there are lines under Unreleased; move them to the release")
    name, date, text = found[1]
    if name != version:
        faults.append(f"CHANGELOG.md: the newest release is {name}, the package is {version}")
    try:
        if datetime.date.fromisoformat(date or "") > today:
            faults.append(f"CHANGELOG.md: {name} has a date that is still to come, {date}")
    except ValueError:
        faults.append(f"CHANGELOG.md: expected '## {name} - YYYY-MM-DD', got the date {date}")
    if not text:
        faults.append(f"CHANGELOG.md: nothing is said about {name}")
    return faults


def faults(root: Path, today: datetime.date) -> list[str]:
    """Why the last commit cannot be released."""
    version = version_of(root)
    found = changelog_faults(version, (root / "CHANGELOG.md").read_text(encoding="utf-8"), today)
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"istanbul/__init__.py: expected a version like 1.2.3, got {version}")
    if "example.org" in (root / "pyproject.toml").read_text(encoding="utf-8"):
        found.append("pyproject.toml: [project.urls] still has the reserved name example.org")
    if git(root, "status", "--porcelain"):
        found.append("there are changes that are not committed")
    if git(root, "tag", "--list", f"v{version}"):
        found.append(f"the tag v{version} is there already")
    return found


def message(root: Path) -> str:
    """The text of the tag: what the changelog says about the release."""
    version, date, text = sections((root / "CHANGELOG.md").read_text(encoding="utf-8"))[1]
    return f"Istanbul {version}, {date}\n\n{text}\n"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Check, build, tag; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dry-run", action="store_true", help="only check")
    args = parser.parse_args(arguments)
    bad = faults(root, datetime.date.today())
    if bad:
        print("\n".join(f"[release] {fault}" for fault in bad), file=sys.stderr)
        return 1
    tag = f"v{version_of(root)}"
    for step in STEPS:
        print(
            f"[release] {'would run' if args.dry_run else 'running'} {' '.join(step)}", flush=True
        )
        if not args.dry_run and subprocess.run(step, cwd=root, check=False).returncode:
            print(f"[release] {' '.join(step)} failed; nothing was tagged", file=sys.stderr)
            return 1
    if args.dry_run:
        print(f"[release] would tag {tag}")
        return 0
    # Headings of the changelog begin with #, which git would take for comments.
    git(root, "tag", "--annotate", "--cleanup=whitespace", tag, "--message", message(root))
    print(f"[release] tagged {tag}; publish it with: git push origin {tag}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
