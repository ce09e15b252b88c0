"""The card *five_lira* (rules 6.3, G3)."""

import pytest

from tests.games.board.table import INSIDE, MOMENTS, at, hand, inside, lira, moment, table
from tests.playing import field, play, rubies, starting, texts

MINE = {"hand": {"five_lira": 1}, "lira": 2}


@pytest.mark.parametrize("name", MOMENTS)
def test_gives_5_lira_at_any_time_of_the_turn(name: str) -> None:
    """6.3: it leads back to the same decision."""
    state = moment(name, MINE)
    before = [text for text in texts(state) if text != "card five_lira"]
    after = play(state, "card five_lira")
    assert (lira(after), hand(after)) == (7, {})
    assert field(after, "discard") == ["five_lira"]
    assert texts(after) == before


@pytest.mark.parametrize("name", [name for name in INSIDE if name != "governor"])
def test_not_in_the_middle_of_something(name: str) -> None:
    """G3: main decisions only; the governor's payment is the exception (B11)."""
    assert starting(inside(name, {"five_lira": 1}), "card") == []


def test_played_on_the_spot_to_pay_a_merchant() -> None:
    """G3: with 1 lira one could not pay."""
    mine = {**MINE, "lira": 1}
    state = at("tea_house", mine, seat1={"merchant": "tea_house", "lira": 0})
    assert texts(state) == ["refuse", "card five_lira"]
    after = play(state, "card five_lira", "pay")
    assert (lira(after), lira(after, 1)) == (4, 2)


def test_played_on_the_spot_to_buy_a_ruby() -> None:
    """6.3: before the action."""
    state = at("gemstone_dealer", {**MINE, "lira": 9})
    assert texts(state) == ["skip", "card five_lira"]
    after = play(state, "card five_lira", "act")
    assert (lira(after), rubies(after)) == (0, 1)


def test_all_copies_in_one_turn() -> None:
    """6.1: any number of cards in a turn."""
    state = table(seat0={"hand": {"five_lira": 4}, "lira": 0})
    assert lira(play(state, *["card five_lira"] * 4)) == 20


def test_not_on_the_turn_of_another() -> None:
    """3: on the turns of others you may use none."""
    assert starting(table(seat1={"hand": {"five_lira": 1}}), "card") == []
