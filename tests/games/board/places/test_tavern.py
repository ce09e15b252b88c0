"""Tavern (rules 11.19; the barrier has its own file, what the tiles do too)."""

from typing import Any

import pytest

import istanbul
from tests.games.board.mocha import beside, coffee, mocha_at, mocha_sent_to
from tests.games.board.table import FULL, Json, goods, lira
from tests.playing import events, field, play, rubies, seat, starting, texts

TRACKS = ["sultans_palace", "gemstone_dealer", "coffee_house"]
RICH: Json = {"coffee": 4, "extensions": 1, "goods": {"yellow": 3}}


def test_the_three_things_it_offers() -> None:
    """11.19: barrier, tavern tile, baksheesh."""
    rubies_of = [f"act ruby {track}" for track in TRACKS]
    options = ["skip", "act barrier", "act movement", "act encounters", *rubies_of]
    assert texts(mocha_at("tavern", RICH)) == options


@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        (0, []),
        (1, ["act movement", "act encounters"]),
        (2, ["act barrier", "act movement", "act encounters"]),
        (3, ["act barrier", "act movement", "act encounters"]),
    ],
)
def test_only_what_can_be_paid(owned: int, offered: list[str]) -> None:
    """G1: 1 coffee for the first tile, 2 for the barrier, 4 for the baksheesh."""
    state = mocha_at("tavern", {**RICH, "coffee": owned})
    assert starting(state, "act") == offered


# Tavern tiles.


def holders(tile: str, n: int) -> dict[str, Any]:
    """So many other seats have this tile already."""
    return {f"seat{p}": {"tavern_tiles": [tile]} for p in range(1, n + 1)}


@pytest.mark.parametrize("tile", ["movement", "encounters"])
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_tiles_cost_1_2_3_4_coffee(tile: str, taken: int) -> None:
    """11.19.2: each stack by itself, the cheapest on top."""
    state = mocha_at("tavern", {"coffee": 9}, 5, **holders(tile, taken))
    assert {"event": "tavern_tile", "seat": 0, "tile": tile} in events(state, f"act {tile}")
    after = play(state, f"act {tile}")
    assert (coffee(after), seat(after)["tavern_tiles"]) == (9 - 1 - taken, [tile])
    other = "encounters" if tile == "movement" else "movement"
    assert coffee(play(state, f"act {other}")) == 8  # its stack is untouched


def test_the_next_player_finds_the_dearer_tile_on_top() -> None:
    """11.19.2: 2 coffee after the first; the other stack is untouched."""
    other = {"merchant": beside("tavern")[0], "coffee": 1, "lira": 2}
    state = play(mocha_at("tavern", {"coffee": 1}, seat1=other), "act movement", "end_turn")
    assert starting(play(state, "move tavern", "pay"), "act") == ["act encounters"]


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_one_coffee_too_few_for_a_tile(taken: int) -> None:
    """G1: the price of the tile on top."""
    state = mocha_at("tavern", {"coffee": taken}, 5, **holders("movement", taken))
    assert "act movement" not in texts(state)


def test_four_tiles_in_a_stack_at_every_player_count() -> None:
    """11.19.2 [c]: the fifth player finds none."""
    state = mocha_at("tavern", {"coffee": 99}, 5, **holders("movement", 4))
    assert starting(state, "act") == ["act barrier", "act encounters"]
    state = mocha_at("tavern", {"coffee": 4}, 4, **holders("movement", 3))
    assert coffee(play(state, "act movement")) == 0


def test_at_most_one_of_each_kind() -> None:
    """11.19.2: whoever has it is not offered another."""
    state = mocha_at("tavern", {"coffee": 9, "tavern_tiles": ["movement"]})
    assert starting(state, "act") == ["act barrier", "act encounters"]
    both = play(state, "act encounters")
    assert seat(both)["tavern_tiles"] == ["movement", "encounters"]


