"""A real server and a real browser: every page that a test opens must be free of errors."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.needs import lacking, need
from tests.server.serving import server
from tests.web.site import served
from tools.browser import there
from tools.tab_site import OUT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT: Final = Path(__file__).resolve().parents[2]
OUTER: Final = "192.168.77.7"
"""For the browser this machine's address in a local network: plain http, and not trusted."""
CHROMIUM_ARGS: Final = [
    "--no-sandbox",  # as root: containers, the build server
    *("--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-quic"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--force-color-profile=srgb", "--font-render-hinting=none"),
    f"--host-resolver-rules=MAP {OUTER} 127.0.0.1",
]
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
LONG: Final = pytest.mark.long
LOOKS: Final = [
    ("phone", "light"),
    pytest.param("desktop", "dark", marks=LONG),
    pytest.param("phone", "dark", marks=LONG),
    pytest.param("desktop", "light", marks=LONG),
]
"""Sizes and colours for axe: one look in `make test`, every other in `make test-long`."""
HARMLESS: Final = (
    "Service Worker registration blocked",  # by the tests themselves
    "Cross-Origin-Opener-Policy header has been ignored",  # over plain http
    "net::ERR_INTERNET_DISCONNECTED",  # only where a test switches the network off
)
PATIENCE: Final = 15_000  # milliseconds: others may be at work on the machine

if find_spec("playwright"):
    from playwright.sync_api import expect

    expect.set_options(timeout=PATIENCE)


class BrowserTests(pytest.Module):
    """A module of tests that imports Playwright; without it, it is skipped or an error."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """What the module defines."""
        need("playwright")
        return super().collect()


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> BrowserTests:
    """Let pytest list the other tests where Playwright is not installed."""
    found: BrowserTests = BrowserTests.from_parent(parent, path=module_path)
    return found


def chromium() -> str:
    """The browser that `make test` has found; else one that is there already."""
    found = there()
    if found and Path(found).exists():
        return found
    lacking("no Chromium here: `make test` gets one, or set ISTANBUL_CHROMIUM to its path")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How the browser is started."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": CHROMIUM_ARGS}


def steady(patch: pytest.MonkeyPatch, seed: str) -> None:
    """A server in this process plays the same hands and dice whenever the seed is the same."""
    chance = random.Random(seed)
    patch.setattr(secrets, "token_bytes", lambda length=None: chance.randbytes(length or 32))
    patch.setattr(secrets, "choice", chance.choice)


STEADY: Final = """{
    let state = 0;  // what a browser adds to the dice, always the same too
    const next = () => (state = (state * 75 + 74) % 65537);
    crypto.getRandomValues = (given) => given.forEach((_, n) => (given[n] = next())) ?? given;
}"""


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server, with bots that do not wait to be looked at."""
    with pytest.MonkeyPatch.context() as patch:
        steady(patch, "server")
        with server(tmp_path_factory.mktemp("server")) as address:
            yield address


class Opener:
    """Opens pages, each with an identity of its own, and remembers what went wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def __call__(self, size: str = "desktop", **more: Any) -> Page:
        """A page of this size; by default in English and without motion."""
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = self._browser.new_context(
            base_url=self._address, **{**wanted, **SIZES[size], **more}
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(STEADY)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"page: {error}"))
        page.on("console", lambda message: self._console(message.type, message.text))
        page.on("request", lambda request: self._request(request.url))
        return page

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(words in text for words in HARMLESS):
            self.errors.append(f"console: {text}")

    def _request(self, url: str) -> None:
        if not url.startswith((self._address, "data:", "blob:")):
            self.errors.append(f"off-site: {url}")

    def close(self) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def same_hands(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test plays its own hands and dice, the same each time."""
    steady(monkeypatch, request.node.nodeid)


@pytest.fixture
def open_page(browser: Browser, base_url: str, same_hands: None) -> Iterator[Opener]:
    """Opens pages; afterwards none of them may have complained, or asked anybody else."""
    yield from opened(browser, base_url)


@pytest.fixture
def open_lan_page(browser: Browser, tmp_path: Path, same_hands: None) -> Iterator[Opener]:
    """The same with a server that was started with `--lan`, as others in the network see it."""
    with server(tmp_path, lan=True) as address:
        yield from opened(browser, address.replace("127.0.0.1", OUTER))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site of files, below a path, as on hosts where others have files too."""
    if not (OUT / "index.html").is_file():
        lacking("no site: run `make site`")
    folder = tmp_path_factory.mktemp("host")
    (folder / "istanbul").symlink_to(OUT)
    with served(folder) as host:
        yield f"{host}/istanbul/"


@pytest.fixture
def open_site(browser: Browser, site: str) -> Iterator[Opener]:
    """Opens pages of the site of files."""
    yield from opened(browser, site)


def opened(browser: Browser, address: str) -> Iterator[Opener]:
    """Pages of the server at an address; none of them may complain."""
    opener = Opener(browser, address)
    yield opener
    opener.close()
    assert opener.errors == []


def frames_of(page: Page) -> list[str]:
    """What the server will tell this page over its socket, message by message."""
    told: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: told.append(str(frame))))
    return told
