"""The bill of materials of a release, as CycloneDX: what the package brings, and what it asks for.

Python packages: those that pip installs with it, in the versions the tests ran with. npm
packages: those with code in the built screens, told by the source maps of a build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any, Final

NODE_MODULES: Final = "node_modules/"
WHOLE: Final = {"pyodide"}
"""Of the game without a server, which brings it as it is."""


def write(source: Path, tree: Path, out: Path, epoch: int) -> None:
    """Write the bill of a source archive; the tree it was made from still has the npm packages."""
    with tempfile.TemporaryDirectory() as folder:
        bill = _python_packages(source, tree, Path(folder), epoch)
    whole = merged(bill, bundled_packages(tree))
    out.write_text(json.dumps(whole, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def merged(bill: dict[str, Any], bundled: list[dict[str, Any]]) -> dict[str, Any]:
    """The bill of the package itself: it is what the bill is about, and brings npm packages."""
    own = next(part for part in bill["components"] if part["name"] == "istanbul")
    others = [part for part in bill["components"] if part is not own]
    subject = {**own, "type": "application", "purl": f"pkg:pypi/istanbul@{own['version']}"}
    del subject["externalReferences"]  # the path of the archive on this machine
    refs = [part["bom-ref"] for part in bundled]
    lines = [
        {**line, "dependsOn": sorted([*line["dependsOn"], *refs])}
        if line["ref"] == own["bom-ref"]
        else line
        for line in bill["dependencies"]
    ]
    return {
        **bill,
        "metadata": {**bill["metadata"], "component": subject},
        "components": [*others, *bundled],
        "dependencies": [*lines, *({"ref": ref} for ref in refs)],
    }


def _python_packages(source: Path, tree: Path, work: Path, epoch: int) -> dict[str, Any]:
    """The bill of an environment with nothing in it but the package and what it needs."""
    venv.create(work / "env", with_pip=False)
    python = str(work / "env" / "bin" / "python")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    pins = ("--constraint", str(tree / "requirements-test.txt"))
    plain = {**os.environ, "ISTANBUL_PURE": "1"}  # the same packages, and nothing to compile
    subprocess.run([*pip, "install", "--quiet", *pins, str(source)], env=plain, check=True)
    bill = work / "bill.json"
    command = ["cyclonedx_py", "environment", "--output-reproducible", "-o", str(bill)]
    subprocess.run(
        [sys.executable, "-m", *command, python],
        env={"SOURCE_DATE_EPOCH": str(epoch)},
        check=True,
    )
    found: dict[str, Any] = json.loads(bill.read_text(encoding="utf-8"))
    return found


def bundled_packages(tree: Path) -> list[dict[str, Any]]:
    """The packages of npm whose code is in the screens, or in the game without a server."""
    with tempfile.TemporaryDirectory() as folder:
        build = ("run", "--silent", "build", "--", "--sourcemap", "--emptyOutDir")
        command = [sys.executable, "-m", "tools.node", *build, "--outDir", folder]
        subprocess.run(command, cwd=tree, check=True)
        sources = {
            source
            for path in Path(folder).rglob("*.map")
            for source in json.loads(path.read_text(encoding="utf-8"))["sources"]
        }
    modules = tree / "web" / "node_modules"
    return [
        component(modules / name / "package.json") for name in sorted(packages(sources) | WHOLE)
    ]


def packages(sources: set[str]) -> set[str]:
    """The folders below node_modules that sources come from."""
    found = set()
    for source in sources:
        _, inside, path = source.partition(NODE_MODULES)
        if inside:
            outer, nested, inner = path.rpartition(NODE_MODULES)
            words = inner.split("/")
            name = "/".join(words[: 2 if words[0].startswith("@") else 1])
            found.add(f"{outer}{nested}{name}")
    return found


def component(package_json: Path) -> dict[str, Any]:
    """A package of npm as a component."""
    package = json.loads(package_json.read_text(encoding="utf-8"))
    name, version = package["name"], package["version"]
    return {
        "type": "library",
        "name": name,
        "version": version,
        "bom-ref": f"npm:{name}@{version}",
        "purl": f"pkg:npm/{name.replace('@', '%40')}@{version}",
        "licenses": [{"license": {"id": package["license"], "acknowledgement": "declared"}}],
    }
