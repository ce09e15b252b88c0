"""Kiosk tile 16: roll one die for lira (rules 25.16)."""

import pytest

from tests.games.board.letters_table import kiosk_tile, kiosk_tile_of_1
from tests.games.board.table import lira
from tests.playing import play, texts, weights


@pytest.mark.parametrize("n", range(1, 7))
def test_as_many_lira_as_the_die_shows(n: int) -> None:
    """25.16: one die, six equal faces."""
    state = kiosk_tile(16, {"lira": 3})
    assert texts(state) == ["skip", "use"]
    state = play(state, "use")
    assert weights(state) == {f"roll {face}": 1 for face in range(1, 7)}
    assert lira(play(state, f"roll {n}")) == 3 + n


def test_or_not_at_all() -> None:
    """L6: using is never compulsory."""
    assert lira(play(kiosk_tile(16, {"lira": 3}), "skip")) == 3


def test_on_another_players_turn() -> None:
    """24.22."""
    after = play(kiosk_tile_of_1(16, {"lira": 0}), "use", "roll 5")
    assert (lira(after), lira(after, 1)) == (2, 5)


def test_the_red_tile_does_not_help() -> None:
    """5.1: it is for the Black Market and the Tea House."""
    state = play(kiosk_tile(16, {"mosque_tiles": ["red"], "lira": 0}), "use", "roll 1")
    assert lira(state) == 1
