"""What every computer player must see: a ruby for the taking, whoever's turn it is."""

from __future__ import annotations

from typing import Any

import pytest

import istanbul
from istanbul.agents.apprentice import Apprentice
from istanbul.agents.base import Budget, Question
from istanbul.agents.search_agent import Master

NODES = Budget(nodes=60)
SEATS = [0, 1, 2]


def at_the_dealer(seat: int) -> istanbul.State:
    """This seat has the price of its last ruby, and stands at the Gemstone Dealer."""
    seats: list[dict[str, Any]] = [{"rubies": 3, "lira": 3} for _ in SEATS]
    seats[seat] = {"rubies": 4, "lira": 30, "merchant": "wainwright", "stack": 4}
    options = {"players": 3, "layout": "short_paths"}
    state = istanbul.position({"options": options, "seats": seats, "seat": seat, "start": seat})
    return state.apply(state.parse("move gemstone_dealer"))


@pytest.mark.parametrize("seat", SEATS)
def test_a_sure_win_is_worth_one_to_its_seat(seat: int) -> None:
    best, *others = Master(1, NODES).explain(at_the_dealer(seat).view(seat))
    assert best.option.text == "act"
    assert best.value > 0.9
    assert all(advice.value < best.value for advice in others)


@pytest.mark.parametrize("seed", range(5))
def test_a_beginner_takes_it_too(seed: int) -> None:
    state = at_the_dealer(1)
    assert state.text(Apprentice(seed).choose(Question.at(state))) == "act"


def test_what_looks_best_is_not_all_that_is_tried() -> None:
    state = istanbul.game("board", players=3, layout="short_paths").start(seed=3)
    found = Master(1, NODES).search(state.view(state.waits_for))
    assert sum(tried.visits for tried in found) == 60
    assert found[0].visits < 20
    assert sum(tried.visits > 0 for tried in found) > 8
