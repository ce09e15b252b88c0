"""Counts of lines, worked out by hand from docs/notation_dice.md."""

import istanbul
from istanbul.engine.perft import perft
from tests.games.dice.table import dice_game, table
from tests.playing import play


def counts(state: istanbul.State, depth: int) -> list[int]:
    return [perft(state, n) for n in range(1, depth + 1)]


def test_one_coin() -> None:
    """End the turn, or take lira and end it; then the other's dice, six faces each."""
    assert counts(table("coin", players=2), 4) == [2, 6 + 1, 36 + 6, 216 + 36]


def test_set_up() -> None:
    """21 sorts of tiles; only the extra die can come again."""
    assert counts(dice_game().root(), 2) == [21, 20 * 20 + 21]


def test_four_different_goods() -> None:
    """Three of four for a brown marker, as the last action: red or yellow first.

    Yellow forces the rest, so `end_turn` is next. After red: yellow or green. Green forces blue,
    after yellow green or blue are asked. Then `end_turn`, then the next seat's die.
    """
    state = play(table("red yellow green blue", turn={"actions_done": 1}), "act brown")
    assert counts(state, 4) == [2, 1 + 2, 6 + 1 + 2, 36 + 6 + 2]


def test_two_markers_of_four_colours() -> None:
    """Ten pairs: red 4, yellow 3, green 2, blue 1 (not asked)."""
    state = play(table("red yellow green blue", turn={"actions_done": 1}), "act two")
    assert counts(state, 1) == [4]
    assert perft(state, 2) == 4 + 3 + 2 + 1  # blue: `end_turn` is its one step
