"""Kiosk tile 24: 2 lira for a bonus card, or a bonus card for 3 lira (rules 25.24)."""

from tests.games.board.letters_table import kiosk_tile, kiosk_tile_of_1, new_cards_but
from tests.games.board.table import hand, lira
from tests.playing import field, play, texts


def test_two_lira_for_a_card() -> None:
    """25.24: from the deck."""
    state = kiosk_tile(24, {"lira": 2})
    assert texts(state) == ["skip", "pay lira"]
    after = play(state, "pay lira", "draw letter")
    assert (lira(after), hand(after)) == (0, {"letter": 1})


def test_a_card_for_three_lira() -> None:
    """25.24: on the open pile."""
    state = kiosk_tile(24, {"lira": 1, "hand": {"stay": 1, "letter": 1}})
    assert texts(state) == ["skip", "discard stay", "discard letter"]
    after = play(state, "discard stay")
    assert (lira(after), hand(after), field(after, "discard")) == (4, {"letter": 1}, ["stay"])


def test_without_any_card_to_draw() -> None:
    """G1: there is nothing to buy."""
    assert kiosk_tile(24, {"lira": 9}, seat1={"hand": new_cards_but()}).waits_for == 1


def test_on_another_players_turn() -> None:
    """24.22."""
    state = kiosk_tile_of_1(24, {"lira": 3, "hand": {"stay": 1}})
    after = play(state, "pay lira", "draw letter")
    assert (lira(after), lira(after, 1), hand(after, 1)) == (2, 1, {"stay": 1, "letter": 1})
    after = play(state, "discard stay")
    assert (lira(after), lira(after, 1), hand(after, 1)) == (2, 6, {})
