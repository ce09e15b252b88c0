"""Roasting Plant (rules 11.17)."""

import pytest

from tests.games.board.mocha import coffee, guild, mocha_at, mocha_sent_to
from tests.games.board.table import GOODS, Json, goods, hand, lira
from tests.playing import field, play, texts

ALL: Json = {"lira": 5, "goods": {"red": 1, "blue": 2}, "hand": {"stay": 1}, "guild": ["guild_3"]}


def test_all_three_exchanges_bring_6_coffee() -> None:
    """11.17: 2 lira, a good and a card, 2 coffee each."""
    after = play(mocha_at("roasting_plant", ALL), "act lira", "act blue", "discard stay")
    assert (coffee(after), lira(after)) == (6, 3)
    assert (goods(after), hand(after), guild(after)) == ({"red": 1, "blue": 1}, {}, ["guild_3"])
    assert field(after, "discard") == ["stay"]
    assert texts(after) == ["end_turn"]


def test_the_example_of_the_rulebook() -> None:
    """11.17: 2 lira and a bonus card for 4 coffee."""
    after = play(mocha_at("roasting_plant", ALL), "act lira", "discard stay")
    assert (coffee(after), lira(after), goods(after)) == (4, 3, {"red": 1, "blue": 2})


def test_a_guild_card_may_be_discarded_instead() -> None:
    """11.17: without its effect; one card only."""
    after = play(mocha_at("roasting_plant", ALL), "discard guild_3")
    assert (coffee(after), guild(after), hand(after)) == (2, [], {"stay": 1})
    assert field(after, "guild_discard") == ["guild_3"]
    assert texts(after) == ["end_turn"]


def test_each_exchange_once_in_a_fixed_order_and_one_may_stop() -> None:
    """11.17: different ones; what comes before in the order is no longer offered."""
    cards = ["discard stay", "discard guild_3"]
    state = mocha_at("roasting_plant", ALL)
    assert texts(state) == ["skip", "act lira", "act red", "act blue", *cards]
    after_lira = play(state, "act lira")
    assert texts(after_lira) == ["done", "act red", "act blue", *cards]
    after_good = play(state, "act red")
    assert texts(after_good) == ["done", *cards]
    assert coffee(play(after_good, "done")) == 2
    assert texts(play(after_lira, "done")) == ["end_turn"]


@pytest.mark.parametrize("good", GOODS)
def test_any_good_will_do(good: str) -> None:
    """11.17: one of it."""
    after = play(mocha_at("roasting_plant", {"lira": 0, "goods": {good: 2}}), f"act {good}")
    assert (coffee(after), goods(after)) == (2, {good: 1})


def test_nothing_to_give_nothing_to_do() -> None:
    """G1: 1 lira is not enough, and coffee is not a good."""
    assert texts(mocha_at("roasting_plant", {"lira": 1, "coffee": 9})) == ["end_turn"]


def test_with_exactly_2_lira() -> None:
    """11.17: after it nothing is left to ask."""
    after = play(mocha_at("roasting_plant", {"lira": 2}), "act lira")
    assert (coffee(after), lira(after), texts(after)) == (2, 0, ["end_turn"])


def test_by_the_family_member() -> None:
    """4.12: the same 2 coffee for each."""
    after = play(mocha_sent_to("roasting_plant", ALL), "act lira", "act red", "discard guild_3")
    assert coffee(after) == 6
