"""Ways to play: several people at one screen, a shared table with phones, and hints."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from istanbul.games.board.contents import BONUS_CARDS
from tests.server.leaks import leaks
from tests.web.conftest import LOOKS, Opener, frames_of
from tests.web.player import Player
from tests.web.test_screens import faults, no_overflow

BOTS: Final = ("random", "trader")
NEXT: Final = """() => {
    if (document.querySelector('#hand-over')) return 'hand over';
    if (document.querySelector('[data-busy="true"]')) return null;
    return document.querySelector('[data-yours="true"]') ? 'turn' : null;
}"""


def make(page: Page, seats: list[Any], game: str = "board", **more: Any) -> str:
    """A table by the API, with people and bots by name; its id."""
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    kinds = [
        {"kind": "open"} if name == "open"
        else {"kind": "bot", "agent": name} if name in BOTS
        else {"kind": "me", "name": name}
        for name in seats
    ]  # fmt: skip
    options = {"game": game, "players": len(seats)}
    body = {"options": options, "seats": kinds, "start": "open" not in seats, **more}
    made: str = page.evaluate(
        """async (body) => {
            const headers = { 'Content-Type': 'application/json' };
            const init = { method: 'POST', headers, body: JSON.stringify(body) };
            return (await (await fetch('/api/tables', init)).json()).id;
        }""",
        body,
    )
    return made


def next_page(page: Page) -> str:
    return str(page.wait_for_function(NEXT, polling=30).json_value())


def hidden(page: Page) -> None:
    """Nothing of a hand, of a choice or of undo is in the page."""
    assert page.locator(".card, .place, [data-action], .log, .bottom").count() == 0
    text = page.locator("body").inner_html()
    assert [card for card in BONUS_CARDS if f'"{card}"' in text] == []


# Several people at one screen.


def test_two_people_and_a_bot_at_one_screen(open_page: Opener) -> None:
    page = open_page()
    table = make(page, ["Anna", "Boris", "random"])
    page.goto(f"/#/table/{table}")
    player = Player(page, 4)
    looked: list[str] = []
    for _ in range(60):
        if next_page(page) == "hand over":
            hidden(page)
            button = page.get_by_role("button", name="I am ")
            expect(button).to_be_focused()
            name = button.inner_text().removeprefix("I am ")
            expect(page.locator("h1")).to_have_text(f"Now it is {name}'s turn")
            if len(looked) == 1:
                page.reload()
                assert next_page(page) == "hand over"
                hidden(page)
            button.press("Enter")
            expect(page.locator('[data-yours="true"]')).to_be_visible()
            expect(page.locator(".seats .active h3")).to_have_text(name)
            looked.append(name)
        else:
            player.step()
    assert len(looked) > 4
    assert all(one != other for one, other in pairwise(looked))


def test_the_last_step_can_be_taken_back_before_the_screen_changes_hands(open_page: Opener) -> None:
    page = open_page()
    page.goto(f"/#/table/{make(page, ['Anna', 'Boris'])}")
    page.get_by_role("button", name="I am ").click()
    before = page.locator(".seats .active h3").inner_text()
    page.locator(".place.go").first.click()
    for _ in range(6):
        if next_page(page) == "hand over":
            break
        page.get_by_role("button", name="All options as a list").click()
        page.locator("dialog [data-action]").last.click()
    next_page(page)
    hidden(page)
    page.get_by_role("button", name=f"{before}: take back your last step").click()
    expect(page.locator(".seats .active h3")).to_have_text(before)
    expect(page.locator('[data-yours="true"]')).to_be_visible()


def test_one_person_with_bots_is_never_asked_who_they_are(open_page: Opener) -> None:
    page = open_page()
    page.goto(f"/#/table/{make(page, ['Anna', 'random', 'random'])}")
    player = Player(page, 2)
    for _ in range(10):
        assert next_page(page) == "turn"
        player.step()


def test_people_at_one_screen_are_seated_in_the_lobby(open_page: Opener) -> None:
    page = open_page()
    page.goto(f"/#/table/{make(page, ['Anna', 'open', 'random'])}")
    page.get_by_role("button", name="Somebody at this screen").click()
    page.get_by_label("Seat 2: name").fill("Boris")
    page.get_by_label("Seat 2: name").press("Enter")
    page.get_by_role("button", name="Start the game").click()
    assert next_page(page) == "hand over"
    expect(page.get_by_role("button", name="I am ")).to_be_visible()
    assert set(names_of(page)) == {"Anna", "Boris"}


def names_of(page: Page) -> list[str]:
    """The people at this screen, in the order of their turns."""
    found: list[str] = []
    player = Player(page, 3)
    while len(set(found)) < 2:
        if next_page(page) == "hand over":
            button = page.get_by_role("button", name="I am ")
            found.append(button.inner_text().removeprefix("I am "))
            button.click()
        else:
            player.step()
    return found


# A shared table.


def join(page: Page, code: str, name: str) -> None:
    """What the QR code of the public screen leads to."""
    page.goto(f"/#/join/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text(name).first).to_be_visible()


def shared_table(screen: Page, phones: list[Page]) -> None:
    """A public screen and phones, by clicking; the game has begun."""
    screen.goto("/#/new")
    screen.get_by_label("Shared table").check()
    screen.get_by_role("button", name="Open the table").click()
    code = screen.locator(".code").inner_text()
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    for phone, name in zip(phones, ("Anna", "Boris"), strict=False):
        join(phone, code, name)
        expect(screen.get_by_text(name)).to_be_visible()
    screen.get_by_role("button", name="Replace with computer").click()
    screen.get_by_role("button", name="Start the game").click()
    expect(screen.locator("#bazaar")).to_be_visible()


def step_on_phone(phone: Page) -> bool:
    """Choose something, if it is this phone's turn: a place of the list, or the first button."""
    if not phone.locator('[data-yours="true"][data-busy="false"]').count():
        return False
    place: Locator = phone.locator("[data-place-button]")
    if place.count():
        place.first.tap()
        phone.locator(".selected [data-action]").first.tap()
    else:
        ways = phone.locator(".bottom [data-action]:enabled")
        if ways.count() == 0:
            phone.get_by_role("button", name="All options as a list").tap()
            ways = phone.locator("dialog [data-action]")
        ways.last.tap()
    return True


