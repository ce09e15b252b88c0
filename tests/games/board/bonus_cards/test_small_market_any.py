"""The card *small_market_any* (rules 6.11, B10)."""

import pytest

from tests.games.board.table import GOODS, at, goods, hand, lira, sent_to, table
from tests.playing import field, play, starting, texts, weights

CARD = "card small_market_any"
HAND = {"hand": {"small_market_any": 1}, "lira": 0}


@pytest.mark.parametrize(("number", "price"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_any_1_to_5_goods_at_the_usual_prices(number: int, price: int) -> None:
    """B10: jewelry, of which tile 0 shows none."""
    mine = {**HAND, "goods": {"blue": 5}, "extensions": 3}
    state = at("small_market", mine)
    assert texts(state) == ["skip", CARD]
    state = play(state, CARD)
    assert texts(state) == [f"act b{n}" for n in range(1, 6)]
    after = play(state, f"act b{number}", "reveal 1")
    assert lira(after) == price
    assert goods(after).get("blue", 0) == 5 - number


def test_every_set_of_at_most_5_goods() -> None:
    """B10: with 5 of each kind that is as many as there are ways to take 1 to 5 of 4 kinds."""
    state = at("small_market", {**HAND, "goods": dict.fromkeys(GOODS, 5), "extensions": 3})
    # n goods of 4 kinds: (n + 3 choose 3), so 4 + 10 + 20 + 35 + 56.
    assert len(texts(play(state, CARD))) == 125


def test_the_tile_goes_under_the_stack_as_usual() -> None:
    """6.11: then the next one is revealed, and the card lies on the pile."""
    state = play(at("small_market", {**HAND, "goods": {"blue": 1, "red": 1}}), CARD, "act b1")
    assert weights(state) == {f"reveal {n}": 1 for n in range(1, 5)}
    after = play(state, "reveal 2")
    assert field(after, "demand")["small"] == 2
    assert (hand(after), field(after, "discard")) == ({}, ["small_market_any"])
    assert texts(after) == ["end_turn"]


def test_the_usual_sale_is_still_possible() -> None:
    """4.11: the card is kept then."""
    state = at("small_market", {**HAND, "goods": {"red": 1, "blue": 1}})
    assert texts(state) == ["skip", "act r1", CARD]
    assert hand(play(state, "act r1", "reveal 1")) == {"small_market_any": 1}


def test_not_with_an_empty_wheelbarrow() -> None:
    """G1: there is nothing to sell."""
    assert texts(at("small_market", HAND)) == ["end_turn"]


def test_not_at_the_large_market() -> None:
    """6.11: for the Small Market's action."""
    state = at("large_market", {**HAND, "goods": {"yellow": 1}}, demand={"large": 1})
    assert texts(state) == ["end_turn"]


def test_neither_before_nor_after_the_action() -> None:
    """6.11: it is a way to do the action."""
    mine = {**HAND, "goods": {"red": 1, "blue": 1}}
    assert starting(table(seat0={**mine, "merchant": "small_market"}), "card") == []
    assert texts(play(at("small_market", mine), "act r1", "reveal 1")) == ["end_turn"]


def test_it_serves_the_family_member() -> None:
    """4.12: the Small Market's action, whoever does it."""
    mine = {**HAND, "goods": {"blue": 2}}
    after = play(sent_to("small_market", mine), CARD, "act b2", "reveal 3")
    assert (lira(after), goods(after)) == (5, {})


def test_one_sale_only() -> None:
    """6.11: a second copy does not give a second sale."""
    mine = {"hand": {"small_market_any": 2}, "lira": 0, "goods": {"blue": 2}}
    after = play(at("small_market", mine), CARD, "act b1", "reveal 3")
    assert texts(after) == ["end_turn"]
