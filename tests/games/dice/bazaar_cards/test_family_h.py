"""Family H: something for the next ruby of a track, or 1 lira. Rules DG-8.H."""

import pytest

from tests.games.dice.table import COLOURS, TRACKS, Json, card, has, tiles
from tests.playing import field, play, rubies, starting, texts

TILE = {"goods_red": 1, "extra_die": 1}
ROWS = [
    ("h_brown", {"brown": 3}),
    ("h_tile", {"lira": 6, "tiles": TILE}),
    ("h_crystals", {"crystal": 2, "lira": 8}),
]
CLOSED = {**dict.fromkeys(COLOURS, 3), "mixed": 5, "lira": 6}  # three players
ALL = [f"ruby {track}" for track in TRACKS]


@pytest.mark.parametrize("track", TRACKS)
def test_three_brown_for_a_ruby(track: str) -> None:
    """DG-8.H: the next of any track, whose price rises as ever."""
    state = card("h_brown", {"brown": 4}, rubies_taken={track: 1})
    assert texts(state) == ["one_lira", *ALL]
    state = play(state, f"ruby {track}")
    assert has(state) == {"brown": 1}
    assert rubies(state) == 1
    assert field(state, "rubies_taken")[track] == 2


def test_a_tile_and_6_lira_for_a_ruby() -> None:
    """DG-8.H: first which tile, then which ruby."""
    state = card("h_tile", {"lira": 7, "tiles": TILE})
    assert texts(state) == ["one_lira", "give tile goods_red", "give tile extra_die"]
    state = play(state, "give tile goods_red")
    assert texts(state) == ALL
    state = play(state, "ruby lira")
    assert has(state) == {"lira": 1}
    assert tiles(state) == {"extra_die": 1}
    assert field(state, "under") == ["goods_red"]
    assert rubies(state) == 1


def test_two_crystals_and_8_lira_for_a_ruby() -> None:
    """DG-8.H."""
    state = play(card("h_crystals", {"crystal": 3, "lira": 9}), "ruby mixed")
    assert has(state) == {"crystal": 1, "lira": 1}
    assert rubies(state) == 1


@pytest.mark.parametrize(
    ("name", "seat0"),
    [
        ("h_brown", {"brown": 2, "red": 8}),
        ("h_tile", {"lira": 5, "tiles": TILE}),
        ("h_tile", {"lira": 50}),
        ("h_crystals", {"crystal": 1, "lira": 8}),
        ("h_crystals", {"crystal": 2, "lira": 7}),
    ],
)
def test_who_lacks_something_has_1_lira(name: str, seat0: Json) -> None:
    """DG-8.4."""
    state = card(name, seat0)
    assert has(state)["lira"] == seat0.get("lira", 0) + 1
    assert rubies(state) == 0


@pytest.mark.parametrize(("name", "seat0"), ROWS)
def test_one_lira_instead(name: str, seat0: Json) -> None:
    """DG-8.4: everything is kept."""
    state = play(card(name, seat0), "one_lira")
    assert has(state)["lira"] == seat0.get("lira", 0) + 1
    assert tiles(state) == seat0.get("tiles", {})
    assert rubies(state) == 0


@pytest.mark.parametrize(("name", "seat0"), ROWS)
def test_closed_tracks_give_no_ruby_and_the_mosque_never_does(name: str, seat0: Json) -> None:
    """D7, DG-8.H: with one track open there is nothing to choose but whether."""
    state = card(name, seat0, rubies_taken={**CLOSED, "green": 2})
    first = starting(state, "give tile") or ["ruby green"]
    state = play(state, first[0])
    assert rubies(state) == 1
    assert field(state, "mosque_rubies") == 3
    state = card(name, seat0, rubies_taken=CLOSED)
    assert has(state)["lira"] == seat0.get("lira", 0) + 1
