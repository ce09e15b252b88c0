"""The green tile (rules 5.2)."""

import pytest

from tests.games.board.table import GOODS, at, goods, lira, sent_to
from tests.playing import play, starting, texts

GREEN = {"mosque_tiles": ["green"], "lira": 5}
WAREHOUSES = [
    ("fabric_warehouse", "red"),
    ("spice_warehouse", "green"),
    ("fruit_warehouse", "yellow"),
]


@pytest.mark.parametrize(("place", "own"), WAREHOUSES)
def test_one_more_good_of_any_kind_for_2_lira(place: str, own: str) -> None:
    """5.2: the warehouse's own good is full then, so it is one of the others."""
    others = [good for good in GOODS if good != own]
    state = at(place, GREEN)
    assert texts(state) == ["skip", "act", *(f"act {good}" for good in others)]
    for good in others:
        after = play(state, f"act {good}")
        assert goods(after) == {own: 2, good: 1}
        assert lira(after) == 3


@pytest.mark.parametrize(("place", "own"), WAREHOUSES)
def test_it_need_not_be_used(place: str, own: str) -> None:
    """5.2: you may also pay."""
    after = play(at(place, GREEN), "act")
    assert (goods(after), lira(after)) == ({own: 2}, 5)


def test_2_lira_are_enough() -> None:
    """5.2: all that the seat has."""
    assert lira(play(at("spice_warehouse", {**GREEN, "lira": 2}), "act red")) == 0


def test_1_lira_is_not_enough() -> None:
    """G1: costs are paid in full."""
    assert texts(at("spice_warehouse", {**GREEN, "lira": 1})) == ["skip", "act"]


def test_also_when_the_warehouses_own_good_is_full() -> None:
    """G1: a part of the action still changes something."""
    state = at("spice_warehouse", {**GREEN, "goods": {"green": 2}})
    assert texts(state) == ["skip", "act red", "act yellow", "act blue"]
    assert goods(play(state, "act blue")) == {"green": 2, "blue": 1}


def test_goods_without_room_are_not_offered() -> None:
    """G1: red and blue are full."""
    state = at("spice_warehouse", {**GREEN, "goods": {"red": 2, "blue": 2}})
    assert texts(state) == ["skip", "act", "act yellow"]


def test_with_everything_else_full_only_the_warehouse_itself() -> None:
    """G1: nothing to buy."""
    state = at("spice_warehouse", {**GREEN, "goods": {"red": 2, "blue": 2, "yellow": 2}})
    assert texts(state) == ["skip", "act"]


def test_with_a_full_wheelbarrow_nothing() -> None:
    """G1: nothing would change."""
    assert texts(at("spice_warehouse", {**GREEN, "goods": dict.fromkeys(GOODS, 2)})) == ["end_turn"]


def test_one_good_only() -> None:
    """5.2: one more good, whatever is in the purse."""
    assert texts(play(at("spice_warehouse", GREEN), "act blue")) == ["end_turn"]


def test_it_serves_the_family_member() -> None:
    """4.12: the warehouse's action, whoever does it."""
    after = play(sent_to("fruit_warehouse", GREEN), "act blue")
    assert (goods(after), lira(after)) == ({"yellow": 2, "blue": 1}, 3)


@pytest.mark.parametrize("place", ["post_office", "black_market", "wainwright"])
def test_not_at_other_places(place: str) -> None:
    """5.2: the three warehouses."""
    assert starting(at(place, {**GREEN, "lira": 9}), "act") == ["act"]
