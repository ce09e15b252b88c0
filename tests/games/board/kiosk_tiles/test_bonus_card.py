"""Kiosk tile 11: a bonus card (rules 25.11)."""

from tests.games.board.letters_table import kiosk_tile, kiosk_tile_of_1, new_cards_but
from tests.games.board.table import hand
from tests.playing import play, texts, weights


def test_a_card_from_the_deck() -> None:
    """25.11: all 54 are in it here."""
    state = kiosk_tile(11)
    assert texts(state) == ["skip", "use"]
    assert hand(play(state, "skip")) == {}
    state = play(state, "use")
    assert sum(weights(state).values()) == 54
    after = play(state, "draw letter")
    assert (hand(after), after.waits_for) == ({"letter": 1}, 1)  # one card; the next seat takes


def test_on_another_players_turn() -> None:
    """24.22: into the hand of the one who took the tile."""
    after = play(kiosk_tile_of_1(11), "use", "draw stay")
    assert (hand(after), hand(after, 1)) == ({}, {"stay": 1})


def test_without_any_card_nothing_is_asked() -> None:
    """G1: nothing would change."""
    assert kiosk_tile(11, seat2={"hand": new_cards_but()}).waits_for == 1


def test_the_open_pile_is_shuffled_if_need_be() -> None:
    """6.1: the only card left lies on the pile."""
    rest = {"hand": new_cards_but({"stay": 1})}
    state = play(kiosk_tile(11, seat2=rest, discard=["stay"]), "use")
    assert texts(state) == ["draw stay"]
