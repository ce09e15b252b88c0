"""A table: who may do what when, and what is refused changes nothing."""

import pytest

from istanbul import all_games
from istanbul.engine.errors import GameError, IllegalAction, MalformedInput, StaleAction
from istanbul.engine.log import BY_CHANCE
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.server.table.fair import commitment_of, verify
from istanbul.server.table.seats import SUBSTITUTE
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import AWAY_SECONDS, Status, Table
from tests.server.playing import (
    PEOPLE,
    SECRET,
    act_once,
    begun,
    photo,
    play_on,
    refused,
    stored,
    table_of,
)


def owner_and_seat(table: Table) -> tuple[str, int]:
    """Who decides now."""
    seat = table.waits_for
    assert seat is not None
    owner = table.seats[seat].owner
    assert owner is not None
    return owner, seat


# The game.


def test_acting_is_for_the_owner_of_the_seat_that_decides() -> None:
    table = begun(players=3)
    owner, seat = owner_and_seat(table)
    other = next(name for name in PEOPLE[:3] if name != owner)
    assert table.match is not None
    action = table.match.state.legal_actions()[0]
    refused(table, lambda t: t.act(other, seat, action, t.number), "not_your_seat")
    refused(table, lambda t: t.act("somebody", seat, action, t.number), "not_your_seat")
    refused(table, lambda t: t.act(owner, 7, action, t.number), "no_such_seat")
    before = photo(table)
    with pytest.raises(IllegalAction, match="the game waits for"):
        table.act(other, table.viewer_of(other)[0], action, table.number)
    with pytest.raises(StaleAction, match="the game is at state"):
        table.act(owner, seat, action, table.number - 1)
    with pytest.raises(StaleAction):
        table.act(owner, seat, action, table.number + 1)
    with pytest.raises(IllegalAction, match="is not legal now"):
        table.act(owner, seat, "end_turn", table.number)
    with pytest.raises(GameError):
        table.act(owner, seat, 99999, table.number)
    with pytest.raises(MalformedInput, match="no action of this game"):
        table.act(owner, seat, "dance", table.number)
    assert photo(table) == before
    change = table.act(owner, seat, action, table.number)
    assert change.entries[0].by == seat
    with pytest.raises(StaleAction):  # the same message a second time
        table.act(owner, seat, action, change.passages[0].before)


def test_a_change_tells_every_entry_with_its_events() -> None:
    table = table_of(players=2)
    changes = [table.start("ann"), *play_on(table, to=120)]
    assert table.match is not None
    again = Match(all_games.game_from_header(table.options, table.match.log.header))
    for step in [step for change in changes for step in change.steps]:
        entry = step.entry
        if isinstance(entry.by, int):
            assert again.act(entry.by, entry.text) == step.events
        else:
            assert again.happen(entry.text) == step.events
    assert again.state.digest() == table.match.state.digest()
    for change in changes[1:]:
        assert isinstance(change.entries[0].by, int)
        assert all(entry.by == BY_CHANCE for entry in change.entries[1:])
    assert again.log.entries == [entry for change in changes for entry in change.entries]


def test_a_plan_stops_at_the_first_that_is_refused() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    change = table.plan(owner, seat, ["move fabric_warehouse", "dance", "end_turn"], table.number)
    assert [entry.text for entry in change.entries] == ["move fabric_warehouse"]
    assert change.stopped is not None
    assert "'dance' is no action" in change.stopped


def test_a_plan_stops_at_chance() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    change = table.plan(owner, seat, ["move tea_house", "act 7", "end_turn"], table.number)
    assert [entry.text for entry in change.entries[:2]] == ["move tea_house", "act 7"]
    assert change.entries[2].text.startswith("roll ")
    assert "end_turn" not in [entry.text for entry in change.entries]
    assert change.stopped is None


def test_a_plan_goes_on_whatever_chance_says_if_it_is_asked_to() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    texts = ["move tea_house", "act 7", "end_turn"]
    change = table.plan(owner, seat, texts, table.number, through=True)
    done = [entry.text for entry in change.entries if entry.by == seat]
    assert done == texts
    assert change.entries[2].text.startswith("roll ")
    assert change.stopped is None


