"""`make release` tags a commit only if version, changelog and tree fit together."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tools import release

TODAY = datetime.date(2025, 12, 1)
CHANGELOG = """# Changelog

## Unreleased

### Added

## 1.2.0 - 2025-11-30

### Added

- A camel.

## 1.1.0 - 2025-10-01

- The first one.
"""


def git(root: Path, *words: str) -> str:
    return release.git(root, *words)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A committed tree that is ready for release, whose tests and build do nothing."""
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"):
        monkeypatch.delenv(name, raising=False)
    package = tmp_path / "src" / "istanbul"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('Homepage = "https://real.test"\n', encoding="utf-8")
    (tmp_path / "Makefile").write_text("test dist:\n\t@echo $@ >> done\n", encoding="utf-8")
    (tmp_path / ".gitignore").write_text("done\n", encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ada")
    git(tmp_path, "config", "user.email", "ada@example.org")
    git(tmp_path, "config", "tag.gpgSign", "false")
    commit(tmp_path)
    return tmp_path


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "-c", "commit.gpgSign=false", "commit", "--quiet", "--message", "All")


def change(root: Path, name: str, old: str, new: str) -> None:
    text = (root / name).read_text(encoding="utf-8")
    assert old in text
    (root / name).write_text(text.replace(old, new), encoding="utf-8")


def done(root: Path) -> list[str]:
    path = root / "done"
    return path.read_text(encoding="utf-8").split() if path.is_file() else []


def test_a_dry_run_says_what_would_be_done_and_does_nothing(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["--dry-run"], root) == 0
    said = capsys.readouterr().out
    assert [line.partition("] ")[2] for line in said.splitlines()] == [
        "would run make test",
        "would run make dist",
        "would tag v1.2.0",
    ]
    assert git(root, "tag") == ""
    assert done(root) == []


def test_a_release_is_tested_built_and_tagged_with_its_changes(root: Path) -> None:
    assert release.main([], root) == 0
    assert done(root) == ["test", "dist"]
    assert git(root, "tag", "--points-at", "HEAD") == "v1.2.0"
    text = git(root, "tag", "--list", "--format=%(contents)", "v1.2.0")
    assert text.startswith("Istanbul 1.2.0, 2025-11-30\n\n### Added\n\n- A camel.")
    assert "The first one" not in text


@pytest.mark.parametrize("target", ["test", "dist"])
def test_nothing_is_tagged_if_a_step_fails(root: Path, target: str) -> None:
    text = f"test dist:\n\t@echo $@ >> done; test $@ != {target}\n"
    (root / "Makefile").write_text(text, encoding="utf-8")
    commit(root)
    assert release.main([], root) == 1
    assert done(root)[-1] == target
    assert git(root, "tag") == ""


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("src/istanbul/__init__.py", "1.2.0", "1.3.0", "newest release is 1.2.0, the package is"),
        ("src/istanbul/__init__.py", "1.2.0", "1.2.0.dev0", "expected a version like 1.2.3"),
        ("CHANGELOG.md", "### Added\n\n## 1.2.0", "- More.\n\n## 1.2.0", "lines under Unreleased"),
        ("CHANGELOG.md", "## Unreleased", "## Soon", "expected the heading 'Unreleased'"),
        (
            "CHANGELOG.md",
            " - 2025-11-30",
            "",
            "expected '## 1.2.0 - YYYY-MM-DD', got the date None",
        ),
        ("CHANGELOG.md", "2025-11-30", "2025-11-31", "got the date 2025-11-31"),
        ("pyproject.toml", "real.test", "a.example.org", "still has the reserved name"),
        ("CHANGELOG.md", "2025-11-30", "2025-12-02", "a date that is still to come"),
        ("CHANGELOG.md", "### Added\n\n- A camel.", "", "nothing is said about 1.2.0"),
    ],
)
def test_what_does_not_fit_is_told(root: Path, name: str, old: str, new: str, fault: str) -> None:
    assert release.faults(root, TODAY) == []
    change(root, name, old, new)
    commit(root)
    found = release.faults(root, TODAY)
    assert any(fault in line for line in found), found


def test_a_tree_with_changes_is_not_released(root: Path) -> None:
    (root / "new.txt").touch()
    assert release.faults(root, TODAY) == ["there are changes that are not committed"]


def test_a_release_is_not_tagged_twice(root: Path) -> None:
    assert release.main([], root) == 0
    assert release.main([], root) == 1
    assert release.faults(root, TODAY) == ["the tag v1.2.0 is there already"]


def test_the_changelog_of_the_project_fits_its_version() -> None:
    """Between releases: the version is that of the next one, still in development."""
    version = release.version_of(release.ROOT)
    text = (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = release.sections(text)
    assert parts[0][0] == "Unreleased"
    assert all(datetime.date.fromisoformat(date or "") for _, date, _ in parts[1:])
    numbers = [tuple(map(int, name.split("."))) for name, _, _ in parts[1:]]
    assert numbers == sorted(numbers, reverse=True)
    release_number = tuple(map(int, version.split(".")[:3]))
    assert release_number > numbers[0] if ".dev" in version else release_number == numbers[0]
