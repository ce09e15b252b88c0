"""`make wasm`: the search of both games as WebAssembly, for browsers without a server.

The translator writes the rules and the search of a game as one C file (engine/native/c_module.py),
and Zig's C compiler, which is a package of PyPI, makes a module of it. Same sources, same bytes.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from subprocess import PIPE
from tempfile import TemporaryDirectory
from typing import Final

from istanbul.engine.native.c_module import c_source
from istanbul.engine.native.fingerprint import fingerprint
from istanbul.search.packages import packages

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "wasm"
FLAGS: Final = [
    *("-target", "wasm32-freestanding", "-nostdlib"),  # no C library: nothing to import
    "-Wl,--no-entry",  # functions to call, not a program
    *("-O3", "-msimd128", "-Wl,--strip-all"),  # SIMD: a fifth more nodes a second
    "-fno-strict-aliasing",  # a record is also used through a pointer to its base class
    *("-Wall", "-Werror", "-Wno-unused-function"),
    *("-Wno-unused-but-set-variable", "-Wno-parentheses-equality"),  # of written code
]


class CompilerFailed(Exception):  # noqa: N818  # it says what is wrong
    """The C compiler could not make a module; the message is its own."""


def file_name(game: str) -> str:
    """The name of a game's module."""
    return f"istanbul_{game}.wasm"


def build(game: str, target: Path) -> Path:
    """Translate and compile into a folder; the path of the module."""
    package = packages()[game]
    text = c_source(package, import_module(f"{package}.rules"), fingerprint(package))
    return compile_c(text, target / file_name(game))


def compile_c(text: str, target: Path) -> Path:
    """Compile C to a module of WebAssembly; where it was put."""
    cache = ROOT / "build" / "zig"
    env = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(cache), "ZIG_LOCAL_CACHE_DIR": str(cache)}
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent) as work:
        (Path(work) / "rules.c").write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, "rules.c", "-o", "rules.wasm"]
        done = subprocess.run(command, cwd=work, env=env, stderr=PIPE, text=True, check=False)
        if done.returncode:
            raise CompilerFailed(done.stderr)
        return (Path(work) / "rules.wasm").replace(target)  # whole or not at all


def main() -> None:
    """Build all games and say how large they are."""
    for game in packages():
        began = time.perf_counter()
        code = build(game, OUT).read_bytes()
        sizes = f"{len(code):,} bytes, {len(gzip.compress(code, 9)):,} with gzip"
        print(f"[wasm] {file_name(game)}: {sizes}, in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
