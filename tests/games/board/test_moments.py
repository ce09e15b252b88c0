"""Moments: where the rules go on without asking a seat that hides something."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.engine.match import Match
from istanbul.engine.moments import Moment
from istanbul.engine.rules import CHANCE, NOBODY
from istanbul.engine.source import SeededSource
from istanbul.engine.state import State


def walk(seed: int, entries: int = 250) -> list[tuple[State, int, int]]:
    """States of a random game with the number that was applied there, and who decided last."""
    source = SeededSource(seed)
    state = istanbul.game("board", players=4, expansions=["letters"], seed=seed).root()
    owner, found = -1, []
    for _ in range(entries):
        if state.is_over:
            break
        owner = state.waits_for if state.waits_for >= 0 else owner
        actions = state.legal_actions()
        number = actions[source.below(len(actions))] if actions else state.sample(source)
        found.append((state, number, owner))
        state = state.apply(number)
    return found


WALKS = [step for seed in range(3) for step in walk(seed)]


def moments(state: State, number: int, owner: int) -> list[Moment]:
    return state.follow(number, owner)[2]


def test_following_is_applying_with_more_to_tell() -> None:
    for state, number, owner in WALKS:
        after, events, found = state.follow(number, owner)
        assert (after, events) == state.apply_with_events(number)
        assert all(0 <= moment.at <= len(events) for moment in found)


def test_a_moment_is_that_of_a_seat_which_hides_something() -> None:
    found = [moment for step in WALKS for moment in moments(*step)]
    assert len(found) > 30
    assert any(moment.begins for moment in found)
    for moment in found:
        assert moment.state.game.hides(moment.state.record, moment.seat)
        assert moment.state.waits_for == moment.seat
        assert len(moment.state.legal_actions()) <= 1


def test_every_forced_choice_of_such_a_seat_comes_after_a_moment() -> None:
    for state, number, owner in WALKS:
        after, events, found = state.follow(number, owner)
        forced = [event["seat"] for event in events if event["event"] == "forced"]
        hiding = {seat for seat in forced if after.game.hides(state.record, seat)}
        assert hiding <= {owner, *(moment.seat for moment in found)}


@pytest.mark.slow
def test_native_rules_tell_what_plain_ones_do() -> None:
    for state, number, owner in WALKS:
        native = state.game.native().adopt(state)
        after, events, found = native.follow(number, owner)
        plain = state.follow(number, owner)
        assert after.game.is_native
        assert (after, events) == (after.game.adopt(plain[0]), plain[1])
        assert [(m.at, m.seat, m.begins) for m in found] == [
            (m.at, m.seat, m.begins) for m in plain[2]
        ]
        packed = [[m.state.record.pack() for m in each] for each in (found, plain[2])]
        assert packed[0] == packed[1]
        foreseen = [
            [(o, then.record.pack(), e) for o, then, e in s.foresee_all()] for s in (native, state)
        ]
        assert foreseen[0] == foreseen[1]


def test_a_native_record_can_be_read_as_a_plain_one() -> None:
    for state, *_ in WALKS[::20]:
        native = state.game.native().adopt(state)
        read = native.game.readable(native.record)
        assert read.pack() == state.record.pack()
        assert read.tables is native.game.tables


def test_a_preview_ends_where_another_seat_might_be_asked() -> None:
    ended = 0
    for state, number, _ in WALKS:
        seat = state.waits_for
        if seat < 0:
            continue
        begins = next((m.at for m in moments(state, number, seat) if m.begins), None)
        if begins is not None:
            assert len(state.preview(number)) <= begins
            ended += 1
    assert ended > 0


def test_only_where_to_move_is_asked_for_certain() -> None:
    asked = {state.game.prompt(state.record) for state, *_ in WALKS if state.waits_for >= 0}
    always = {
        state.game.prompt(state.record)
        for state, *_ in WALKS
        if state.waits_for >= 0 and state.game.asks_always(state.record)
    }
    assert always == {"move"}
    assert len(asked) > 5
    dice = istanbul.game("dice", players=2, seed=1).start(1)
    assert dice.game.asks_always(dice.record)
    assert not dice.game.hides(dice.record, 0)


def test_a_match_that_forgets_its_states_knows_the_moments_of_its_last_entry() -> None:
    match = Match(istanbul.game("board", players=4, expansions=["letters"], seed=2), None, False)
    source, found = SeededSource(2), 0
    while match.waits_for != NOBODY and match.number < 250:
        before, owner = match.state, match.owner
        if match.waits_for == CHANCE:
            match.sample(source)
        else:
            actions = match.state.legal_actions()
            match.act(match.waits_for, actions[source.below(len(actions))])
        right = moments(before, before.parse(match.log.entries[-1].text), owner)
        assert [moment[:2] for moment in match.moments] == [moment[:2] for moment in right]
        found += len(right)
    assert found > 5
