"""Layouts: which place lies where. Printed, custom, or drawn at random (rules V-L)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.engine.rows import Rows
from istanbul.engine.source import Source, shuffled
from istanbul.games.board.contents import PLACES

Layout = list[list[int]]
"""Rows of place numbers, top to bottom."""

PRINTED: Final = ["short_paths", "long_paths", "in_order"]  # of the base game
FOUNTAIN: Final = PLACES.index("fountain") + 1
BLACK_MARKET: Final = PLACES.index("black_market") + 1
TEA_HOUSE: Final = PLACES.index("tea_house") + 1
APART: Final = 3  # steps between Black Market and Tea House


def printed_layout(
    rows: Rows, name: str, columns: int, height: int, numbers: Sequence[int]
) -> Layout:
    """A layout of the tables by its name, checked as one that somebody gave."""
    try:
        return custom_layout(rows["layouts"][name], columns, height, numbers)
    except MalformedInput as problem:
        raise MalformedInput(f"tables.layouts.{name}: {problem}") from problem


def custom_layout(rows: object, columns: int, height: int, numbers: Sequence[int]) -> Layout:
    """A layout that somebody wrote: every place of the game once, in a grid of the right size."""
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise MalformedInput(f"layout: expected {', '.join(PRINTED)}, random or rows of numbers")
    if len(rows) != height or any(len(row) != columns for row in rows):
        raise MalformedInput(f"layout: expected {height} rows of {columns} place numbers")
    flat = [number for row in rows for number in row]
    if any(type(number) is not int for number in flat) or sorted(flat) != sorted(numbers):
        wanted = ", ".join(str(number) for number in numbers)
        raise MalformedInput(f"layout: expected each of the places {wanted} exactly once")
    return [list(row) for row in rows]


def random_layout(
    source: Source, columns: int, height: int, numbers: Sequence[int], first_edition: bool
) -> Layout:
    """Drawn uniformly among the legal ones: shuffle until it is legal."""
    while True:
        flat = shuffled(source, numbers)
        rows = [flat[columns * row : columns * (row + 1)] for row in range(height)]
        if is_legal(rows, first_edition):
            return rows


def keeps_big_box_rule(rows: Layout) -> bool:
    """Could this board have been drawn at random by the Big Box's rule (V-L6, V-L7, V-G2)?"""
    return is_legal(rows, first_edition=False)


def is_legal(rows: Layout, first_edition: bool) -> bool:
    """Fountain not on the edge (5x5: in the centre); Black Market and Tea House apart."""
    spots = {n: (y, x) for y, row in enumerate(rows) for x, n in enumerate(row)}
    height, columns = len(rows), len(rows[0])
    y, x = spots[FOUNTAIN]
    rim = 2 if height == columns == 5 else 1  # the Great Bazaar's 5x5
    if not (rim <= y < height - rim and rim <= x < columns - rim):
        return False
    (y1, x1), (y2, x2) = spots[BLACK_MARKET], spots[TEA_HOUSE]
    if abs(y1 - y2) + abs(x1 - x2) < APART:
        return False
    return first_edition or (y1 != y2 and x1 != x2)
