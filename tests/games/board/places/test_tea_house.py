"""Tea House (rules 4.9)."""

import pytest

from tests.games.board.table import at, lira, roll_of
from tests.playing import events, play, texts, weights


@pytest.mark.parametrize("named", range(3, 13))
def test_at_least_the_named_number_gives_so_many_lira_else_2(named: int) -> None:
    """4.9: name 3 to 12, then roll two dice; one pip decides."""
    state = play(at("tea_house", {"lira": 0}), f"act {named}")
    assert lira(play(state, roll_of(named))) == named
    assert lira(play(state, roll_of(named - 1))) == 2


def test_numbers_from_3_to_12_may_be_named() -> None:
    """4.9: no others."""
    assert texts(at("tea_house")) == ["skip", *(f"act {n}" for n in range(3, 13))]


def test_the_number_is_named_before_the_roll() -> None:
    """4.9: then chance speaks, and nothing is asked any more."""
    state = play(at("tea_house", {"lira": 0}), "act 7")
    assert sum(weights(state).values()) == 36
    assert {"event": "lira", "seat": 0, "n": 7} in events(state, "roll 3 4")
    assert texts(play(state, "roll 3 4")) == ["end_turn"]


def test_a_higher_roll_gives_no_more_than_was_named() -> None:
    """4.9: the named number of lira."""
    assert lira(play(at("tea_house", {"lira": 1}), "act 3", "roll 6 6")) == 4
