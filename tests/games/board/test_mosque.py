"""Both mosques: the same rules, two colours each (rules 4.14, 4.15, 1.12, 1.13)."""

import pytest

from tests.games.board.mosque_stacks import STACKS, others
from tests.games.board.table import NEXT_TO, at, goods
from tests.playing import field, play, rubies, seat, texts

COLOURS = {"small_mosque": ["red", "green"], "great_mosque": ["yellow", "blue"]}
EVERY_COLOUR = [(mosque, colour) for mosque, colours in COLOURS.items() for colour in colours]
BOTH = [(mosque, *colours) for mosque, colours in COLOURS.items()]


def other_colours(mosque: str) -> list[str]:
    """Those that lie at the other mosque."""
    return next(colours for name, colours in COLOURS.items() if name != mosque)


@pytest.mark.parametrize(("mosque", "colour"), EVERY_COLOUR)
@pytest.mark.parametrize(("players", "taken", "needed"), STACKS)
def test_have_what_the_top_tile_shows_and_pay_one(
    mosque: str, colour: str, players: int, taken: int, needed: int
) -> None:
    """4.14, 4.15, 1.13: 2, 3, 4, 5 goods; for three without 5s, for two without 3s and 5s."""
    mine = {"goods": {colour: needed}, "extensions": 3}
    state = at(mosque, mine, players, **others(taken, [colour], players))
    assert texts(state) == ["skip", f"act {colour}"]
    after = play(state, f"act {colour}")
    assert seat(after)["mosque_tiles"] == [colour]
    assert goods(after) == {colour: needed - 1}


@pytest.mark.parametrize(("mosque", "colour"), EVERY_COLOUR)
@pytest.mark.parametrize(("players", "taken", "needed"), STACKS)
def test_one_good_too_few(mosque: str, colour: str, players: int, taken: int, needed: int) -> None:
    """4.14, 4.15: as many goods of that colour as the tile shows; other goods do not help."""
    mine = {"goods": {colour: needed - 1, other_colours(mosque)[0]: 5}, "extensions": 3}
    state = at(mosque, mine, players, **others(taken, [colour], players))
    assert texts(state) == ["end_turn"]


@pytest.mark.parametrize(("mosque", "first", "second"), BOTH)
def test_either_colour_may_be_chosen(mosque: str, first: str, second: str) -> None:
    """4.14, 4.15: but one tile for one action."""
    state = at(mosque, {"goods": {first: 2, second: 2}})
    assert texts(state) == ["skip", f"act {first}", f"act {second}"]
    assert texts(play(state, f"act {second}")) == ["end_turn"]


@pytest.mark.parametrize("mosque", COLOURS)
def test_the_colours_of_the_other_mosque_are_not_here(mosque: str) -> None:
    """1.13: each mosque has its two."""
    mine = {"goods": dict.fromkeys(other_colours(mosque), 2)}
    assert texts(at(mosque, mine)) == ["end_turn"]


@pytest.mark.parametrize(("mosque", "first", "second"), BOTH)
def test_the_stacks_of_the_two_colours_are_separate(mosque: str, first: str, second: str) -> None:
    """1.13: taking one leaves the cheapest tile of the other on top."""
    mine = {"goods": {first: 2, second: 2}}
    state = at(mosque, mine, seat1={"mosque_tiles": [first]})
    assert texts(state) == ["skip", f"act {second}"]


@pytest.mark.parametrize(("mosque", "colour"), EVERY_COLOUR)
def test_the_next_player_finds_the_dearer_tile_on_top(mosque: str, colour: str) -> None:
    """1.13: with three players 3 goods after the first tile."""
    other = {"merchant": NEXT_TO[mosque], "lira": 2, "extensions": 1}
    for n, found in ((2, ["end_turn"]), (3, ["skip", f"act {colour}"])):
        mine = {"goods": {colour: 2}}
        state = play(at(mosque, mine, seat1={**other, "goods": {colour: n}}), f"act {colour}")
        assert texts(play(state, "end_turn", f"move {mosque}", "pay")) == found


@pytest.mark.parametrize(("mosque", "colour"), EVERY_COLOUR)
def test_a_colour_that_you_own_cannot_be_taken_again(mosque: str, colour: str) -> None:
    """4.14, 4.15: one tile of each colour."""
    mine = {"goods": {colour: 5}, "extensions": 3, "mosque_tiles": [colour]}
    assert texts(at(mosque, mine)) == ["end_turn"]


@pytest.mark.parametrize(("mosque", "colour"), EVERY_COLOUR)
def test_an_exhausted_stack_has_nothing_for_the_fifth_player(mosque: str, colour: str) -> None:
    """1.13: four tiles of a colour, five players."""
    state = at(mosque, {"goods": {colour: 5}, "extensions": 3}, 5, **others(4, [colour], 5))
    assert texts(state) == ["end_turn"]


@pytest.mark.parametrize(("mosque", "colour"), EVERY_COLOUR)
def test_both_tiles_bring_a_ruby(mosque: str, colour: str) -> None:
    """4.14, 4.15: in either order."""
    owned = [each for each in COLOURS[mosque] if each != colour]
    after = play(at(mosque, {"goods": {colour: 2}, "mosque_tiles": owned}), f"act {colour}")
    assert rubies(after) == 1
    assert seat(after)["mosque_tiles"] == COLOURS[mosque]


@pytest.mark.parametrize(("mosque", "first", "second"), BOTH)
def test_its_ruby_comes_from_this_mosque(mosque: str, first: str, second: str) -> None:
    """1.12: of its 3 rubies with three players 2 are left; the other mosque still has all."""
    state = at(mosque, {"goods": {second: 2}, "mosque_tiles": [first]})
    left = {**dict.fromkeys(COLOURS, 3), mosque: 2}
    assert list(play(state, f"act {second}").record.mosque_rubies) == list(left.values())


@pytest.mark.parametrize("mosque", COLOURS)
def test_one_tile_brings_none(mosque: str) -> None:
    """4.14, 4.15: also with a tile of the other mosque."""
    colour = COLOURS[mosque][0]
    mine = {"goods": {colour: 2}, "mosque_tiles": other_colours(mosque)[:1]}
    assert rubies(play(at(mosque, mine), f"act {colour}")) == 0


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4), (5, 4)])
@pytest.mark.parametrize(("mosque", "first", "second"), BOTH)
def test_the_last_ruby_of_the_mosque(
    mosque: str, first: str, second: str, players: int, number: int
) -> None:
    """1.12: one per player, 4 with five players; the last one is still given."""
    dearest = {2: 4, 3: 4, 4: 5, 5: 5}[players]
    mine = {"goods": {second: dearest}, "extensions": 3, "mosque_tiles": [first]}
    state = at(mosque, mine, players, **others(number - 1, COLOURS[mosque], players))
    assert rubies(play(state, f"act {second}")) == 1


@pytest.mark.parametrize(("mosque", "first", "second"), BOTH)
def test_the_fifth_ruby_brings_the_last_round(mosque: str, first: str, second: str) -> None:
    """8.1: the ruby counts for the goal at once."""
    mine = {"goods": {second: 2}, "mosque_tiles": [first], "rubies": 4}
    assert field(play(at(mosque, mine), f"act {second}"), "last_round") is True


@pytest.mark.parametrize("mosque", COLOURS)
def test_an_empty_wheelbarrow_gets_nothing(mosque: str) -> None:
    """G1: not offered."""
    assert texts(at(mosque, {"lira": 99})) == ["end_turn"]
