"""`python3.N tools/try_wheel.py WHEEL SCRIPT`: a wheel as a newcomer meets it; the result as JSON.

A new environment, no variable set, and on the path only the programs of that environment: no
compiler, no Node. From `pip install` to the first move, by the clock on the wall; then the script
(master_speed.py, which fails without native rules) with the wheel's Python. Standard library only.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Any, Final

TURN: Final = "move spice_warehouse\nact\nend_turn\n"
"""The turn that the README shows; its seed is 1."""
NOT_THERE: Final = ("cc", "gcc", "clang", "make", "node", "npm")


def attempt(wheel: Path, script: Path) -> dict[str, Any]:
    """Install, play a turn, measure."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        venv.create(home / "env", with_pip=True)
        programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
        env = {"HOME": folder, "PATH": str(programs)}
        there = [name for name in NOT_THERE if shutil.which(name, path=env["PATH"])]
        assert not there, f"a clean environment has no {', '.join(there)}"
        python = str(programs / "python")

        def run(*command: str, given: str = "") -> str:
            done = subprocess.run(
                command, env=env, cwd=home, input=given, check=False, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )  # fmt: skip
            if done.returncode:
                raise SystemExit(f"{done.stdout}\nfailed: {' '.join(command)}")
            return done.stdout

        began, used = time.monotonic(), sum(os.times()[:4])
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
        installed = time.monotonic()
        said = run(str(programs / "istanbul"), "play", "--seed", "1", given=TURN)
        played, busy = time.monotonic(), sum(os.times()[:4])
        if "gains 2 green goods" not in said:
            raise SystemExit(f"the first turn was not played:\n{said}")
        return {
            "version": run(str(programs / "istanbul"), "--version").split()[-1],
            "install_seconds": round(installed - began, 1),
            "first_move_seconds": round(played - began, 1),
            "first_move_processor_seconds": round(busy - used, 1),
            "nodes_per_second": json.loads(run(python, str(script))),
        }


if __name__ == "__main__":
    print(json.dumps(attempt(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())))
