"""Guild card 8: the Black Market with everything doubled (rules 13.8)."""

import pytest

from istanbul.engine.phrase import Phrase
from tests.games.board.mocha import is_offered, played
from tests.games.board.table import FULL, Json, goods, roll_of
from tests.playing import field, play, texts

WIDE: Json = {"extensions": 3}
JEWELRY = {2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 2, 8: 2, 9: 4, 10: 4, 11: 5, 12: 5}


@pytest.mark.parametrize("total", range(2, 13))
def test_guild_8_two_of_a_colour_and_twice_the_jewelry(total: int) -> None:
    """13.8: 0, 2, 4 or 6; of 6 there is room for 5."""
    state = play(played(8, WIDE), roll_of(total))
    assert texts(state) == ["take red", "take green", "take yellow"]
    after = play(state, "take green")
    jewelry = {"blue": JEWELRY[total]} if JEWELRY[total] else {}
    assert goods(after) == {"green": 2, **jewelry}
    assert texts(after) == ["end_turn"]


def test_guild_8_options_say_how_many_goods_there_are() -> None:
    state = play(played(8, {"goods": {"red": 1}}), "roll 1 1")
    said = [state.label(option, preview).args["goods"] for option, preview in state.previews()]
    counts = [("count-red", 1), ("count-green", 2), ("count-yellow", 2)]
    assert said == [Phrase(key, {"n": n}) for key, n in counts]


def test_guild_8_what_does_not_fit_is_lost() -> None:
    """G1: room for one."""
    after = play(played(8, {"goods": {"red": 1, "blue": 1}}), "roll 6 6", "take red")
    assert goods(after) == {"red": 2, "blue": 2}
    state = play(played(8, {"goods": {"red": 2}}), "roll 1 1")
    assert texts(state) == ["take green", "take yellow"]


def test_guild_8_a_full_wheelbarrow_does_not_block_it() -> None:
    """M4: it changes nothing but the merchant need not move."""
    assert is_offered(8, {"goods": FULL})
    after = play(played(8, {"goods": FULL}), "roll 1 1")
    assert (goods(after), texts(after)) == (FULL, ["end_turn"])


def test_guild_8_without_the_red_tile() -> None:
    """13.8 [c]: the colour is asked at once."""
    state = play(played(8, {"mosque_tiles": ["red"]}), "roll 1 1")
    assert texts(state) == ["take red", "take green", "take yellow"]


def test_guild_8_with_die_to_six() -> None:
    """M3: 1 and 2 become 6 and 2, which is 8."""
    mine: Json = {"hand": {"die_to_six": 1}, "mosque_tiles": ["red"], **WIDE}
    state = play(played(8, mine), "roll 1 2")
    assert texts(state) == ["keep", "card die_to_six 1", "card die_to_six 2"]
    after = play(state, "card die_to_six 1", "take yellow")
    assert goods(after) == {"yellow": 2, "blue": 2}
    assert field(after, "discard") == ["die_to_six"]
