"""`make bench-site`: how large the site of `make site` is, and how soon the first choice is there.

Chromium with an empty profile, files from this machine. The first visit begins with nothing and
a click on "Play now"; a later one comes back to the running game, without a connection.
"""

from __future__ import annotations

import gzip
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import BrowserType, Page, sync_playwright

from tools import bench_wasm, node
from tools.tab_site import OUT, PACKED, kept_files

VISITS: Final = 5
CHOICE: Final = ".place.go"
PATIENCE: Final = 60_000  # milliseconds
STORING: Final = 3_000  # after a while the browser stores what it has compiled
BROTLI: Final = (
    "const z=require('zlib'),f=require('fs');let n=0;"
    "for(const p of JSON.parse(f.readFileSync(0)))"
    "n+=z.brotliCompressSync(f.readFileSync(p)).length;console.log(n)"
)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Requests are not printed: nobody reads them."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, on this machine only."""
    handler = partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def sizes(site: Path) -> dict[str, int]:
    """Bytes over the line of all that a browser keeps, by how the host compresses."""
    files = kept_files(site)
    packed = sum(path.stat().st_size for path in files if path.suffix in PACKED)
    others = [path for path in files if path.suffix not in PACKED]
    command, env = node.environment()
    listed = json.dumps([str(path) for path in others]).encode()
    packer = [command[0], "-e", BROTLI]
    done = subprocess.run(packer, input=listed, env=env, check=True, stdout=subprocess.PIPE)
    return {
        "plain": packed + sum(path.stat().st_size for path in others),
        "gzip": packed + sum(len(gzip.compress(path.read_bytes(), 6)) for path in others),
        "brotli": packed + int(done.stdout),
    }


def until_choice(page: Page, address: str) -> float:
    """Seconds from opening an address to the first choice."""
    page.set_default_timeout(PATIENCE)
    began = perf_counter()
    page.goto(address)
    if "#" not in address:
        page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(CHOICE)
    return perf_counter() - began


def visits(browser: BrowserType, address: str) -> tuple[float, list[float]]:
    """Seconds to the first choice: of the first visit, and of some later ones."""
    with tempfile.TemporaryDirectory() as profile:
        opened = partial(
            browser.launch_persistent_context,
            profile,
            executable_path=os.environ["ISTANBUL_CHROMIUM"],
            args=["--no-sandbox", "--disable-gpu"],
            locale="en-GB",
        )
        context = opened()
        page = context.pages[0]
        first = until_choice(page, address)
        table = page.url
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.wait_for_timeout(STORING)
        context.close()
        later = []
        for _ in range(VISITS):
            context = opened()
            context.set_offline(True)
            later.append(until_choice(context.pages[0], table))
            context.close()
    return first, later


def main() -> None:
    """Measure and print."""
    for name, size in sizes(OUT).items():
        print(f"[site] {size:12,} bytes over the line, {name}")
    with sync_playwright() as driver, served(OUT) as address:
        first, later = visits(driver.chromium, address)
    listed = ", ".join(f"{seconds:.1f}" for seconds in sorted(later))
    print(f"[site] first choice: first visit {first:.1f} s, later ones {listed} s")
    print(f"[site] median of the later ones {statistics.median(later):.1f} s")
    bench_wasm.main()


if __name__ == "__main__":
    main()
