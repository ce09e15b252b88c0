"""What is built: small enough, whole, and there without a connection."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.few import every
from tests.web.conftest import ROOT, Opener
from tests.web.test_screens import new_game
from tools import node

STATIC: Final = ROOT / "src" / "istanbul" / "server" / "static"
SOURCES: Final = ROOT / "web" / "src"
MOST_SCRIPT: Final = 154_000
MOST_LINES: Final = 200


@pytest.mark.parametrize("game", ["board", "dice"])
def test_the_first_load_of_a_table_is_small(open_page: Opener, game: str) -> None:
    """All scripts that the page asks for, from the empty cache to the drawn table."""
    page = open_page()
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url.rsplit("/", 1)[-1]))
    new_game(page, game=game)
    asked = [path for path in (STATIC / "assets").glob("*.js") if path.name in scripts]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in asked}
    assert len(sizes) > 5
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_text_files_lie_there_compressed_too() -> None:
    """For the server to send; small ones are one packet anyway."""
    text = {".css", ".html", ".js", ".svg", ".txt", ".webmanifest"}
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    large = {path for path in files if path.suffix in text and path.stat().st_size >= 1024}
    assert len(large) > 50
    for ending in (".br", ".gz"):
        assert {path.with_suffix("") for path in files if path.suffix == ending} == large
    for path in large:
        zipped, smaller = path.with_name(f"{path.name}.gz"), path.with_name(f"{path.name}.br")
        assert gzip.decompress(zipped.read_bytes()) == path.read_bytes()
        assert zipped.read_bytes()[4:8] == bytes(4), "no date: builds give the same bytes"
        assert smaller.stat().st_size < path.stat().st_size


def test_the_worker_keeps_all_that_was_built_but_the_gallery() -> None:
    script = (STATIC / "sw.js").read_text(encoding="utf-8")
    (names,) = re.findall(r"FILES=\[(.*?)\]", script)
    kept = [name.strip('"') for name in names.split(",")]
    built = [path for path in (STATIC / "assets").iterdir() if path.suffix not in (".br", ".gz")]
    assets = [f"assets/{path.name}" for path in built if not re.match(r"\w*Gallery-", path.name)]
    assert sorted(kept) == sorted(["./", "icon.svg", "app.webmanifest", *assets])


def test_components_are_short() -> None:
    long = {
        path.relative_to(SOURCES).as_posix(): lines
        for path in SOURCES.rglob("*")
        if path.suffix in (".svelte", ".ts")
        if path.parent.name != "protocol"  # generated
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


@pytest.mark.parametrize("address", every(2, ["/#/settings", "/"]))
def test_the_shell_opens_without_a_connection(
    browser: Browser, base_url: str, address: str
) -> None:
    with browser.new_context(base_url=base_url, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        context.set_offline(True)
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()


@pytest.mark.long
def test_another_build_gives_the_same_bytes(tmp_path: Path) -> None:
    assert node.npm("run", "--silent", "build", "--", "--outDir", str(tmp_path / "again")) == 0
    first, again = (
        {path.relative_to(top): path.read_bytes() for path in top.rglob("*") if path.is_file()}
        for top in (STATIC, tmp_path / "again")
    )
    del first[Path(".stamp")]
    assert [path for path in first | again if first.get(path) != again.get(path)] == []
