"""`make site`: the whole game as files for any host, in build/site; the package gets a copy.

The web application of web/, with what a browser needs to be its own server (`make tab`), and what
can be read before that has started: rules, lessons, games and computer players, as the server
answers them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from istanbul.messages import LANGUAGES
from istanbul.server import lesson, rulebook
from istanbul.server.tab import Tab
from tools import node, tab_files

OUT: Final = node.ROOT / "build" / "site"
SERVED: Final = tab_files.PACKAGE / "server" / "offline"
"""The same for browsers that shall be able to play when they cannot reach the server."""
NOT_SERVED: Final = ("*.br", "*.wasm")
"""The package is large enough with one of each file: what keeps it takes gzip."""
READ: Final = node.ROOT / "build" / "read"
PACKED: Final = {".zip", ".gzip", ".woff2", ".png", ".jpg"}
"""Files that cannot be made smaller on their way."""


def readings() -> list[str]:
    """What can be asked for without anybody's tables, below /api/."""
    rules = [f"rules/{language}/{page}" for language in LANGUAGES for page in rulebook.pages()]
    return [
        "games",
        "bots",
        "things",
        "rules",
        *rules,
        *(f"lessons/{name}" for name in lesson.names()),
    ]


async def write_readings(folder: Path) -> None:
    """Ask a server for each of them, and keep its answer in a file."""
    with TemporaryDirectory() as work:
        server = Tab(f"{work}/tables.db")
        await server.start()
        for name in readings():
            status, text = await server.http("GET", f"/api/{name}")
            if status != 200:
                raise SystemExit(f"/api/{name}: {text}")
            path = folder / f"{name}.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        await server.stop()


def kept_files(site: Path) -> list[Path]:
    """What a browser fetches and keeps, as its service worker lists it."""
    found = re.search(r"FILES=(\[.*?\])", (site / "sw.js").read_text(encoding="utf-8"))
    assert found is not None
    names: list[str] = json.loads(found[1])
    return [site / (name.removeprefix("./") or "index.html") for name in names]


def line_bytes(path: Path) -> int:
    """How many bytes of a file go over the line, if the host compresses."""
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 6))


def main() -> None:
    """Build it, and say how large it is."""
    tab_files.main()
    shutil.rmtree(READ, ignore_errors=True)
    asyncio.run(write_readings(READ))
    print("[site] building", flush=True)
    if node.npm("run", "--silent", "build:site"):
        raise SystemExit("The site could not be built (above)")
    shutil.rmtree(SERVED, ignore_errors=True)
    shutil.copytree(OUT, SERVED, ignore=shutil.ignore_patterns(*NOT_SERVED))
    size = sum(map(line_bytes, kept_files(OUT)))
    print(f"[site] {OUT}: {size:,} bytes over the line, with gzip")


if __name__ == "__main__":
    main()
