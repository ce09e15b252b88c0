"""Kiosk tile 20: a good or coffee for a letter, or a letter for a good or coffee (rules 25.20)."""

from tests.games.board.letters_table import (
    all_letters_but,
    bazaar_at,
    held,
    kiosk_tile,
    kiosk_tile_of_1,
    letters,
)
from tests.games.board.table import FULL, GOODS, goods
from tests.playing import field, play, seat, texts


def test_both_ways() -> None:
    """25.20: whatever good you have; any letter, delivered or not (the Kiosk's came just now)."""
    state = kiosk_tile(20, {"goods": {"red": 1, "blue": 2}, **held("tea_house")})
    gives = ["give red", "give blue", "give letter tea_house", "give sealed kiosk"]
    assert texts(state) == ["skip", *gives]


def test_a_good_for_a_letter() -> None:
    """25.20: drawn blind."""
    state = play(kiosk_tile(20, {"goods": {"red": 1, "blue": 2}}), "give blue")
    assert goods(state) == {"red": 1, "blue": 1}
    assert len(texts(state)) == 19  # all numbers but the Kiosk's own
    after = play(state, "letter 9")
    assert letters(after) == ({"tea_house": 1}, {"kiosk": 1})


def test_a_letter_for_a_good_of_choice() -> None:
    """25.20: with room; then there is no way back."""
    state = kiosk_tile(20, {"goods": {"green": 2}, **held("tea_house")})
    state = play(state, "give letter tea_house")
    assert texts(state) == ["take red", "take yellow", "take blue"]
    after = play(state, "take blue")
    assert goods(after) == {"green": 2, "blue": 1}
    assert letters(after) == ({}, {"kiosk": 1})
    assert field(after, "letters") == {"discard": {"tea_house": 1}}


def test_a_full_wheelbarrow_and_no_letters_in_the_supply() -> None:
    """G1: only the way that can be gone is offered."""
    assert texts(kiosk_tile(20, {"goods": FULL})) == ["skip", *(f"give {g}" for g in GOODS)]
    state = kiosk_tile(20, {"goods": {"red": 1}}, seat1=all_letters_but(22))
    assert texts(state) == ["skip", "give sealed kiosk"]


def test_on_another_players_turn() -> None:
    """24.22: his goods, his letters; letters for the place where he stands are delivered."""
    state = kiosk_tile_of_1(20, {"goods": {"red": 1}, **held("tea_house")})
    assert texts(state) == ["skip", "give red", "give letter tea_house"]
    after = play(state, "give red", "letter 7")
    assert letters(after, 1) == ({"tea_house": 1}, {"fountain": 1})
    after = play(state, "give letter tea_house", "take red")
    assert goods(after, 1) == {"red": 2}


def test_coffee_in_the_great_bazaar() -> None:
    """20.9: given or taken."""
    state = play(bazaar_at("kiosk", {"coffee": 1}), "act", "letter 22")
    state = play(state, "tile 20", "tile 1", "tile 2", "tile 3", "take kiosk_20")
    assert texts(state) == ["skip", "give coffee", "give sealed kiosk"]
    after = play(state, "give coffee", "letter 3")
    assert (seat(after)["coffee"], letters(after)[0]) == (0, {"spice_warehouse": 1})
    after = play(state, "give sealed kiosk", "take coffee")
    assert (seat(after)["coffee"], letters(after)) == (2, ({}, {}))
