"""What is told when, and to whom."""

import pytest

from bench.counter.game import Counter
from istanbul.engine.errors import IllegalAction
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.server.table.stage import STRIDE, Passage, Stage
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Status, Table
from tests.server.playing import PEOPLE, act_once, begun, stored


def stage_of(table: Table) -> Stage:
    assert table.stage is not None
    return table.stage


def act(table: Table, text: str) -> list[Passage]:
    seat = table.waits_for
    assert seat is not None
    return table.act(PEOPLE[seat], seat, text, table.number).passages


def undo(table: Table, seat: int) -> list[Passage]:
    return table.undo(PEOPLE[seat], seat, table.number).passages


def finish(table: Table) -> list[Passage]:
    """End the turn, by whatever comes first."""
    assert table.match is not None
    seat = table.waits_for
    found: list[Passage] = []
    while table.waits_for == seat:
        found = act(table, table.match.state.text(table.match.state.legal_actions()[0]))
    return found


def test_others_are_told_of_a_turn_when_it_is_over() -> None:
    table = begun(players=2)
    stage, seat = stage_of(table), table.waits_for
    before = stage.public
    assert stage.number == before
    (moved,) = act(table, "move fabric_warehouse")
    assert (moved.by, moved.before, moved.after, moved.marks) == (seat, before, before + 1, [])
    assert moved.public == before
    assert stage.number == before + 1
    ended = finish(table)[-1]
    assert ended.by == seat
    assert ended.decides == table.waits_for != seat
    assert ended.marks[0].before == before
    assert [mark.step.n for mark in ended.marks] == [
        before + STRIDE * (n + 1) for n in range(len(ended.marks))
    ]
    assert ended.after == stage.number == stage.public == ended.marks[-1].step.n
    told = [event["event"] for mark in ended.marks for event in mark.step.events]
    assert "moved" in told
    assert "forced" not in told
    assert all(mark.step.text == "" for mark in ended.marks)
    assert ended.marks[-1].state is ended.state


def test_a_game_without_secrets_is_watched_live() -> None:
    table = begun(game="dice", players=2)
    for _ in range(12):
        change = act_once(table, SeededSource(table.number))
        assert all(passage.marks for passage in change.passages)
        assert table.stage is not None
        assert table.stage.number == table.stage.public


def test_what_is_taken_back_before_it_is_told_never_is() -> None:
    table = begun(players=2)
    stage, seat = stage_of(table), table.waits_for
    assert seat is not None
    before = stage.public
    act(table, "move fabric_warehouse")
    (back,) = undo(table, seat)
    assert back.marks == []
    assert [step.text for step in back.steps] == [f"undo {before}"]
    (again,) = table.redo(PEOPLE[seat], seat, table.number).passages
    assert [step.text for step in again.steps] == [f"redo {before + 1}"]
    undo(table, seat)
    act(table, "move tea_house")
    places = [
        event.get("place")
        for mark in finish(table)[-1].marks
        for event in mark.step.events
        if event["event"] == "moved"
    ]
    assert places == ["tea_house"]


def test_a_turn_that_was_told_can_be_taken_up_again() -> None:
    table = begun(players=2)
    stage, seat = stage_of(table), table.waits_for
    assert seat is not None
    before = stage.public
    act(table, "move fabric_warehouse")
    start = stage.now().start
    told = finish(table)[-1].marks
    assert stage.may_undo == seat
    (back,) = undo(table, seat)
    (mark,) = back.marks
    assert (mark.before, mark.step.n) == (told[-1].step.n, told[-1].step.n + STRIDE)
    assert (mark.step.text, mark.state) == (f"undo {before}", start)
    assert table.waits_for == seat
    assert stage.now().by == seat
    assert stage.number == stage.public == mark.step.n
    again = finish(table)[-1].marks
    assert [m.step.events for m in again] == [m.step.events for m in told]


def test_numbers_are_the_same_after_a_restart() -> None:
    table = begun(players=3, expansions=["mocha", "letters"])
    source = SeededSource(3)
    for _ in range(60):
        act_once(table, source)
        again = table_from(stored(table))
        assert (again.number, stage_of(again).public) == (table.number, stage_of(table).public)


def passed_by() -> tuple[Table, int, list[Passage]]:
    """A table where somebody has just acted, and another seat had no choice."""
    for seed in range(40):
        table = begun(players=4, expansions=["letters"])
        source = SeededSource(seed)
        while table.status == Status.PLAYING and table.entries < 400:
            seat = table.waits_for
            passages = act_once(table, source).passages
            if any(passage.alone for passage in passages) and table.status == Status.PLAYING:
                assert seat is not None
                return table, seat, passages
    raise AssertionError("nobody was passed by")


def test_a_seat_that_is_passed_by_seems_to_decide() -> None:
    table, seat, (acted, *passed) = passed_by()
    first = passed[0]
    assert (acted.by, acted.asked) == (seat, False)
    assert acted.decides == first.by != seat
    assert first.alone
    assert first.steps[0].text == ""
    assert acted.marks, "the others are told what led there"
    assert passed[-1].asked
    assert passed[-1].decides == table.waits_for
    for one, other in zip([acted, *passed], passed, strict=False):
        assert one.after == other.before


def test_nobody_takes_back_what_another_seat_might_have_decided() -> None:
    table, seat, _ = passed_by()
    assert table.match is not None
    if table.match.may_undo == seat:
        assert stage_of(table).may_undo is None
        with pytest.raises(IllegalAction, match="others have decided"):
            undo(table, seat)


def test_a_game_that_begins_with_a_choice_begins_with_its_seat() -> None:
    match = Match(Counter(), keep_states=False)
    stage = Stage(match)
    assert (stage.now().by, stage.number) == (match.waits_for, 0)
    seat = match.waits_for
    (passage,) = stage.played(match.act(seat, match.state.legal_actions()[0]))
    assert passage.by == seat
    assert [mark.step.by for mark in passage.marks] == [seat]
