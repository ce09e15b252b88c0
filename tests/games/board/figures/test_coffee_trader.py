"""The coffee trader (rules 15.1, 10.5)."""

import pytest

import istanbul
from tests.games.board.mocha import MOCHA_PLACES, coffee, mocha_at, mocha_sent_to
from tests.games.board.table import FULL, GOODS, ROLLS, Json, goods, lira, roll_of
from tests.playing import field, play, starting, texts


def met(seat0: Json | None = None, **fields: object) -> istanbul.State:
    """Seat 0 accepts what the coffee trader offers, at the Post Office."""
    position: Json = {"coffee_trader": "post_office", **fields}
    return play(mocha_at("post_office", seat0, **position), "skip", "meet coffee_trader")


def test_1_coffee_for_2_lira() -> None:
    """15.1: with nothing else to pay it is not asked how."""
    state = met({"lira": 2})
    assert (coffee(state), lira(state), texts(state)) == (1, 0, ROLLS)
    assert [lira(state, p) for p in (1, 2)] == [3, 4]


@pytest.mark.parametrize("good", GOODS)
def test_or_for_a_good_of_any_kind(good: str) -> None:
    """15.1: the lira stay."""
    state = met({"lira": 2, "goods": {good: 2}})
    assert texts(state) == ["pay lira", f"pay {good}"]
    after = play(state, f"pay {good}")
    assert (coffee(after), lira(after), goods(after)) == (1, 2, {good: 1})
    after = play(state, "pay lira")
    assert (coffee(after), lira(after), goods(after)) == (1, 0, {good: 2})


def test_never_for_coffee_and_not_without_anything_to_pay() -> None:
    """10.3, 15.1: coffee is not a good, 1 lira is not enough."""
    state = mocha_at("post_office", {"lira": 1, "coffee": 5}, coffee_trader="post_office")
    assert texts(play(state, "skip")) == ["end_turn"]


def test_a_full_wheelbarrow_does_not_matter() -> None:
    """10.3: coffee needs no room."""
    state = met({"lira": 0, "goods": FULL})
    assert texts(state) == [f"pay {good}" for good in GOODS]


@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_say_where_he_goes(total: int) -> None:
    """15.1: to the place with the number of the sum."""
    after = play(met({"lira": 2}), roll_of(total))
    assert field(after, "coffee_trader") == MOCHA_PLACES[total - 1]


def test_he_need_not_be_met() -> None:
    """3.4.3: then he stays."""
    state = play(mocha_at("post_office", coffee_trader="post_office"), "skip")
    assert texts(state) == ["end_turn", "meet coffee_trader"]
    assert field(play(state, "end_turn"), "coffee_trader") == "post_office"


def test_once_a_turn_even_if_he_comes_back() -> None:
    """B11: a 5 brings him back to the Post Office."""
    state = play(met({"lira": 9}), "roll 2 3")
    assert field(state, "coffee_trader") == "post_office"
    assert starting(state, "meet") == []


def test_not_by_the_family_member() -> None:
    """4.12: it meets nobody."""
    state = mocha_sent_to("post_office", coffee_trader="post_office")
    assert texts(play(state, "skip")) == ["end_turn"]


def test_with_the_others_in_any_order() -> None:
    """3.4: each by himself; coffee does not pay the smuggler."""
    fields: Json = {"smuggler": "post_office", "governor": "post_office"}
    state = mocha_at("post_office", {"lira": 4}, coffee_trader="post_office", **fields)
    state = play(state, "skip")
    assert texts(state) == ["end_turn", "meet governor", "meet smuggler", "meet coffee_trader"]
    state = play(state, "meet coffee_trader", "roll 1 1", "meet smuggler", "take red")
    assert texts(state) == ["pay lira", "pay red"]
    state = play(state, "pay lira", "roll 1 1")
    assert texts(state) == ["end_turn", "meet governor"]
    assert (coffee(state), lira(state), goods(state)) == (1, 0, {"red": 1})
