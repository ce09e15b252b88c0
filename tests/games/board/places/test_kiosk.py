"""Kiosk (rules 24.22, L6); the tiles themselves are in ../kiosk_tiles."""

import pytest

from tests.games.board.letters_table import all_letters_but, at, companion_at, kiosk_row, letters
from tests.games.board.table import Json, goods, lira
from tests.playing import field, happened, play, texts, weights


def test_a_letter_then_the_tiles() -> None:
    """24.22, L6: the letter comes first; one tile more than players is revealed."""
    state = at("kiosk")
    assert texts(state) == ["skip", "act"]
    state = play(state, "act", "letter 22")
    assert letters(state) == ({}, {"kiosk": 1})
    assert weights(state) == {f"tile {n}": 1 for n in range(1, 25)}
    state = play(state, "tile 1", "tile 12", "tile 7")
    assert weights(state) == {f"tile {n}": 1 for n in range(1, 25) if n not in (1, 7, 12)}
    state = play(state, "tile 16")
    assert texts(state) == ["take kiosk_1", "take kiosk_7", "take kiosk_12", "take kiosk_16"]
    assert state.waits_for == 0


@pytest.mark.parametrize("players", range(2, 6))
def test_one_tile_more_than_players(players: int) -> None:
    """24.22: three to six."""
    state = play(at("kiosk", players=players, **_away(players)), "act", "letter 1")
    for n in range(1, players + 2):
        assert texts(state)[0] == f"tile {n}"
        state = play(state, f"tile {n}")
    assert texts(state) == [f"take kiosk_{n}" for n in range(1, players + 2)]


def _away(players: int) -> Json:
    return {"neutral_merchants": [1, 1, 1]} if players == 2 else {}


def test_everybody_in_turn_and_the_acting_seat_also_the_last() -> None:
    """24.22, L6: each finishes before the next; the last tile is not chosen, but may be left."""
    state = kiosk_row(12)  # 2 lira; the others: 1 yellow, green, red with 1 lira each
    state = play(state, "take kiosk_3", "use")
    assert (goods(state), lira(state)) == ({"red": 1}, 3)
    assert state.waits_for == 1
    assert texts(state) == ["take kiosk_1", "take kiosk_2", "take kiosk_12"]
    state = play(state, "take kiosk_12", "use")
    assert (lira(state, 1), state.waits_for) == (5, 2)
    assert texts(state) == ["take kiosk_1", "take kiosk_2"]
    state = play(state, "take kiosk_1")
    assert texts(state) == ["skip", "use"]
    state = play(state, "skip")
    assert (goods(state, 2), lira(state, 2)) == ({}, 4)
    assert (state.waits_for, texts(state)) == (0, ["skip", "use"])
    state = play(state, "use")
    assert (goods(state), lira(state)) == ({"red": 1, "green": 1}, 4)
    assert texts(state) == ["end_turn"]


def test_a_stack_that_is_empty_is_renewed_before_a_tile_is_revealed() -> None:
    """S7: a position may have all tiles among those used."""
    used = [f"kiosk_{n}" for n in range(1, 25)]
    state = play(at("kiosk", kiosk={"discard": used}), "act", "letter 22")
    assert weights(state) == {f"tile {n}": 1 for n in range(1, 25)}


def test_in_turn_from_the_acting_seat() -> None:
    """24.22: clockwise, also over the end of the row of seats."""
    away = {"merchant": "great_mosque"}
    state = at("kiosk", away, seat=1, seat1={"merchant": "spice_warehouse"}, seat2=away)
    state = play(state, "act", "letter 22", "tile 1", "tile 2", "tile 3", "tile 4")
    order = [state.waits_for]
    for n in (1, 2, 3):
        state = play(state, f"take kiosk_{n}", "skip")
        order.append(state.waits_for)
    assert order == [1, 2, 0, 1]


def test_the_tiles_are_discarded_and_shuffled_when_none_is_left() -> None:
    """21.4: 22 have been used, two are left, then the used ones come back."""
    used = [f"kiosk_{n}" for n in range(1, 23)]
    state = play(at("kiosk", kiosk={"discard": used}), "act", "letter 1")
    assert weights(state) == {"tile 23": 1, "tile 24": 1}
    state = play(state, "tile 23")
    assert weights(state) == {"tile 24": 1}
    assert "kiosk_shuffled" in happened(state, "tile 24")
    state = play(state, "tile 24")
    assert weights(state) == {f"tile {n}": 1 for n in range(1, 23)}
    state = play(state, "tile 1", "tile 2")
    assert field(state, "kiosk")["discard"] == []
    state = play(state, "take kiosk_1", "skip", "take kiosk_2", "skip", "take kiosk_23", "skip")
    assert field(state, "kiosk") == {
        "row": [],
        "discard": ["kiosk_1", "kiosk_2", "kiosk_23", "kiosk_24"],
    }


def test_by_the_companion_who_then_has_his_encounters() -> None:
    """23.4: he meets the governor at the Kiosk."""
    state = play(companion_at("kiosk", governor="kiosk"), "act", "letter 22")
    state = play(state, "tile 1", "tile 2", "tile 3", "tile 4")
    for n in (1, 2, 3):
        state = play(state, f"take kiosk_{n}", "skip")
    assert texts(play(state, "skip")) == ["end_turn", "meet governor"]


def test_without_a_letter_the_tiles_are_still_there() -> None:
    """G1: one part of it is enough."""
    state = at("kiosk", seat1=all_letters_but())
    assert texts(play(state, "act"))[0] == "tile 1"
