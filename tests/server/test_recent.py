"""The last steps of a table, for those who come to look."""

import msgspec
import pytest

from istanbul.engine.game import SPECTATOR
from istanbul.server.recent import STEPS
from istanbul.server.table import Table
from istanbul.server.tables import table_from
from istanbul.server.updates import Scene
from tests.server.playing import begun, play_on, stored


def recent_of(table: Table, seat: int) -> list[object]:
    assert table.match is not None
    scene = Scene(table.match, recent=table.recent.steps())
    return [msgspec.to_builtins(step) for step in scene.recent(seat)]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_they_are_what_the_updates_told_this_seat(seat: int) -> None:
    table = begun(players=3)
    told = []
    for change in play_on(table, to=100):
        assert table.match is not None
        scene = Scene(table.match, change.steps)
        told += [msgspec.to_builtins(step) for step in scene.view(seat, previews=False).steps]
    assert len(told) > STEPS
    assert recent_of(table, seat) == told[-STEPS:]


def test_they_are_the_same_after_a_restart() -> None:
    table = begun(players=3)
    play_on(table, to=100)
    again = table_from(stored(table))
    for seat in (SPECTATOR, 0, 1, 2):
        assert recent_of(again, seat) == recent_of(table, seat)


def test_those_that_are_told_anyhow_can_be_left_out() -> None:
    table = begun(players=2)
    play_on(table, to=30)
    assert [told.entry.n for told in table.recent.steps(before=3)] == [1, 2]
    assert [told.entry.n for told in table.recent.steps()] == list(range(1, table.number + 1))
