"""Tables of one's own: numbers may change, ids never; a table belongs to its game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import istanbul
from istanbul.games.dice.contents import marked_facts, printed, read_own
from istanbul.games.dice.setup import ways
from tests.games.dice.table import Json, at_start, card, dice, dice_game, has, roll, table
from tests.playing import events, field, play, rubies, starting, texts, weights


def test_actions_of_ones_own() -> None:
    """DG-9.5: 5 lira for a coin, three actions, four dice, 6 lira from a tile."""
    own: Json = {
        "actions": {"coin": 5, "income_lira": 6, "income_crystals": 2},
        "setup": {"dice": 4, "actions": 3},
    }
    mine = {"tiles": {"income_lira_red": 1, "income_crystal_red": 1}}
    state = play(at_start(mine, tables=own), "income lira")
    assert has(state) == {"lira": 6, "crystal": 2}
    state = play(roll(state, "coin card card card"), "keep", "act coins")
    assert has(state)["lira"] == 11
    state = play(state, "act cards 1", "reveal f_one")
    assert starting(state, "act")
    assert dice(state) == {"card": 2}


def test_tracks_and_goal_of_ones_own() -> None:
    """DG-9.5: other prices, another goal."""
    own: Json = {
        "lira_track": {"prices_3": [1, 2, 3, 4, 5, 6]},
        "colour_tracks": {"prices_3": [2, 2, 2]},
        "mixed_track": {"prices_3": [1, 1, 2, 2, 3]},
        "mosque": {"tiles_3": 1, "rubies_3": 1},
        "goal": {"players_3": 2},
    }
    state = play(table("", {"lira": 3}, tables=own), "act ruby lira", "act ruby lira")
    assert (has(state), rubies(state), field(state, "last_round")) == ({}, 2, True)
    state = play(table("red red", tables=own), "act ruby red")
    assert (rubies(state), field(state, "last_round")) == (1, False)
    assert starting(table("red red blue yellow green", tables=own), "act ruby mixed")
    assert not starting(table("red blue yellow green", tables=own), "act ruby mixed")
    state = table("red red red", tables=own, display={"goods_red": 1})
    assert rubies(play(state, "act tile goods_red")) == 1


def test_tiles_of_ones_own() -> None:
    """DG-9.5: cheaper, and other numbers of them."""
    own: Json = {
        "tiles": {"one_colour": 1, "extra_die": [2, 0, 0, 0], "extra_die_copies": 2},
        "setup": {"display": 3},
    }
    state = dice_game(tables=own).root()
    assert weights(state)["tile extra_die"] == 2
    state = play(state, "tile extra_die", "tile goods_red", "tile goods_blue")
    assert texts(state)[0].startswith("roll")
    state = table("red red", tables=own, display={"goods_red": 1, "extra_die": 1})
    assert starting(state, "act tile") == ["act tile goods_red", "act tile extra_die"]


def test_cards_of_ones_own() -> None:
    """DG-9.5: every number of the families."""
    own: Json = {
        "bazaar": {
            "a": {"upper": 7},
            "b": {"upper": 6},
            "c": {"upper": 2},
            "e": {"crystal_lira": 9, "marker_lira": 5},
            "f": {"two_lira": 8},
            "g": {"dice": 1, "lira": 20},
            "consolation": {"lira": 2},
        }
    }
    assert has(card("a_red", tables=own)) == {"lira": 7}
    assert has(card("b_red", tables=own)) == {"red": 1, "lira": 6}
    assert has(card("c_red", tables=own)) == {"brown": 2}
    assert has(play(card("e_crystal", {"crystal": 1}, tables=own), "use"))["lira"] == 9
    assert has(play(card("e_marker", {"red": 1}, tables=own), "give red")) == {"lira": 5}
    assert has(play(card("f_two", {"brown": 2}, tables=own), "use")) == {"brown": 3, "lira": 8}
    assert has(play(card("g_lira", tables=own), "use")) == {"lira": 20}
    assert has(card("e_tile", tables=own)) == {"lira": 2}


def test_two_games_with_different_tables_in_one_process() -> None:
    """DG-9.5: a table belongs to its game."""
    cheap = table("coin", tables={"actions": {"coin": 9}})
    usual = table("coin")
    assert has(play(cheap, "act coins")) == {"lira": 9}
    assert has(play(usual, "act coins")) == {"lira": 2}
    assert cheap.digest() != usual.digest()
    assert istanbul.position(cheap.to_json()).digest() == cheap.digest()


def test_the_printed_tables_are_never_changed() -> None:
    """DG-9.5."""
    dice_game(tables={"lira_track": {"prices_3": [1] * 6}})
    assert printed()["lira_track"]["prices_3"] == [10, 12, 14, 16, 18, 20]


def test_a_table_file(tmp_path: Path) -> None:
    """DG-9.5: TOML like ours, with what differs."""
    path = tmp_path / "mine.toml"
    path.write_text("[actions]\ncoin = 3\n", encoding="utf-8")
    assert has(play(table("coin", tables=read_own(path)), "act coins")) == {"lira": 3}


def test_uncertain_facts_are_marked() -> None:
    """Rules, marks: the bazaar cards are reconstructed, the tiles likely."""
    found = marked_facts()
    assert set(found.values()) == {"l", "r"}
    assert any(name.startswith("bazaar") for name, mark in found.items() if mark == "r")
    assert not any("goal" in name for name in found)


@pytest.mark.parametrize(
    ("own", "named"),
    [
        ({"bank": {"coin": 3}}, "tables.bank"),
        ({"actions": {"coins": 3}}, "tables.actions.coins"),
        ({"actions": 3}, "tables.actions"),
        ({"actions": {"coin": -1}}, "tables.actions.coin"),
        ({"actions": {"coin": 1000}}, "tables.actions.coin"),
        ({"actions": {"coin": 1.5}}, "tables.actions.coin"),
        ({"actions": {"coin": "2"}}, "tables.actions.coin"),
        ({"bazaar": {"i": {"lira": 1}}}, "tables.bazaar.i"),
        ({"bazaar": {"a": {"mark": "c"}}}, "tables.bazaar.a.mark"),
        ({"lira_track": {"prices_3": []}}, "tables.lira_track.prices_3"),
        ({"lira_track": {"prices_3": [1] * 9}}, "tables.lira_track.prices_3"),
        ({"colour_tracks": {"prices_3": 4}}, "tables.colour_tracks.prices_3"),
        ({"tiles": {"copies": 2}}, "tables.tiles"),
        ({"tiles": {"copies": 0}}, "tables.tiles"),
        ({"tiles": {"extra_die_copies": 5}}, "tables.setup.dice"),
        ({"setup": {"dice": 6}}, "tables.setup.dice"),
        ({"components": {"dice": 8}}, "tables.setup.dice"),
        ({"setup": {"lira": [1, 2]}}, "tables.setup.lira"),
        ("mine.toml", "tables"),
    ],
    ids=str,
)
def test_a_wrong_table_is_refused_by_the_name_of_the_field(own: Any, named: str) -> None:
    """DG-9.5: before the game."""
    with pytest.raises(istanbul.MalformedInput, match=named.replace(".", r"\.")):
        istanbul.game("dice", tables=own)


@pytest.mark.parametrize("text", ["[actions\n", "actions = \n", "[actions]\ncoin = 'x'\n"])
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(istanbul.MalformedInput):
        read_own(path)


def test_what_costs_nothing_is_not_paid() -> None:
    """DG-9.5: with a table of one's own a ruby of the lira track may be free."""
    own = {"lira_track": {"prices_3": [0, 0, 0, 0, 0, 0]}}
    state = table("coin", {"lira": 1}, tables=own)
    assert "given" not in [event["event"] for event in events(state, "act ruby lira")]
    assert has(play(state, "act ruby lira")) == {"lira": 1}


def test_the_way_to_play_is_listed() -> None:
    assert [(way.id, way.players) for way in ways()] == [("dice", [2, 3, 4])]
