"""Guild cards 13, 16, 20: the next ruby of a track, and something on top (rules 13.13 ff., M4)."""

import pytest

from tests.games.board.mocha import coffee, is_offered, played
from tests.games.board.table import Json, goods, lira
from tests.playing import field, play, rubies, texts

EACH: Json = {"red": 1, "green": 1, "yellow": 1, "blue": 1}


def test_guild_13_the_palace_and_3_coffee() -> None:
    """13.13, 1.9: five goods with 3 players, the fifth of choice."""
    state = played(13, {"goods": {**EACH, "red": 2, "blue": 2}, "lira": 2})
    assert texts(state) == ["act b1", "act r1"]
    after = play(state, "act r1")
    assert (rubies(after), coffee(after), goods(after)) == (1, 3, {"blue": 1})
    assert (field(after, "palace"), lira(after), texts(after)) == (6, 2, ["end_turn"])


def test_guild_13_with_4_players_four_goods() -> None:
    """13.13: nothing to choose."""
    after = played(13, {"goods": EACH}, 4)
    assert (rubies(after), coffee(after), goods(after)) == (1, 3, {})
    assert field(after, "palace") == 5


def test_guild_13_not_without_the_goods() -> None:
    """M4, 10.3: coffee is no good "of any kind"."""
    assert not is_offered(13, {"goods": EACH, "coffee": 9})
    assert is_offered(13, {"goods": {**EACH, "red": 2}})


def test_guild_16_the_example_of_the_rulebook() -> None:
    """13.16: two players; 15 lira for a ruby and 3 coffee."""
    after = played(16, {"lira": 15}, 2)
    assert (rubies(after), coffee(after), lira(after)) == (1, 3, 0)
    assert (field(after, "dealer"), texts(after)) == (16, ["end_turn"])


@pytest.mark.parametrize(("price", "dearer"), [(14, 15), (22, 23), (23, 23)])
def test_guild_16_raises_the_price_and_the_last_one_stays_open(price: int, dearer: int) -> None:
    """M4, B12: as usual."""
    assert not is_offered(16, {"lira": price - 1}, dealer=price)
    after = played(16, {"lira": price}, dealer=price)
    assert (rubies(after), field(after, "dealer")) == (1, dearer)


@pytest.mark.parametrize(("price", "dearer"), [(6, 7), (9, 10), (10, 10)])
def test_guild_20_the_coffee_house_and_5_lira(price: int, dearer: int) -> None:
    """13.20: at its present price, which rises."""
    assert not is_offered(20, {"coffee": price - 1, "lira": 99}, coffee_house=price)
    after = played(20, {"coffee": price, "lira": 1}, coffee_house=price)
    assert (rubies(after), coffee(after), lira(after)) == (1, 0, 6)
    assert (field(after, "coffee_house"), texts(after)) == (dearer, ["end_turn"])


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        (13, {"goods": dict.fromkeys(EACH, 5), "extensions": 3, "hand": {"palace_again": 1}}),
        (16, {"lira": 99, "hand": {"dealer_again": 1}}),
        (20, {"coffee": 99, "hand": {"coffee_house_again": 1}}),
    ],
)
def test_guild_13_16_20_not_once_more_by_a_card(card: int, mine: Json) -> None:
    """M3: no "again" in a guild turn."""
    state = played(card, mine)
    state = play(state, "act r1") if card == 13 else state
    assert (rubies(state), texts(state)) == (1, ["end_turn"])


def test_guild_16_the_sixth_ruby() -> None:
    """10.1: the last round."""
    assert field(played(16, {"lira": 14, "rubies": 5}), "last_round") is True
