"""Templates: rules that every game shares, written once and made anew for each game."""

from __future__ import annotations

import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from istanbul.engine import playout, template_parameters
from istanbul.engine.rng import Rng, seed
from istanbul.engine.rules import NOBODY
from istanbul.engine.template import instance
from istanbul.games.board import rules as board_rules
from istanbul.games.board.state import State as BoardState
from istanbul.games.dice import rules as dice_rules
from istanbul.games.dice.state import State as DiceState
from tests.engine import high_die

TEMPLATE = "istanbul.engine.playout"
NAME = "tests.engine.test_template.of_high_die"
STEPS: dict[str, Any] = {
    **{"State": high_die.State, "waits_for": high_die.waits_for, "options": high_die.options},
    **{"apply": high_die.apply, "outcomes": high_die.outcomes},
    **{"apply_chance": high_die.apply_chance},
}


@pytest.fixture
def of_high_die() -> Iterator[Any]:
    yield instance(TEMPLATE, NAME, **STEPS)
    del sys.modules[NAME]


def new_state() -> high_die.State:
    return high_die.HighDie(3).blank()


def rng(number: int) -> Rng:
    found = Rng()
    seed(found, number)
    return found


def test_an_instance_plays_its_own_game(of_high_die: Any) -> None:
    state = new_state()
    steps = of_high_die.playout(state, rng(1), 1000)
    assert high_die.waits_for(state) == NOBODY
    assert 3 + 2 * 3 - 3 <= steps <= 3 + 5 * 3
    twin = new_state()
    assert of_high_die.playout(twin, rng(1), 1000) == steps
    assert twin.pack() == state.pack()


def test_outcomes_come_by_their_weights(of_high_die: Any) -> None:
    state, generator = new_state(), rng(2)
    state.deck[:] = [4, 0, 1]
    found = Counter(of_high_die.pick_outcome(state, generator) for _ in range(1000))
    assert found.keys() == {0, 2}
    assert 740 < found[0] < 860


def test_types_are_those_of_the_game(of_high_die: Any) -> None:
    assert get_type_hints(of_high_die.playout)["g"] is high_die.State
    assert get_type_hints(board_rules.playout)["g"] is BoardState
    assert get_type_hints(dice_rules.playout)["g"] is DiceState


def test_the_template_itself_and_other_instances_stay_as_they_are(of_high_die: Any) -> None:
    assert vars(playout)["State"] is template_parameters.State
    assert of_high_die.playout is not playout.playout
    assert board_rules.playout is not dice_rules.playout
    with pytest.raises(NotImplementedError):
        playout.playout(template_parameters.State(), rng(1), 10)


def test_what_was_not_given_is_only_a_name() -> None:
    some = instance(TEMPLATE, NAME, **{"State": high_die.State, "waits_for": high_die.waits_for})
    try:
        with pytest.raises(NotImplementedError):
            some.playout(new_state(), rng(1), 10)
    finally:
        del sys.modules[NAME]


def test_the_source_of_an_instance_is_that_of_the_template(of_high_die: Any) -> None:
    """So tracebacks name its lines, and the translator reads them."""
    assert inspect.getsource(of_high_die.playouts) == inspect.getsource(playout.playouts)
    assert inspect.getsourcefile(of_high_die.playout) == inspect.getsourcefile(playout)
    assert of_high_die.playout.__module__ == NAME


def test_what_the_template_does_not_ask_for_is_refused() -> None:
    with pytest.raises(
        TypeError, match=r"istanbul\.engine\.playout asks for no heuristic, evaluate_seats"
    ):
        instance(TEMPLATE, NAME, **STEPS, heuristic=max, evaluate_seats=min)


def test_a_missing_template_is_said() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"engine\.nothing"):
        instance("istanbul.engine.nothing", NAME)
