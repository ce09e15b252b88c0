"""Puzzles in the browser: from the first page, answered by clicking or by keys, told and shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from istanbul.messages import LANGUAGES, Words
from tests.server.test_puzzles import answers
from tests.web.conftest import LOOKS, Opener
from tests.web.games import finished
from tests.web.test_review import reviewed, shot
from tests.web.test_screens import LOCALES, faults, no_overflow

READY = '[data-yours="true"][data-busy="false"]'


def asked(page: Page) -> tuple[Locator, str]:
    """What the puzzle says, and its name."""
    panel = page.get_by_role("region", name="Puzzle")
    expect(panel).to_be_visible()
    page.wait_for_selector(READY)
    with page.expect_response(re.compile("/api/puzzles")) as found:
        panel.get_by_role("button", name="Another puzzle").click()
    name = found.value.json()["puzzle"]["id"]
    page.wait_for_selector(READY)
    return panel, name


def choose(page: Page, text: str) -> None:
    """From the list of all options, by key."""
    page.keyboard.press("o")
    page.get_by_role("dialog").locator(f'[data-action="{text}"]').first.click()


def test_wrong_then_right_then_the_next_one(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    panel, name = asked(page)
    shot(page, "puzzle")
    right, wrong = answers(name)
    choose(page, wrong)
    expect(panel.get_by_role("heading", name="There is something better")).to_be_visible()
    expect(panel).to_contain_text(re.compile(r"This loses [1-9]\d*% of the chance of winning"))
    expect(panel).to_contain_text("Better: ")
    expect(panel).to_contain_text("0 of 1 solved")
    shot(page, "puzzle-wrong")
    panel.get_by_role("button", name="Show it on the board").click()
    expect(panel.get_by_role("button", name="Show it again")).to_be_enabled()
    panel.get_by_role("button", name="Try again").click()
    page.wait_for_selector(READY)
    choose(page, right)
    expect(panel.get_by_role("heading", name="That's right!")).to_be_visible()
    expect(panel).to_contain_text("Only your first answer")
    panel.get_by_role("button", name="Next puzzle").click()
    page.wait_for_selector(READY)
    expect(panel.get_by_role("button", name="Another puzzle")).to_be_visible()


def test_somebody_chooses_which_puzzles(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/puzzles")
    panel, _ = asked(page)
    panel.get_by_text("Choose puzzles").click()
    panel.get_by_label("Game").select_option("dice")
    expect(panel).to_contain_text("Dice Game, rating")
    page.reload()
    expect(page.get_by_role("region", name="Puzzle")).to_contain_text("Dice Game, rating")


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing(open_page: Opener, size: str, scheme: str) -> None:
    page = open_page(size, color_scheme=scheme)
    page.goto("/#/puzzles")
    panel, name = asked(page)
    no_overflow(page)
    shot(page, f"puzzle-{size}-{scheme}")
    choose(page, answers(name)[1])
    expect(panel.get_by_role("button", name="Next puzzle")).to_be_visible()
    assert faults(page) == []
    shot(page, f"puzzle-wrong-{size}-{scheme}")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_it_speaks_every_language(open_page: Opener, language: str) -> None:
    page = open_page("phone", locale=LOCALES[language])
    page.goto("/#/puzzles")
    words = Words(language)
    panel = page.get_by_role("region", name=words.say("puzzle-guide"))
    expect(panel.get_by_role("button", name=words.say("puzzle-other"))).to_be_visible()
    no_overflow(page)


def test_own_mistakes_come_from_a_review(open_page: Opener, base_url: str) -> None:
    page = open_page()
    page.goto("/#/mistakes")
    expect(page.get_by_role("status").last).to_contain_text("Play a game and open its review")
    for _ in range(10):  # dice differ: some games have no mistake of mine
        page.goto(f"/#/replay/{finished(page, base_url, max_rounds=3)}?review=1")
        review = reviewed(page)
        if page.request.get("/api/mistakes").json()["puzzle"]:
            break
    else:
        raise AssertionError("nobody plays so well at random")
    with page.expect_response(re.compile("/api/mistakes")) as found:
        review.get_by_role("link", name="Learn from your mistakes").click()
    puzzle, left = (found.value.json()[key] for key in ("puzzle", "left"))
    panel = page.get_by_role("region", name="Puzzle")
    expect(panel).to_contain_text(f"Here you once lost {puzzle['lost']}% of the chance of winning")
    page.wait_for_selector(READY)
    assert faults(page) == []
    choose(page, puzzle["frame"]["node"]["options"][0]["text"])
    expect(panel).to_contain_text("You will see this position again")
    shot(page, "mistake")
    panel.get_by_role("button", name="Next puzzle").click()
    if left > 1:
        expect(panel).to_contain_text("Here you once lost")
