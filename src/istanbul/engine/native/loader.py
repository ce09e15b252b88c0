"""Finds the native build of a game's rules. Without one everything works, interpreted."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from istanbul.engine.native.fingerprint import fingerprint


@dataclass(frozen=True)
class Found:
    """A native module, or the reason why there is none, in one line."""

    module: ModuleType | None
    why: str


def find(package: str, checked: bool = False) -> Found:
    """The native module of a game: built, and of the rules as they are now."""
    if os.environ.get("ISTANBUL_PURE") == "1":
        return Found(None, "plain Python rules (ISTANBUL_PURE=1)")
    name = f"{package}._native{'_checked' * checked}"
    try:
        module = import_module(name)
    except ImportError as problem:
        missing = isinstance(problem, ModuleNotFoundError)
        why = "no native build (no C compiler at installation?)" if missing else str(problem)
        return Found(None, f"plain Python rules: {why}")
    if fingerprint(package) != module.SOURCE:
        return Found(None, "plain Python rules: the native build is older than them, `make native`")
    return Found(module, f"native rules ({name})")
