"""The first game, played by clicking: ten steps, other moves, going back, leaving, coming back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from istanbul.messages import LANGUAGES, Words
from istanbul.server.lesson import LEARNER, lesson
from istanbul.server.protocol.bodies import Lesson
from tests.few import every
from tests.web.conftest import Opener
from tests.web.test_screens import LOCALES, faults, no_overflow

SCRIPT: Final = lesson("first_game")
READY: Final = '[data-yours="true"][data-busy="false"]'


def moves(step: int, script: Lesson = SCRIPT) -> list[str]:
    """What the learner does in a step, as the table takes it: merchants are paid with the move."""
    part = script.steps[step - 1]
    lines = [script.frames[n].steps[0] for n in range(part.first + 1, part.played + 1)]
    return [line.text for line in lines if line.by == LEARNER and line.text != "pay"]


def told(key: str, words: Words) -> str:
    """What the guide says, with the name that the panel shows."""
    given = {"other": words.say("screen-bot_names").split()[0]}
    return words.say(key, **{name: given[name] for name in words.variables(key)})


def choose(page: Page, text: str) -> None:
    """Make a move the way anybody would: what the guide points at, and what that asks."""
    page.wait_for_selector(READY)
    expect(page.locator(".pointer rect")).to_be_visible()
    word, _, about = text.partition(" ")
    button = page.locator(f'[data-action="{text}"]:visible').first
    if word == "move":
        page.locator(f'#bazaar [data-place="{about}"]').click()
    elif word == "pick":
        page.locator(f'[data-piece^="die {about}"]').first.click()
        page.locator('[data-action="reroll"]').click()
    elif button.count():
        button.click()
    else:  # a card, a place, a thing of the Dice Game: some are asked about once more
        page.mouse.click(*pointed(page))
        if button.count():
            button.click()


def pointed(page: Page) -> tuple[float, float]:
    """The middle of what the guide points at."""
    box = page.locator(".pointer rect").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def guide(page: Page, language: str = "en") -> tuple[str, str]:
    """What the guide says: its heading and its text."""
    found = page.locator(".guide")
    expect(found.locator("h2")).to_be_visible()
    return found.locator("h2").inner_text(), found.locator("[aria-live] p").first.inner_text()


def test_the_whole_first_game(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    page.get_by_role("link", name="Learn in ten steps").click()
    words, buttons = Words("en"), page.locator(".guide")
    for n in range(1, 11):
        expect(buttons.locator("h2")).to_have_text(words.say(f"lesson-first_game_{n}_title"))
        expect(page.get_by_text(f"Step {n} of 10")).to_be_visible()
        assert guide(page)[1] == told(f"lesson-first_game_{n}", words)
        for text in moves(n):
            choose(page, text)
        buttons.get_by_role("button", name="Next").wait_for()
        assert guide(page)[1] == told(f"lesson-first_game_{n}_done", words)
        buttons.get_by_role("button", name="Next").click()
    expect(buttons.locator("h2")).to_have_text("You have won!")
    assert faults(page) == []
    buttons.get_by_role("button", name="Now play a real game").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector('[data-yours="true"]')


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param("mocha", "desktop", marks=pytest.mark.long),
        ("dice", "phone"),
        pytest.param("letters", "desktop", marks=pytest.mark.long),
        pytest.param("dice", "desktop", marks=pytest.mark.long),
    ],
)
def test_a_lesson_of_five_steps(open_page: Opener, name: str, size: str) -> None:
    """On a phone what the guide points at lies behind it or below the edge: it comes into sight."""
    page, words, script = open_page(size), Words("en"), lesson(name)
    page.goto("/#/rules")
    page.locator(f'main a[href="#/learn/{name}"]').click()
    guide_ = page.locator(".guide")
    for n in range(1, 6):
        expect(guide_.locator("h2")).to_have_text(words.say(f"lesson-{name}_{n}_title"))
        assert guide(page)[1] == told(f"lesson-{name}_{n}", words)
        for text in moves(n, script):
            choose(page, text)
        guide_.get_by_role("button", name="Next").wait_for()
        assert guide(page)[1] == told(f"lesson-{name}_{n}_done", words)
        guide_.get_by_role("button", name="Next").click()
    expect(guide_.locator("h2")).to_have_text("That is all that is new")
    if size == "desktop":
        bottom = guide_.evaluate("node => node.getBoundingClientRect().bottom")
        bar = page.locator(".bottom").evaluate("node => node.getBoundingClientRect().top")
        assert bottom <= bar, "it covers nothing of the bar"
    expect(guide_.get_by_role("link", name="Now play a real game")).to_be_visible()
    assert faults(page) == []


def test_the_log_has_the_rounds_of_the_table_and_names_are_those_of_the_panels(
    open_page: Opener,
) -> None:
    page = open_page()
    page.goto("/#/learn")
    page.wait_for_selector(READY)
    for step in (1, 2):
        for text in moves(step):
            choose(page, text)
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".guide header b")).to_have_text("Step 3 of 10")
    assert "Round 1" not in page.locator("main").inner_text().replace("Round 10", "")
    assert guide(page)[1] == told("lesson-first_game_3", Words("en"))
    expect(page.locator(".seats")).to_contain_text(Words("en").say("screen-bot_names").split()[0])


def test_next_leaves_a_choice_where_it_is(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/learn")
    choose(page, "move fabric_warehouse")
    choice = page.locator(".popover [data-action=act]")
    expect(choice).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".guide header b")).to_have_text("Step 2 of 10")
    expect(choice).to_be_visible()


def test_another_move_is_not_carried_out(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/learn")
    page.wait_for_selector(READY)
    ring = page.locator(".pointer rect")
    target = page.locator('[data-place="fabric_warehouse"] .ring').bounding_box()
    expect(ring).to_be_visible()
    box = ring.bounding_box()
    assert box
    assert target
    assert abs(box["x"] - target["x"]) < 12, "the pointer is around the place"
    page.locator('#bazaar [data-place="tea_house"]').click()
    expect(page.locator(".guide .problem")).to_contain_text("Go to the Fabric Warehouse")
    label = page.locator('[data-place="fountain"]').get_attribute("aria-label") or ""
    assert "merchant" in label, "nobody has moved"
    choose(page, "move fabric_warehouse")
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    expect(page.locator(".guide .problem")).to_have_count(0)


def test_back_skip_leave_and_come_back(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/learn")
    step = page.locator(".guide header b")
    back = page.locator(".guide").get_by_role("button", name="Back")
    expect(back).to_be_disabled()
    for n in (2, 3, 4):
        page.get_by_role("button", name="Skip", exact=True).click()
        expect(step).to_have_text(f"Step {n} of 10")
    choose(page, "act r1g2y1")
    page.get_by_role("button", name="Next").wait_for()
    back.click()
    assert guide(page)[1] == told("lesson-first_game_4", Words("en"))
    back.click()
    expect(step).to_have_text("Step 3 of 10")
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(step).to_have_text("Step 3 of 10")
    page.reload()
    expect(step).to_have_text("Step 3 of 10")


def test_a_step_by_keys_alone(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/learn")
    page.wait_for_selector(READY)
    page.locator('[data-place="fountain"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    following = page.get_by_role("button", name="Next")
    expect(following).to_be_focused()
    assert page.locator(".guide [aria-live=polite]").inner_text().startswith("A walk")
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="act"]:visible')).to_be_focused()


@pytest.mark.parametrize("language", every(2, LANGUAGES))
def test_all_steps_in_four_languages(open_page: Opener, language: str) -> None:
    theme = "dark" if language in ("de", "pl") else "light"
    page = open_page("phone", locale=LOCALES[language], color_scheme=theme)
    page.goto("/#/learn")
    words = Words(language)
    for n in range(1, 11):
        expect(page.locator(".guide h2")).to_have_text(words.say(f"lesson-first_game_{n}_title"))
        assert guide(page)[1] == told(f"lesson-first_game_{n}", words)
        no_overflow(page)
        if n == 1:
            assert faults(page) == []
        page.locator(".guide").get_by_role("button", name=words.say("screen-learn_skip")).click()
    expect(page.locator(".guide h2")).to_have_text(words.say("screen-learn_finished"))
