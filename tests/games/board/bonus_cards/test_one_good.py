"""The card *one_good* (rules 6.2, G3)."""

import pytest

from tests.games.board.table import FULL, GOODS, INSIDE, MOMENTS, at, goods, hand, inside, moment
from tests.playing import field, play, rubies, starting, texts

MINE = {"hand": {"one_good": 1}, "lira": 2}


@pytest.mark.parametrize("good", GOODS)
def test_any_one_good(good: str) -> None:
    """6.2: put any one good into your wheelbarrow."""
    after = play(moment("move", MINE), f"card one_good {good}")
    assert (goods(after), hand(after)) == ({good: 1}, {})
    assert field(after, "discard") == ["one_good"]


@pytest.mark.parametrize("name", MOMENTS)
def test_between_any_two_steps_of_the_turn(name: str) -> None:
    """6.2: it leads back to the same decision."""
    state = moment(name, MINE)
    before = [text for text in texts(state) if not text.startswith("card")]
    assert len(starting(state, "card one_good")) == 4
    assert texts(play(state, "card one_good red")) == before


@pytest.mark.parametrize("name", INSIDE)
def test_not_inside_an_action(name: str) -> None:
    """6.2: the card fits before an action and after it, not inside one."""
    assert starting(inside(name, {"one_good": 1}), "card one_good") == []


def test_goods_without_room_are_not_offered() -> None:
    """G1: red and blue are full."""
    state = moment("move", {**MINE, "goods": {"red": 2, "blue": 2}})
    assert starting(state, "card") == ["card one_good green", "card one_good yellow"]


def test_with_a_full_wheelbarrow_it_cannot_be_played() -> None:
    """6.2: no room for any good."""
    assert starting(moment("move", {**MINE, "goods": FULL}), "card") == []


def test_between_an_action_and_its_again() -> None:
    """G3: the good makes the second ruby payable."""
    cards = {"one_good": 1, "palace_again": 1}
    have = {"red": 3, "green": 2, "yellow": 2, "blue": 3}
    state = at("sultans_palace", {"goods": have, "extensions": 1, "hand": cards})
    state = play(state, "act r1")
    assert "card palace_again" not in texts(state)  # 1 red, 1 green, 1 yellow, 2 blue: one lacks
    after = play(state, "card one_good red", "card palace_again")
    assert (goods(after), rubies(after)) == ({}, 2)


def test_several_copies() -> None:
    """6.1: any number of cards in a turn."""
    state = moment("move", {"hand": {"one_good": 2}})
    assert goods(play(state, "card one_good red", "card one_good red")) == {"red": 2}
