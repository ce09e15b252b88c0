"""The card *post_office_again* (rules 6.5, G4)."""

import pytest

from tests.games.board.table import FULL, at, goods, hand, lira, sent_to
from tests.playing import field, play, starting, texts

MINE = {"lira": 0, "extensions": 3, "hand": {"post_office_again": 1}}
CARD = "card post_office_again"

# Indicators down before, and what both times give together (1.8).
TWICE = [
    (0, {"red": 1, "green": 1, "yellow": 2}, 4, 2),
    (1, {"red": 2, "yellow": 2}, 5, 3),
    (2, {"red": 2, "yellow": 1, "blue": 1}, 6, 4),
    (3, {"red": 2, "blue": 2}, 7, 0),
    (4, {"red": 1, "green": 1, "yellow": 1, "blue": 1}, 6, 1),
]


@pytest.mark.parametrize(("mail", "gained", "money", "then"), TWICE)
def test_once_more_in_the_new_position(
    mail: int, gained: dict[str, int], money: int, then: int
) -> None:
    """6.5: an indicator moves after each time."""
    after = play(at("post_office", MINE, mail=mail), "act", CARD)
    assert (goods(after), lira(after)) == (gained, money)
    assert field(after, "mail") == then
    assert (hand(after), field(after, "discard")) == ({}, ["post_office_again"])


def test_the_action_must_have_been_carried_out() -> None:
    """G4: neither before it nor after skipping it."""
    state = at("post_office", MINE)
    assert starting(state, "card") == []
    assert texts(play(state, "skip")) == ["end_turn"]


def test_a_second_copy_may_follow() -> None:
    """G4: three positions in a row: 2, 2 and 3 lira."""
    state = at("post_office", {**MINE, "hand": {"post_office_again": 2}})
    after = play(state, "act", CARD, CARD)
    assert (lira(after), field(after, "mail")) == (7, 3)
    assert goods(after) == {"red": 2, "green": 1, "yellow": 3}


def test_it_serves_the_family_member() -> None:
    """G4: whoever did the action."""
    after = play(sent_to("post_office", MINE), "act", CARD)
    assert lira(after) == 4


def test_not_after_an_encounter() -> None:
    """6.5: right after the action."""
    state = play(at("post_office", MINE, smuggler="post_office"), "act")
    assert CARD in texts(state)
    state = play(state, "meet smuggler", "take red", "pay red", "roll 1 2")
    assert texts(state) == ["end_turn"]


def test_free_plays_may_come_between() -> None:
    """G4, G3: a card without a fixed time is no step of the turn."""
    cards = {"post_office_again": 1, "five_lira": 1}
    state = play(at("post_office", {**MINE, "hand": cards}), "act", "card five_lira", CARD)
    assert lira(state) == 9


def test_with_a_full_wheelbarrow_for_the_lira() -> None:
    """G1: goods without room are lost."""
    mine = {"lira": 0, "goods": FULL, "hand": {"post_office_again": 1}}
    assert lira(play(at("post_office", mine), "act", CARD)) == 4


def test_it_does_not_serve_other_places() -> None:
    """6.5: the Post Office only."""
    assert texts(play(at("fabric_warehouse", MINE), "act")) == ["end_turn"]


def test_not_in_the_next_turn() -> None:
    """6.5: staying on the Post Office does not keep the moment."""
    state = play(at("post_office", MINE, 2), "act", "end_turn", "visit police_station")
    assert starting(state, "card") == []