def test_a_public_screen_and_two_phones_in_the_local_network(open_lan_page: Opener) -> None:
    screen, anna, boris = open_lan_page(), open_lan_page("phone"), open_lan_page("phone")
    told = frames_of(screen)
    shared_table(screen, [anna, boris])
    assert not screen.evaluate("isSecureContext")  # the browser offers less over plain http
    assert screen.locator(".hand, [data-action]").count() == 0
    moves = 0
    for _ in range(400):
        moves += sum(step_on_phone(phone) for phone in (anna, boris))
        if moves >= 16:
            break
        anna.wait_for_timeout(40)
    assert moves >= 16
    expect(anna.locator("section.hand")).to_be_visible()
    expect(screen.locator("header h2")).to_contain_text("Waiting for")
    frames = [frame for frame in told if '"views":[{' in frame]
    assert len(frames) > 10
    assert [leak for frame in frames for leak in leaks(frame, [])] == []
    anna.get_by_text("The bazaar").tap()
    expect(anna.locator("details .board")).to_be_visible()
    anna.get_by_role("button", name="Show the whole table").tap()
    expect(anna.locator("#bazaar")).to_be_visible()


# Hints.


def test_hints_are_shown_on_the_board_and_in_words(open_page: Opener) -> None:
    page = open_page()
    frames = frames_of(page)
    page.goto(f"/#/table/{make(page, ['Anna', 'random', 'random'], hints=True)}")
    page.wait_for_selector('[data-yours="true"]')
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hints from the Trader").get_by_role("listitem")
    expect(hints).to_have_count(3)
    told = [json.loads(frame) for frame in frames]
    (answer,) = [message for message in told if message["type"] == "hints"]
    places = {
        option["action"]: option["args"].get("place")
        for message in told
        for view in message.get("views", [])
        for option in view["node"].get("options") or []
    }
    wanted = [places[hint["action"]] for hint in answer["hints"][:3]]  # None: a card, a letter
    ranks = {str(wanted.index(place) + 1) for place in wanted if place}
    assert set(page.locator("#bazaar .rank").all_text_contents()) == ranks
    cards = {
        option["action"]: option["args"].get("card")
        for message in told
        for view in message.get("views", [])
        for option in view["node"].get("options") or []
    }
    of_cards = [cards[hint["action"]] for hint in answer["hints"][:3]]
    marked = {str(of_cards.index(card) + 1) for card in of_cards if card}
    assert set(page.locator(".hand .rank").all_text_contents()) == marked
    assert all(len(why) > 10 for why in page.locator(".why").all_inner_texts())
    page.keyboard.press("h")
    expect(hints).to_have_count(0)
    page.get_by_role("button", name="Ask for a hint").click()
    expect(hints).to_have_count(3)
    hints.first.get_by_role("button").click()
    expect(page.locator("#bazaar .rank")).to_have_count(0)


