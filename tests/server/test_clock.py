"""The clock of a table, by a watch of the tests: per turn, per game, and days with vacation."""

from typing import Any

import pytest

from istanbul.agents.option_sets import as_arguments, option_sets
from istanbul.engine.errors import MalformedInput
from istanbul.server.live.awake import stay_awake, wake_up
from istanbul.server.live.hub import Hub
from istanbul.server.store.rows import StoredTable
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.clock import DAY, GRACE_SECONDS, TimeControl, checked
from istanbul.server.table.fair import verify
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import SUBSTITUTE
from istanbul.server.table.skipping import DECLINES
from istanbul.server.table.stored import entry_rows, head_of, table_from
from istanbul.server.table.table import Status, Table
from tests.server.playing import begun, refused
from tests.server.serving import run
from tests.server.test_table import owner_and_seat


class Watch:
    """What the time is; it moves when somebody says so."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def timed(watch: Watch, turn_seconds: int | None = None, **time: Any) -> Table:
    return begun(players=2, now=watch, turn_seconds=turn_seconds, time=time)


def end_turn(table: Table) -> int:
    """The seat that decides does as little as it can; who decides then."""
    first = table.waits_for
    assert first is not None
    assert table.match is not None
    while table.waits_for == first:
        options = [table.match.game.describe(a) for a in table.match.state.legal_actions()]
        action = next((o for o in options if o.kind in DECLINES), options[0])
        table.act(str(table.seats[first].owner), first, action.text, table.number)
    second = table.waits_for
    assert second is not None
    return second


def test_a_time_per_game_runs_for_whoever_decides_and_grows_with_each_turn() -> None:
    watch = Watch()
    table = timed(watch, reserve_seconds=600, increment_seconds=10)
    first = table.waits_for
    assert first is not None
    assert table.deadline == watch.time + 600
    watch.time += 100
    second = end_turn(table)
    assert table.clock.reserves[first] == 510.0, "100 seconds less, and 10 for the turn"
    assert table.deadline == watch.time + 600
    watch.time += 600 - 1
    assert end_turn(table) == first
    assert table.clock.reserves[second] == 11.0
    assert table.deadline == watch.time + 510


def test_days_of_vacation_are_used_by_turns_that_take_too_long() -> None:
    watch = Watch()
    table = timed(watch, turn_seconds=DAY, reserve_seconds=14 * DAY)
    first = table.waits_for
    assert first is not None
    watch.time += 0.9 * DAY
    second = end_turn(table)
    assert table.clock.reserves == [14 * DAY] * 2, "it was in time"
    watch.time += 3 * DAY
    end_turn(table)
    assert table.clock.reserves[second] == 12 * DAY
    assert table.clock.reserves[first] == 14 * DAY
    assert table.deadline == watch.time + 15 * DAY


def test_who_takes_the_end_of_a_turn_back_wins_no_time_by_it() -> None:
    watch = Watch()
    table = timed(watch, turn_seconds=60, reserve_seconds=100, increment_seconds=5)
    first = table.waits_for
    assert first is not None
    owner = str(table.seats[first].owner)
    due = table.deadline
    for _ in range(3):
        watch.time += 10
        end_turn(table)
        table.undo(owner, first, table.number)
        assert table.waits_for == first
        assert table.deadline == due
        assert table.clock.reserves[first] == 100.0
    watch.time += 30 + 80
    end_turn(table)
    assert table.clock.reserves[first] == 25.0, "60 of the turn and 80 of the reserve; 5 are new"
    table.undo(owner, first, table.number)
    assert table.deadline == watch.time + 20


def test_who_does_not_decide_loses_no_time_and_a_question_in_between_runs_its_own() -> None:
    watch = Watch()
    table = timed(watch, turn_seconds=60)
    clock = table.clock
    first, second = table.waits_for, 1 - (table.waits_for or 0)
    watch.time += 40
    assert clock.set(second, begun=False) == watch.time + 60
    watch.time += 30
    assert clock.set(first, begun=False) == watch.time + 60, "time runs anew with another seat"


# What happens at the end.


@pytest.mark.parametrize("options", option_sets(), ids=as_arguments)
def test_turns_that_are_skipped_are_legal_and_leave_the_seat_to_its_person(
    options: dict[str, Any],
) -> None:
    watch = Watch()
    table = begun(now=watch, turn_seconds=60, time={"at_end": "skip"}, **options, max_rounds=3)
    turns = 0
    while table.status == Status.PLAYING:
        seat = table.waits_for
        assert table.deadline is not None
        watch.time = table.deadline
        change = table.out_of_time(watch.time)
        assert {step.entry.by for step in change.steps} <= {seat, "chance"}
        assert table.waits_for != seat or table.deadline > watch.time or change.over
        turns += 1
    assert turns >= 3 * len(table.seats)
    assert all(s.away_bot is None and not s.resigned for s in table.seats)
    assert verify(table.log()).problem is None


def test_a_seat_that_loses_on_time_goes_on_by_a_computer_player_and_the_result_says_so() -> None:
    watch = Watch()
    table = begun(players=2, max_rounds=2, now=watch, turn_seconds=60, time={"at_end": "lose"})
    owner, seat = owner_and_seat(table)
    watch.time += 60
    table.out_of_time(watch.time)
    assert table.seats[seat].out_of_time
    assert table.asks_bot() == (seat, SUBSTITUTE)
    refused(table, lambda t: t.take_back(owner, seat), "resigned")
    refused(table, lambda t: t.act(owner, seat, 0, t.number), "resigned")
    assert table.match is not None
    while table.status == Status.PLAYING:
        at = table.waits_for
        assert at is not None
        action = table.match.state.legal_actions()[0]
        if at == seat:
            table.bot_acts(seat, action, table.number)
        else:
            table.act(str(table.seats[at].owner), at, action, table.number)
    log = table.log()
    assert log.result is not None
    assert log.result["out_of_time"] == [seat]
    assert verify(log).problem is None
    assert loaded(table, watch, 0.0).log().result == log.result


# Restarts.


def loaded(table: Table, watch: Watch, slept: float) -> Table:
    """The table after a stop: the wall went on, and what nobody could use is taken off."""
    assert table.match is not None
    head = head_of(table, wall=lambda: 5000.0)
    assert head is not None
    entries = list(entry_rows(table, table.match.log.entries))
    stored = StoredTable(table.row(), head, entries)
    return table_from(stored, now=watch, wall=lambda: 5000.0 + slept)


def test_a_clock_goes_on_where_it_was() -> None:
    watch = Watch()
    table = timed(watch, turn_seconds=DAY, reserve_seconds=DAY, increment_seconds=60)
    watch.time += 2 * 3600
    end_turn(table)
    watch.time += 3 * 3600
    again = loaded(table, watch, slept=0.0)
    assert again.deadline == table.deadline
    assert again.clock.reading() == table.clock.reading()
    again = loaded(table, watch, slept=3600.0)  # the wall goes on, if a server ran elsewhere
    assert again.deadline == table.deadline - 3600.0 if table.deadline else None


def test_whoever_decides_has_a_moment_to_come_back() -> None:
    watch = Watch()
    table = timed(watch, turn_seconds=60)
    watch.time += 59
    again = loaded(table, watch, slept=10.0)
    assert again.deadline == watch.time + GRACE_SECONDS
    fresh = timed(watch, turn_seconds=60)
    assert loaded(fresh, watch, slept=0.0).deadline == watch.time + 60


def test_the_time_that_no_server_runs_is_taken_off_every_clock(tmp_path: Any) -> None:
    async def test() -> None:
        wall = Watch()
        hub = Hub(SqliteStore(tmp_path / "tables.db"))
        assert await wake_up(hub, wall) == 0.0
        seats = begun(players=2).seats
        table = await hub.create("ann", {"players": 2}, seats, turn_seconds=3600)
        await hub.do(table.id, lambda t: t.start("ann"))
        since = (await since_of(hub, table.id)) or 0.0
        assert since > 0.0
        wall.time += 60
        await stay_awake(hub, wall)
        wall.time += 7200
        assert await wake_up(hub, wall) == 7200.0
        assert await since_of(hub, table.id) == since + 7200.0
        wall.time += 100
        assert await wake_up(hub, wall) == 100.0
        assert await since_of(hub, table.id) == since + 7300.0, "a second stop adds to the first"
        await hub.close()

    run(test())


async def since_of(hub: Hub, table: str) -> float | None:
    stored = await hub.reader.read(lambda store: store.load_table(table))
    assert stored is not None
    return stored.head.since if stored.head else None


@pytest.mark.parametrize(
    ("control", "name"),
    [
        (TimeControl(5), "turn_seconds"),
        (TimeControl(None, 5), "reserve_seconds"),
        (TimeControl(60, 61 * DAY), "reserve_seconds"),
        (TimeControl(60, 0, 5), "increment_seconds"),
        (TimeControl(60, 60, 3601), "increment_seconds"),
    ],
)
def test_a_time_control_without_sense_is_refused(control: TimeControl, name: str) -> None:
    with pytest.raises(MalformedInput, match=name):
        checked(control)
    with pytest.raises(MalformedInput, match=name):
        new_table("ann", {"players": 2}, **control.to_json())
