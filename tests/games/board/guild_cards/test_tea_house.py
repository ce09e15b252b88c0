"""Guild card 9: the Tea House, better paid (rules 13.9)."""

import pytest

from tests.games.board.mocha import played
from tests.games.board.table import Json, lira, roll_of
from tests.playing import play, texts


@pytest.mark.parametrize("named", range(3, 13))
def test_guild_9_success_pays_double_failure_4(named: int) -> None:
    """13.9: the failure is certain [c], the double [r]; one pip decides."""
    state = play(played(9, {"lira": 0}), f"act {named}")
    won, lost = play(state, roll_of(named)), play(state, roll_of(named - 1))
    assert (lira(won), lira(lost)) == (2 * named, 4)
    assert texts(won) == texts(lost) == ["end_turn"]


def test_guild_9_the_example_of_the_rulebook() -> None:
    """13.9: 7 named and 5 rolled: 4 lira."""
    state = played(9, {"lira": 0})
    assert texts(state) == [f"act {n}" for n in range(3, 13)]
    assert lira(play(state, "act 7", "roll 1 4")) == 4


def test_guild_9_without_the_red_tile() -> None:
    """13.9 [c]: the roll counts at once."""
    mine: Json = {"mosque_tiles": ["red"], "lira": 0}
    assert lira(play(played(9, mine), "act 12", "roll 1 1")) == 4


def test_guild_9_with_two_dice_to_six() -> None:
    """M3: both cards, one after the other."""
    mine: Json = {"hand": {"die_to_six": 2}, "lira": 0}
    state = play(played(9, mine), "act 12", "roll 3 3", "card die_to_six 3")
    assert texts(state) == ["keep", "card die_to_six 3"]
    assert lira(play(state, "card die_to_six 3")) == 24
