"""Whole games without a mouse: by the accessibility tree only, and by keys only.

`make test` plays each game once and in each way once, `make test-long` the other two pairs.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.listener import NOW, DiceListener, Listener, Thing
from tests.web.test_screens import new_game

MOST: int = 900


def begin(page: Page) -> None:
    """A table with one other player, made by names alone."""
    page.goto("/#/new")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Start the game").click()


def test_the_first_turns_through_the_accessibility_tree(open_page: Opener) -> None:
    page = open_page()
    begin(page)
    player = Listener(page, 3)
    for _ in range(10):
        player.click(player.choose(player.listen()))
    told = "\n".join(player.heard)
    assert "Your turn: Where do you go?" in told
    assert re.search(r"\w+: Goes to the .* Your turn", told), "what the others did is told"


@pytest.mark.long
def test_a_whole_game_through_the_accessibility_tree(open_page: Opener) -> None:
    """What is known comes from the tree, what is done is a click on a role and a name."""
    page = open_page()
    begin(page)
    player = Listener(page, 3)
    for _ in range(MOST):
        tree = player.listen()
        if player.over:
            break
        player.click(player.choose(tree))
    told = "\n".join(player.heard)
    assert "Your turn: Where do you go?" in told
    assert re.search(r"\w+: Goes to the .* Your turn", told), "what the others did is told"
    assert page.get_by_role("heading", name=re.compile("win")).is_visible()


@pytest.mark.long
def test_a_whole_dice_game_through_the_accessibility_tree(open_page: Opener) -> None:
    page = open_page()
    new_game(page, 2, agent="trader", game="dice")
    player = DiceListener(page, 2)
    for _ in range(MOST):
        tree = player.listen()
        if player.over:
            break
        player.click(player.choose(tree))
    told = "\n".join(player.heard)
    assert re.search(r"Your turn: \S", told)
    others = r"\b(?!turn:|options?:)\w+: .* Your turn"
    assert re.search(others, told), "what the others did is told"
    assert re.search(r"^\d red di(?:e|ce).*: \S", told, re.MULTILINE), "what is picked is told"
    assert page.get_by_role("heading", name=re.compile("win")).is_visible()


@pytest.mark.long
def test_a_whole_dice_game_by_keys_alone(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    tab_to(page, "radio", "Base game")
    page.keyboard.press("ArrowLeft")  # round to the last one
    assert focused(page) == ("radio", "The Dice Game")
    start_for_two(page)
    player = DiceListener(page, 4)
    used: Counter[str] = Counter()
    for _ in range(MOST):
        tree = player.listen()
        if player.over:
            break
        used[act_in_dice(page, player.choose(tree), used)] += 1
    assert set(used) == {"thing", "button", "typed", "e"}
    assert page.get_by_role("heading", name=re.compile("win")).is_visible()


def act_in_dice(page: Page, chosen: Thing, used: Counter[str]) -> str:
    """One choice by keys: `b` and Tab to a thing, `n` and Tab to a button, typed, or `e`."""
    if chosen.name == "End turn":
        page.keyboard.press("e")
        return "e"
    if chosen.name == "Keep the roll" and used["typed"] <= used["e"] // 2:
        page.keyboard.press("/")
        page.keyboard.type("keep")
        page.keyboard.press("Enter")
        return "typed"
    offered = chosen.inside("region", NOW)
    page.keyboard.press("n" if offered else "b")
    press_by_tab(page, chosen)
    return "button" if offered else "thing"


@pytest.mark.long
def test_a_whole_game_by_keys_alone(open_page: Opener) -> None:
    """Only keys are pressed; what has the focus, and what was said, tells which."""
    page = open_page()
    page.goto("/#/new")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    start_for_two(page)
    player = Listener(page, 5)
    used: Counter[str] = Counter()
    for _ in range(MOST):
        tree = player.listen()
        if player.over:
            break
        used[act(page, player, tree, type_it=used["typed"] < used["place"])] += 1
    assert set(used) == {"place", "button", "typed", "e"}
    assert page.get_by_role("heading", name=re.compile("win")).is_visible()


def start_for_two(page: Page) -> None:
    """On the page of a new table, by keys: two players instead of three, and off."""
    tab_to(page, "radio", "3")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "button", "Start the game")
    page.keyboard.press("Enter")


def focused(page: Page) -> tuple[str, str]:
    """Role and name of what has the focus."""
    found = page.locator("*:focus").first.aria_snapshot().replace("''", "'")  # it is YAML
    match = re.match(r"- '?(\w+)" r'(?: "((?:[^"\\]|\\.)*)")?', found)
    return (match[1], (match[2] or "").replace('\\"', '"')) if match else ("", "")


def tab_to(page: Page, role: str, name: str) -> None:
    """Tab until this has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if focused(page) == (role, name):
            return
    raise AssertionError(f"{role} {name!r} cannot be reached by Tab")


