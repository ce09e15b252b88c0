"""`python -m tools.lockcheck`: web/package-lock.json names no address and lacks no platform.

npm drops optional packages (the binaries of other platforms) from the lock without a word when the
registry at hand does not have them; then the build fails for those who need them.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tools import node


def _found(packages: dict[str, Any], at: str, name: str) -> bool:
    """Would Node, from the folder `at`, find the package?"""
    while f"{at}/node_modules/{name}".lstrip("/") not in packages:
        if not at:
            return False
        at = at.rpartition("/node_modules/")[0] if "/node_modules/" in at else ""
    return True


def faults(lock: dict[str, Any]) -> list[str]:
    """What is wrong with a lock."""
    packages = lock["packages"]
    bad = [f"{path}: names an address" for path, entry in packages.items() if "resolved" in entry]
    for path, entry in packages.items():
        bad += [
            f"{path}: optional {name} is not in the lock"
            for name in entry.get("optionalDependencies", {})
            if not _found(packages, path, name)
        ]
    return bad


if __name__ == "__main__":
    sys.exit("\n".join(faults(json.loads(node.LOCK.read_text()))) or 0)
