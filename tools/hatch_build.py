"""Build hook of the package: the screens of the browser, and native rules where a C compiler is.

Whatever goes wrong with the native rules, the package is built all the same and a line says that
plain rules run. The screens are built only if they are stale: a source archive brings them along.
"""

from __future__ import annotations

import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ["games.board", "games.dice", "games.board.player", "games.dice.player"]
NEEDED = ["cython==3.3.1", "setuptools>=80"]


def wanted() -> bool:
    """Is native code possible and not forbidden?"""
    if os.environ.get("ISTANBUL_PURE") == "1" or sys.implementation.name != "cpython":
        return False
    return _native_build().compiler() is not None


def _screens() -> Any:
    """The builder of the screens, from the source tree."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return import_module("tools.webui")


def _native_build() -> Any:
    """The project's own builder, from the source tree."""
    if str(ROOT / "src") not in sys.path:
        sys.path.insert(0, str(ROOT / "src"))
    return import_module("istanbul.engine.native.build")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]  # untyped base
    """Called by hatchling for wheels, editable ones too."""

    def dependencies(self) -> list[str]:
        """What building needs: nothing for plain rules and screens that are built."""
        native = NEEDED if self.target_name == "wheel" and wanted() else []
        return native if _screens().fresh() else [*native, _screens().node.PINNED]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the screens; compile every game's rules into the wheel.

        An editable one gets both by `make web` and `make native`.
        """
        if version != "editable":
            _screens().build()
        if self.target_name != "wheel" or version == "editable":
            return
        if not wanted():
            self.app.display_warning("istanbul: no C compiler; plain Python rules will run")
            return
        target = Path(tempfile.mkdtemp(prefix="istanbul-native-"))
        for name in PACKAGES:
            try:
                built = _native_build().build(f"istanbul.{name}", target / name)
            except (Exception, SystemExit) as problem:  # compilers fail in all ways
                why = f"{type(problem).__name__}: {problem}".splitlines()[0]
                message = f"istanbul: {name} not compiled ({why}); plain Python rules will run"
                self.app.display_warning(message)
                continue
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            folder = "istanbul/" + name.replace(".", "/")
            build_data["force_include"][str(built)] = f"{folder}/{built.name}"