def test_a_table_without_hints_offers_none(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new")
    page.get_by_role("switch", name=re.compile("^Hints")).uncheck()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector('[data-yours="true"]')
    page.keyboard.press("h")
    assert page.get_by_role("button", name="Ask for a hint").count() == 0
    assert page.get_by_role("region", name="Hints from the Trader").count() == 0


def test_between_people_hints_need_everybody(open_page: Opener) -> None:
    page = open_page()
    page.goto(f"/#/table/{make(page, ['Anna', 'Boris'], hints=True)}")
    player = Player(page, 5)
    ask = page.get_by_role("button", name="Ask for a hint")
    agreed = 0
    while agreed < 2:
        if next_page(page) == "hand over":
            page.get_by_role("button", name="I am ").click()
            expect(page.locator('[data-yours="true"]')).to_be_visible()
            assert ask.count() == 0
            page.get_by_role("button", name="Menu").click()
            expect(page.get_by_text("Not agreed yet")).to_be_visible()
            page.get_by_label("agrees to hints").check()
            page.get_by_role("button", name="Close").click()
            agreed += 1
        else:
            player.step()
    ask.click()
    expect(page.locator(".why").first).to_be_visible()


def test_a_new_table_has_hints_by_default_only_for_one_person(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/new")
    expect(page.get_by_role("switch", name=re.compile("^Hints"))).to_be_checked()
    page.get_by_label("Seat 2: who plays").select_option("me")
    expect(page.get_by_role("switch", name=re.compile("^Hints"))).not_to_be_checked()


def test_the_dice_game_has_all_of_it_too(open_page: Opener) -> None:
    page, phone = open_page(), open_page("phone")
    page.goto(f"/#/table/{make(page, ['Anna', 'random'], 'dice', hints=True)}")
    page.wait_for_selector('[data-yours="true"]')
    page.keyboard.press("h")
    expect(page.locator(".why").first).to_be_visible()
    assert all(len(why) > 5 for why in page.locator(".why").all_inner_texts())
    page.goto(f"/#/table/{make(page, ['Anna', 'Boris'], 'dice')}")
    assert next_page(page) == "hand over"
    hidden(page)
    page.get_by_role("button", name="I am ").click()
    expect(page.locator('[data-yours="true"]')).to_be_visible()
    page.goto(f"/#/shared/{make(page, ['open', 'random'], 'dice', shared=True)}")
    join(phone, page.locator(".code").inner_text(), "Anna")
    page.get_by_role("button", name="Start the game").click()
    phone.wait_for_selector('[data-yours="true"]')
    expect(page.locator("main.game")).to_be_visible()
    assert page.locator('[data-yours="true"]').count() == 0


# All of it for everybody.


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_on_the_new_screens(open_page: Opener, size: str, theme: str) -> None:
    found = {}
    page = open_page(size, color_scheme=theme)
    page.goto(f"/#/table/{make(page, ['Anna', 'Boris', 'random'])}")
    assert next_page(page) == "hand over"
    found["hand over"] = faults(page)
    no_overflow(page)
    page.goto(f"/#/table/{make(page, ['Anna', 'random'], hints=True)}")
    page.wait_for_selector('[data-yours="true"]')
    page.keyboard.press("h")
    expect(page.locator(".why").first).to_be_visible()
    found["hints"] = faults(page)
    no_overflow(page)
    phone = open_page("phone", color_scheme=theme)
    page.goto(f"/#/shared/{make(page, ['open', 'random'], shared=True)}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    found["public lobby"] = faults(page)
    no_overflow(page)
    join(phone, page.locator(".code").inner_text(), "Anna")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#bazaar")).to_be_visible()
    found["public table"] = faults(page)
    no_overflow(page)
    phone.wait_for_selector('[data-yours="true"]')
    found["hand"] = faults(phone)
    no_overflow(phone)
    assert {name: what for name, what in found.items() if what} == {}