def test_a_plan_whose_first_action_is_refused_changes_nothing() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    before = photo(table)
    with pytest.raises(MalformedInput):
        table.plan(owner, seat, ["dance", "move tea_house"], table.number)
    with pytest.raises(StaleAction):
        table.plan(owner, seat, ["move tea_house"], table.number - 1)
    assert photo(table) == before
    refused(table, lambda t: t.plan(owner, seat, [], t.number), "plan_length")
    refused(table, lambda t: t.plan(owner, seat, ["end_turn"] * 33, t.number), "plan_length")


def test_undo_and_redo_are_for_the_owner() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    other = PEOPLE[1 - seat]
    assert table.match is not None
    start = table.match.state.digest()
    table.act(owner, seat, "move fabric_warehouse", table.number)
    moved = table.match.state.digest()
    refused(table, lambda t: t.undo(other, seat, t.number), "not_your_seat")
    with pytest.raises(IllegalAction, match="cannot undo"):
        table.undo(other, 1 - seat, table.number)
    with pytest.raises(StaleAction):
        table.undo(owner, seat, table.number - 1)
    change = table.undo(owner, seat, table.number)
    assert change.entries[0].text.startswith("undo ")
    assert table.match.state.digest() == start
    table.redo(owner, seat, table.number)
    assert table.match.state.digest() == moved
    assert photo(table) == photo(table_from(stored(table)))


def test_undo_does_not_cross_chance() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    with pytest.raises(IllegalAction, match="chance has spoken"):
        table.undo(owner, seat, table.number)


def test_the_game_ends_and_tells_its_secret() -> None:
    table = begun(players=2, max_rounds=3)
    assert table.commitment == commitment_of(SECRET)
    change = None
    assert table.match is not None
    while table.status == Status.PLAYING:
        assert SECRET not in str(table.match.log.to_json())
        refused(table, lambda t: t.log(), "not_over")
        change = act_once(table, SeededSource(table.number))
    assert change is not None
    assert change.over
    assert change.status_changed
    assert change.row is not None
    assert change.row.status == "over"
    log = table.log()
    assert log.result is not None
    assert log.result["secret"] == SECRET
    assert log.header["fair"]["commitment"] == table.commitment
    assert verify(log).problem is None
    assert table.waits_for is None
    refused(table, lambda t: t.act("ann", 0, 0, t.number), "not_playing")
    refused(table, lambda t: t.undo("ann", 0, t.number), "not_playing")


def test_there_is_no_log_before_the_game() -> None:
    refused(table_of(players=2), lambda t: t.log(), "not_begun")
    refused(table_of(players=2), lambda t: t.act("ann", 0, 0, 0), "not_playing")


# Who plays a seat.


def test_the_others_give_the_seat_of_somebody_who_is_away_to_a_bot() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    other = PEOPLE[1 - seat]
    assert table.asks_bot() is None
    refused(table, lambda t: t.set_away("stranger", seat, 999.0), "no_seat")
    refused(table, lambda t: t.set_away(other, seat, 0.0), "not_away")
    refused(table, lambda t: t.set_away(other, seat, AWAY_SECONDS - 1.0), "not_away")
    change = table.set_away(other, seat, AWAY_SECONDS)
    assert change.seats_changed
    assert change.row is not None
    assert table.asks_bot() == (seat, SUBSTITUTE)
    refused(table, lambda t: t.set_away(other, seat, 999.0), "not_a_person")
    refused(table, lambda t: t.act(owner, seat, 0, t.number), "away")
    refused(table, lambda t: t.undo(owner, seat, t.number), "away")
    assert table.match is not None
    table.bot_acts(seat, table.match.state.legal_actions()[0], table.number)
    refused(table, lambda t: t.take_back(other, seat), "not_your_seat")
    table.take_back(owner, seat)
    assert table.asks_bot() is None
    refused(table, lambda t: t.set_away(other, seat, 999.0), "just_back")
    act_once(table, SeededSource(1))


