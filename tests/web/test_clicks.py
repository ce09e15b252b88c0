"""How many clicks a turn takes: a click on a place does what one nearly always wants there."""

from __future__ import annotations

import re
from statistics import mean, median
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LONG, Opener
from tests.web.player import Player
from tests.web.test_screens import new_game

BAZAAR: Final = ("mocha", "letters")
COUNT: Final = """() => {
    window.clicks = 0;
    addEventListener('click', (event) => (window.clicks += event.isTrusted ? 1 : 0), true);
}"""


class Direct(Player):
    """Goes where something can be done, takes the first thing offered there, lets turns end."""

    def wait(self) -> str:
        """Not while something obvious is being done: it is not offered to anybody."""
        self.page.wait_for_timeout(60)
        return super().wait()

    def step(self) -> None:
        """One click, or a moment's wait where nothing is left to choose."""
        offered = self.offered()
        main = [one for one in offered if one[0] in ("place", "action") and one[1] != "skip"]
        if not offered or main == [("action", "end_turn")]:
            self.page.wait_for_timeout(100)
            return
        idle = self.page.locator(".place.idle").evaluate_all("all => all.map(n => n.dataset.place)")
        every = [one for one in main if one[0] == "place"]
        places = [one for one in every if one[1] not in idle] or every
        self.click(*(self._dice.choice(places) if places else (main or offered)[0]))


def clicks(page: Page, player: Player, turns: int) -> list[int]:
    """The clicks of each of some turns of one's own."""
    page.evaluate(COUNT)
    found: list[int] = []
    heading = page.locator(".bottom h2")
    while len(found) < turns and player.wait() == "turn":
        if heading.inner_text() == "Where do you go?" and page.evaluate("window.clicks"):
            found.append(page.evaluate("[window.clicks, (window.clicks = 0)][0]"))
        player.step()
    return found


@pytest.mark.parametrize(
    ("size", "expansions", "most", "turns"),
    [
        ("desktop", (), 1.5, 5),
        pytest.param("desktop", (), 1.5, 16, marks=LONG),
        pytest.param("phone", (), 2, 16, marks=LONG),
        pytest.param("desktop", BAZAAR, 2.5, 16, marks=LONG),
        pytest.param("phone", BAZAAR, 3, 16, marks=LONG),
    ],
)
def test_a_turn_takes_few_clicks(
    open_page: Opener, size: str, expansions: tuple[str, ...], most: float, turns: int
) -> None:
    page = open_page(size)
    new_game(page, expansions=expansions)
    found = clicks(page, Direct(page, seed=1, touch=size == "phone"), turns)
    print(f"\n{size}: {median(found)} clicks a turn, mean {mean(found):.1f}: {found}")
    assert median(found) <= most, found


def go_to_a_warehouse(page: Page, then: str | re.Pattern[str]) -> None:
    """With one click; in a game in which this is asked then, and nobody is met there."""
    for _ in range(10):
        new_game(page)
        places = page.locator('.place.go[data-place$="warehouse"]')
        for n in range(places.count()):
            places.nth(n).click()
            asked = page.locator(".bottom h2")
            expect(asked).not_to_have_text("Where do you go?")
            try:
                expect(asked).to_have_text(then, timeout=2000)
            except AssertionError:
                page.get_by_role("button", name="Undo").click()
                expect(asked).to_have_text("Where do you go?")
            else:
                return
    raise AssertionError(f"{then} is never said")


ENDS: Final = "Nothing else to do: your turn ends"


def test_one_click_is_one_undo_and_nothing_is_done_again_by_itself(open_page: Opener) -> None:
    page = open_page()
    go_to_a_warehouse(page, ENDS)
    page.get_by_role("button", name="Undo").click()
    asked = page.locator(".bottom h2")
    expect(asked).to_have_text("Where do you go?")
    page.wait_for_timeout(2500)  # longer than the moment before a turn ends by itself
    expect(asked).to_have_text("Where do you go?")
    page.get_by_role("button", name="Redo").click()
    expect(asked).to_have_text("Nothing else to do: end your turn")


def test_a_turn_with_nothing_left_ends_by_itself(open_page: Opener) -> None:
    page = open_page()
    go_to_a_warehouse(page, ENDS)
    rounds = page.locator(".side header b")
    before = rounds.inner_text()
    expect(rounds).not_to_have_text(before)
    expect(page.locator(".bottom h2")).to_have_text("Where do you go?")


def test_step_by_step_every_action_is_chosen(open_page: Opener) -> None:
    page = open_page()
    page.goto("/#/settings")
    page.get_by_role("switch", name="Step by step").check()
    go_to_a_warehouse(page, re.compile("What do you do"))
    page.locator(':is(.bottom, .popover) [data-action="act"]').click()
    page.wait_for_timeout(2500)
    expect(page.locator(".end:not(:disabled)")).to_be_visible()
