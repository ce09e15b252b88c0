"""`python -m tools.webui`: builds web/ into src/istanbul/server/static, if its inputs changed.

Standard library only, since the build hook of the package uses it too.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import node  # noqa: E402 - the build hook imports this file from anywhere

OUT: Final = ROOT / "src" / "istanbul" / "server" / "static"
STAMP: Final = OUT / ".stamp"
"""The digest of what was built; inside the output, so deleting the output deletes it too."""
INPUTS: Final = [
    *("package.json", "package-lock.json", ".npmrc", "tsconfig.json", "svelte.config.js"),
    *("vite.config.ts", "plugins", "worker", "index.html", "src", "public"),
]
PACKAGE: Final = ROOT / "src" / "istanbul"


def _inputs() -> list[Path]:
    """Every file that the build reads, in a fixed order."""
    found: list[Path] = []
    for name in INPUTS:
        top = node.WEB / name
        found += sorted(p for p in top.rglob("*") if p.is_file()) if top.is_dir() else [top]
    found += sorted(PACKAGE.glob("**/messages/*/*.ftl"))
    return [p for p in found if p.is_file() and not p.name.endswith(".test.ts")]


def digest() -> str:
    """A hash of all inputs: by content, since times of files mean nothing after a checkout."""
    total = hashlib.sha256()
    for path in _inputs():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fresh() -> bool:
    """Is there nothing to build?"""
    if not (OUT / "index.html").is_file():
        return not (node.WEB / "package.json").is_file()
    if not (node.WEB / "package.json").is_file():  # a tree that ships only what was built
        return True
    return STAMP.is_file() and STAMP.read_text() == digest()


def build(force: bool = False) -> bool:
    """Build if needed; was it?"""
    if fresh() and not force:
        return False
    node.install(everything=False)
    print("[web] building the screens", flush=True)
    before = digest()
    if node.npm("run", "--silent", "build"):
        raise SystemExit("The screens could not be built (above)")
    STAMP.write_text(before)
    return True


if __name__ == "__main__":
    build("--force" in sys.argv)
