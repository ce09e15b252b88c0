"""Counting lines, by hand on the toy game."""

from istanbul.engine.perft import divide, perft, steps
from istanbul.engine.state import State
from tests.engine.high_die import HighDie


def first_decision() -> State:
    state = HighDie(2).root()
    for text in ("draw 0", "draw 2", "roll 5"):
        state = state.apply(state.parse(text))
    return state


def test_outcomes_count_once_each_whatever_their_weight() -> None:
    root = HighDie(2).root()
    assert steps(root) == [0, 1, 2]
    assert [perft(root, depth) for depth in range(4)] == [1, 3, 9, 54]
    drawn = root.apply(0).apply(0)  # both cards with a 0 are gone, but nothing is drawn any more
    assert perft(drawn, 1) == 6


def test_a_line_that_ends_early_is_not_counted() -> None:
    state = first_decision()
    # keep, or roll again: six ways, then keep, or a third roll, which is kept unasked
    assert divide(state, 1) == {"keep": 1, "roll": 1}
    assert divide(state, 2) == {"keep": 6, "roll": 6}
    last = state.apply(state.parse("keep")).apply(0)
    assert divide(last, 1) == {"keep": 1, "roll": 1}
    assert divide(last, 2) == {"keep": 0, "roll": 6}
    assert perft(last, 3) == 12
    assert divide(last, 3) == {"keep": 0, "roll": 12}
    assert (perft(last, 4), perft(last, 5)) == (36, 0)


def test_nothing_follows_the_end() -> None:
    state = first_decision()
    for text in ("keep", "roll 1", "keep"):
        state = state.apply(state.parse(text))
    assert (perft(state, 0), perft(state, 1), perft(state, 2)) == (1, 0, 0)
    assert divide(state, 1) == {}
    assert divide(first_decision(), 0) == {}


def test_counting_changes_nothing() -> None:
    state = first_decision()
    before = state.digest()
    assert sum(divide(state, 4).values()) == perft(state, 4)
    assert state.digest() == before
