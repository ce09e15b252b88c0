"""The card *two_coffee* (rules 14.1, G3)."""

import pytest

from tests.games.board.mocha import coffee, mocha, mocha_at, mocha_sent_to, played
from tests.games.board.table import Json, hand
from tests.playing import field, play, starting, texts

MINE: Json = {"hand": {"two_coffee": 1}, "lira": 2}
CARD = "card two_coffee"


def test_take_2_coffee() -> None:
    """14.1: and the same decision is asked again."""
    state = mocha(seat0=MINE)
    after = play(state, CARD)
    assert (coffee(after), hand(after), field(after, "discard")) == (2, {}, ["two_coffee"])
    assert texts(after) == [text for text in texts(state) if text != CARD]


@pytest.mark.parametrize("when", ["merchants", "action", "encounters", "family", "guild"])
def test_at_every_main_decision(when: str) -> None:
    """G3: also in the turn of a guild card."""
    if when == "merchants":
        state = mocha_at("tavern", MINE, seat1={"merchant": "tavern"})
    elif when == "action":
        state = mocha_at("post_office", MINE)
    elif when == "encounters":
        state = play(mocha_at("post_office", MINE), "act")
    elif when == "family":
        state = mocha_sent_to("post_office", MINE)
    else:
        state = played(5, MINE)
    assert coffee(play(state, CARD)) == 2


def test_in_time_for_the_coffee_house() -> None:
    """G3: 4 coffee and the card make 6."""
    state = mocha_at("coffee_house", {**MINE, "coffee": 4})
    assert texts(state) == ["skip", CARD]
    after = play(state, CARD, "act")
    assert coffee(after) == 0


def test_not_inside_an_action() -> None:
    """G3: the Roasting Plant is not finished yet."""
    state = play(mocha_at("roasting_plant", MINE), "act lira")
    assert starting(state, "card") == []
