"""Coffee House (rules 11.20, 10.8)."""

import pytest

from tests.games.board.mocha import coffee, mocha_at
from tests.games.board.table import FULL, Json, lira
from tests.playing import events, field, play, rubies, texts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_price_is_6_at_every_player_count(players: int) -> None:
    """10.8: five rubies, the first for 6 coffee."""
    after = play(mocha_at("coffee_house", {"coffee": 6}, players), "act")
    assert (coffee(after), rubies(after), field(after, "coffee_house")) == (0, 1, 7)


@pytest.mark.parametrize(("price", "dearer"), [(6, 7), (7, 8), (8, 9), (9, 10), (10, 10)])
def test_a_ruby_costs_the_price_and_raises_it_by_1_up_to_10(price: int, dearer: int) -> None:
    """11.20: the last price stays open."""
    state = mocha_at("coffee_house", {"coffee": price + 1, "lira": 3}, coffee_house=price)
    assert {"event": "ruby", "seat": 0, "place": "coffee_house"} in events(state, "act")
    after = play(state, "act")
    assert (coffee(after), rubies(after), lira(after)) == (1, 1, 3)
    assert field(after, "coffee_house") == dearer


@pytest.mark.parametrize("price", [6, 10])
def test_one_coffee_too_few(price: int) -> None:
    """G1: lira and goods do not help."""
    mine: Json = {"coffee": price - 1, "lira": 99, "goods": FULL}
    assert texts(mocha_at("coffee_house", mine, coffee_house=price)) == ["end_turn"]


def test_after_the_last_ruby_there_is_another_one_for_10() -> None:
    """B12, 11.20: again and again."""
    mine: Json = {"coffee": 30, "hand": {"coffee_house_again": 2}}
    again = ["card coffee_house_again"] * 2
    after = play(mocha_at("coffee_house", mine, coffee_house=10), "act", *again)
    assert (coffee(after), rubies(after), field(after, "coffee_house")) == (0, 3, 10)


def test_the_other_tracks_keep_their_prices() -> None:
    """11.20: each track by itself."""
    after = play(mocha_at("coffee_house", {"coffee": 6}), "act")
    assert (field(after, "palace"), field(after, "dealer")) == (5, 14)


@pytest.mark.parametrize(("owned", "last"), [(4, False), (5, True)])
def test_the_sixth_ruby_brings_the_last_round(owned: int, last: bool) -> None:
    """10.1: not the fifth."""
    after = play(mocha_at("coffee_house", {"coffee": 6, "rubies": owned}), "act")
    assert (rubies(after), field(after, "last_round")) == (owned + 1, last)
