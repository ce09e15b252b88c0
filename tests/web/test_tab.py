"""The server in a worker of the browser: games against computer players without any network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from istanbul import all_games
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from tests.needs import lacking
from tests.server.serving import cookie_of, request, server
from tools.golden import FOLDER
from tools.tab_files import OUT, PACKED
from tools.wasm_page import served

PAGE = """<!doctype html><link rel="icon" href="data:,"><title>Tab</title><script type="module">
const server = new Worker('./server.ts', { type: 'module' });
let waiting = [];  // for a message: whether it is the one, and whom to tell
let latest = null;  // views of the table that is watched
let id = 0;
server.onmessage = ({ data }) => {
  const heard = data.kind === 'heard' ? JSON.parse(data.text) : data;
  if (heard.views) latest = { ...heard, number: heard.number ?? heard.after };
  const told = waiting.filter(({ wanted }) => data.kind === 'failed' || wanted(heard));
  waiting = waiting.filter((one) => !told.includes(one));
  for (const { resolve } of told) resolve(heard);
};
const next = (wanted) => new Promise((resolve) => waiting.push({ wanted, resolve }));
const ask = (message, wanted) => {
  const answer = next(wanted);
  server.postMessage(message);
  return answer;
};
const say = (message) => {
  const mine = ++id;
  const text = JSON.stringify({ ...message, id: mine });
  return ask({ kind: 'say', text }, ({ re }) => re === mine);
};
window.start = () => {
  const at = (name) => new URL(name, location).href;
  const parts = {
    pyodide: at('./'), packages: at('packages.gzip'), bytes: 1,
    searches: { board: at('istanbul_board.wasm'), dice: at('istanbul_dice.wasm') },
  };
  return ask({ kind: 'start', parts, cookie: '' }, ({ kind }) => kind === 'started');
};
window.http = (method, path, body) => {
  const mine = ++id;
  const asked = { kind: 'http', id: mine, method, path, body: body && JSON.stringify(body) };
  return ask(asked, (said) => said.kind === 'answer' && said.id === mine);
};
/** Watch a table and always take the first option, until the game is over; how often. */
window.play = async (table) => {
  server.postMessage({ kind: 'open', channel: 1 });
  await say({ type: 'watch', table, previews: true });
  for (let decisions = 0; ; ) {
    const { views: [{ node, seat }], number: at } = latest;
    if (node.kind === 'over') return decisions;
    if (node.seat === seat && node.options?.length) {
      decisions += 1;
      const said = await say({ type: 'act', table, seat, at, action: node.options[0].action });
      if (said.type === 'error') throw new Error(JSON.stringify(said));
    } else await next(({ views }) => views);
  }
};
</script>"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    if not (OUT / PACKED).is_file():
        lacking("no files for a tab: run `make tab`")
    with served(OUT, PAGE) as address:
        page = browser.new_page()
        page.goto(address)
        said = page.evaluate("() => start()")
        assert said["kind"] == "started", said
        page.context.set_offline(True)  # from here on there is nobody else
        yield page
        page.close()


def http(page: Page, method: str, path: str, body: Any = None) -> tuple[int, str]:
    said = page.evaluate(
        "({method, path, body}) => http(method, path, body)",
        {"method": method, "path": path, "body": body},
    )
    assert said["kind"] == "answer", said
    return said["status"], said["text"]


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/bots", "/api/rules", "/api/lessons/first_game"]
)
def test_it_answers_what_the_server_answers(page: Page, path: str) -> None:
    status, text = http(page, "GET", path)
    assert status == 200, text
    assert json.loads(text)


@pytest.mark.long
def test_it_finds_in_golden_games_what_a_server_finds(page: Page, tmp_path: Path) -> None:
    """One game of each option set, seen by its first seat at the end: byte for byte the same."""
    assert http(page, "GET", "/api/me")[0] == 200
    with server(tmp_path) as address:
        cookie = {"Cookie": cookie_of(request(address, "GET", "/api/me"))}
        games = sorted(FOLDER.glob("*_0.jsonl"))
        assert len(games) > 20
        for path in games:
            log = Log.read(path.read_text(encoding="utf-8"))
            end = len(log.entries)
            wanted = {"log": log.to_json(), "viewer": 0, "first": end, "last": end}
            status, text = http(page, "POST", "/api/logs/replay", wanted)
            assert status == 200, text
            there = request(address, "POST", "/api/logs/replay", wanted, cookie)
            assert text == there.raw.decode(), path.name


@pytest.mark.parametrize("options", [{"players": 2}, {"game": "dice", "players": 2}], ids=str)
def test_a_whole_game(page: Page, options: dict[str, Any]) -> None:
    assert http(page, "GET", "/api/me")[0] == 200
    seats = [{"kind": "me"}, {"kind": "bot", "agent": "apprentice"}]
    wanted = {"options": {**options, "max_rounds": 5}, "seats": seats, "start": True}
    status, text = http(page, "POST", "/api/tables", wanted)
    assert status == 200, text
    table = json.loads(text)["id"]
    assert page.evaluate("(table) => play(table)", table) >= 5
    _, log = http(page, "GET", f"/api/tables/{table}/log")
    assert Match.from_log(Log.read(log), all_games.game_from_header).state.is_over
