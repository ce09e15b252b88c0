"""The socket works with the oldest and the newest uvicorn and websockets that pip may install."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIBRARIES = ("uvicorn", "websockets")
TESTS = ("test_socket", "test_frames", "test_frame_floods", "test_connection", "test_floods")


def requirements() -> dict[str, tuple[str, str]]:
    """By library: the oldest allowed, and all that are allowed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = {}
    for line in project["dependencies"]:
        bounds = re.fullmatch(r"(\w+)>=([\d.]+),<(\d+)", line)
        if bounds and bounds[1] in LIBRARIES:
            found[bounds[1]] = (f"{bounds[1]}=={bounds[2]}", line)
    assert set(found) == set(LIBRARIES), "each has a lower and an upper bound"
    return found


@pytest.mark.long  # about a minute each, and it asks the package index
@pytest.mark.parametrize("which", ["oldest", "newest"])
def test_the_socket_works_with(which: str, tmp_path: Path) -> None:
    chosen = [pair[which == "newest"] for pair in requirements().values()]
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(tmp_path)]
    installed = subprocess.run([*pip, *chosen], capture_output=True, text=True, check=False)
    if installed.returncode:
        pytest.fail(
            f"{' '.join(chosen)} could not be installed from the package index, which this test "
            f"needs:\n{installed.stderr}",
            pytrace=False,
        )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    where = "import uvicorn, websockets; print(uvicorn.__file__, websockets.__file__)"
    command = [sys.executable, "-c", where]
    loaded = subprocess.check_output(command, env=environment, text=True, cwd=ROOT)
    assert loaded.count(str(tmp_path)) == len(LIBRARIES), "not those that lie here anyway"
    files = [str(ROOT / "tests" / "server" / f"{name}.py") for name in TESTS]
    tests = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *files]
    done = subprocess.run(
        tests, env=environment, capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, f"{chosen}:\n{done.stdout[-3000:]}"
