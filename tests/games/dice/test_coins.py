"""All coin dice for 2 lira each: rules DG-5.5."""

import pytest

from tests.games.dice.table import dice, has, table
from tests.playing import play, texts


@pytest.mark.parametrize("n", [1, 2, 5])
def test_two_lira_for_each_coin_die(n: int) -> None:
    """DG-5.5: 2, 4, 10 lira."""
    state = play(table(" ".join(["coin"] * n + ["card"])), "act coins")
    assert has(state) == {"lira": 2 * n}
    assert dice(state) == {"card": 1}


def test_without_a_coin_die_there_is_no_such_action() -> None:
    """DG-5.5: at least one."""
    assert "act coins" not in texts(table("red card"))


def test_goods_tiles_add_their_markers_once_for_the_action() -> None:
    """DG-7.3: 3 coins are 6 lira, and each goods tile adds one marker of its colour."""
    mine = {"tiles": {"goods_red": 1, "goods_blue": 1}, "red": 1}
    state = play(table("coin coin coin", mine), "act coins")
    assert has(state) == {"lira": 6, "red": 2, "blue": 1}


def test_other_ways_to_lira_bring_no_markers() -> None:
    """DG-7.3: only the lira action."""
    state = play(table("card", {"tiles": {"goods_red": 1}}), "act cards 1", "reveal g_lira")
    assert has(state) == {"lira": 1}


def test_all_coins_go_at_once() -> None:
    """D6: afterwards none is left for a second action."""
    state = play(table("coin coin red red"), "act coins")
    assert texts(state) == ["end_turn", "act marker red"]
