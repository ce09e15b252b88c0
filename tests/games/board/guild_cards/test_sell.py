"""Guild cards 10 and 11: sell goods of any colours (rules 13.10, 13.11)."""

import pytest

from tests.games.board.mocha import coffee, is_offered, played
from tests.games.board.table import Json, goods, lira
from tests.playing import field, play, starting, texts, weights

FIVE: Json = {"extensions": 3, "goods": {"blue": 5}, "lira": 0}


@pytest.mark.parametrize(("n", "price"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_guild_10_at_large_market_prices(n: int, price: int) -> None:
    """13.10, 1.7: no coffee."""
    state = play(played(10, FIVE), f"act b{n}")
    assert (lira(state), coffee(state)) == (price, 0)
    assert sum(goods(state).values()) == 5 - n


@pytest.mark.parametrize(("n", "price"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_guild_11_at_small_market_prices_and_3_coffee(n: int, price: int) -> None:
    """13.11, 1.7: the coffee whatever is sold."""
    state = play(played(11, FIVE), f"act b{n}")
    assert (lira(state), coffee(state)) == (price, 3)


@pytest.mark.parametrize(
    ("card", "market", "other"), [(10, "large", "small"), (11, "small", "large")]
)
def test_guild_10_11_the_demand_tile_goes_under(card: int, market: str, other: str) -> None:
    """13.10, 13.11: of its market only."""
    state = play(played(card, FIVE), "act b1")
    assert weights(state) == {f"reveal {n}": 1 for n in range(1, 5)}
    after = play(state, "reveal 3")
    assert field(after, "demand") == {market: 3, other: 0}
    assert texts(after) == ["end_turn"]


@pytest.mark.parametrize("card", [10, 11])
def test_guild_10_11_the_demand_tile_does_not_matter(card: int) -> None:
    """13.10: every set of 1 to 5 of the goods one has; at least one."""
    state = played(card, {"goods": {"red": 2, "yellow": 1}})
    assert texts(state) == ["act y1", "act r1", "act r1y1", "act r2", "act r2y1"]


@pytest.mark.parametrize("card", [10, 11])
def test_guild_10_11_not_without_goods(card: int) -> None:
    """M4: coffee is not a good."""
    assert not is_offered(card, {"coffee": 9})
    assert is_offered(card, {"goods": {"green": 1}})


def test_guild_11_without_the_small_market_card() -> None:
    """M3: it is tied to a place, and would not be needed."""
    state = played(11, {**FIVE, "hand": {"small_market_any": 1}})
    assert starting(state, "card") == []
