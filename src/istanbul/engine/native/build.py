"""Makes the native build of a game: translate, compile, put beside the rules.

`python -m istanbul.engine.native.build istanbul.games.board [--checked] [--force]`
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
import time
from importlib import import_module
from pathlib import Path

from istanbul.engine.native import loader
from istanbul.engine.native.cython_module import cython_source
from istanbul.engine.native.fingerprint import fingerprint, folder
from istanbul.engine.native.translate import OutsideSubset

# A record is also used through a pointer to its base class, which C calls aliasing. Without -g0
# Python's own flags would put the folder of the build, a new one each time, into the module.
GCC = ["-O3", "-g0", "-fno-strict-aliasing", "-Wno-unused-function", "-Wno-unreachable-code"]
FLAGS = ["/O2"] if os.name == "nt" else GCC


def compiler() -> str | None:
    """The C compiler that Python would use, if it is there."""
    name = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name)


def build(package: str, target: Path, checked: bool = False) -> Path:
    """Translate and compile into a folder; the path of the module."""
    cythonize = import_module("Cython.Build").cythonize  # only here: players need neither
    setuptools = import_module("setuptools")
    build_ext = import_module("setuptools.command.build_ext").build_ext
    name = "_native_checked" if checked else "_native"
    rules = import_module(f"{package}.rules")
    text = cython_source(package, rules, fingerprint(package), checked)
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as work:
        os.chdir(work)  # Cython and setuptools write beside their sources
        try:
            Path(f"{name}.pyx").write_text(text, encoding="utf-8")
            extension = setuptools.Extension(name, [f"{name}.pyx"], extra_compile_args=FLAGS)
            modules = cythonize([extension], quiet=True)
            command = build_ext(setuptools.Distribution({"name": name, "ext_modules": modules}))
            command.build_lib, command.build_temp = "lib", "temp"
            command.ensure_finalized()
            command.run()
            built = Path(command.get_ext_fullpath(name))
            target.mkdir(parents=True, exist_ok=True)
            fresh = target / f"{built.name}.new"
            shutil.copy2(built, fresh)
            return fresh.replace(target / built.name)  # whole or not at all
        finally:
            os.chdir(here)


def main(arguments: list[str]) -> int:
    """The command line. A missing compiler is no error: plain rules run."""
    packages = [word for word in arguments if not word.startswith("--")]
    checked = "--checked" in arguments
    for package in packages:
        if loader.find(package, checked).module is not None and "--force" not in arguments:
            continue
        if compiler() is None:
            print(f"[native] no C compiler: {package} runs on plain Python rules")
            continue
        started = time.perf_counter()
        try:
            built = build(package, folder(package), checked)
        except OutsideSubset as problems:
            print(problems, file=sys.stderr)
            return 1
        except (Exception, SystemExit) as problem:  # compilers fail in all ways
            why = f"{type(problem).__name__}: {problem}".splitlines()[0]
            print(f"[native] {package} runs on plain Python rules: not compiled ({why})")
            continue
        print(f"[native] {built.name} for {package} in {time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
