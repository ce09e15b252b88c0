"""`make site`: the whole game as files, with the network switched off once they are there."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from istanbul import all_games
from istanbul.cli import main
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.messages import LANGUAGES, Words
from tests.needs import lacking
from tests.server.serving import cookie_of, request, server
from tests.web.conftest import ROOT, Opener, opened
from tests.web.dice_player import DicePlayer
from tests.web.heaps import Heaps
from tests.web.player import Player
from tests.web.site import PATIENCE, alone, begun, served, start
from tools.tab_files import OUT as TAB
from tools.tab_files import PACKED
from tools.tab_site import OUT, kept_files, line_bytes

LONG = pytest.mark.long
MOST_BYTES = 10_000_000
SOURCES = re.compile(r"(?:src|href)=\"([^\"]*)\"|url\(([^)]*)\)")


def server_of(page: Page) -> Any:
    """The worker in which the server runs."""
    (found,) = [worker for worker in page.workers if "/server-" in worker.url]
    return found


def saved_log(page: Page) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the log").click()
    return download.value.path()


def test_what_is_fetched_is_not_much() -> None:
    if not OUT.is_dir():
        lacking("no site: run `make site`")
    assert sum(map(line_bytes, kept_files(OUT))) <= MOST_BYTES


def test_what_is_imported_at_the_start_has_been_compiled() -> None:
    standard = TAB / "python_stdlib.zip"
    packages = BytesIO(gzip.decompress((TAB / PACKED).read_bytes()))
    for files, module in [
        (ZipFile(standard), "typing"),
        (ZipFile(packages), "istanbul/server/tab"),
    ]:
        with files:
            names = files.namelist()
        assert f"{module}.pyc" in names
        assert f"{module}.py" not in names


def test_no_file_asks_for_an_outside_address() -> None:
    for path in [*OUT.glob("*.html"), *OUT.glob("assets/*.css"), *OUT.glob("*.webmanifest")]:
        for found in SOURCES.findall(path.read_text(encoding="utf-8")):
            assert not re.match(r"\"?(\w+:)?/", "".join(found)), f"{path.name}: {found}"


def test_rules_and_lesson_can_be_read_before_python_is_there(open_site: Opener) -> None:
    page = open_site()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.context.route("**/*.zip", hold)
    page.goto("./#/rules/board")
    expect(page.get_by_text("Tea House").first).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.goto("./#/learn")
    expect(page.locator(".place").first).to_be_visible()
    assert held


def test_it_says_what_needs_a_server(open_site: Opener) -> None:
    page = open_site()
    for language in LANGUAGES:
        words = Words(language)
        page.goto("./#/join")
        page.get_by_role("combobox").first.select_option(language)
        expect(page.get_by_text(words.say("screen-alone"))).to_be_visible()
        expect(page.get_by_text("istanbul serve --lan")).to_be_visible()
        page.goto("./#/new")
        expect(page.get_by_text(words.say("screen-alone_title"))).to_be_visible()
        assert page.locator('option[value="open"]').count() == 0
        page.goto("./#/statistics")
        expect(page.get_by_text(words.say("screen-data_help_here"))).to_be_visible()


@LONG
def test_a_game_outlives_its_worker_and_its_page(open_site: Opener) -> None:
    page = begun(open_site, "new?players=2&bots=master")
    start(page)
    player = Player(page, 3)
    while player.clicked["action end_turn"] < 2:
        assert player.wait() == "turn"
        player.step()
    player.wait()
    turns = page.locator("h3")
    before = turns.all_text_contents()
    server_of(page).evaluate("() => self.close()")
    expect(page.get_by_text("starting again")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("starting again")).to_be_hidden(timeout=PATIENCE)
    assert turns.all_text_contents() == before
    player.step()
    page.reload()
    page.wait_for_selector('[data-yours="true"]')
    player.wait()
    player.step()
    # another tab of the same person has to wait for this one
    other = page.context.new_page()
    other.goto("./")
    expect(other.get_by_text("open in another tab")).to_be_visible(timeout=PATIENCE)
    page.close()
    expect(other.get_by_role("link", name="Continue your game")).to_be_visible(timeout=PATIENCE)


@LONG
def test_a_full_store_is_told_and_nothing_is_lost(open_site: Opener, site: str) -> None:
    page = begun(open_site, "new?players=2&bots=apprentice")
    start(page)
    player = Player(page, 3)
    player.wait()
    session = page.context.new_cdp_session(page)
    origin = site.removesuffix("/istanbul/")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.locator(".place.go").first.click()
    expect(page.get_by_text(Words("en").say("error-storage"))).to_be_visible()
    assert open_site.errors == ["console: nothing can be stored"]
    open_site.errors.clear()
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    while player.clicked["action end_turn"] < 1:
        assert player.wait() == "turn"
        player.step()
    player.wait()
    turns = page.locator("h3").all_text_contents()
    page.reload()
    player.wait()
    assert page.locator("h3").all_text_contents() == turns


FIRST_PAGE = """<!doctype html><html lang="en"><head><title>Istanbul</title>
<link rel="icon" href="play/icon.svg">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<link rel="stylesheet" href="site.css"></head>
<body><article><p><img src="table_light.png" alt="A game"></p></article>
<script src="play.js"></script></body></html>"""
"""What the first page of the documentation consists of, as far as the game is concerned."""


@pytest.fixture
def open_docs(browser: Any, tmp_path: Path) -> Iterator[Opener]:
    docs = ROOT / "docs"
    for path in [*(docs / "_static").iterdir(), docs / "images" / "table_light.png"]:
        shutil.copy(path, tmp_path)
    (tmp_path / "index.html").write_text(FIRST_PAGE, encoding="utf-8")
    (tmp_path / "play").symlink_to(OUT)
    with served(tmp_path) as address:
        yield from opened(browser, address)


@LONG
def test_the_documentation_has_a_game_on_its_first_page(open_docs: Opener) -> None:
    page = open_docs()
    page.set_default_timeout(PATIENCE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    button = page.get_by_role("button", name="Play here")
    expect(button).to_be_visible()
    assert [url for url in asked if "/play/" in url and "icon" not in url] == []
    button.click()
    game = page.frame_locator("iframe")
    game.get_by_role("button", name="Play now").click()
    game.locator(".place.go").first.click()


TAKEN_OVER = """() => new Promise((resolve) => {
  navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  document.dispatchEvent(new Event('visibilitychange'));
}).then(() => undefined)"""


def renamed(site: Path, target: Path) -> None:
    """A version of the site in which every file with a hash in its name has another one."""
    shutil.copytree(site, target)
    assets = [path for path in (target / "assets").iterdir() if path.suffix not in (".br", ".gz")]
    names = {path.name: f"{path.stem}x{path.suffix}" for path in assets}
    old = re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))
    for path in target.rglob("*"):
        if path.suffix in (".html", ".js", ".css"):
            text = old.sub(lambda found: names[found[0]], path.read_text(encoding="utf-8"))
            path.write_text(text, encoding="utf-8")
    for path in assets:
        path.rename(path.with_name(names[path.name]))
    worker = target / "sw.js"
    script = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r"istanbul-\w{12}", "istanbul-anew", script), encoding="utf-8")


@LONG
def test_a_new_version_does_not_disturb_a_running_game(browser: Any, tmp_path: Path) -> None:
    """Its files are gone from the host, those of computer players too; what runs has been kept."""
    renamed(OUT, tmp_path / "new")
    host = tmp_path / "host"
    host.symlink_to(OUT)
    with served(host) as address, browser.new_context(base_url=address, locale="en-GB") as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("/#/new?players=2&bots=trader")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        start(page)
        player = Player(page, 3)
        player.wait()
        host.unlink()
        host.symlink_to(tmp_path / "new")
        page.evaluate(TAKEN_OVER)
        server_of(page).evaluate("() => self.close()")
        expect(page.get_by_text("starting again")).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_text("starting again")).to_be_hidden(timeout=PATIENCE)
        while player.clicked["action end_turn"] < 2:
            assert player.wait() == "turn"
            player.step()
        player.wait()
        turns = page.locator("h3").all_text_contents()
        table = page.url
        page.reload()
        player.wait()
        assert page.url == table
        assert page.locator("h3").all_text_contents() == turns
        script = page.locator('script[type="module"]').get_attribute("src")
        assert script is not None
        assert script.endswith("x.js")
        assert page.evaluate("caches.keys()") == [f"istanbul-anew {address}/"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("way", ["base", "mocha", "letters", "great_bazaar", "dice"])
@LONG
def test_whole_games(open_site: Opener, way: str, size: str, tmp_path: Path) -> None:
    """By clicking, against three masters in the Great Bazaar; and a server reads the same game.

    Its dice can be checked, and the browser takes what the server gives back.
    """
    hard = way == "great_bazaar"
    wanted = f"players={4 if hard else 2}&bots={'master' if hard else 'apprentice'}"
    page = begun(open_site, f"new?{wanted}", size)
    page.locator(f'input[type=radio][value="{way}"]').check(force=True)
    start(page)
    kind = DicePlayer if way == "dice" else Player
    kind(page, 5, touch=size == "phone").play()
    file = saved_log(page)
    text = file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    match = Match.from_log(Log.read(text), all_games.game_from_header)
    assert match.state.is_over
    log = [json.loads(line) for line in text.splitlines()]
    with server(tmp_path) as its_address:
        cookie = {"Cookie": cookie_of(request(its_address, "GET", "/api/me"))}
        body = {"log": Log.read(text).to_json()}
        table = request(its_address, "POST", "/api/logs", body, cookie).json["id"]
        again = request(its_address, "GET", f"/api/tables/{table}/log", None, cookie)
        assert [json.loads(line) for line in again.raw.splitlines()] == log
    returned = tmp_path / "returned.jsonl"
    returned.write_bytes(again.raw)
    page.goto("./#/upload")
    page.locator("input[type=file]").set_input_files(returned)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(log) - 2))


MEBIBYTE = 1 << 20
WORKER = """() => {
    const text = `onmessage = () => {
        self.own = new WebAssembly.Memory({initial: 512});
        postMessage(0);
    }`;
    window.kept = new Worker(URL.createObjectURL(new Blob([text])));
    return 0;
}"""
USED = "new Promise((done) => { kept.onmessage = () => done(0); kept.postMessage(0); })"


def test_memory_of_webassembly_is_counted(browser: Browser) -> None:
    page = browser.new_page()
    heaps = Heaps(page)
    page.goto("about:blank")
    page.evaluate(WORKER)
    used = [heaps.bytes()]
    for makes in ["window.own = new WebAssembly.Memory({initial: 256}), 0", USED]:
        page.evaluate(makes)
        used.append(heaps.bytes())
    page.close()
    assert [round((two - one) / MEBIBYTE) for one, two in pairwise(used)] == [16, 32]


@LONG
def test_many_games_do_not_fill_the_memory(open_site: Opener) -> None:
    """Python's memory grows in steps of a fifth: one of them comes within the first ten games."""
    page = open_site(service_workers="allow")
    heaps = Heaps(page)
    alone(page, "new?players=2&bots=apprentice")
    used: list[int] = []
    for _ in range(20):
        page.goto("./#/new?players=2&bots=apprentice")
        page.locator('input[type=radio][value="dice"]').check(force=True)
        start(page)
        DicePlayer(page, 5).play()
        page.locator("dialog").get_by_role("link", name="Home").click()
        used.append(heaps.bytes())
    print([one // MEBIBYTE for one in used])
    assert used[9] < 1.25 * used[0], used
    assert used[19] < 1.08 * max(used[7:10]), used
