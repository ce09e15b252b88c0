"""The smuggler (rules 7.2, 3.4.3, B11)."""

import pytest

import istanbul
from tests.games.board.table import (
    FULL,
    GOODS,
    PLACES,
    ROLLS,
    Json,
    at,
    goods,
    lira,
    roll_of,
    sent_to,
)
from tests.playing import field, play, starting, texts


def met(seat0: Json | None = None, **fields: object) -> istanbul.State:
    """Seat 0 accepts what the smuggler offers, at the Tea House."""
    position: Json = {"smuggler": "tea_house", **fields}
    return play(at("tea_house", seat0, **position), "skip", "meet smuggler")


@pytest.mark.parametrize("good", GOODS)
def test_a_good_of_choice_for_2_lira(good: str) -> None:
    """7.2: you name the kind; the lira go to the supply."""
    state = met({"lira": 2})
    assert texts(state) == [f"take {kind}" for kind in GOODS]
    state = play(state, f"take {good}")
    assert texts(state) == ["pay lira", f"pay {good}"]
    after = play(state, "pay lira")
    assert (goods(after), lira(after)) == ({good: 1}, 0)
    assert [lira(after, p) for p in (1, 2)] == [3, 4]


def test_or_for_a_good_even_the_new_one() -> None:
    """7.2: a good from the wheelbarrow."""
    state = play(met({"lira": 2, "goods": {"green": 2}}), "take blue")
    assert texts(state) == ["pay lira", "pay green", "pay blue"]
    assert goods(play(state, "pay green")) == {"green": 1, "blue": 1}
    assert goods(play(state, "pay blue")) == {"green": 2}
    assert lira(play(state, "pay blue")) == 2


@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_say_where_he_goes(total: int) -> None:
    """7.2: to the place with the number of the sum."""
    state = play(met({"lira": 2}), "take red", "pay lira")
    assert texts(state) == ROLLS
    assert field(play(state, roll_of(total)), "smuggler") == PLACES[total - 1]


def test_he_need_not_be_used() -> None:
    """3.4.3: then he stays."""
    state = play(at("tea_house", smuggler="tea_house"), "skip")
    assert texts(state) == ["end_turn", "meet smuggler"]
    assert field(play(state, "end_turn"), "smuggler") == "tea_house"


def test_goods_without_room_are_not_offered() -> None:
    """B11: he needs room for the good he gives."""
    assert texts(met({"goods": {"red": 2, "blue": 2}})) == ["take green", "take yellow"]


def test_with_a_full_wheelbarrow_he_cannot_be_used() -> None:
    """B11: although a good could be paid."""
    state = at("tea_house", {"goods": FULL, "lira": 9}, smuggler="tea_house")
    assert texts(play(state, "skip")) == ["end_turn"]


def test_without_lira_a_good_is_paid() -> None:
    """B11: with nothing but the new good it is not asked which."""
    state = play(met({"lira": 1}), "take red")
    assert texts(state) == ROLLS
    assert (goods(state), lira(state)) == ({}, 1)


def test_once_a_turn_even_if_he_comes_back() -> None:
    """B11: a 9 brings him back to the Tea House."""
    state = play(met({"lira": 9}), "take red", "pay lira", "roll 3 6")
    assert field(state, "smuggler") == "tea_house"
    assert starting(state, "meet") == []


def test_not_by_the_family_member() -> None:
    """4.12: it meets nobody."""
    state = sent_to("tea_house", smuggler="tea_house")
    assert texts(play(state, "skip")) == ["end_turn"]


@pytest.mark.parametrize(("first", "second"), [("governor", "smuggler"), ("smuggler", "governor")])
def test_with_the_governor_in_any_order_each_rolled_by_himself(first: str, second: str) -> None:
    """3.4, B11: two separate rolls; one that arrives later where he was met stays met."""
    state = at("tea_house", {"lira": 9}, governor="tea_house", smuggler="tea_house")
    state = play(state, "skip")
    assert texts(state) == ["end_turn", "meet governor", "meet smuggler"]
    steps = {
        "governor": ["meet governor", "draw stay", "pay lira", "roll 1 1"],
        "smuggler": ["meet smuggler", "take red", "pay lira", "roll 6 6"],
    }
    state = play(state, *steps[first])
    assert texts(state) == ["end_turn", f"meet {second}"]
    state = play(state, *steps[second])
    assert texts(state) == ["end_turn"]
    assert field(state, "governor") == "fabric_warehouse"
    assert field(state, "smuggler") == "police_station"
    assert lira(state) == 5
