"""`make tab`: what a browser needs to be its own server, in build/tab.

Pyodide (Python as WebAssembly, from npm), the search of `make wasm`, and in one archive our
package, the pure ones that it imports there, and msgspec compiled for WebAssembly (from PyPI).
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile, ZipInfo

from istanbul.search.packages import packages
from tools import node, wasm

OUT: Final = wasm.ROOT / "build" / "tab"
PACKAGE: Final = wasm.ROOT / "src" / "istanbul"
OTHERS: Final = (
    *("istanbul/cli/", "istanbul/research/", "istanbul/terminal/"),
    *("istanbul/games/board/terminal/", "istanbul/games/dice/terminal/"),
    *("istanbul/server/cluster/", "istanbul/server/client.py"),
    *("istanbul/server/store/postgres.py", "istanbul/server/store/migrations/postgres/"),
    *("starlette/middleware/wsgi.py", "starlette/middleware/cors.py"),
    *("starlette/middleware/opentelemetry.py", "starlette/middleware/sessions.py"),
    *("starlette/templating.py", "starlette/schemas.py", "starlette/testclient.py"),
    *("anyio/to_process.py", "anyio/to_interpreter.py", "markdown_it/cli/"),
    *("anyio/_backends/_trio.py", "anyio/pytest_plugin.py"),
    *("anyio/streams/tls.py", "anyio/streams/text.py", "anyio/streams/file.py"),
    *("anyio/_core/_tempfile.py", "anyio/itertools.py", "anyio/functools.py"),
)
SCREENS: Final = (PACKAGE / "server" / "static", PACKAGE / "server" / "offline")
PYODIDE: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    "python_stdlib.zip",
)
LOCK: Final = "pyodide-lock.json"
ARCHIVE: Final = "packages.zip"
PACKED: Final = "packages.gzip"
"""The archive compressed as a whole, a fifth smaller than file by file. Its name does not end in
.gz: of such files some hosts tell browsers that they are to be unpacked on arrival."""
PURE: Final = (*("starlette", "anyio", "markdown-it-py", "mdurl", "typing_extensions"),)
"""What the server imports on its way to an answer: not uvicorn, websockets, Fluent or rich."""
SOME: Final = {
    "fsrs": ("__init__.py", "card.py", "rating.py", "review_log.py", "scheduler.py", "state.py"),
    "openskill": ("common.py", "plackett_luce.py"),
}
"""Of these only some files: without its `__init__.py`, openskill imports one model, not all."""
CODE: Final = Path(__file__).with_name("tab_compile.py")
COMPILE: Final = """
import { readFileSync } from 'node:fs';
const [, tab, code] = process.argv;
const { loadPyodide } = await import(`${tab}/pyodide.mjs`);
const python = await loadPyodide({ env: { ISTANBUL_PURE: '1', PYTHONHASHSEED: '0' } });
python.mountNodeFS('/tab', tab);
python.runPython(readFileSync(code, 'utf8'));
await python.globals.get('main')();
process.exit(0);
"""
LEFT_OUT: Final = {".so", ".pyd", ".pyc", ".pyi"}
WHEEL: Final = ["--python-version", "3.14", "--abi", "cp314", "--implementation", "cp"]
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
SINCE: Final = (1980, 1, 1, 0, 0, 0)


def files() -> Iterator[tuple[str, Path]]:
    """All files of the archive, by their names in it."""
    for path in PACKAGE.rglob("*"):
        if path.is_file() and not any(map(path.is_relative_to, SCREENS)):
            yield path.relative_to(PACKAGE.parent).as_posix(), path
    for name in (*PURE, *SOME):
        for file in distribution(name).files or ():
            wanted = SOME.get(name, (file.name,))
            if file.name in wanted and not file.parts[0].endswith((".dist-info", "..")):
                yield file.as_posix(), Path(str(file.locate()))


def is_wanted(name: str) -> bool:
    """Neither compiled for this machine, nor for people at a keyboard or in a laboratory.

    The screen has its own words: one file tells which languages there are.
    """
    path = Path(name)
    return (
        path.suffix not in LEFT_OUT
        and (path.suffix != ".ftl" or path.name == "general.ftl")
        and "__pycache__" not in path.parts
        and not name.startswith(OTHERS)
    )


def gather(target: Path) -> None:
    """One archive of all; the same files give the same bytes."""
    with ZipFile(target, "w") as archive, ZipFile(msgspec_wheel()) as wheel:
        for name, path in sorted(files()):
            if is_wanted(name):
                archive.writestr(ZipInfo(name, SINCE), path.read_bytes())
        for name in sorted(wheel.namelist()):
            if not name.endswith(".pyi"):
                archive.writestr(ZipInfo(name, SINCE), wheel.read(name))


def write_lock(source: Path, target: Path) -> None:
    """What Pyodide has to know of itself, without the hundreds of packages that nobody asks for."""
    lock = json.loads(source.read_text(encoding="utf-8"))
    target.write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")


def msgspec_wheel() -> Path:
    """The version in use, for Pyodide: fetched once."""
    wanted = f"msgspec=={version('msgspec')}"
    folder = wasm.ROOT / "build" / "pyodide" / wanted
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as work:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
            command += ["--only-binary", ":all:", "--platform", PLATFORM, *WHEEL]
            subprocess.run([*command, "--dest", f"{work}/got", wanted], check=True)
            Path(work, "got").rename(folder)  # whole or not at all
    (wheel,) = folder.iterdir()
    return wheel


def compile_imported() -> None:
    """Let Pyodide put byte code of what it imports into its archives."""
    command, env = node.environment()
    script = ["--input-type=module", "-e", COMPILE, str(OUT), str(CODE)]
    subprocess.run([command[0], *script], env=env, check=True)


def main() -> None:
    """Gather the files anew and say how large they are."""
    node.install(everything=True)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    pyodide = node.WEB / "node_modules" / "pyodide"
    for name in PYODIDE:
        shutil.copy(pyodide / name, OUT)
    write_lock(pyodide / LOCK, OUT / LOCK)
    for game in packages():
        shutil.copy(wasm.OUT / wasm.file_name(game), OUT)
    gather(OUT / ARCHIVE)
    compile_imported()
    (OUT / PACKED).write_bytes(gzip.compress((OUT / ARCHIVE).read_bytes(), mtime=0))
    (OUT / ARCHIVE).unlink()
    for path in sorted(OUT.iterdir()):
        print(f"[tab] {path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
