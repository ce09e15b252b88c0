"""Guild card 19: two different actions of the Tavern, 1 coffee less (rules 13.19, M5, S4)."""

import pytest

from tests.games.board.mocha import coffee, is_offered, mocha, played
from tests.games.board.table import Json, goods, lira
from tests.playing import field, play, rubies, seat, texts

YELLOW: Json = {"extensions": 1, "goods": {"yellow": 3}}
RUBIES = [f"act ruby {track}" for track in ("sultans_palace", "gemstone_dealer", "coffee_house")]
BARRIER = ["act barrier", "put post_office", "put small_market"]


def test_guild_19_the_example_of_the_rulebook() -> None:
    """13.19: a tile for 2 coffee and the barrier: 3 in all, not 4."""
    state = played(19, {"coffee": 3, "lira": 0}, seat1={"tavern_tiles": ["movement"]})
    state = play(state, "act movement", "put post_office", "put small_market")
    after = play(state, "use post_office", "act")
    assert (coffee(after), lira(after), seat(after)["tavern_tiles"]) == (0, 2, ["movement"])
    assert field(after, "barrier") == {"between": ["post_office", "small_market"], "holder": 0}
    assert texts(after) == ["end_turn"]


def test_guild_19_the_same_sum_in_the_other_order() -> None:
    """M5: the discount is on the sum."""
    state = played(19, {"coffee": 3}, seat1={"tavern_tiles": ["movement"]})
    state = play(state, *BARRIER, "skip")
    assert (coffee(state), seat(state)["tavern_tiles"]) == (2, [])
    after = play(state, "act movement")
    assert coffee(after) == 0


@pytest.mark.parametrize(
    ("first", "second", "total"),
    [
        (["act movement"], [*BARRIER, "skip"], 1 + 2 - 1),
        (["act encounters"], ["act ruby coffee_house"], 1 + 4 - 1),
        (["act ruby coffee_house"], ["act encounters"], 4 + 1 - 1),
        (["act ruby gemstone_dealer"], [*BARRIER, "skip"], 4 + 2 - 1),
        ([*BARRIER, "skip"], ["act ruby sultans_palace"], 2 + 4 - 1),
    ],
)
def test_guild_19_1_coffee_less_in_all(first: list[str], second: list[str], total: int) -> None:
    """13.19: each pair in each order."""
    after = play(played(19, {**YELLOW, "coffee": 9}), *first, *second)
    assert (coffee(after), texts(after)) == (9 - total, ["end_turn"])


def test_guild_19_the_two_must_differ() -> None:
    """M5: not two tiles, not two rubies, not the barrier twice."""
    state = played(19, {**YELLOW, "coffee": 99, "goods": {"yellow": 3, "red": 3}})
    tiles = ["act movement", "act encounters"]
    assert texts(state) == ["act barrier", *tiles, *RUBIES]
    assert texts(play(state, "act movement")) == ["act barrier", *RUBIES]
    assert texts(play(state, "act ruby coffee_house")) == ["act barrier", *tiles]
    assert texts(play(state, *BARRIER, "skip")) == [*tiles, *RUBIES]


def test_guild_19_not_when_two_cannot_be_paid() -> None:
    """M4, S4: 1 coffee is enough, as the barrier's action can bring another; 0 are not."""
    assert not is_offered(19, {"coffee": 0})
    assert is_offered(19, {"coffee": 1})
    both: Json = {"tavern_tiles": ["movement", "encounters"]}
    assert not is_offered(19, {**both, "coffee": 99})
    assert not is_offered(19, {**both, **YELLOW, "coffee": 3, "lira": 0})
    assert is_offered(19, {**both, **YELLOW, "coffee": 4, "lira": 0})


def test_guild_19_a_first_choice_that_leaves_no_second_is_not_offered() -> None:
    """M4: with 4 coffee the ruby leaves 1 for a tile, not 2 for the barrier."""
    state = played(19, {**YELLOW, "coffee": 4})
    assert texts(play(state, "act ruby coffee_house")) == ["act movement", "act encounters"]
    assert texts(played(19, {**YELLOW, "coffee": 3})) == [
        *("act barrier", "act movement", "act encounters")
    ]


def test_guild_19_baksheesh_takes_goods_and_turns_the_tile() -> None:
    """13.19: as in the Tavern."""
    after = play(played(19, {**YELLOW, "coffee": 4}), "act ruby coffee_house", "act movement")
    assert (rubies(after), goods(after), field(after, "baksheesh")) == (1, {}, "b")
    assert (field(after, "coffee_house"), coffee(after)) == (7, 0)


def test_guild_19_the_merchant_stays_where_he_is() -> None:
    """12.1: wherever that is; nobody is met."""
    mine: Json = {"coffee": 2, "guild": ["guild_19"], "merchant": "tea_house"}
    state = play(mocha(seat0=mine, governor="tea_house"), "guild_19", "act movement")
    after = play(state, "put post_office", "put small_market", "skip")
    assert (seat(after)["merchant"], texts(after)) == ("tea_house", ["end_turn"])
