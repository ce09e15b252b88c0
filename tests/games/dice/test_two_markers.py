"""Four different goods for two markers: rules DG-5.4."""

from tests.games.dice.table import COLOURS, dice, has, table
from tests.playing import play, texts


def test_one_of_each_colour_gives_any_two_markers() -> None:
    """DG-5.4: alike or different, never brown."""
    state = play(table("red yellow green blue blue"), "act two")
    assert texts(state) == [f"take {colour}" for colour in COLOURS]
    assert has(play(state, "take yellow", "take yellow")) == {"yellow": 2}
    assert has(play(state, "take yellow", "take blue")) == {"yellow": 1, "blue": 1}
    assert dice(state) == {"blue": 1}


def test_every_pair_has_one_way() -> None:
    """Notation: the second marker is of the same or a later colour; blue leaves one pair."""
    state = play(table("red yellow green blue"), "act two")
    assert texts(play(state, "take green")) == ["take green", "take blue"]
    assert has(play(state, "take blue")) == {"blue": 2}


def test_brown_fills_a_gap() -> None:
    """DG-4.2."""
    state = play(table("red yellow", {"green": 1, "brown": 1}), "act two", "take red", "take red")
    assert has(state) == {"red": 2}


def test_three_colours_are_not_enough() -> None:
    """DG-5.4."""
    assert "act two" not in texts(table("red yellow green green", {"red": 5}))
