"""A game on native rules: same surface, own tables, worlds, copies, threads."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

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


@pytest.mark.parametrize("options", [{"players": 4}, {"name": "dice", "players": 3}])
def test_a_step_of_a_state_on_native_rules_takes_one_call_for_each_question(
    options: dict[str, Any],
) -> None:
    """How fast the loop of docs/library.md is hangs on how often Python is called."""
    state, source = istanbul.game(**options).native().start(seed=1), SeededSource(1)
    calls: list[str] = []

    def count(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            calls.append(frame.f_code.co_name)

    steps = 200
    sys.setprofile(count)
    for _ in range(steps):
        if state.is_chance:
            state.apply_in_place(state.sample(source))
        else:
            actions = state.legal_actions()
            state.apply_in_place(actions[len(calls) % len(actions)])
    sys.setprofile(None)
    assert len(calls) <= 5 * steps, sorted(set(calls))


@pytest.mark.parametrize("build", ["plain", "native"])
def test_what_is_not_legal_changes_nothing(build: str) -> None:
    game = istanbul.game(players=2)
    state = (game.native() if build == "native" else game).root()
    source = SeededSource(1)
    for wrong in (-1, 99, 1 << 70):
        with pytest.raises(istanbul.IllegalAction, match="not legal now; expected of chance"):
            state.apply_in_place(wrong)
    while state.is_chance:
        state.apply_in_place(state.sample(source))
    before = state.digest()
    with pytest.raises(istanbul.IllegalAction, match="chance has nothing to say now"):
        state.sample(source)
    for wrong in (-1, 799, 1 << 70):
        with pytest.raises(istanbul.IllegalAction, match="not legal now; expected of seat"):
            state.apply_in_place(wrong)
    assert state.digest() == before


def test_a_source_that_gives_too_much_is_told() -> None:
    class Wrong:
        def below(self, n: int) -> int:
            return n

    game = istanbul.game(players=2)
    for on in (game, game.native()):
        with pytest.raises(AssertionError, match="weights add up"):
            on.root().sample(Wrong())


@pytest.mark.parametrize("name", ["board", "dice"])
def test_both_builds_draw_the_same_outcomes(name: str) -> None:
    game = istanbul.game(name, players=3)
    states = game.root(), game.native().root()
    sources = SeededSource(8), SeededSource(8)
    for _ in range(300):
        drawn = {
            state.sample(source) if state.is_chance else state.legal_actions()[-1]
            for state, source in zip(states, sources, strict=True)
        }
        (number,) = drawn
        for state in states:
            state.apply_in_place(number)
    assert states[0] == states[1]
