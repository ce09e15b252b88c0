"""Two alike goods for one marker of that colour: rules DG-5.1."""

import pytest

from tests.games.dice.table import BOX, COLOURS, dice, has, table
from tests.playing import play, starting, texts


@pytest.mark.parametrize("colour", COLOURS)
def test_two_dice_of_a_colour_give_one_marker_of_it(colour: str) -> None:
    """DG-5.1: for each of the four colours."""
    state = table(f"{colour} {colour} coin")
    assert starting(state, "act marker") == [f"act marker {colour}"]
    state = play(state, f"act marker {colour}")
    assert has(state) == {colour: 1}
    assert dice(state) == {"coin": 1}


def test_a_die_and_a_marker_pay_as_well() -> None:
    """DG-4.1: one marker goes, one comes, the die is used."""
    state = play(table("blue", {"blue": 2}), "act marker blue")
    assert texts(state) == ["pay die blue", "pay marker blue"]
    assert has(play(state, "pay die blue")) == {"blue": 2}
    assert has(play(state, "pay marker blue")) == {"blue": 1}
    assert dice(play(state, "pay marker blue")) == {"blue": 1}


def test_a_brown_marker_is_any_colour() -> None:
    """DG-4.2: a red die and a brown marker are two red goods."""
    state = table("red", {"brown": 1})
    assert starting(state, "act marker") == ["act marker red"]
    assert has(play(state, "act marker red")) == {"red": 1}


def test_two_brown_markers_are_two_goods_of_any_colour() -> None:
    """DG-4.2."""
    state = table("", {"brown": 2})
    assert starting(state, "act marker") == [f"act marker {colour}" for colour in COLOURS]
    assert has(play(state, "act marker green")) == {"green": 1}


def test_one_good_is_not_enough() -> None:
    """DG-4.4."""
    assert texts(table("red coin", {"yellow": 1})) == ["end_turn", "act crystal", "act coins"]


def test_it_is_one_action() -> None:
    """DG-3.5: the second action of two."""
    state = play(table("red red blue blue"), "act marker red", "act marker blue")
    assert has(state) == {"red": 1, "blue": 1}
    assert texts(state) == ["end_turn"]


def test_the_last_marker_comes_back_from_its_owner() -> None:
    """DG-6.1: seat 1 has all eight red markers, gives one back, and seat 0 takes it."""
    state = play(table("red red", seat1={"red": BOX["red"]}), "act marker red")
    assert has(state) == {"red": 1}
    assert has(state, 1) == {"red": 7}