def act(page: Page, player: Listener, tree: list[Thing], *, type_it: bool) -> str:
    """One choice by keys: arrows on the board, Tab to a button, a typed action, or `e`."""
    chosen = player.choose(tree)
    if chosen.name == "End turn":
        page.keyboard.press("e")
        return "e"
    if chosen.inside("gridcell"):
        if type_it:
            number = chosen.name.split("Go to the ")
            if len(number) == 2:
                place = re.split(r" and |, | without|;", number[1])[0]
                page.keyboard.press("/")
                page.keyboard.type(f"move {place.lower().replace(' ', '_')}".replace("'", ""))
                page.keyboard.press("Enter")
                return "typed"
        walk_to(page, tree, chosen)
        page.keyboard.press("Enter")
        return "place"
    page.keyboard.press("n")
    press_by_tab(page, chosen)
    return "button"


def press_by_tab(page: Page, chosen: Thing) -> None:
    """Tab on until it has the focus, then Enter; of things alike the one in the same state."""
    for _ in range(60):
        if focused(page) == ("button", chosen.name) and pressed(page) == bool(chosen.pressed):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{chosen.name!r} cannot be reached; the focus is at {focused(page)}")


def pressed(page: Page) -> bool:
    """Is what has the focus a toggle that is on?"""
    return page.locator("*:focus").first.get_attribute("aria-pressed") == "true"


def walk_to(page: Page, tree: list[Thing], chosen: Thing) -> None:
    """Arrows from where the board begins to a place of it."""
    places = [t.name for t in tree if t.role == "button" and t.inside("gridcell")]
    page.keyboard.press("b")
    start = focused(page)[1]
    here = next(n for n, name in enumerate(places) if name.split(";")[0] == start.split(";")[0])
    there = places.index(chosen.name)
    down, right = there // 4 - here // 4, there % 4 - here % 4
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")


def test_the_dialogs_for_keys_and_listening(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    player = Listener(page, 1)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys.get_by_role("row", name="u Ctrl+Z undo")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    words = page.get_by_role("dialog", name="The table in words")
    expect(words.get_by_role("listitem").filter(has_text="9 Tea House")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Digit1")
    page.wait_for_timeout(100)
    assert re.match(r"Ada \(red, you\); 0 of 5 rubies; \d lira; empty wheelbarrow", player.news())
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Type an action")
    for line, problem in (("move nowhere", "is not possible now"), ("m", "fits")):
        field.fill(line)
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").filter(has_text=problem)).to_be_visible()
    field.fill("m f")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_letters_can_be_switched_off(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    page.keyboard.press("?")
    page.get_by_role("switch", name="Single-letter shortcuts").uncheck(force=True)
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_new_page_begins_at_its_heading(open_page: Opener) -> None:
    page = open_page()
    page.goto("/")
    page.get_by_role("link", name="Settings").press("Enter")
    expect(page.get_by_role("heading", name="Settings")).to_be_focused()


def test_hand_and_log_are_tabs_that_arrows_change(open_page: Opener) -> None:
    page = open_page("phone")
    new_game(page)
    page.get_by_role("tab", name="Hand").press("ArrowRight")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Log")).to_be_visible()
