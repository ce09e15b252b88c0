"""Kiosk tile 15: the companion to the personal supply (rules 25.15, L2)."""

import pytest

from tests.games.board.letters_table import companion, companion_at, kiosk_tile, kiosk_tile_of_1
from tests.playing import play, texts


@pytest.mark.parametrize("place", [None, "tea_house"])
def test_from_the_general_supply_or_from_the_board(place: str | None) -> None:
    """25.15."""
    state = kiosk_tile(15, {"companion": place})
    assert texts(state) == ["skip", "use"]
    assert companion(play(state, "use")) == "reserve"
    assert companion(play(state, "skip")) == place


def test_on_another_players_turn() -> None:
    """24.22: the taker's companion, not that of the acting seat."""
    after = play(kiosk_tile_of_1(15, {"companion": "tea_house"}), "use")
    assert (companion(after), companion(after, 1)) == (None, "reserve")


def test_not_when_it_is_there_already() -> None:
    """G1: nothing would change."""
    assert kiosk_tile(15, {"companion": "reserve"}).waits_for == 1


def test_the_acting_companion_is_gone_and_meets_nobody() -> None:
    """L2, L6: no encounters follow."""
    state = companion_at("kiosk", governor="kiosk", seat1={"family": "kiosk"})
    state = play(state, "act", "letter 22", "tile 15", "tile 7", "tile 8", "tile 9")
    used = play(state, "take kiosk_15", "use", "take kiosk_7", "skip", "take kiosk_8", "skip")
    assert texts(play(used, "skip")) == ["end_turn"]
    kept = play(state, "take kiosk_15", "skip", "take kiosk_7", "skip", "take kiosk_8", "skip")
    assert texts(play(kept, "skip"))[:2] == ["catch 1 lira", "catch 1 card"]


def test_the_acting_merchant_keeps_his_encounters() -> None:
    """L6: only the companion is gone, also if it stood beside him."""
    mine = {"companion": "kiosk"}
    state = play(kiosk_tile(15, mine, governor="kiosk"), "use")
    state = play(state, "take kiosk_1", "skip", "take kiosk_2", "skip", "skip")
    assert texts(state) == ["end_turn", "meet governor"]


def test_anothers_companion_that_leaves_the_kiosk_ends_nothing() -> None:
    """L6: the acting companion still meets the governor."""
    state = companion_at("kiosk", governor="kiosk", seat1={"companion": "tea_house"})
    state = play(state, "act", "letter 22", "tile 15", "tile 7", "tile 8", "tile 9")
    state = play(state, "take kiosk_7", "skip", "take kiosk_15", "use", "take kiosk_8", "skip")
    assert texts(play(state, "skip")) == ["end_turn", "meet governor"]
