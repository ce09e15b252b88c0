"""Observations of the Dice Game: complete, within a byte, the same in both builds."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.games.dice.catalogue import PASS
from istanbul.games.dice.observation import LENGTH, SLOTS
from tests.games.dice.table import TRACKS, dice_game, table
from tests.observing import at_random, compare, never_shown, part, shown


def test_names_are_unique_and_slots_lie_side_by_side() -> None:
    assert len({slot.name for slot in SLOTS}) == len(SLOTS)
    assert SLOTS[-1].offset + SLOTS[-1].length == LENGTH == sum(slot.length for slot in SLOTS)


@pytest.mark.slow
def test_every_number_is_shown_by_some_game_and_fits_into_a_byte() -> None:
    found, game = 0, dice_game(2)
    for players in (2, 3, 4):
        for seed in range(60):
            game = dice_game(players, start=seed % players, max_rounds=60)
            found |= shown(game.native(), seed, PASS)
    assert never_shown(game, found) == set()


@pytest.mark.parametrize("checked", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_builds_tell_the_same(players: int, checked: bool) -> None:
    game = dice_game(players, start=1, max_rounds=6)
    assert compare(game, game.native(checked=checked), at_random, 4) > 100


def test_seats_are_counted_from_the_viewer() -> None:
    state = istanbul.game("dice", players=3).start(seed=1)
    seat = state.waits_for
    lira = [state.record.has[(1 + i) % 3][6] for i in range(3)]
    told = state.view(1).observation()
    assert part(state.game, told, "has")[6::7] == [*lira, 0]
    assert part(state.game, told, "turn").index(1) == (seat - 1) % 3


def test_a_track_without_rubies_tells_no_price() -> None:
    """DG-1.6: all three red rubies are taken; the next green one costs 4."""
    state = table(rubies_taken={"red": 3})
    told = state.view(0).observation()
    left, price = part(state.game, told, "rubies_left"), part(state.game, told, "price")
    red, green = TRACKS.index("red"), TRACKS.index("green")
    assert (left[red], left[green]) == (0, 3)
    assert (price[red], price[green]) == (0, 4)
