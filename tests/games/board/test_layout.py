"""Layouts (rules V-L1 to V-L9, V4)."""

from functools import cache
from typing import Any

import pytest

import istanbul
from tests.games.board.table import table
from tests.playing import field

SEEDS = 400
Grid = list[list[int]]

PRINTED = {
    "short_paths": [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]],
    "long_paths": [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]],
    "in_order": [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
}


@cache
def random_grids(edition: str) -> tuple[Grid, ...]:
    """Random layouts from many seeds."""
    return tuple(
        istanbul.game("board", layout="random", edition=edition, seed=n).header()["layout"]
        for n in range(SEEDS)
    )


def spot(grid: Grid, number: int) -> tuple[int, int]:
    """Row and column of a place."""
    return next((y, row.index(number)) for y, row in enumerate(grid) if number in row)


def apart(grid: Grid) -> tuple[int, int]:
    """Rows and columns between Black Market and Tea House."""
    (y, x), (v, u) = spot(grid, 8), spot(grid, 9)
    return abs(y - v), abs(x - u)


@pytest.mark.parametrize(("name", "rows"), PRINTED.items())
def test_printed_layouts(name: str, rows: Grid) -> None:
    """V-L1: rows from top to bottom."""
    assert field(table(layout=name), "layout") == rows


def test_short_paths_unless_told_otherwise() -> None:
    """2.1: for a first game."""
    assert field(table(), "layout") == PRINTED["short_paths"]


@pytest.mark.parametrize("edition", ["big_box", "first"])
def test_random_boards_hold_every_place_once(edition: str) -> None:
    """V-L5: sixteen places in four rows of four."""
    for grid in random_grids(edition):
        assert [len(row) for row in grid] == [4, 4, 4, 4]
        assert sorted(number for row in grid for number in row) == list(range(1, 17))


@pytest.mark.parametrize("edition", ["big_box", "first"])
def test_the_fountain_does_not_lie_on_the_edge(edition: str) -> None:
    """V-L6: one of the four inner spots, each as often as the others."""
    spots = [spot(grid, 7) for grid in random_grids(edition)]
    inner = [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert all(70 <= spots.count(where) <= 130 for where in inner)
    assert set(spots) == set(inner)


@pytest.mark.parametrize("edition", ["big_box", "first"])
def test_black_market_and_tea_house_are_3_steps_apart(edition: str) -> None:
    """V-L7: at least."""
    assert all(sum(apart(grid)) >= 3 for grid in random_grids(edition))
    assert {sum(apart(grid)) for grid in random_grids(edition)} == {3, 4, 5, 6}


def test_and_in_different_rows_and_columns() -> None:
    """V-L7: the Big Box rule."""
    assert all(min(apart(grid)) > 0 for grid in random_grids("big_box"))


def test_the_first_edition_asks_for_the_distance_only() -> None:
    """V-L7, V-E2: so they may lie at both ends of a row or column."""
    in_line = [grid for grid in random_grids("first") if min(apart(grid)) == 0]
    # Of 136 ordered pairs of spots at 3 steps or more, 16 are in line (and some hold the Fountain).
    assert 20 <= len(in_line) <= 90


def test_random_boards_differ() -> None:
    """V-L5: every legal layout is equally likely."""
    assert len({str(grid) for grid in random_grids("big_box")}) == SEEDS


@pytest.mark.parametrize("edition", ["big_box", "first"])
def test_the_rules_for_random_boards_hold_for_them_only(edition: str) -> None:
    """V4: in short paths Black Market and Tea House lie in one row, in order side by side."""
    assert apart(field(table(layout="short_paths", edition=edition), "layout"))[0] == 0
    assert apart(field(table(layout="in_order", edition=edition), "layout")) == (1, 3)
    corner = [[7, 8, 9, 1], [2, 3, 4, 5], [6, 10, 11, 12], [13, 14, 15, 16]]
    assert field(table(layout=corner, edition=edition), "layout") == corner


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [[1, 2, 3, 4]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15]],
        [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 15]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 17]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, "16"]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, None]],
        "shortest_paths",
        "printed",
        7,
        None,
        ["1234", "5678"],
    ],
)
def test_a_custom_layout_must_have_each_place_once_and_the_right_size(rows: Any) -> None:
    """V-L9: everything else is an error that names the layout."""
    with pytest.raises(istanbul.MalformedInput, match="layout"):
        istanbul.game("board", layout=rows)


def test_a_random_layout_stands_in_the_header() -> None:
    """Interfaces 1: drawn before the game, so a position must write it out."""
    game = istanbul.game("board", layout="random", seed=3)
    state = game.start(seed=3)
    again = istanbul.position(state.to_json())
    assert again.digest() == state.digest()
    with pytest.raises(istanbul.MalformedInput, match="layout"):
        istanbul.position({"options": {"layout": "random"}})


# Does a board keep the Big Box rule (V-L6, V-L7)?

FAR_APART = [[1, 8, 2, 3], [4, 7, 5, 6], [10, 11, 12, 9], [13, 14, 15, 16]]


def test_a_board_of_ones_own_keeps_the_rule_or_not() -> None:
    """V-L6, V-L7: Fountain inside; 8 and 9 in different rows and columns, 3 steps apart."""
    assert istanbul.keeps_big_box_rule(istanbul.game(layout=FAR_APART))
    swaps = {
        "the Fountain on the edge": (7, 1),
        "in one row": (9, 3),
        "in one column": (9, 14),
        "two steps apart": (9, 5),
    }
    for why, (one, other) in swaps.items():
        change = {one: other, other: one}
        rows = [[change.get(n, n) for n in row] for row in FAR_APART]
        assert not istanbul.keeps_big_box_rule(istanbul.game(layout=rows)), why


def test_printed_and_random_boards() -> None:
    """V4: short paths have 8 and 9 in one row; random boards keep the rule, the 5x5 too."""
    assert not istanbul.keeps_big_box_rule(istanbul.game(layout="short_paths"))
    for expansions in ([], ["mocha"], ["letters"]):
        drawn = istanbul.game(layout="random", seed=5, expansions=expansions)
        assert istanbul.keeps_big_box_rule(drawn)
    large = istanbul.game(layout="random", seed=5, expansions=["mocha", "letters"])
    assert istanbul.keeps_big_box_rule(large)
    rows = large.header()["layout"]
    rows[2], rows[1] = rows[1], rows[2]  # the Fountain leaves the centre
    moved = istanbul.game(layout=rows, expansions=["mocha", "letters"])
    assert not istanbul.keeps_big_box_rule(moved)


def test_the_dice_game_has_no_board() -> None:
    with pytest.raises(istanbul.MalformedInput, match="the game dice has no board"):
        istanbul.keeps_big_box_rule(istanbul.game("dice"))
