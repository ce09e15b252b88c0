"""The card *exchange* (rules 14.4, M6)."""

import pytest

import istanbul
from tests.games.board.mocha import coffee, mocha, mocha_at
from tests.games.board.table import FULL, GOODS, Json, goods, hand
from tests.playing import field, play, starting, texts

CARD = "card exchange"
KINDS = [*GOODS, "coffee"]


def begun(**mine: object) -> istanbul.State:
    """Seat 0 has played the card."""
    return play(mocha(seat0={**mine, "hand": {"exchange": 1}}), CARD)


def test_the_example_of_the_rulebook() -> None:
    """14.4: 3 yellow goods for 2 blue ones and 1 coffee."""
    state = begun(goods={"yellow": 3}, extensions=1)
    after = play(state, "give yellow", "give yellow", "take blue", "take blue", "take coffee")
    assert (goods(after), coffee(after)) == ({"blue": 2}, 1)
    assert (hand(after), field(after, "discard")) == ({}, ["exchange"])


def test_the_first_is_given_without_asking_when_there_is_one_kind() -> None:
    """Notation: a single option is carried out."""
    state = begun(goods={"yellow": 3}, extensions=1)
    assert texts(state) == ["done", "give yellow"]  # one is given already


def test_up_to_three() -> None:
    """14.4: then as many are taken, not of the kinds given."""
    state = begun(goods={"red": 2, "green": 2}, coffee=2)
    assert texts(state) == ["give red", "give green", "give coffee"]
    state = play(state, "give red", "give red", "give green")
    assert texts(state) == ["take yellow", "take blue", "take coffee"]
    after = play(state, "take yellow", "take blue", "take coffee")
    assert (goods(after), coffee(after)) == ({"green": 1, "yellow": 1, "blue": 1}, 3)


@pytest.mark.parametrize("given", KINDS)
def test_a_kind_is_not_exchanged_for_itself(given: str) -> None:
    """M6: any other kind with room."""
    mine: Json = {"coffee": 1} if given == "coffee" else {"goods": {given: 1}}
    others = [f"take {kind}" for kind in KINDS if kind != given]
    assert texts(begun(**mine)) == others  # the only piece is given without asking


def test_giving_and_taking_go_in_the_order_of_kinds() -> None:
    """Notation: red, green, yellow, blue, coffee; sets are counted once."""
    state = begun(goods={"red": 1, "green": 1}, coffee=2)
    assert texts(play(state, "give green")) == ["done", "give coffee"]
    state = play(state, "give red", "done")
    assert texts(state) == ["take green", "take yellow", "take blue", "take coffee"]
    state = play(begun(goods={"red": 2}, coffee=1), "give red", "give red", "done")
    assert texts(play(state, "take blue")) == ["take blue", "take coffee"]


def test_received_kinds_need_room() -> None:
    """M6: green is full; coffee always has room."""
    state = begun(goods={"red": 1, "green": 2})
    state = play(state, "give red", "done")
    assert texts(state) == ["take yellow", "take blue", "take coffee"]
    state = begun(goods={**FULL})
    state = play(state, "give red", "give red", "done")
    assert (goods(state), coffee(state)) == ({"green": 2, "yellow": 2, "blue": 2}, 2)


def test_not_more_is_given_than_can_be_received() -> None:
    """M6, G1: one space for blue, so of the coffee one is given, not two."""
    state = begun(goods={**FULL, "blue": 1}, coffee=3)
    state = play(state, "give coffee")
    assert (goods(state), coffee(state)) == (FULL, 2)  # nothing was left to choose


def test_room_made_by_giving_does_not_serve_the_same_kind() -> None:
    """M6: with a full wheelbarrow coffee is not exchanged, a good only for coffee."""
    state = begun(goods=FULL, coffee=2)
    assert texts(state) == [f"give {good}" for good in GOODS]


def test_what_must_still_be_taken_limits_the_order() -> None:
    """M6: two for two, with room for one yellow and one blue: nothing is left to choose."""
    state = begun(goods={"red": 1, "green": 2, "yellow": 1, "blue": 1}, coffee=1)
    after = play(state, "give red", "give coffee")
    assert (goods(after), coffee(after)) == ({"green": 2, "yellow": 2, "blue": 2}, 0)


def test_not_a_fourth_piece_in_any_position() -> None:
    """M6: three are given, so three are taken, however the position was written."""
    given = {"frame": "card", "about": "exchange", "seat": 0, "first": 3, "second": 1}
    state = mocha(seat0={"goods": {"green": 1}, "coffee": 2}, pending=[given])
    assert texts(state) == ["done"]


def test_not_without_anything_to_exchange() -> None:
    """G1: nothing at all; or only coffee, and a full wheelbarrow."""
    assert starting(mocha(seat0={"hand": {"exchange": 1}}), "card") == []
    full: Json = {"hand": {"exchange": 1}, "coffee": 5, "goods": FULL}
    assert starting(mocha(seat0=full), "card") == [CARD]  # goods for coffee


def test_not_inside_an_action() -> None:
    """G3: a card without a fixed time, at main decisions."""
    mine: Json = {"hand": {"exchange": 1}, "lira": 2, "goods": {"red": 1}}
    state = mocha_at("roasting_plant", mine)
    assert CARD in texts(state)
    assert CARD not in texts(play(state, "act lira"))
