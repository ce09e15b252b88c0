"""Auction House (rules 24.23); the bidding itself is in ../test_auction.py."""

from collections.abc import Callable

import pytest

import istanbul
from tests.games.board.letters_table import at, companion_at, family_at, new_cards_but
from tests.games.board.table import FULL, GOODS, goods, hand, lira
from tests.playing import field, play, texts

Arrive = Callable[..., istanbul.State]
BROKE = {"lira": 0}


@pytest.mark.parametrize("good", GOODS)
def test_a_good_of_choice_first(good: str) -> None:
    """24.23, L7: then the bidding."""
    state = at("auction_house", {"lira": 2})
    assert texts(state) == ["skip", *(f"act {kind}" for kind in GOODS)]
    state = play(state, f"act {good}")
    assert goods(state) == {good: 1}
    assert texts(state) == ["bid 1", "bid 2"]


def test_a_good_without_room_is_not_offered() -> None:
    """G1: while another has room."""
    state = at("auction_house", {"goods": {"red": 2, "yellow": 2}})
    assert texts(state) == ["skip", "act green", "act blue"]


def test_with_a_full_wheelbarrow_just_the_auction() -> None:
    """G1: one part of it is enough."""
    state = at("auction_house", {"goods": FULL, "lira": 1}, seat1=BROKE, seat2=BROKE)
    assert texts(state) == ["skip", "act"]
    state = play(state, "act")
    assert lira(state) == 0
    after = play(state, "draw stay", "draw letter")
    assert (goods(after), hand(after)) == (FULL, {"stay": 1, "letter": 1})


def test_without_any_card_just_the_good() -> None:
    """G1: there is nothing to bid for."""
    state = at("auction_house", seat1={"hand": new_cards_but()})
    after = play(state, "act blue")
    assert (goods(after), texts(after)) == ({"blue": 1}, ["end_turn"])
    nothing = at("auction_house", {"goods": FULL}, seat1={"hand": new_cards_but()})
    assert texts(nothing) == ["end_turn"]


def test_one_card_left_is_all_the_winner_gets() -> None:
    """24.23, B8: what there is."""
    cards = {"hand": new_cards_but({"stay": 1}), "lira": 0}
    state = play(at("auction_house", {"lira": 1}, seat1=cards, seat2=BROKE), "act red")
    assert texts(state) == ["draw stay"]
    after = play(state, "draw stay")
    assert (hand(after), lira(after), texts(after)) == ({"stay": 1}, 0, ["end_turn"])


@pytest.mark.parametrize("arrive", [companion_at, family_at])
def test_by_companion_and_family_member(arrive: Arrive) -> None:
    """24: any figure of yours."""
    state = play(arrive("auction_house", {"lira": 3}, seat1=BROKE, seat2=BROKE), "act green")
    after = play(state, "bid 2", "draw letter", "draw letter")
    assert (lira(after), hand(after), goods(after)) == (1, {"letter": 2}, {"green": 1})
    assert field(after, "seat") == 0
