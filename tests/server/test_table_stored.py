"""A table that is stored and loaded again, and what it keeps in memory."""

import gc
import tracemalloc

import pytest
from msgspec.structs import replace

from istanbul.engine.errors import GameError
from istanbul.engine.source import SeededSource
from istanbul.server.errors import StorageFailed
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import DIGEST_EVERY, Status
from tests.server.playing import (
    act_once,
    begun,
    photo,
    play_on,
    stored,
    table_of,
    texts,
)


@pytest.mark.parametrize("to", [7, 30, 31, 32, 33, 90, None])
def test_a_stored_table_goes_on_as_if_nothing_had_happened(to: int | None) -> None:
    table = begun(players=3, max_rounds=20)
    play_on(table, to=to)
    again = table_from(stored(table))
    assert photo(again) == photo(table)
    assert again.commitment == table.commitment
    play_on(table, seed=5, to=(to or 0) + 60)
    play_on(again, seed=5, to=(to or 0) + 60)
    assert photo(again) == photo(table)  # the same dice, too


def test_a_table_that_waits_is_stored_too() -> None:
    table = table_of(players=4, turn_seconds=120)
    again = table_from(stored(table))
    assert photo(again) == photo(table)
    again.start("ann")
    table.start("ann")
    assert texts(again) == texts(table)


def test_what_a_newer_program_has_stored_besides_is_left_alone() -> None:
    """A node of the version before may take over a table of a newer one."""
    table = table_of(players=2)
    newer = stored(table)
    body = newer.row.body
    body["later"] = body["terms"]["later"] = body["seats"][0]["later"] = "?"
    again = table_from(newer)
    assert photo(again) == photo(table)
    assert again.terms == table.terms


@pytest.mark.parametrize("to", [30, 31, 32, 33])
def test_a_log_that_does_not_lead_to_its_state_is_refused(to: int) -> None:
    table = begun(players=2)
    play_on(table, to=to)
    found = stored(table)
    del found.entries[-1]
    with pytest.raises(StorageFailed, match="does not lead to the stored state"):
        table_from(found)


def test_a_table_of_an_earlier_revision_of_the_rules_goes_on() -> None:
    table = begun(players=2)
    play_on(table, to=30)
    assert table.match is not None
    table.match.log.header["rules"] = 1
    found = stored(table)
    assert found.head is not None
    old = replace(found, head=replace(found.head, digest="that of other rules"))
    assert table_from(old).number == table.number


def test_a_log_with_another_move_is_refused() -> None:
    table = begun(players=2)
    play_on(table, to=40)
    found = stored(table)
    assert found.head is not None
    for n, entry in enumerate(found.entries[: found.head.digest_at]):
        if entry.text == "end_turn":
            found.entries[n - 1] = replace(found.entries[n - 1], text="end_turn")
            break
    with pytest.raises((StorageFailed, GameError)):
        table_from(found)


def test_the_fingerprint_is_renewed_now_and_then_and_at_the_end() -> None:
    table = begun(players=2, max_rounds=8)
    assert table.match is not None
    renewed = set()
    while table.status == Status.PLAYING:
        act_once(table, SeededSource(table.number))
        number, digest = table.fingerprint()
        assert table.entries - DIGEST_EVERY < number <= table.entries
        if number == table.entries:
            assert digest == table.match.state.digest()
            renewed.add(number)
    assert table.entries in renewed
    assert 2 < len(renewed) < table.entries / 4


def test_a_table_needs_little_memory() -> None:
    tracemalloc.start()
    try:
        kept = [begun(players=4) for _ in range(4)]
        for n, table in enumerate(kept):
            play_on(table, seed=n, to=170)
        gc.collect()
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert used / len(kept) < 150_000  # with the state of every step it would be 3.8 MB


def test_only_the_states_that_undo_may_need_are_kept() -> None:
    table = begun(players=2)
    assert table.match is not None
    play_on(table, to=100)
    kept = len(table.match._states)
    assert kept < 20
    assert len(table.match.steps) == 100  # worked out again
    assert len(table.match._states) == kept
