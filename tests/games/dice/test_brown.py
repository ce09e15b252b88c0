"""Three different goods for a brown marker: rules DG-5.2."""

import pytest

from tests.games.dice.table import dice, has, table
from tests.playing import play, texts


def test_three_different_dice_give_a_brown_marker() -> None:
    """DG-5.2."""
    state = play(table("red yellow green card"), "act brown")
    assert has(state) == {"brown": 1}
    assert dice(state) == {"card": 1}


def test_of_four_different_ones_one_stays() -> None:
    """DG-5.2: which three, the seat chooses; every choice has one way."""
    state = play(table("red yellow green blue"), "act brown")
    assert texts(state) == ["pay die red", "pay die yellow"]
    assert dice(play(state, "pay die yellow")) == {"red": 1}  # the other two are forced
    state = play(state, "pay die red")
    assert texts(state) == ["pay die yellow", "pay die green"]
    assert dice(play(state, "pay die green")) == {"yellow": 1}
    state = play(state, "pay die yellow")
    assert dice(play(state, "pay die green")) == {"blue": 1}
    assert dice(play(state, "pay die blue")) == {"green": 1}


@pytest.mark.parametrize("dice_", ["red red yellow", "red red red", "red yellow coin card"])
def test_two_colours_are_not_enough(dice_: str) -> None:
    """DG-5.2: all three differ."""
    assert "act brown" not in texts(table(dice_))


def test_markers_and_brown_ones_help() -> None:
    """DG-4.1, DG-4.2: a die, a marker and a brown marker."""
    state = play(table("red", {"blue": 1, "brown": 1}), "act brown")
    assert has(state) == {"brown": 1}
    assert dice(state) == {}


def test_brown_ones_alone() -> None:
    """DG-4.2: three browns are three different goods."""
    assert has(play(table("", {"brown": 3}), "act brown")) == {"brown": 1}
    assert "act brown" not in texts(table("", {"brown": 2}))
