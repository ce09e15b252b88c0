"""The Dice Game's table: whole games by clicking, rolling again, payments put together."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.few import every
from tests.web.conftest import LONG, LOOKS, Opener, frames_of
from tests.web.dice_player import DicePlayer
from tests.web.test_screens import LOCALES, faults, new_game, no_overflow

RAW_KEY = r"\b(screen|dice_\w+|prompt|ui|event)\.[a-z_]+"


def play_until(page: Page, prompt: str, seed: int = 4, touch: bool = False) -> DicePlayer:
    """Click by chance until the heading asks this."""
    player = DicePlayer(page, seed, touch)
    for _ in range(600):
        if player.wait() == "over":
            new_game(page, game="dice")
        elif re.search(prompt, page.locator(".bottom h2").inner_text()):
            return player
        else:
            player.step()
    raise AssertionError(f"nothing asked {prompt}")


@pytest.mark.long
def test_a_whole_game_from_the_new_table(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new")
    page.get_by_role("radio", name="The Dice Game").check()
    expect(page.get_by_role("radio", name="5", exact=True)).to_be_hidden()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Start the game").click()
    player = DicePlayer(page, 1)
    player.play()
    end = page.locator("dialog")
    expect(end.locator("h2")).to_contain_text("win")
    expect(end.get_by_text("Rubies by round")).to_be_visible()
    expect(end.get_by_text("how often each face came up")).to_be_visible()
    assert faults(page) == []
    for kind in ("spot track", "spot tile", "again marker", "piece die", "action act", "ready"):
        assert any(clicked.startswith(kind) for clicked in player.clicked), player.clicked


@pytest.mark.long
def test_a_whole_game_on_a_phone(open_page: Opener) -> None:
    page = open_page("phone")
    new_game(page, 2, agent="trader", game="dice")
    DicePlayer(page, 2, touch=True).play()
    expect(page.locator("dialog .ranking")).to_be_visible()


def test_dice_are_kept_and_rolled_again(open_page: Opener) -> None:
    page = open_page()
    new_game(page, game="dice")
    play_until(page, "Spend a crystal")
    dice = page.locator(".tray button.piece")
    crystals = page.locator(".stock .rest b")
    before = int(crystals.inner_text())
    count = dice.count()
    expect(page.get_by_role("button", name="Keep the roll")).to_be_visible()
    for n in (0, 2, 4):
        dice.nth(n).click()
    dice.nth(2).click()
    expect(page.locator('.tray [aria-pressed="true"]')).to_have_count(2)
    expect(page.locator(".tray").get_by_label("to be rerolled")).to_have_count(2)
    page.get_by_role("button", name="Reroll 2 dice").click()
    expect(crystals).to_have_text(str(before - 1))
    expect(page.locator(".tray [data-piece]")).to_have_count(count)
    expect(page.locator('.tray [aria-pressed="true"]')).to_have_count(0)


def test_pieces_and_things_find_each_other(open_page: Opener) -> None:
    """Dice first, then what they buy; or the thing first, then the dice it takes."""
    page = open_page()
    new_game(page, game="dice")
    player = DicePlayer(page, 5)
    for _ in range(400):
        if player.wait() == "over":
            new_game(page, game="dice")
        elif page.locator('#bazaar button[data-place="crystal"]').count():
            break
        else:
            player.step()
    crystal = page.locator('#bazaar [data-place="crystal"]')
    crystal.hover()
    expect(page.locator(".piece.wanted")).to_have_count(2)
    crystal.click()
    picked = page.locator(".piece.picked")
    expect(picked).to_have_count(2)
    buy = page.locator('.bottom button[data-action="act crystal"]')
    expect(buy.get_by_label("you get 1 crystal", exact=True)).to_be_visible()
    names = [picked.nth(n).get_attribute("data-piece") for n in range(2)]
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    for name in names:
        page.locator(f'[data-piece="{name}"]').click()
    expect(crystal).to_have_class(re.compile("ready"))
    crystals = page.locator(".stock .rest b")
    before = int(crystals.inner_text())
    crystal.click()
    expect(crystals).to_have_text(str(before + 1))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-yours="true"]')).to_be_visible()


def test_the_list_holds_every_option(open_page: Opener) -> None:
    page = open_page()
    told = frames_of(page)
    new_game(page, game="dice")
    play_until(page, "actions? left")
    latest = next(frame for frame in reversed(told) if '"options":[' in frame)
    options = re.findall(r'"action":\d+,"text":"([^"]+)"', latest)
    page.keyboard.press("o")
    shown = page.locator("dialog [data-action]").evaluate_all(
        "nodes => nodes.map((n) => n.dataset.action)"
    )
    assert shown == options != []


def test_a_turn_by_keys_alone(open_page: Opener) -> None:
    page = open_page()
    new_game(page, game="dice")
    play_until(page, "actions? left")
    page.locator("#bazaar button.spot").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bottom .deal button")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".bottom .deal button")).to_be_hidden()
    page.wait_for_selector('[data-yours="true"][data-busy="false"]')


COVERED_DICE = """() => {
    scrollTo(0, 0);
    const bar = document.querySelector('.bottom').getBoundingClientRect();
    const below = (node) => node.getBoundingClientRect().bottom > bar.top;
    const dice = [...document.querySelectorAll('.tray button')];
    return innerWidth > 700 ? 0 : dice.filter(below).length;
}"""
"""Dice that a phone shows only to those who scroll."""


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing(open_page: Opener, size: str, theme: str) -> None:
    page = open_page(size, color_scheme=theme)
    new_game(page, 4, game="dice")
    play_until(page, "Spend a crystal", touch=size == "phone")
    assert page.evaluate(COVERED_DICE) == 0
    found = faults(page)
    play_until(page, "actions? left", touch=size == "phone")
    page.locator("#bazaar button.spot").first.click()
    found += faults(page)
    assert found == []


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=LONG)])
@pytest.mark.parametrize("language", every(2, LOCALES))
def test_four_languages_without_overflow(open_page: Opener, size: str, language: str) -> None:
    page = open_page(size, locale=LOCALES[language])
    new_game(page, 4, game="dice")
    player = DicePlayer(page, 6, touch=size == "phone")
    for _ in range(7):
        if player.wait() == "over":
            break
        no_overflow(page)
        assert re.search(RAW_KEY, page.locator("main").inner_text()) is None
        player.step()
    if size == "desktop":
        for selector in (".seats", "#bazaar", "html"):
            box = page.locator(selector).first
            assert box.evaluate("n => n.scrollHeight <= n.clientHeight + 1"), selector
