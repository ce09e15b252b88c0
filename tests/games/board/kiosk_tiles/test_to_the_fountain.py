"""Kiosk tile 19: the merchant's stack to the Fountain (rules 25.19, L6)."""

from tests.games.board.letters_table import (
    companion_at,
    held,
    kiosk_tile,
    kiosk_tile_of_1,
    letters,
)
from tests.games.board.table import Json
from tests.playing import play, seat, texts


def test_the_stack_goes_the_assistants_stay() -> None:
    """25.19: the one just laid at the Kiosk too."""
    mine = {"assistants": ["tea_house"], "stack": 3}
    state = kiosk_tile(19, mine)
    assert texts(state) == ["skip", "use"]
    row = seat(play(state, "use"))
    assert (row["merchant"], row["stack"]) == ("fountain", 2)
    assert row["assistants"] == ["tea_house", "kiosk"]


def test_no_encounters_neither_here_nor_there() -> None:
    """L6: for the acting merchant; no action of the Fountain either."""
    people: Json = {"seat1": {"family": "kiosk"}, "seat2": {"family": "fountain"}}
    state = kiosk_tile(19, {}, governor="fountain", smuggler="kiosk", **people)
    state = play(state, "use", "take kiosk_1", "skip", "take kiosk_2", "skip", "skip")
    assert texts(state) == ["end_turn"]


def test_not_used_the_encounters_are_had() -> None:
    """L6: using is never compulsory."""
    state = play(kiosk_tile(19, {}, governor="kiosk"), "skip")
    state = play(state, "take kiosk_1", "skip", "take kiosk_2", "skip", "skip")
    assert texts(state) == ["end_turn", "meet governor"]


def test_on_another_players_turn() -> None:
    """24.22: the acting merchant's encounters are not touched."""
    state = kiosk_tile_of_1(19, {"merchant": "tea_house"}, governor="kiosk")
    assert (state.waits_for, texts(state)) == (1, ["skip", "use"])
    state = play(state, "use")
    assert (seat(state)["merchant"], seat(state, 1)["merchant"]) == ("kiosk", "fountain")
    state = play(state, "take kiosk_2", "skip", "skip")
    assert texts(state) == ["end_turn", "meet governor"]


def test_who_is_there_already_is_not_asked() -> None:
    """G1: nothing would change; merchants start on the Fountain."""
    assert kiosk_tile_of_1(19).waits_for == 2


def test_the_acting_companion_keeps_its_encounters() -> None:
    """L6: it is the merchant who leaves."""
    state = companion_at("kiosk", governor="kiosk")
    state = play(state, "act", "letter 22", "tile 19", "tile 7", "tile 8", "tile 9")
    state = play(state, "take kiosk_19", "use", "take kiosk_7", "skip", "take kiosk_8", "skip")
    state = play(state, "skip")
    assert seat(state)["merchant"] == "fountain"
    assert texts(state) == ["end_turn", "meet governor"]


def test_letters_for_the_fountain_are_delivered() -> None:
    """L1: he stands there now."""
    after = play(kiosk_tile(19, held("fountain")), "use")
    assert letters(after) == ({}, {"fountain": 1, "kiosk": 1})
