"""A game on native rules: same surface, own tables, worlds, copies, threads."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.engine.conformance import check_game
from istanbul.engine.source import SeededSource
from tests.native.builds import check_playouts, check_threads


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_conformance_kit_passes_on_native_rules(players: int) -> None:
    game = istanbul.game(players=players, max_rounds=8, seed=players).native()
    for seed in range(3):
        check_game(game, seed=seed)


def test_a_state_crosses_over_in_the_middle_of_a_turn_and_back() -> None:
    game = istanbul.game(players=3)
    twin = game.native()
    state = game.start(seed=5)
    state = state.apply(state.parse("move tea_house")).apply(
        state.apply(state.parse("move tea_house")).parse("act 7")
    )
    there = twin.adopt(state)
    assert there.digest() == state.digest()
    assert there.node == state.node
    assert there.to_json() == state.to_json()
    assert game.adopt(there).digest() == state.digest()


def test_a_copy_is_independent() -> None:
    state = istanbul.game(players=4).native().start(seed=1)
    before = state.digest()
    twin = state.copy()
    twin.apply_in_place(twin.legal_actions()[0])
    assert state.digest() == before != twin.digest()


def test_events_and_previews_are_those_of_the_plain_rules() -> None:
    game = istanbul.game(players=2)
    state = game.start(seed=9)
    there = game.native().adopt(state)
    for action in state.legal_actions():
        assert there.describe(action) == state.describe(action)
    assert there.previews() == state.previews()


def test_tables_belong_to_the_game() -> None:
    """Two native games in one process, one with tables of its own."""
    own = {"gemstone_dealer": {"first_3": 3}, "small_market": {"prices": [9, 19, 29, 39, 49]}}
    usual = istanbul.game(players=3).native()
    cheap = istanbul.game(players=3, tables=own).native()
    position = {
        "options": {"players": 3},
        "seats": [{"goods": {"green": 2}, "merchant": "fountain", "lira": 3}],
    }
    for game, lira in ((usual, 5), (cheap, 19)):
        state = game.position({**position, "options": game.options()})
        for text in ("move small_market", "act g2"):
            state = state.apply(state.parse(text))
        assert state.record.lira[0] == 3 + lira
    assert usual.start(seed=1).to_json()["dealer"] == 14
    assert cheap.start(seed=1).to_json()["dealer"] == 3


def test_worlds_are_those_of_the_plain_rules() -> None:
    game = istanbul.game(players=4)
    state = game.start(seed=2)
    there = game.native().adopt(state)
    for seat in range(4):
        one = state.view(seat).worlds(20, SeededSource(seat))
        other = there.view(seat).worlds(20, SeededSource(seat))
        assert [w.digest() for w in one] == [w.digest() for w in other]


def test_playouts_are_those_of_the_plain_rules() -> None:
    check_playouts(istanbul.game(players=3, max_rounds=30))


def test_several_threads_play_at_once() -> None:
    check_threads(istanbul.game(players=4, max_rounds=50), 200)
