"""Gemstone Dealer (rules 4.16, 1.10, 1.11)."""

import pytest

from tests.games.board.table import GOODS, at, lira
from tests.playing import events, field, play, rubies, texts

FIRST = [(2, 15), (3, 14), (4, 12), (5, 12)]
PRICES = [(players, price) for players, first in FIRST for price in range(first, 24)]


@pytest.mark.parametrize(("players", "price"), FIRST)
def test_the_first_price(players: int, price: int) -> None:
    """1.10: 12 lira with 4 or 5 players, 14 with 3, 15 with 2."""
    away = {"neutral_merchants": [1, 1, 1]} if players == 2 else {}
    state = at("gemstone_dealer", {"lira": price, "merchant": "tea_house"}, players, **away)
    after = play(state, "act")
    assert (lira(after), rubies(after)) == (0, 1)


@pytest.mark.parametrize(("players", "price"), PRICES)
def test_a_ruby_costs_the_price_and_raises_it_by_1_up_to_23(players: int, price: int) -> None:
    """4.16: and the lira go to the supply."""
    away = {"neutral_merchants": [1, 1, 1]} if players == 2 else {}
    mine = {"lira": price + 1, "merchant": "tea_house"}
    state = at("gemstone_dealer", mine, players, dealer=price, **away)
    assert {"event": "ruby", "seat": 0, "place": "gemstone_dealer"} in events(state, "act")
    after = play(state, "act")
    assert (lira(after), rubies(after)) == (1, 1)
    assert field(after, "dealer") == min(price + 1, 23)
    assert [lira(after, p) for p in range(1, players)] == list(range(3, players + 2))


@pytest.mark.parametrize("price", [14, 18, 23])
def test_one_lira_too_few(price: int) -> None:
    """G1: costs are paid in full; goods do not help."""
    mine = {"lira": price - 1, "goods": dict.fromkeys(GOODS, 2)}
    assert texts(at("gemstone_dealer", mine, dealer=price)) == ["end_turn"]


def test_the_last_price_stays_open() -> None:
    """1.11: a ruby from the supply goes on the ruby sign, again and again."""
    state = at("gemstone_dealer", {"lira": 46, "hand": {"dealer_again": 1}}, dealer=23)
    after = play(state, "act", "card dealer_again")
    assert (lira(after), rubies(after), field(after, "dealer")) == (0, 2, 23)


def test_in_the_first_edition_it_is_sold_out_then() -> None:
    """V-E2: no ruby and no price any more."""
    mine = {"lira": 99, "hand": {"dealer_again": 1}}
    state = play(at("gemstone_dealer", mine, dealer=23, edition="first"), "act")
    assert (rubies(state), field(state, "dealer")) == (1, 0)
    assert texts(state) == ["end_turn"]
    assert texts(at("gemstone_dealer", mine, dealer=0, edition="first")) == ["end_turn"]


@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 10), (4, 12), (5, 12)])
def test_rubies_on_the_track(players: int, number: int) -> None:
    """2.4: so many can be bought before the first edition is sold out."""
    mine = {"lira": 99, "merchant": "tea_house"}
    away = {"neutral_merchants": [1, 1, 1]} if players == 2 else {}
    price, taken = dict(FIRST)[players], 0
    while price:
        fields = {"dealer": price, "edition": "first", **away}
        price = field(play(at("gemstone_dealer", mine, players, **fields), "act"), "dealer")
        taken += 1
    assert taken == number


def test_the_palace_keeps_its_price() -> None:
    """4.16: each track by itself."""
    assert field(play(at("gemstone_dealer", {"lira": 14}), "act"), "palace") == 5


def test_the_fifth_ruby_brings_the_last_round() -> None:
    """8.1: the round is finished."""
    state = play(at("gemstone_dealer", {"lira": 14, "rubies": 4}), "act")
    assert field(state, "last_round") is True
