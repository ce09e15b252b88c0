"""The site of files: a host for it, and a page that has it and no network any more."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Opener

PATIENCE: Final = 90_000  # milliseconds: Python comes before the first choice


class Host(SimpleHTTPRequestHandler):
    """Gives away the files of a folder, without the rest of the server."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""

    def end_headers(self) -> None:
        """With the order to ask again."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class Packing(Host):
    """Compresses what it gives away, as hosts of files do."""

    def do_GET(self) -> None:
        """A file as gzip."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        packed = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed)))
        self.end_headers()
        with suppress(BrokenPipeError):  # a browser that has been closed meanwhile
            self.wfile.write(packed)


@contextmanager
def served(folder: Path, host: type[Host] = Host) -> Iterator[str]:
    """The address at which a folder can be had."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def begun(open_site: Opener, screen: str, size: str = "desktop") -> Page:
    """A page that has all it needs, and no network any more."""
    return alone(open_site(size, service_workers="allow"), screen)


def alone(page: Page, screen: str) -> Page:
    """The page with all it needs, and no network any more."""
    page.set_default_timeout(PATIENCE)
    page.goto(f"./#/{screen}")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    return page


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
