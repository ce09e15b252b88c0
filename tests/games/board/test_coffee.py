"""Coffee is not a good, and needs no room (rules 10.3)."""

from tests.games.board.mocha import coffee, mocha, mocha_at
from tests.games.board.table import FULL, GOODS, Json, goods
from tests.playing import play, starting, texts

EACH = dict.fromkeys(GOODS, 1)


def test_the_palace_takes_no_coffee_for_any_good() -> None:
    """10.3: five goods with 3 players, the fifth of any kind."""
    assert texts(mocha_at("sultans_palace", {"goods": EACH, "coffee": 9})) == ["end_turn"]
    state = mocha_at("sultans_palace", {"goods": {**EACH, "red": 2}, "coffee": 9})
    assert coffee(play(state, "act r1")) == 9


def test_the_smuggler_neither_gives_nor_takes_coffee() -> None:
    """10.3, B11: without lira the new good is all there is to pay with."""
    state = mocha_at("tavern", {"coffee": 1, "lira": 0}, smuggler="tavern")
    state = play(state, "skip", "meet smuggler")
    assert texts(state) == [f"take {good}" for good in GOODS]
    state = play(state, "take red")
    assert (coffee(state), goods(state)) == (1, {})


def test_no_market_buys_coffee() -> None:
    """10.3: nothing to sell."""
    for market in ("small_market", "large_market"):
        assert texts(mocha_at(market, {"coffee": 9})) == ["end_turn"]
    state = mocha_at("small_market", {"coffee": 9, "hand": {"small_market_any": 1}})
    assert texts(state) == ["end_turn"]


def test_one_good_is_no_coffee() -> None:
    """10.3: of the four kinds."""
    state = mocha(seat0={"hand": {"one_good": 1}})
    assert starting(state, "card") == [f"card one_good {good}" for good in GOODS]


def test_as_much_as_you_like_with_a_full_wheelbarrow() -> None:
    """10.3: no limit, no room."""
    mine: Json = {"coffee": 99, "goods": FULL}
    after = play(mocha_at("roasting_plant", mine), "act lira", "act blue")
    assert coffee(after) == 103
