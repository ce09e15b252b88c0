"""Two different goods for a crystal: rules DG-5.3."""

from tests.games.dice.table import dice, has, table
from tests.playing import play, texts


def test_two_different_dice_give_a_crystal() -> None:
    """DG-5.3."""
    state = play(table("yellow blue blue"), "act crystal")
    assert has(state) == {"crystal": 1}
    assert dice(state) == {"blue": 1}


def test_alike_ones_do_not() -> None:
    """DG-5.3."""
    assert "act crystal" not in texts(table("blue blue blue coin"))


def test_the_same_colour_cannot_be_paid_twice() -> None:
    """DG-5.3: after the red die the red marker is no second colour."""
    state = play(table("red", {"red": 1, "green": 1}), "act crystal")
    assert texts(state) == ["pay die red", "pay marker red"]
    assert has(play(state, "pay die red")) == {"red": 1, "crystal": 1}
    assert has(play(state, "pay marker red")) == {"crystal": 1}


def test_two_brown_markers_differ() -> None:
    """DG-4.2."""
    assert has(play(table("", {"brown": 2}), "act crystal")) == {"crystal": 1}


def test_the_crystal_rerolls_in_a_later_turn_only() -> None:
    """DG-3.4, D6: not after the first action."""
    state = play(table("yellow blue coin"), "act crystal")
    assert texts(state) == ["end_turn", "act coins"]
