"""The table: undo, cards, previews, keys, the end and its checks, spectators."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener, frames_of
from tests.web.player import Player
from tests.web.test_screens import look_on, made, new_game


def test_pointing_at_a_place_says_what_going_there_means(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    page.locator(".place.go").first.hover()
    preview = page.locator(".bottom .selected")
    expect(preview).to_be_visible()
    expect(preview).to_contain_text(re.compile("Go to the .* and leave an assistant there"))


def test_a_first_tap_asks_and_the_second_goes(open_page: Opener) -> None:
    page = open_page("phone")
    new_game(page)
    place = page.locator(".place.go").first
    place.tap()
    expect(page.locator(".bottom .selected")).to_be_visible()
    place.tap()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def take_back(page: Page, undo: Callable[[], None]) -> None:
    """Undo going to a place, and before that the payment there, if somebody stands in it."""
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    undo()
    expect(page.locator(".bottom h2")).to_have_text(re.compile(r"^(Where do you go|Pay )"))
    if not page.locator(".bottom h2").inner_text().startswith("Where"):
        undo()
    expect(page.locator(".bottom h2")).to_have_text("Where do you go?")


def test_undo_and_redo(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    page.locator(".place.go").first.click()
    take_back(page, lambda: page.get_by_role("button", name="Undo").click())
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_turn_by_keys_alone(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    page.locator("#bazaar [tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.locator(".place.go").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    take_back(page, lambda: page.keyboard.press("u"))
    page.keyboard.press("o")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_list_holds_exactly_the_options_of_the_server(open_page: Opener) -> None:
    page = open_page()
    told = frames_of(page)
    new_game(page, expansions=("mocha",))
    latest = next(frame for frame in reversed(told) if '"options":[' in frame)
    options = re.findall(r'"action":\d+,"text":"([^"]+)"', latest)
    page.get_by_role("button", name="All options").click()
    shown = page.locator("dialog [data-action]").evaluate_all(
        "nodes => nodes.map((n) => n.dataset.action)"
    )
    assert shown == options != []


def test_the_end_its_dice_and_the_rematch(open_page: Opener) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "agent": "apprentice"}]
    body = {"options": {"players": 2, "max_rounds": 4}, "seats": seats, "start": True}
    page.goto(f"/#/table/{made(page, body)}")
    Player(page, 7).play()
    end = page.locator("dialog")
    expect(end.get_by_text("Rubies by round")).to_be_visible()
    end.get_by_role("button", name="Check the dice").click()
    expect(end.get_by_text("The dice are provably fair")).to_be_visible()
    with page.expect_download() as saved:
        end.get_by_role("button", name="Save the log").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    before = page.url
    end.get_by_role("button", name="Rematch").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    expect(page.locator(".bottom h2")).to_be_visible(timeout=20_000)  # nobody is waited for
    expect(page.locator("dialog")).to_be_hidden()


def test_a_spectator_sees_the_board_and_no_cards(open_page: Opener) -> None:
    page, other = open_page(), open_page()
    look_on(page, other, new_game(page))
    expect(other.locator("#bazaar")).to_be_visible()
    assert other.locator(".hand .card").count() == 0
    expect(other.locator(".bottom h2")).to_contain_text("Waiting for Ada")


@pytest.mark.long
def test_the_barrier_is_put_by_clicking_an_edge(open_page: Opener) -> None:
    """Some ways of walking by chance soon lead to the Tavern."""
    page = open_page()
    for seed in range(5, 25):
        new_game(page, 2, expansions=("mocha",))
        player = Player(page, seed)
        for _ in range(12):
            player.wait()
            offered = player.offered()
            edges = [o for o in offered if o[0] == "edge"]
            if edges:
                player.click(*edges[0])
                expect(page.locator("g.barrier")).to_be_visible()
                return
            if ("action", "act barrier") in offered:
                player.click("action", "act barrier")
            elif ("place", "tavern") in offered:
                player.click("place", "tavern")
            else:
                player.step()
    raise AssertionError("the Tavern never offered the barrier")


def test_somebody_who_is_back_takes_the_seat_back(open_page: Opener) -> None:
    page = open_page()
    table = new_game(page)
    page.evaluate(
        """(table) => new Promise((done) => {
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket');
            const wanted = { type: 'away', id: 1, table, seat: 0 };
            socket.onopen = () => socket.send(JSON.stringify(wanted));
            socket.onmessage = () => { socket.close(); done(); };
        })""",
        table,
    )
    # by script: the stand-in plays on, and the bar moves with it
    page.get_by_role("button", name="Take your seat back").dispatch_event("click")
    page.wait_for_selector('[data-yours="true"]')
    expect(page.get_by_role("button", name="Take your seat back")).to_be_hidden()


def test_whole_turns_by_keys_alone(open_page: Opener) -> None:
    """The focus goes on to what can be done now: Enter is enough, and `e` at the end."""
    page = open_page()
    new_game(page)
    page.locator(".place.go").first.focus()
    ended = 0
    for _ in range(60):
        page.wait_for_function(
            '() => document.querySelector(\'[data-yours="true"][data-busy="false"]\')'
        )
        if page.locator(".bottom .end").is_enabled():
            page.keyboard.press("e")
            ended += 1
            if ended == 3:
                return
        else:
            assert page.evaluate("document.activeElement !== document.body")
            page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    raise AssertionError("three turns were not over after 60 keys")


def test_no_wasting_choice_gets_the_focus(open_page: Opener) -> None:
    page = open_page()
    police = page.locator('.place.go[data-place="police_station"]')
    for _ in range(12):
        new_game(page)
        if police.count():
            break
    police.focus()
    page.keyboard.press("Enter")
    expect(page.locator(':is(.bottom, .popover) [data-action="skip"]').first).to_be_visible()
    expect(page.locator(".place.go:focus")).to_be_visible()


def test_the_page_is_as_high_as_the_window(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_a_wrong_address_has_a_page_of_its_own(open_page: Opener) -> None:
    page = open_page(locale="de-DE")
    page.goto("/#/nonsense")
    expect(page.locator("h1")).to_have_text("Nicht gefunden")


def test_a_choice_that_was_not_sent_is_told_until_the_connection_is_back(
    open_page: Opener,
) -> None:
    page = open_page()
    new_game(page)
    page.context.set_offline(True)
    page.locator(".place.go").first.click()
    problem = page.locator(".bar .problem")
    expect(problem).to_contain_text("your choice was not sent")
    page.context.set_offline(False)
    expect(problem).to_have_count(0)


def test_a_typed_line_that_means_nothing_lists_what_there_is(open_page: Opener) -> None:
    page = open_page()
    new_game(page)
    page.keyboard.press("/")
    page.keyboard.type("nonsense")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").last).to_contain_text("nonsense")
    assert page.get_by_role("option").count() > 1


WALK: Final = """piece => {
    const parts = [piece, piece.querySelector('.row')];
    const [along, down] = parts.map((node) => getComputedStyle(node));
    const [x, y] = [along, down].map((style) => new DOMMatrix(style.transform));
    const wait = parseFloat(down.transitionDelay);
    return [x.f, y.e, wait, wait + parseFloat(down.transitionDuration)];
}"""
"""First along the row, then down the column, in a quarter of a second."""


SPOTS: Final = """() => {
    window.spots = 0;
    const count = () => { spots += document.querySelectorAll('.stage .spot').length; };
    new MutationObserver(count).observe(document.querySelector('.stage'), { childList: true });
}"""
"""How often the place was pointed out where somebody went; it is seen for a moment only."""


def test_turns_of_others_can_be_seen_again(open_page: Opener) -> None:
    page = open_page(reduced_motion="no-preference")
    page.goto("/#/settings")
    page.get_by_role("switch", name="Step by step").check()  # no turn ends between two looks
    new_game(page)
    player = Player(page, 2)
    told = page.get_by_role("region", name="Since your last turn").get_by_role("button")
    while not told.count():
        player.step()
        player.wait()
    assert page.locator("#bazaar .piece").first.evaluate(WALK) == [0, 0, 0.1, 0.25]
    page.evaluate(SPOTS)
    for turn in told.all():
        turn.click()
        expect(turn).to_have_attribute("aria-expanded", "true")
        expect(turn.locator("+ p")).not_to_be_empty()
    page.wait_for_function("spots > 0")
    turn.click()
    expect(turn).to_have_attribute("aria-expanded", "false")
