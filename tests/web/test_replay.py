"""Replays in the browser: moving through a game, other eyes, playing on, sharing, opening files."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import istanbul
from istanbul.engine.log import Log
from tests.few import every
from tests.web.conftest import LOOKS, Opener
from tests.web.games import finished, simulated, uploaded
from tests.web.test_screens import LOCALES, faults, new_game, no_overflow


def opened(page: Page, address: str, at: int = 0, **options: Any) -> dict[str, Any]:
    """A simulated game, uploaded and shown after an entry; its log."""
    log = simulated(**options)
    table = uploaded(page, address, log)
    page.goto(f"/#/replay/{table['id']}?at={at}")
    expect(page.locator("#app .board").first).to_be_visible()
    return {**log, "id": table["id"], "watch": table["watch"]}


def speak(page: Page, language: str) -> None:
    """Choose a language."""
    chosen = json.dumps({"language": language})
    page.evaluate("chosen => localStorage.setItem('istanbul.settings', chosen)", chosen)
    page.reload()
    expect(page.locator("main h1")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def stands(page: Page, n: int) -> None:
    """The slider and the drawing have come to this entry."""
    expect(page.locator("output")).to_have_text(re.compile(rf"^{n} / "))
    expect(page.get_by_role("slider")).to_have_value(str(n))


def winner(log: dict[str, Any]) -> str:
    """Computer players without a name of their own are called by their rung."""
    first = log["result"]["ranking"][0][0]
    assert log["seats"][first]["name"] == f"apprentice {first}"
    return f"Apprentice {first + 1}"


def ruby(log: dict[str, Any], source: str) -> int:
    """The first entry that brings a ruby there, told by the rules anew."""
    match = istanbul.Match(istanbul.all_games.game_from_header(log["options"], log))
    for entry in Log.read(log).entries:
        if any(e.get("event") == "ruby" and e["place"] == source for e in match.replay(entry)):
            return entry.n
    raise AssertionError(source)


def test_moving_through_a_game(open_page: Opener, base_url: str) -> None:
    page = open_page()
    log = opened(page, base_url)
    length = len(log["entries"])
    assert length > 200
    stands(page, 0)
    for key, n in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length)]:
        page.keyboard.press(key)
        stands(page, n)
    expect(page.locator("section.now b")).to_have_text(f"{winner(log)} wins!")
    page.keyboard.press("Home")
    stands(page, 0)
    turn = next(e["n"] for e in log["entries"] if e["by"] != "chance") - 1
    page.keyboard.press("ArrowDown")  # the first turn begins where the set-up ends
    stands(page, turn)
    page.keyboard.press("Shift+ArrowRight")
    assert turn < int(page.get_by_role("slider").input_value()) < turn + 12
    page.get_by_role("slider").fill("150")
    stands(page, 150)
    expect(page.locator(".log [aria-current]")).to_have_count(1)
    expect(page.locator(".log [aria-current]")).to_be_in_viewport()
    n = ruby(log, "wainwright")
    page.get_by_role("button", name="gains a ruby at the Wainwright").first.click()
    stands(page, n)
    expect(page.locator("section.now")).to_contain_text("gains a ruby at the Wainwright")
    page.get_by_role("button", name="Round 3", exact=True).click()
    assert int(page.get_by_role("slider").input_value()) < n
    page.get_by_label("Speed").select_option("instant")
    page.locator("h1").click()  # out of the list, where keys choose
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 8")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys.get_by_role("row", name="↑ Shift+← Previous turn")).to_be_visible()
    page.keyboard.press("Home")  # not while the list is open
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert int(page.get_by_role("slider").input_value()) > 8


def test_other_eyes_and_the_link_for_everybody(open_page: Opener, base_url: str) -> None:
    page = open_page()
    table = finished(page, base_url, max_rounds=3)
    page.goto(f"/#/replay/{table}?at=6")
    hand = page.get_by_role("region", name="Hand")
    expect(page.get_by_label("Point of view")).to_have_value("0")  # one's own
    expect(hand).to_be_visible()
    page.get_by_label("Point of view").select_option("-1")
    expect(hand).to_have_count(0)
    page.get_by_label("Point of view").select_option("1")
    expect(hand).to_be_visible()
    stands(page, 6)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert table not in link, "the watch link lets nobody act"
    stranger = open_page()
    stranger.goto(link)
    stands(stranger, 6)
    expect(stranger.get_by_label("Point of view").locator("option")).to_have_count(3)
    with stranger.expect_download() as download:
        stranger.get_by_role("button", name="Save the log").click()
    saved = download.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(saved[-1])["result"]["ranking"]
    # and this file opens again
    stranger.goto("/#/upload")
    stranger.locator("input[type=file]").set_input_files(download.value.path())
    expect(stranger.get_by_role("slider")).to_have_attribute("max", str(len(saved) - 2))


def test_playing_on_from_an_entry(open_page: Opener, base_url: str) -> None:
    page = open_page()
    log = opened(page, base_url)
    moved = next(e for e in log["entries"] if e["n"] > 120 and e["text"].startswith("move"))
    page.get_by_role("slider").fill(str(moved["n"] - 1))
    stands(page, moved["n"] - 1)
    lira = [row["lira"] for row in page.evaluate(VIEW, [log["id"], moved["n"] - 1])["seats"]]
    page.get_by_role("button", name="Play from here").click()
    mine = page.get_by_label(f"Seat {moved['by'] + 1}: who plays")
    expect(mine).to_have_value("me")  # who has to choose there
    other = (moved["by"] + 1) % 3 + 1
    page.get_by_label(f"Seat {other}: strength").select_option("random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[data-yours="true"]')).to_be_visible()
    assert page.url.partition("#/table/")[2] not in ("", log["id"])
    shown = page.locator(".seats .lira [role=img]")
    assert sorted(int(re.findall(r"\d+", text)[0]) for text in labels(shown)) == sorted(lira)


VIEW = """async ([id, n]) => {
    const found = await fetch(`/api/tables/${id}/replay?first=${n}&last=${n}`);
    return (await found.json()).frames[0].view;
}"""


def labels(found: Any) -> list[str]:
    return [str(found.nth(n).get_attribute("aria-label")) for n in range(found.count())]


def broken_files() -> dict[str, tuple[bytes, str]]:
    """What somebody may try to open, and what they are told."""
    log = simulated(max_rounds=2)
    entries = [{**e, "text": "dance"} if e["n"] == 9 else e for e in log["entries"]]
    unfinished = {key: value for key, value in log.items() if key != "result"}
    return {
        "a picture": (b"\x89PNG\r\n\x1a\n", "is not a log: line 1"),
        "half a file": (json.dumps(log).encode()[:-40], "is not a log: line 1"),
        "another program's": (b'{"moves": []}', "format 1, got format None"),
        "an impossible move": (json.dumps({**log, "entries": entries}).encode(), "log, entry 9"),
        "not over": (json.dumps(unfinished).encode(), "This game is not over"),
        "too large": (b'{"x": "' + b"a" * 4_200_000 + b'"}', "too large"),
    }


def test_files_that_cannot_be_opened_and_a_file_of_many_games(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/upload")
    for name, (raw, said) in broken_files().items():
        file = {"name": f"{name}.jsonl", "mimeType": "application/json", "buffer": raw}
        page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a dict will do
        expect(page.get_by_role("alert"), name).to_contain_text(said)
    assert all("status of 4" in error for error in open_page.errors), open_page.errors
    open_page.errors.clear()  # the browser notes what the server refused
    both = "\n".join(json.dumps(simulated(seed=seed, max_rounds=2)) for seed in (1, 2))
    file = {"name": "games.jsonl", "mimeType": "application/json", "buffer": both.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a dict will do
    page.get_by_role("listitem").nth(1).get_by_role("button").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_what_is_wrong_with_a_file_in_the_readers_language(open_page: Opener) -> None:
    page = open_page(locale="de")
    page.goto("/#/upload")
    raw, detail = broken_files()["an impossible move"]
    file = {"name": "partie.jsonl", "mimeType": "application/json", "buffer": raw}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a dict will do
    told = page.get_by_role("alert")
    expect(told.locator(".problem")).to_contain_text("Eintrag 9 des Protokolls, „")
    expect(told.locator("code")).to_contain_text(detail)
    open_page.errors.clear()  # the browser notes what the server refused


def test_a_dice_game(open_page: Opener, base_url: str) -> None:
    page = open_page()
    log = opened(page, base_url, game="dice")
    page.keyboard.press("End")
    stands(page, len(log["entries"]))
    expect(page.locator("section.now b")).to_have_text(f"{winner(log)} wins!")
    rubies = page.get_by_role("group", name="Rubies").get_by_role("button")
    rubies.first.click()
    expect(page.locator("section.now")).to_contain_text("gains a ruby")
    assert faults(page) == []


def test_a_game_that_is_on_is_shown_through_the_own_eyes(open_page: Opener) -> None:
    page = open_page()
    table = new_game(page)
    page.goto(f"/#/replay/{table}")
    expect(page.get_by_label("Point of view").locator("option")).to_have_count(2)
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing(open_page: Opener, base_url: str, size: str, theme: str) -> None:
    page = open_page(size, color_scheme=theme)
    opened(page, base_url, 40, expansions=["mocha"], max_rounds=5)
    found = {"replay": faults(page)}
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("dialog").get_by_role("combobox").first).to_be_visible()
    found["play from here"] = faults(page)
    page.goto("/#/upload")
    expect(page.locator("main h1")).to_be_visible()
    found["upload"] = faults(page)
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize("size", every(2, ["phone", "desktop"]))
def test_four_languages_without_overflow(open_page: Opener, base_url: str, size: str) -> None:
    page = open_page(size)
    path = f"/#/replay/{opened(page, base_url, max_rounds=5)['id']}?at=40"
    for language in LOCALES:
        speak(page, language)
        for screen in (path, "/#/upload"):
            page.goto(screen)
            expect(page.locator("main h1")).to_be_visible()
            no_overflow(page)
