"""Black Market (rules 4.8)."""

import pytest

from tests.games.board.table import FULL, ROLLS, at, goods, lira, roll_of
from tests.playing import play, texts, weights

JEWELRY = {2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
ROOMY = {"extensions": 3}


@pytest.mark.parametrize(("total", "blue"), JEWELRY.items())
def test_jewelry_by_the_sum_of_the_dice(total: int, blue: int) -> None:
    """4.8: 7-8 gives 1, 9-10 gives 2, 11-12 gives 3."""
    after = play(at("black_market", ROOMY), "act", roll_of(total), "act red")
    assert goods(after) == ({"red": 1, "blue": blue} if blue else {"red": 1})


@pytest.mark.parametrize(("roll", "blue"), [("roll 3 4", 1), ("roll 4 4", 1), ("roll 4 5", 2)])
def test_only_the_sum_counts(roll: str, blue: int) -> None:
    """4.8: however the dice make it."""
    after = play(at("black_market", ROOMY), "act", roll, "act green")
    assert goods(after) == {"green": 1, "blue": blue}


@pytest.mark.parametrize("good", ["red", "green", "yellow"])
def test_one_other_good_of_choice_after_the_roll(good: str) -> None:
    """4.8: fabric, spice or fruit, never jewelry."""
    state = play(at("black_market"), "act", "roll 1 1")
    assert texts(state) == ["act red", "act green", "act yellow"]
    assert goods(play(state, f"act {good}")) == {good: 1}


def test_the_dice_are_fair() -> None:
    """4.8: 36 throws, 21 outcomes."""
    found = weights(play(at("black_market"), "act"))
    assert list(found) == ROLLS
    assert sum(found.values()) == 36
    assert all(n == (1 if text[5] == text[7] else 2) for text, n in found.items())


def test_jewelry_without_room_is_lost() -> None:
    """G1: room for 2, of which 1 is taken."""
    after = play(at("black_market", {"goods": {"blue": 1}}), "act", "roll 6 6", "act red")
    assert goods(after) == {"blue": 2, "red": 1}


def test_goods_without_room_are_not_offered() -> None:
    """G1: as long as another choice has room."""
    state = at("black_market", {"goods": {"green": 2}})
    assert texts(play(state, "act", "roll 1 2")) == ["act red", "act yellow"]


def test_the_only_good_with_room_is_not_asked_for() -> None:
    """G1: one option is carried out."""
    state = at("black_market", {"goods": {"red": 2, "green": 2}})
    assert goods(play(state, "act", "roll 1 2")) == {"red": 2, "green": 2, "yellow": 1}


def test_with_room_for_jewelry_only() -> None:
    """G1: offered, because a part of it can change something; nothing else is gained."""
    full = {"red": 2, "green": 2, "yellow": 2}
    state = at("black_market", {"goods": full})
    assert texts(state) == ["skip", "act"]
    assert goods(play(state, "act", "roll 2 5")) == {**full, "blue": 1}
    after = play(state, "act", "roll 1 2")
    assert goods(after) == full
    assert texts(after) == ["end_turn"]


def test_a_full_wheelbarrow_is_not_offered_the_roll() -> None:
    """G1: it could change nothing."""
    assert texts(at("black_market", {"goods": FULL})) == ["end_turn"]


def test_costs_nothing() -> None:
    """4.8: an empty purse is enough."""
    state = play(at("black_market", {"lira": 0}), "act", "roll 6 6", "act red")
    assert (lira(state), goods(state)) == (0, {"red": 1, "blue": 2})
