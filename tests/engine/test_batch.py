"""Many games at once on plain and on native rules: the same numbers in the same arrays."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

import istanbul
from istanbul.engine.plain_batch import Arrays
from istanbul.engine.rules import NOBODY

N = 3  # games
STEPS = 150
GAMES: dict[str, istanbul.GameOptions] = {
    "board": {"players": 3, "max_rounds": 2},
    "dice": {"players": 2, "max_rounds": 2},
}


def arrays_for(game: istanbul.Game) -> Arrays:
    """Empty, for N games."""
    return Arrays(
        action=memoryview(array("i", [0] * N)),
        observation=memoryview(array("B", bytes(N * game.observation_length))),
        mask=memoryview(array("B", bytes(N * game.n_actions))),
        seat=memoryview(array("b", [0] * N)),
        reward=memoryview(array("f", [0.0] * (N * game.players))),
        done=memoryview(array("B", bytes(N))),
        length=memoryview(array("i", [0] * N)),
        rounds=memoryview(array("i", [0] * N)),
    )


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return istanbul.game(request.param, seed=1, **GAMES[request.param])


def test_both_builds_fill_the_same_arrays(game: Any) -> None:
    ours, theirs = arrays_for(game), arrays_for(game)
    plain = game.build.new_batch(game.root().record, ours)
    native = game.native().build.new_batch(game.native().root().record, theirs)
    for batch in (plain, native):
        batch.reset(0, N, 7)
    ended = 0
    for _ in range(STEPS):
        for batch in (plain, native):
            batch.sample(0, N)
            batch.step(0, N)
        assert ours == theirs
        ended += sum(ours.done)
    assert [plain.pack(i) for i in range(N)] == [native.pack(i) for i in range(N)]
    assert ended > N, "games end, and others begin"


def test_a_decision_is_told_as_the_library_tells_it(game: Any) -> None:
    arrays = arrays_for(game)
    batch = game.build.new_batch(game.root().record, arrays)
    batch.reset(0, N, 7)
    for i in range(N):
        record = game.blank()
        record.unpack(batch.pack(i))
        state = istanbul.State(game, record)
        legal = [a for a in range(game.n_actions) if arrays.mask[i * game.n_actions + a]]
        assert (arrays.seat[i], legal) == (state.waits_for, state.legal_actions())
        length = game.observation_length
        told = arrays.observation[i * length : (i + 1) * length].tobytes()
        assert told == state.view(state.waits_for).observation()


def test_rewards_are_paid_at_the_end_and_add_up_to_nothing(game: Any) -> None:
    arrays = arrays_for(game)
    batch = game.build.new_batch(game.root().record, arrays)
    batch.reset(0, N, 7)
    paid = 0
    for _ in range(STEPS):
        batch.sample(0, N)
        batch.step(0, N)
        for i in range(N):
            rewards = arrays.reward[i * game.players : (i + 1) * game.players]
            assert abs(sum(rewards)) < 1e-6
            assert any(rewards) <= arrays.done[i]
            paid += any(rewards)
    assert paid


def test_one_learner_sees_the_same_on_both_builds(game: Any) -> None:
    """The others act by themselves; a game begins anew only where it is asked to."""
    ours, theirs = arrays_for(game), arrays_for(game)
    plain = game.build.new_batch(game.root().record, ours)
    native = game.native().build.new_batch(game.native().root().record, theirs)
    viewer = array("b", [0, 1, game.players - 1])
    everywhere, nowhere = array("B", [1] * N), array("B", [0] * N)
    for batch in (plain, native):
        batch.reset(0, N, 7)
        batch.begin(0, N, everywhere, viewer)
    ended = 0
    for _ in range(STEPS):
        asked = array("B", [int(ours.seat[i] == viewer[i]) for i in range(N)])
        over = array("B", ours.done)
        for batch in (plain, native):
            batch.sample(0, N)
            batch.act(0, N, asked, viewer)
            batch.begin(0, N, over, viewer)
            batch.others(0, N, viewer)
        assert ours == theirs
        assert all(ours.seat[i] in (viewer[i], NOBODY) for i in range(N))
        ended += sum(ours.done)
    before = ours.length[:], plain.pack(0)
    plain.act(0, N, nowhere, viewer)
    plain.begin(0, N, nowhere, viewer)
    assert (ours.length, plain.pack(0)) == before
    assert ended > N


def test_a_batch_goes_on_from_what_was_packed(game: Any) -> None:
    """States and generators are all there is to it, and both builds pack them alike."""
    for one, other in ((game, game.native()), (game.native(), game)):
        first, second = arrays_for(game), arrays_for(game)
        batch = one.build.new_batch(one.root().record, first)
        batch.reset(0, N, 7)
        batch.sample(0, N)
        batch.step(0, N)
        twin = other.build.new_batch(other.root().record, second)
        twin.reset(0, N, 8)
        for i in range(N):
            twin.unpack(i, batch.pack(i), batch.generators(i))
        for each in (batch, twin):
            each.sample(0, N)
        assert first.action == second.action
        for each in (batch, twin):
            each.step(0, N)
        assert first.seat == second.seat
        assert first.observation == second.observation
        for i in range(N):
            assert twin.pack(i) == batch.pack(i)
            assert twin.generators(i) == batch.generators(i)
