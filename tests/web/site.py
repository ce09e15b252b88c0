"""The site of files: a host for it, and a page that has it and no network any more."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Opener

PATIENCE: Final = 90_000  # milliseconds: Python comes before the first choice


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The files of a folder, without the rest of the server."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            """Nothing."""

        def end_headers(self) -> None:
            self.send_header("Cache-Control", "no-cache")
            super().end_headers()

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
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
    page = open_site(size, service_workers="allow")
    page.set_default_timeout(PATIENCE)
    page.goto(f"./#/{screen}")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    return page


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