def test_more_than_four_of_a_kind_is_an_error() -> None:
    """11.19.2: a position that cannot be."""
    with pytest.raises(istanbul.MalformedInput, match="tavern_tiles"):
        mocha_at("tavern", {"tavern_tiles": ["movement"]}, 5, **holders("movement", 4))


# Baksheesh.


@pytest.mark.parametrize(
    ("track", "name", "before", "dearer"),
    [
        ("sultans_palace", "palace", 5, 6),
        ("gemstone_dealer", "dealer", 14, 15),
        ("coffee_house", "coffee_house", 6, 7),
    ],
)
def test_4_coffee_and_3_yellow_for_the_next_ruby(
    track: str, name: str, before: int, dearer: int
) -> None:
    """11.19.3: of a track of your choice, whose price rises; the others' do not."""
    state = mocha_at("tavern", RICH)
    after = play(state, f"act ruby {track}")
    assert (coffee(after), goods(after), rubies(after), lira(after)) == (0, {}, 1, 2)
    assert field(state, name) == before
    prices = {"palace": 5, "dealer": 14, "coffee_house": 6, name: dearer}
    assert {key: field(after, key) for key in prices} == prices


def test_the_tile_is_turned_each_time() -> None:
    """11.19.3: 3 yellow, then 3 red [r], then 3 yellow again."""
    after = play(mocha_at("tavern", RICH), "act ruby coffee_house")
    assert field(after, "baksheesh") == "b"
    red = {**RICH, "goods": {"red": 3}}
    assert starting(mocha_at("tavern", red), "act ruby") == []
    assert starting(mocha_at("tavern", RICH, baksheesh="b"), "act ruby") == []
    after = play(mocha_at("tavern", red, baksheesh="b"), "act ruby coffee_house")
    assert (field(after, "baksheesh"), goods(after), coffee(after)) == ("a", {}, 0)


@pytest.mark.parametrize(
    "poor",
    [
        {"coffee": 3},
        {"goods": {"yellow": 2, "red": 3}},
        {"goods": {**FULL}, "extensions": 0},
        {"goods": {}, "coffee": 99},
    ],
)
def test_goods_and_coffee_in_full(poor: Json) -> None:
    """G1: 3 coffee, or 2 yellow goods, buy nothing; coffee is not a good."""
    assert starting(mocha_at("tavern", {**RICH, **poor}), "act ruby") == []


@pytest.mark.parametrize(
    ("track", "name", "last"),
    [
        ("sultans_palace", "palace", 10),
        ("gemstone_dealer", "dealer", 23),
        ("coffee_house", "coffee_house", 10),
    ],
)
def test_the_last_price_stays_open(track: str, name: str, last: int) -> None:
    """B12: a track is refilled when the last ruby goes for baksheesh."""
    state = mocha_at("tavern", RICH, **{name: last})
    after = play(state, f"act ruby {track}")
    assert (rubies(after), field(after, name)) == (1, last)


def test_the_sixth_ruby_of_baksheesh_brings_the_last_round() -> None:
    """10.1: as any other."""
    after = play(mocha_at("tavern", {**RICH, "rubies": 5}), "act ruby coffee_house")
    assert field(after, "last_round") is True


def test_baksheesh_is_not_the_action_of_the_track() -> None:
    """G4: so nothing is done again."""
    again = {"coffee_house_again": 1, "dealer_again": 1, "palace_again": 1}
    mine = {**RICH, "coffee": 99, "lira": 99, "hand": again}
    for track in TRACKS:
        assert texts(play(mocha_at("tavern", mine), f"act ruby {track}")) == ["end_turn"]


def test_one_thing_only() -> None:
    """11.19: then the action is over."""
    state = play(mocha_at("tavern", {**RICH, "coffee": 99}), "act movement")
    assert texts(state) == ["end_turn"]


def test_by_the_family_member() -> None:
    """4.12: for its owner."""
    after = play(mocha_sent_to("tavern", {**RICH, "coffee": 5}), "act movement")
    assert (coffee(after), seat(after)["tavern_tiles"]) == (4, ["movement"])
