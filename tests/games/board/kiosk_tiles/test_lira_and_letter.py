"""Kiosk tile 22: 2 lira for a letter, or a letter for 3 lira (rules 25.22)."""

from tests.games.board.letters_table import (
    all_letters_but,
    held,
    kiosk_tile,
    kiosk_tile_of_1,
    letters,
)
from tests.games.board.table import lira
from tests.playing import play, texts


def test_two_lira_for_a_letter() -> None:
    """25.22."""
    state = kiosk_tile(22, {"lira": 2})
    assert texts(state) == ["skip", "pay lira", "give sealed kiosk"]
    after = play(state, "pay lira", "letter 1")
    assert (lira(after), letters(after)) == (0, ({"wainwright": 1}, {"kiosk": 1}))


def test_a_letter_for_three_lira() -> None:
    """25.22: delivered or not, it is the same."""
    state = kiosk_tile(22, {"lira": 1, **held("tea_house")})
    assert texts(state) == ["skip", "give letter tea_house", "give sealed kiosk"]
    assert lira(play(state, "give letter tea_house")) == 4
    after = play(state, "give sealed kiosk")
    assert (lira(after), letters(after)) == (4, ({"tea_house": 1}, {}))


def test_no_letter_in_the_supply() -> None:
    """G1: there is nothing to buy."""
    state = kiosk_tile(22, {"lira": 9}, seat1=all_letters_but(22))
    assert texts(state) == ["skip", "give sealed kiosk"]


def test_on_another_players_turn() -> None:
    """24.22."""
    after = play(kiosk_tile_of_1(22, {"lira": 3}), "pay lira", "letter 9")
    assert (lira(after), lira(after, 1), letters(after, 1)[0]) == (2, 1, {"tea_house": 1})
    after = play(kiosk_tile_of_1(22, {"lira": 0, **held("tea_house")}), "give letter tea_house")
    assert (lira(after), lira(after, 1)) == (2, 3)
    assert kiosk_tile_of_1(22, {"lira": 1}).waits_for == 2
