"""Large Market (rules 4.10, 1.6, 1.7)."""

import pytest

from tests.games.board.table import GOODS, Json, at, goods, lira
from tests.playing import field, play, starting, texts, weights

PLENTY = dict.fromkeys(GOODS, 5)
FIVE = {"red": 1, "green": 1, "yellow": 1, "blue": 2}


def demand(tile: int, *seen: int) -> Json:
    """A tile on top of this market's stack; those seen before it."""
    return {"demand": {"large": tile}, "demand_seen": {"large": [*seen, tile]}}


@pytest.mark.parametrize(
    ("sale", "price"),
    [("r1", 3), ("r1g1", 7), ("r1g1y1", 12), ("r1g1y1b1", 18), ("r1g1y1b2", 25)],
)
def test_prices_for_1_to_5_goods(sale: str, price: int) -> None:
    """1.7: 3, 7, 12, 18, 25 lira for all goods of one sale together."""
    state = at("large_market", {"goods": FIVE, "lira": 0}, **demand(0))
    after = play(state, f"act {sale}", "reveal 4")
    assert lira(after) == price
    assert sum(goods(after).values()) == 5 - [3, 7, 12, 18, 25].index(price) - 1


@pytest.mark.parametrize(
    ("tile", "wanted"),
    [(0, "r1g1y1b2"), (1, "r1g1b3"), (2, "r2g1b2"), (3, "r1y1b3"), (4, "r2y1b2")],
)
def test_all_that_a_tile_shows_is_worth_25(tile: int, wanted: str) -> None:
    """1.6: every tile shows five goods; no more of a kind can be sold than it shows."""
    state = at("large_market", {"goods": PLENTY, "extensions": 3, "lira": 0}, **demand(tile))
    counts = dict(zip("rgyb", (0, 0, 0, 0), strict=True))
    for text in starting(state, "act"):
        word = text.removeprefix("act ")
        counts |= {k: max(counts[k], int(n)) for k, n in zip(word[::2], word[1::2], strict=True)}
    assert "".join(f"{k}{n}" for k, n in counts.items() if n) == wanted
    assert lira(play(state, f"act {wanted}")) == 25


def test_every_part_of_the_tile_may_be_sold() -> None:
    """4.10: with kinds shown 1, 1, 1 and 2 times that is 2 * 2 * 2 * 3 sets less none."""
    state = at("large_market", {"goods": FIVE}, **demand(0))
    assert len(starting(state, "act")) == 23


def test_only_goods_that_you_have() -> None:
    """4.10: and as many as you have."""
    state = at("large_market", {"goods": {"red": 1}}, **demand(2))
    assert texts(state) == ["skip", "act r1"]


def test_two_of_a_kind_where_the_tile_shows_two() -> None:
    """4.10: one of them, or both."""
    state = at("large_market", {"goods": {"red": 2}}, **demand(2))
    assert texts(state) == ["skip", "act r1", "act r2"]


def test_goods_that_the_tile_does_not_show_cannot_be_sold() -> None:
    """4.10: yellow is not on tile 1."""
    assert texts(at("large_market", {"goods": {"yellow": 2}}, **demand(1))) == ["end_turn"]


def test_an_empty_wheelbarrow_sells_nothing() -> None:
    """G1: nothing to offer."""
    assert texts(at("large_market")) == ["end_turn"]


def test_the_next_tile_is_one_that_was_not_seen_yet() -> None:
    """2.6: the order below the top tile is unknown."""
    state = at("large_market", {"goods": {"green": 1, "red": 1}}, **demand(2, 0))
    state = play(state, "act r1")
    assert weights(state) == {"reveal 1": 1, "reveal 3": 1, "reveal 4": 1}
    assert field(play(state, "reveal 3"), "demand")["large"] == 3


def test_the_last_unseen_tile_is_still_revealed_by_chance() -> None:
    """2.6: one possible outcome."""
    state = play(at("large_market", {"goods": {"red": 1}}, **demand(2, 0, 4, 1)), "act r1")
    assert weights(state) == {"reveal 3": 1}


@pytest.mark.parametrize(("tile", "then"), [(3, 0), (0, 4), (2, 1), (1, 3)])
def test_after_a_full_cycle_the_order_is_known(tile: int, then: int) -> None:
    """4.10: the tile goes to the bottom of its stack, so they come round in the same order."""
    order: Json = {"demand": {"large": tile}, "demand_seen": {"large": [0, 4, 2, 1, 3]}}
    state = play(at("large_market", {"goods": {"red": 1}}, **order), "act r1")
    assert texts(state) == ["end_turn"]
    assert field(state, "demand")["large"] == then


def test_the_other_market_keeps_its_tile() -> None:
    """1.6: each market has a stack of its own."""
    fields: Json = {"demand": {"large": 2, "small": 3}}
    state = play(at("large_market", {"goods": {"red": 1}}, **fields), "act r1", "reveal 0")
    assert field(state, "demand") == {"large": 0, "small": 3}


def test_skipping_leaves_the_tile() -> None:
    """4.10: only a sale moves it."""
    state = play(at("large_market", {"goods": {"red": 1}}, **demand(2)), "skip")
    assert field(state, "demand")["large"] == 2
