"""Guild card 1: an extension for 3 lira (rules 13.1, M4)."""

import pytest

from tests.games.board.mocha import guild, is_offered, played
from tests.games.board.table import goods, lira
from tests.playing import events, field, play, rubies, seat, texts


@pytest.mark.parametrize(("before", "won"), [(0, 0), (1, 0), (2, 1)])
def test_guild_1_an_extension_for_3_lira_the_third_brings_the_ruby(before: int, won: int) -> None:
    """13.1: the Wainwright would ask for 7."""
    after = played(1, {"lira": 4, "extensions": before})
    assert (lira(after), seat(after)["extensions"], rubies(after)) == (1, before + 1, won)
    assert (guild(after), field(after, "guild_discard")) == ([], ["guild_1"])
    assert texts(after) == ["end_turn"]


def test_guild_1_not_with_2_lira_nor_with_all_extensions() -> None:
    """M4: all of it must be doable."""
    assert is_offered(1, {"lira": 3})
    assert not is_offered(1, {"lira": 2})
    assert not is_offered(1, {"lira": 9, "extensions": 3})


def test_guild_1_five_lira_first() -> None:
    """M3: free cards, then the guild card; the new room can be used at once."""
    cards = {"five_lira": 1, "one_good": 1, "wainwright_again": 1}
    mine = {"lira": 0, "goods": {"red": 2}, "hand": cards}
    assert not is_offered(1, mine)
    assert is_offered(1, {**mine, "lira": 3})
    after = played(1, {**mine, "lira": 20})
    assert "card wainwright_again" not in texts(after)
    after = play(after, "card one_good red")
    assert goods(after) == {"red": 3}


def test_guild_1_is_reported() -> None:
    """12.1: everybody sees which card was played."""
    state = played(1, {"lira": 3})
    assert {"event": "turn_begun", "seat": 1, "round": 1} in events(state, "end_turn")
