"""Kiosk tile 21: a bonus card for a letter, or a letter for a bonus card (rules 25.21)."""

from tests.games.board.letters_table import (
    all_letters_but,
    held,
    kiosk_tile,
    kiosk_tile_of_1,
    letters,
    new_cards_but,
)
from tests.games.board.table import hand
from tests.playing import field, play, texts

MINE = {"hand": {"stay": 1, "letter": 2}, **held("tea_house")}


def test_both_ways() -> None:
    """25.21: each kind in hand, each letter."""
    gives = ["give letter tea_house", "give sealed kiosk", "discard stay", "discard letter"]
    assert texts(kiosk_tile(21, MINE)) == ["skip", *gives]


def test_a_card_for_a_letter() -> None:
    """25.21: the card goes on the open pile."""
    after = play(kiosk_tile(21, MINE), "discard letter", "letter 5")
    assert (hand(after), field(after, "discard")) == ({"stay": 1, "letter": 1}, ["letter"])
    assert letters(after)[0] == {"tea_house": 1, "post_office": 1}


def test_a_letter_for_a_card() -> None:
    """25.21: from the deck."""
    after = play(kiosk_tile(21, MINE), "give sealed kiosk", "draw five_lira")
    assert hand(after) == {"stay": 1, "letter": 2, "five_lira": 1}
    assert letters(after) == ({"tea_house": 1}, {})


def test_only_what_can_be_had_is_offered() -> None:
    """G1: no card anywhere; no letter in the supply."""
    no_card = kiosk_tile(21, {"hand": {"stay": 1}}, seat1={"hand": new_cards_but({"stay": 1})})
    assert texts(no_card) == ["skip", "discard stay"]
    no_letter = kiosk_tile(21, {"hand": {"stay": 1}}, seat1=all_letters_but(22))
    assert texts(no_letter) == ["skip", "give sealed kiosk"]


def test_on_another_players_turn() -> None:
    """24.22."""
    state = kiosk_tile_of_1(21, MINE)
    assert texts(state) == ["skip", "give letter tea_house", "discard stay", "discard letter"]
    after = play(state, "give letter tea_house", "draw move_3_4")
    assert (hand(after), hand(after, 1)) == ({}, {"stay": 1, "letter": 2, "move_3_4": 1})
    after = play(state, "discard stay", "letter 9")
    assert letters(after, 1) == ({"tea_house": 2}, {})


def test_with_neither_nothing_is_asked() -> None:
    """G1: nothing can be given."""
    assert kiosk_tile_of_1(21).waits_for == 2
