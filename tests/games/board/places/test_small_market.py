"""Small Market (rules 4.11, 1.6, 1.7)."""

import pytest

from tests.games.board.table import GOODS, Json, at, goods, lira
from tests.playing import field, play, starting, texts, weights

PLENTY = dict.fromkeys(GOODS, 5)
FIVE = {"red": 1, "green": 2, "yellow": 1, "blue": 1}


def demand(tile: int, *seen: int) -> Json:
    """A tile on top of this market's stack; those seen before it."""
    return {"demand": {"small": tile}, "demand_seen": {"small": [*seen, tile]}}


@pytest.mark.parametrize(
    ("sale", "price"),
    [("r1", 2), ("r1g1", 5), ("r1g1y1", 9), ("r1g2y1", 14), ("r1g2y1b1", 20)],
)
def test_prices_for_1_to_5_goods(sale: str, price: int) -> None:
    """1.7: 2, 5, 9, 14, 20 lira for all goods of one sale together."""
    state = at("small_market", {"goods": FIVE, "lira": 0}, **demand(2))
    after = play(state, f"act {sale}", "reveal 4")
    assert lira(after) == price
    assert sum(goods(after).values()) == 5 - [2, 5, 9, 14, 20].index(price) - 1


@pytest.mark.parametrize(
    ("tile", "wanted"),
    [(0, "r1g3y1"), (1, "r1g1y2b1"), (2, "r1g2y1b1"), (3, "r1g2y2"), (4, "g2y2b1")],
)
def test_all_that_a_tile_shows_is_worth_20(tile: int, wanted: str) -> None:
    """1.6: every tile shows five goods; no more of a kind can be sold than it shows."""
    state = at("small_market", {"goods": PLENTY, "extensions": 3, "lira": 0}, **demand(tile))
    counts = dict(zip("rgyb", (0, 0, 0, 0), strict=True))
    for text in starting(state, "act"):
        word = text.removeprefix("act ")
        counts |= {k: max(counts[k], int(n)) for k, n in zip(word[::2], word[1::2], strict=True)}
    assert "".join(f"{k}{n}" for k, n in counts.items() if n) == wanted
    assert lira(play(state, f"act {wanted}")) == 20


def test_every_part_of_the_tile_may_be_sold() -> None:
    """4.11: with kinds shown 1, 1, 1 and 2 times that is 2 * 2 * 2 * 3 sets less none."""
    state = at("small_market", {"goods": FIVE}, **demand(2))
    assert len(starting(state, "act")) == 23


def test_only_goods_that_you_have() -> None:
    """4.11: and as many as you have."""
    state = at("small_market", {"goods": {"yellow": 1}}, **demand(1))
    assert texts(state) == ["skip", "act y1"]


def test_two_of_a_kind_where_the_tile_shows_two() -> None:
    """4.11: one of them, or both."""
    state = at("small_market", {"goods": {"yellow": 2}}, **demand(1))
    assert texts(state) == ["skip", "act y1", "act y2"]


def test_goods_that_the_tile_does_not_show_cannot_be_sold() -> None:
    """4.11: blue is not on tile 0."""
    assert texts(at("small_market", {"goods": {"blue": 2}}, **demand(0))) == ["end_turn"]


def test_an_empty_wheelbarrow_sells_nothing() -> None:
    """G1: nothing to offer."""
    assert texts(at("small_market")) == ["end_turn"]


def test_the_next_tile_is_one_that_was_not_seen_yet() -> None:
    """2.6: the order below the top tile is unknown."""
    state = at("small_market", {"goods": {"green": 1, "red": 1}}, **demand(2, 0))
    state = play(state, "act r1")
    assert weights(state) == {"reveal 1": 1, "reveal 3": 1, "reveal 4": 1}
    assert field(play(state, "reveal 3"), "demand")["small"] == 3


def test_the_last_unseen_tile_is_still_revealed_by_chance() -> None:
    """2.6: one possible outcome."""
    state = play(at("small_market", {"goods": {"red": 1}}, **demand(2, 0, 4, 1)), "act r1")
    assert weights(state) == {"reveal 3": 1}


@pytest.mark.parametrize(("tile", "then"), [(3, 0), (0, 4), (2, 1), (1, 3)])
def test_after_a_full_cycle_the_order_is_known(tile: int, then: int) -> None:
    """4.11: the tile goes to the bottom of its stack, so they come round in the same order."""
    order: Json = {"demand": {"small": tile}, "demand_seen": {"small": [0, 4, 2, 1, 3]}}
    state = play(at("small_market", {"goods": {"red": 1}}, **order), "act r1")
    assert texts(state) == ["end_turn"]
    assert field(state, "demand")["small"] == then


def test_the_other_market_keeps_its_tile() -> None:
    """1.6: each market has a stack of its own."""
    fields: Json = {"demand": {"small": 2, "large": 3}}
    state = play(at("small_market", {"goods": {"red": 1}}, **fields), "act r1", "reveal 0")
    assert field(state, "demand") == {"small": 0, "large": 3}


def test_skipping_leaves_the_tile() -> None:
    """4.11: only a sale moves it."""
    state = play(at("small_market", {"goods": {"red": 1}}, **demand(2)), "skip")
    assert field(state, "demand")["small"] == 2