def test_where_several_play_all_others_must_want_it() -> None:
    table = begun(players=3)
    owner, seat = owner_and_seat(table)
    others = [person for person in PEOPLE[:3] if person != owner]
    table.set_away(others[0], seat, 500.0)
    table.set_away(others[0], seat, 500.0)  # a second vote of the same person is none
    assert table.asks_bot() is None
    assert table.votes_for(seat) == 1
    refused(table, lambda t: t.set_away(others[1], seat, 0.0), "not_away")
    assert table.votes_for(seat) == 0, "they came back: the votes are gone"
    table.set_away(others[0], seat, 500.0)
    table.set_away(others[1], seat, 500.0)
    assert table.asks_bot() == (seat, SUBSTITUTE)


def test_a_person_may_let_a_bot_stand_in_at_once_but_not_again_and_again() -> None:
    clock = [100.0]
    table = begun(players=2, now=lambda: clock[0])
    owner, seat = owner_and_seat(table)
    table.set_away(owner, seat)
    assert table.asks_bot() == (seat, SUBSTITUTE)
    table.take_back(owner, seat)
    clock[0] += 59.0
    refused(table, lambda t: t.set_away(owner, seat), "just_back")
    clock[0] += 1.0
    table.set_away(owner, seat)


def test_a_very_long_game_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    act_once(table, SeededSource(1))
    monkeypatch.setattr("istanbul.server.table.table.LONGEST_WITH_UNDO", table.entries)
    refused(table, lambda t: t.undo(owner, seat, t.number), "too_long")


def test_a_bot_only_acts_where_it_is_asked() -> None:
    table = begun(players=2)
    _, seat = owner_and_seat(table)
    refused(table, lambda t: t.bot_acts(seat, 0, t.number), "no_bot")
    table.set_away(PEOPLE[1 - seat], seat, 500.0)
    before = photo(table)
    with pytest.raises(StaleAction):
        table.bot_acts(seat, 0, table.number - 1)
    with pytest.raises(IllegalAction):
        table.bot_acts(1 - seat, 0, table.number)
    assert photo(table) == before


def test_a_seat_that_resigned_is_played_by_a_bot_for_good() -> None:
    table = begun(players=2)
    owner, seat = owner_and_seat(table)
    refused(table, lambda t: t.resign(owner, 1 - seat), "not_your_seat")
    table.resign(owner, seat)
    assert table.asks_bot() == (seat, SUBSTITUTE)
    refused(table, lambda t: t.take_back(owner, seat), "resigned")
    refused(table, lambda t: t.resign(owner, seat), "resigned")
    refused(table, lambda t: t.act(owner, seat, 0, t.number), "resigned")


# The clock.


def test_the_clock_runs_for_the_person_who_decides() -> None:
    clock = [100.0]
    table = begun(players=2, turn_seconds=60, now=lambda: clock[0])
    _, seat = owner_and_seat(table)
    assert table.deadline == 160.0
    clock[0] = 130.0
    act_once(table, SeededSource(1))
    if table.waits_for == seat:
        assert table.deadline == 160.0  # the same turn
    while table.waits_for == seat:
        act_once(table, SeededSource(table.number))
    assert table.deadline == 190.0
    refused(table, lambda t: t.out_of_time(189.0), "in_time")
    change = table.out_of_time(190.0)
    assert change.seats_changed
    assert table.asks_bot() == (table.waits_for, SUBSTITUTE)
    assert table.deadline is None


def test_no_message_stops_the_clock() -> None:
    clock = [100.0]
    table = begun(players=2, turn_seconds=60, now=lambda: clock[0])
    owner, seat = owner_and_seat(table)
    clock[0] = 150.0
    table.set_away(owner, seat)
    assert table.deadline is None
    table.take_back(owner, seat)
    assert table.deadline == 160.0, "the same turn, the same end of it"
    clock[0] = 160.0
    table.out_of_time(160.0)
    refused(table, lambda t: t.take_back(owner, seat), "out_of_time")
    while table.waits_for == seat:
        assert table.match is not None
        table.bot_acts(seat, table.match.state.legal_actions()[0], table.number)
    table.take_back(owner, seat)


def test_no_clock_runs_without_one_or_before_and_after_the_game() -> None:
    assert table_of(players=2, turn_seconds=60).deadline is None
    table = begun(players=2, max_rounds=1)
    assert table.deadline is None
    refused(table, lambda t: t.out_of_time(1e12), "in_time")
    timed = begun(players=2, max_rounds=1, turn_seconds=60)
    play_on(timed)
    assert timed.deadline is None
