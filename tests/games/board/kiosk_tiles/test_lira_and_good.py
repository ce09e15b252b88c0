"""Kiosk tile 23: 2 lira for a good or coffee, or a good or coffee for 3 lira (rules 25.23)."""

from tests.games.board.letters_table import bazaar_at, kiosk_tile, kiosk_tile_of_1
from tests.games.board.table import FULL, GOODS, goods, lira
from tests.playing import play, seat, texts


def test_two_lira_for_a_good_of_choice() -> None:
    """25.23: with room."""
    state = kiosk_tile(23, {"lira": 2, "goods": {"green": 2}})
    assert texts(state) == ["skip", "pay lira", "give green"]
    state = play(state, "pay lira")
    assert texts(state) == ["take red", "take yellow", "take blue"]
    after = play(state, "take blue")
    assert (lira(after), goods(after)) == (0, {"green": 2, "blue": 1})


def test_a_good_for_three_lira() -> None:
    """25.23: any kind you have; 1 lira buys nothing."""
    state = kiosk_tile(23, {"lira": 1, "goods": {"green": 2, "blue": 1}})
    assert texts(state) == ["skip", "give green", "give blue"]
    after = play(state, "give blue")
    assert (lira(after), goods(after)) == (4, {"green": 2})


def test_a_full_wheelbarrow() -> None:
    """G1: nothing can be bought."""
    assert texts(kiosk_tile(23, {"lira": 9, "goods": FULL})) == [
        "skip",
        *(f"give {g}" for g in GOODS),
    ]


def test_on_another_players_turn() -> None:
    """24.22."""
    after = play(kiosk_tile_of_1(23, {"lira": 5}), "pay lira", "take yellow")
    assert (lira(after, 1), goods(after, 1), goods(after)) == (3, {"yellow": 1}, {})
    after = play(kiosk_tile_of_1(23, {"lira": 0, "goods": {"red": 2}}), "give red")
    assert (lira(after, 1), goods(after, 1), lira(after)) == (3, {"red": 1}, 2)


def test_coffee_in_the_great_bazaar() -> None:
    """20.9: bought although the wheelbarrow is full; sold like a good."""
    state = play(bazaar_at("kiosk", {"coffee": 1, "lira": 2, "goods": FULL}), "act", "letter 22")
    state = play(state, "tile 23", "tile 1", "tile 2", "tile 3", "take kiosk_23")
    assert texts(state)[-1] == "give coffee"
    after = play(state, "pay lira")
    assert (seat(after)["coffee"], lira(after)) == (2, 0)
    after = play(state, "give coffee")
    assert (seat(after)["coffee"], lira(after)) == (0, 5)
