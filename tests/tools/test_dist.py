"""`make dist`: which Pythons it takes, what it compares, and what the bill of materials lists."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path

import pytest

from istanbul.engine.native.build import build
from tools import dist, one_wheel, sbom
from tools.wheel_hosts import ROOT, VERSIONS, Here, pythons


def python(folder: Path, name: str, answer: str) -> str:
    """A program that answers as a Python would that is asked for its version."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is the whole path for programs."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def test_pythons_on_the_path_are_found(path: Path) -> None:
    for version in ("3.10", "3.11", "3.13"):
        python(path, f"python{version}", f"echo {version} here")
    python(path, "python3.12", "echo 'command not found' >&2; exit 127")  # a shim with nothing
    found = [host.version for host in pythons([])]
    assert found == ["3.11", "3.13"]


def test_a_named_python_comes_first(path: Path, tmp_path: Path) -> None:
    python(path, "python3.13", "echo 3.13 /usual")
    named = python(tmp_path, "my-python", "echo 3.13 /mine")
    assert [host.python for host in pythons([named])] == ["/mine"]


@pytest.mark.parametrize(
    "answer", ["echo 3.9 old", "echo other pypy", "exit 1"], ids=["old", "other", "no venv"]
)
def test_a_named_python_that_cannot_be_used_is_an_error(
    path: Path, tmp_path: Path, answer: str
) -> None:
    named = python(tmp_path, "my-python", answer)
    with pytest.raises(SystemExit, match=f"my-python: expected CPython {VERSIONS[0]}"):
        list(pythons([named]))
    with pytest.raises(SystemExit, match="nowhere: expected"):
        list(pythons(["nowhere"]))


def test_scripts_see_nothing_of_our_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "elsewhere")
    monkeypatch.setenv("CFLAGS", "-O0")
    host = Here("3.11", "/usr/bin/env")
    names = {line.partition("=")[0] for line in host.run(tmp_path, env={"A": "1"}).splitlines()}
    assert names == {"A", "HOME", "PATH"}


def test_builds_with_other_bytes_or_names_are_refused(tmp_path: Path) -> None:
    first, second, third = tmp_path / "a" / "x.whl", tmp_path / "b" / "x.whl", tmp_path / "y.whl"
    for file in (first, second, third):
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"same")
    assert dist.same(first, second) == first
    with pytest.raises(SystemExit, match="two builds differ"):
        dist.same(first, third)
    second.write_bytes(b"other")
    with pytest.raises(SystemExit, match="two builds differ"):
        dist.same(first, second)


def test_checksums_are_those_of_all_files(tmp_path: Path) -> None:
    for name in ("b.whl", "a.tar.gz", "SHA256SUMS"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    lines = [f"{hashlib.sha256(n.encode()).hexdigest()}  {n}" for n in ("a.tar.gz", "b.whl")]
    assert dist.sums(tmp_path) == "\n".join(lines) + "\n"


def test_packages_of_npm_are_told_by_their_sources() -> None:
    sources = {
        "../../src/board/Bazaar.svelte",
        "../../node_modules/svelte/src/internal/client.js",
        "../../node_modules/svelte/src/utils.js",
        "../../node_modules/@scope/name/index.js",
        "../../node_modules/outer/node_modules/inner/index.js",
    }
    found = sbom.packages(sources)
    assert found == {"svelte", "@scope/name", "outer/node_modules/inner"}


def test_a_package_of_npm_is_a_component(tmp_path: Path) -> None:
    file = tmp_path / "package.json"
    package = {"name": "@scope/name", "version": "1.2.3", "license": "MIT"}
    file.write_text(json.dumps(package), encoding="utf-8")
    component = sbom.component(file)
    assert component["purl"] == "pkg:npm/%40scope/name@1.2.3"
    assert component["licenses"][0]["license"]["id"] == "MIT"


def test_the_bill_is_about_the_package_and_lists_what_it_brings_and_needs() -> None:
    own = {"name": "istanbul", "version": "1.2.0", "bom-ref": "istanbul==1.2.0"}
    path = {"externalReferences": [{"url": "file:///somewhere/istanbul-1.2.0.tar.gz"}]}
    rich = {"name": "rich", "version": "15.0.0", "bom-ref": "rich==15.0.0"}
    svelte = {"name": "svelte", "version": "5.0.0", "bom-ref": "npm:svelte@5.0.0"}
    lines = [{"ref": "istanbul==1.2.0", "dependsOn": ["rich==15.0.0"]}, {"ref": "rich==15.0.0"}]
    bill = {"metadata": {}, "components": [rich, {**own, **path}], "dependencies": lines}
    whole = sbom.merged(bill, [svelte])
    assert whole["metadata"]["component"]["purl"] == "pkg:pypi/istanbul@1.2.0"
    assert whole["components"] == [rich, svelte]
    assert whole["dependencies"][0]["dependsOn"] == ["npm:svelte@5.0.0", "rich==15.0.0"]
    assert "somewhere" not in json.dumps(whole)


@pytest.mark.long
def test_native_rules_are_built_with_the_same_bytes_again(tmp_path: Path) -> None:
    """Each build has a new folder for its work: its name must not get into the module."""
    first, second = (build("istanbul.games.dice", tmp_path / name) for name in ("a", "b"))
    assert first.read_bytes() == second.read_bytes()


def test_wheels_are_built_with_what_the_package_asks_for() -> None:
    """They are built without isolation: what is missing is missed only by `make dist`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {re.split(r"[<>=]", need)[0] for need in project["build-system"]["requires"]}
    assert asked <= set(one_wheel.TOOLS)
