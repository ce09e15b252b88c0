"""Buying rubies: rules DG-1.6 and DG-5.8, every track for every number of players."""

from typing import Any

import pytest

from tests.games.dice.table import COLOURS, TRACKS, has, table
from tests.playing import field, play, rubies, starting

LIRA_PRICES = {2: [12, 14, 16, 18, 20], 3: [10, 12, 14, 16, 18, 20], 4: [10, 12, 14, 16, 18, 20]}
COLOUR_PRICES = {2: [4, 5, 6], 3: [4, 5, 6], 4: [4, 5, 6, 7]}
MIXED_PRICES = [0, 1, 2, 3, 4]  # beside one of each
PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_lira_track(players: int) -> None:
    """DG-1.6: each price to the last; one lira less is not enough."""
    for taken, price in enumerate(LIRA_PRICES[players]):
        track: dict[str, Any] = {"rubies_taken": {"lira": taken}}
        assert starting(table("", {"lira": price - 1}, players, **track), "act ruby") == []
        state = play(table("", {"lira": price + 1}, players, **track), "act ruby lira")
        assert has(state) == {"lira": 1}
        assert rubies(state) == 1
        assert field(state, "rubies_taken")["lira"] == taken + 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_tracks(players: int, colour: str) -> None:
    """DG-1.6: goods of that colour; brown ones help."""
    for taken, price in enumerate(COLOUR_PRICES[players]):
        track: dict[str, Any] = {"rubies_taken": {colour: taken}}
        two = f"{colour} {colour}"
        short = {colour: price - 4, "brown": 1, "lira": 9}
        assert starting(table(two, short, players, **track), "act ruby") == []
        state = table(two, {colour: price - 3, "brown": 1}, players, **track)
        assert starting(state, "act ruby") == [f"act ruby {colour}"]
        state = play(state, f"act ruby {colour}")
        assert has(state) == {}
        assert rubies(state) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mixed_track(players: int) -> None:
    """DG-1.6: one of each colour and some of any."""
    four = "red yellow green blue"
    for taken, price in enumerate(MIXED_PRICES):
        track: dict[str, Any] = {"rubies_taken": {"mixed": taken, "blue": 3}}
        if price:
            assert starting(table(four, {"blue": price - 1}, players, **track), "act ruby") == []
        state = table(four, {"blue": price}, players, **track)
        assert "act ruby mixed" in starting(state, "act ruby")
        state = play(state, "act ruby mixed")
        assert has(state) == {}
        assert rubies(state) == 1


def test_the_mixed_track_needs_every_colour() -> None:
    """DG-1.6: many goods of three colours are not enough; one brown is."""
    mine = {"red": 3, "yellow": 3, "green": 3}
    assert starting(table("", mine), "act ruby") == []
    assert starting(table("", {**mine, "brown": 1}), "act ruby mixed") == ["act ruby mixed"]


@pytest.mark.parametrize("players", PLAYERS)
def test_an_emptied_track_is_closed(players: int) -> None:
    """D7: no ruby, no price."""
    rich = {"lira": 80, "brown": 10, **dict.fromkeys(COLOURS, 8)}
    assert starting(table("", rich, players), "act ruby") == [f"act ruby {t}" for t in TRACKS]
    closed = {
        **dict.fromkeys(COLOURS, len(COLOUR_PRICES[players])),
        "mixed": len(MIXED_PRICES),
        "lira": len(LIRA_PRICES[players]),
    }
    for track in TRACKS:
        state = table("", rich, players, rubies_taken={track: closed[track]})
        left = [f"act ruby {t}" for t in TRACKS if t != track]
        assert starting(state, "act ruby") == left
    assert starting(table("", rich, players, rubies_taken=closed), "act ruby") == []


@pytest.mark.parametrize("players", PLAYERS)
def test_all_rubies_of_the_board(players: int) -> None:
    """DG-1.6: 24, 26 and all 31 of the box, the mosque's among them."""
    n = len(LIRA_PRICES[players]) + 4 * len(COLOUR_PRICES[players]) + len(MIXED_PRICES) + players
    assert n == {2: 24, 3: 26, 4: 31}[players]
    assert field(table("", players=players), "mosque_rubies") == players


def test_each_track_has_its_own_price() -> None:
    """DG-5.8: the second green ruby costs 5, the first blue one 4."""
    state = table("", {"green": 8, "blue": 8}, rubies_taken={"green": 1})
    state = play(state, "act ruby green", "act ruby blue")
    assert has(state) == {"green": 3, "blue": 4}
    assert rubies(state) == 2
