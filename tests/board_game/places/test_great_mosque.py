"""Great Mosque (rules 4.15, 1.12, 1.13)."""

import pytest

from tests.board_game.mosque_stacks import STACKS, others
from tests.board_game.table import at, goods
from tests.playing import field, play, rubies, seat, texts

COLOURS = ["yellow", "blue"]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("players", "taken", "needed"), STACKS)
def test_have_what_the_top_tile_shows_and_pay_one(
    players: int, taken: int, needed: int, colour: str
) -> None:
    """4.15, 1.13: 2, 3, 4, 5 goods; without the 5s for three, without 3s and 5s for two."""
    mine = {"goods": {colour: needed}, "extensions": 3}
    state = at("great_mosque", mine, players, **others(taken, [colour], players))
    assert texts(state) == ["skip", f"act {colour}"]
    after = play(state, f"act {colour}")
    assert seat(after)["mosque_tiles"] == [colour]
    assert goods(after) == {colour: needed - 1}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("players", "taken", "needed"), STACKS)
def test_one_good_too_few(players: int, taken: int, needed: int, colour: str) -> None:
    """4.15: as many goods of that colour as the tile shows; other goods do not help."""
    mine = {"goods": {colour: needed - 1, "red": 5}, "extensions": 3}
    state = at("great_mosque", mine, players, **others(taken, [colour], players))
    assert texts(state) == ["end_turn"]


def test_either_colour_may_be_chosen() -> None:
    """4.15: but one tile for one action."""
    state = at("great_mosque", {"goods": {"yellow": 2, "blue": 2}})
    assert texts(state) == ["skip", "act yellow", "act blue"]
    assert texts(play(state, "act blue")) == ["end_turn"]


def test_the_colours_of_the_other_mosque_are_not_here() -> None:
    """1.13: red and green lie at the other mosque."""
    assert texts(at("great_mosque", {"goods": {"red": 2, "green": 2}})) == ["end_turn"]


def test_the_stacks_of_the_two_colours_are_separate() -> None:
    """1.13: taking yellow leaves the cheapest blue tile on top."""
    state = at(
        "great_mosque", {"goods": {"yellow": 2, "blue": 2}}, seat1={"mosque_tiles": ["yellow"]}
    )
    assert texts(state) == ["skip", "act blue"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_that_you_own_cannot_be_taken_again(colour: str) -> None:
    """4.15: one tile of each colour."""
    mine = {"goods": {colour: 5}, "extensions": 3, "mosque_tiles": [colour]}
    assert texts(at("great_mosque", mine)) == ["end_turn"]


@pytest.mark.parametrize("colour", COLOURS)
def test_an_exhausted_stack_has_nothing_for_the_fifth_player(colour: str) -> None:
    """1.13: four tiles of a colour, five players."""
    state = at("great_mosque", {"goods": {colour: 5}, "extensions": 3}, 5, **others(4, [colour], 5))
    assert texts(state) == ["end_turn"]


@pytest.mark.parametrize(("first", "second"), [("yellow", "blue"), ("blue", "yellow")])
def test_both_tiles_bring_a_ruby(first: str, second: str) -> None:
    """4.15: in either order."""
    mine = {"goods": {second: 2}, "mosque_tiles": [first]}
    after = play(at("great_mosque", mine), f"act {second}")
    assert rubies(after) == 1
    assert seat(after)["mosque_tiles"] == COLOURS


def test_one_tile_brings_none() -> None:
    """4.15: also with a tile of the other mosque."""
    mine = {"goods": {"yellow": 2}, "mosque_tiles": ["red"]}
    assert rubies(play(at("great_mosque", mine), "act yellow")) == 0


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_last_ruby_of_the_mosque(players: int, number: int) -> None:
    """1.12: one per player, 4 with five players; the last one is still given."""
    dearest = {2: 4, 3: 4, 4: 5, 5: 5}[players]
    mine = {"goods": {"blue": dearest}, "extensions": 3, "mosque_tiles": ["yellow"]}
    state = at("great_mosque", mine, players, **others(number - 1, COLOURS, players))
    assert rubies(play(state, "act blue")) == 1


def test_the_fifth_ruby_brings_the_last_round() -> None:
    """8.1: the ruby counts for the goal at once."""
    mine = {"goods": {"blue": 2}, "mosque_tiles": ["yellow"], "rubies": 4}
    assert field(play(at("great_mosque", mine), "act blue"), "last_round") is True


def test_an_empty_wheelbarrow_gets_nothing() -> None:
    """G1: not offered."""
    assert texts(at("great_mosque", {"lira": 99})) == ["end_turn"]


def test_the_blue_tile_brings_the_fifth_assistant_at_once() -> None:
    """4.15, 5.3: under the stack."""
    state = at("great_mosque", {"goods": {"blue": 2}})
    assert seat(state)["stack"] == 3
    assert seat(play(state, "act blue"))["stack"] == 4
