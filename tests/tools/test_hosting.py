"""The files for a hosting service: of the right form, pinned, and of one mind about versions."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import node
from tools.wheel_hosts import VERSIONS

ROOT = Path(__file__).resolve().parent.parent.parent
HUB = ROOT / ".github"
WORKFLOWS = sorted((HUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (HUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
SCHEMAS = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": FORMS,
    "github-issue-config": [HUB / "ISSUE_TEMPLATE" / "config.yml"],
    "dependabot": [HUB / "dependabot.yml"],
    "compose-spec": [ROOT / "compose.yaml"],
}
ACTIONLINT = node.WEB / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
NEWER_LABELS = ('label "macos-15-intel" is unknown',)
"""Machines that came after this actionlint; the workflow `tests` runs the newest one."""
PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_have_the_form_their_readers_expect(schema: str) -> None:
    files = [str(path) for path in SCHEMAS[schema]]
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    done = subprocess.run([*command, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def actionlint(folder: Path, files: int) -> list[str]:
    """What actionlint says, compiled to WebAssembly: the program itself is in no package index."""
    npm, env = node.environment()
    command = [npm[0], str(ACTIONLINT), "*.yml"]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert f"Checking {files} workflow file(s)" in said
    return [line for line in said.splitlines() if re.match(r"\w+\.yml:\d+:\d+ ", line)]


def test_actionlint_finds_nothing() -> None:
    found = actionlint(HUB / "workflows", len(WORKFLOWS))
    assert [line for line in found if not any(label in line for label in NEWER_LABELS)] == []


def test_actionlint_finds_a_planted_fault(tmp_path: Path) -> None:
    text = WORKFLOWS[0].read_text(encoding="utf-8").replace("matrix.", "matrices.", 1)
    (tmp_path / "planted.yml").write_text(text, encoding="utf-8")
    assert any("matrices" in line for line in actionlint(tmp_path, 1))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.stem))
def test_actions_are_pinned_by_commit_with_their_version_beside(path: Path) -> None:
    used = re.findall(r"uses: *(.+)", path.read_text(encoding="utf-8"))
    assert used
    assert [line for line in used if not PINNED.fullmatch(line)] == []


def test_one_action_has_one_pin() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    pins = {line.split("@")[0]: set[str]() for line in re.findall(r"uses: *(.+)", texts)}
    for line in re.findall(r"uses: *(.+)", texts):
        pins[line.split("@")[0]].add(line)
    assert {name: found for name, found in pins.items() if len(found) > 1} == {}


def test_everywhere_the_same_versions_of_python() -> None:
    jobs = read(HUB / "workflows" / "tests.yml")["jobs"]
    assert jobs["linux"]["strategy"]["matrix"]["python"] == list(VERSIONS)
    assert jobs["rules"]["strategy"]["matrix"]["python"] == list(VERSIONS)
    known = project()
    assert known["project"]["requires-python"] == f">={VERSIONS[0]}"
    told = [line.rpartition(" ")[2] for line in known["project"]["classifiers"] if ":: 3." in line]
    assert told == list(VERSIONS)
    built = known["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in VERSIONS]


def test_only_the_last_job_may_publish() -> None:
    jobs = read(HUB / "workflows" / "release.yml")["jobs"]
    signing = [name for name, job in jobs.items() if "id-token" in job["permissions"]]
    assert signing == ["attest", "publish"]
    assert all(jobs[name]["if"] == "github.ref_type == 'tag'" for name in signing)
    assert jobs["publish"]["environment"]["name"] == "pypi"


def test_hooks_run_the_tools_of_make_check() -> None:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in local["hooks"]:
        program = hook["entry"].split()[0].removeprefix(".venv/bin/")
        assert f"$(BIN)/{program}" in recipe, hook["id"]
