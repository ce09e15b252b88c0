"""The last steps of a table, for those who come to look."""

import pytest

from istanbul.server.protocol.parts import StepInfo
from istanbul.server.table.recent import STEPS
from istanbul.server.table.stage import Mark
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Table
from istanbul.server.view.scene import step_for
from tests.server.playing import begun, play_on, stored


def recent_of(table: Table, seat: int) -> list[StepInfo]:
    assert table.match is not None
    assert table.stage is not None
    steps = table.stage.recent.steps(table.stage.public)
    return [step_for(table.match, step, seat, words=True) for step in steps]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_they_are_what_everybody_was_told(seat: int) -> None:
    table = begun(players=3)
    told: list[Mark] = []
    for change in play_on(table, to=250):
        told += [mark for passage in change.passages for mark in passage.marks]
    assert table.match is not None
    assert len(told) > STEPS
    right = [step_for(table.match, mark.step, seat, words=True) for mark in told[-STEPS:]]
    assert recent_of(table, seat) == right


def test_they_are_the_same_after_a_restart() -> None:
    table = begun(players=3)
    play_on(table, to=100)
    again = table_from(stored(table))
    for seat in (-1, 0, 1, 2):
        assert recent_of(again, seat) == recent_of(table, seat)
    assert again.number == table.number


def test_those_that_are_still_to_be_told_can_be_left_out() -> None:
    table = begun(players=2)
    play_on(table, to=40)
    assert table.stage is not None
    steps = table.stage.recent.steps(table.stage.public)
    assert [step.n for step in steps] == [10_000 * n for n in range(1, len(steps) + 1)]
    assert table.stage.recent.steps(30_000) == steps[:3]
