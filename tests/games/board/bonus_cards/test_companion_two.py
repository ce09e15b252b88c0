"""The card *companion_two* (rules 26.10, L3)."""

import pytest

from tests.games.board.letters_table import bazaar, companion, companion_at, neighbours, table
from tests.games.board.table import hand, lira
from tests.playing import field, play, seat, starting, texts

CARD = "card companion_two"


@pytest.mark.parametrize("start", ["fountain", "tea_house", "gemstone_dealer"])
def test_exactly_two_steps_not_back(start: str) -> None:
    """L3: two steps, neither one nor none."""
    near = neighbours(start)
    two = {far for place in near for far in neighbours(place)} - {start}
    state = play(table(3, {"companion": start, "hand": {"companion_two": 1}}), CARD)
    assert {t.removeprefix("companion ") for t in texts(state)} == two
    assert len(texts(state)) == len(two)


def test_then_it_acts_as_usual() -> None:
    """26.10: it pays, acts, meets; the merchant stays."""
    mine = {"companion": "large_market", "hand": {"companion_two": 1}, "lira": 2}
    state = table(3, mine, seat1={"merchant": "tea_house"}, governor="tea_house")
    state = play(state, CARD, "companion tea_house", "pay")
    assert (lira(state), companion(state), hand(state)) == (0, "tea_house", {})
    assert field(state, "discard") == ["companion_two"]
    assert seat(state)["merchant"] == "fountain"
    assert texts(play(state, "skip")) == ["end_turn", "meet governor"]


@pytest.mark.parametrize("where", [None, "reserve"])
def test_only_with_the_companion_on_the_board(where: str | None) -> None:
    """26.10: placed from the personal supply it may be moved at once."""
    state = table(3, {"companion": where, "hand": {"companion_two": 1}})
    assert CARD not in texts(state)
    if where:
        assert CARD in texts(play(state, "place companion"))


def test_only_in_the_movement_phase() -> None:
    """26.10."""
    assert starting(companion_at("tea_house", {"hand": {"companion_two": 1}}), CARD) == []


def test_round_the_barrier() -> None:
    """M1: from the Large Market two steps down are barred; the corner has no other way."""
    mine = {"companion": "large_market", "hand": {"companion_two": 1}}
    fence = {"between": ["fruit_warehouse", "large_market"], "holder": 1}
    found = texts(play(bazaar(3, mine, barrier=fence), CARD))
    assert found == ["companion roasting_plant", "companion kiosk"]
    found = texts(play(bazaar(3, mine), CARD))
    assert "companion tea_house" in found
