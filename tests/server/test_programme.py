"""When a room is told: what the server does by itself takes its time."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from istanbul.agents import roster
from istanbul.server.live.programme import BEAT, LONG_BEAT, THOUGHT, Programme
from istanbul.server.table.change import Change
from istanbul.server.table.seats import bot_seat
from istanbul.server.table.stage import Passage
from istanbul.server.table.table import Table
from tests.server.playing import begun
from tests.server.test_stage import act, finish, passed_by

PACING = 0.5


class Room:
    """Takes down what it is told, and when."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[tuple[Passage, bool]] = []
        self.ended = 0

    def tell_passage(self, change: Change, passage: Passage, is_first: bool) -> None:
        self.told.append((passage, is_first))

    def end_of_change(self, change: Change) -> None:
        self.ended += 1


class Loop:
    """A clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.due: list[float] = []
        monkeypatch.setattr("istanbul.server.live.programme.time.monotonic", lambda: self.now)
        monkeypatch.setattr("asyncio.get_running_loop", lambda: self)

    def call_later(self, wait: float, what: object) -> asyncio.TimerHandle:
        self.due.append(self.now + wait)
        self.what = what
        return self  # type: ignore[return-value]  # all that is needed of it

    def cancel(self) -> None:
        self.due.clear()

    def ring(self) -> None:
        self.now = self.due.pop()
        self.what()  # type: ignore[operator]  # the callback


def programme(room: Room, pacing: float = PACING) -> Programme:
    return Programme(room, pacing)  # type: ignore[arg-type]  # as much of a room as it needs


def change_of(table: Table, passages: Sequence[Passage]) -> Change:
    return Change(table, table.number, passages=list(passages))


def test_a_choice_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, table = Loop(monkeypatch), begun(players=2)
    room = Room(table)
    shown = programme(room)
    shown.add(change_of(table, act(table, "move fabric_warehouse")))
    assert [is_first for _, is_first in room.told] == [True]
    assert room.ended == 1
    assert loop.due == []
    assert shown.now is not None
    assert shown.now.after == table.number


def test_a_seat_without_a_choice_seems_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop(monkeypatch)
    table, _, passages = passed_by()
    room = Room(table)
    shown = programme(room)
    shown.add(change_of(table, passages))
    assert room.told == [(passages[0], True)]
    assert shown.now is not None
    assert shown.now.by == passages[1].by, "it decides, as far as anybody can see"
    assert shown.now.after == passages[0].after
    least, most = (100.0 + PACING * thought for thought in THOUGHT)
    assert least <= loop.due[0] <= most
    while loop.due:
        loop.ring()
    assert [passage for passage, _ in room.told] == passages
    assert room.ended == 1
    assert shown.now.after == table.number


def test_the_turns_of_bots_last_whole_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, table = Loop(monkeypatch), begun(players=2)
    seat = table.waits_for
    assert seat is not None
    room = Room(table)
    shown = programme(room)
    last = finish(table)
    shown._began = 100.0
    for bot, beat in (("trader", BEAT), ("master", LONG_BEAT)):
        table.seats[seat] = bot_seat(bot)
        for asked, beats in ((0.0, 1), (0.1, 1), (0.9, 1), (1.1, 2)):
            loop.now = 100.0 + asked * beat * PACING
            shown._last, shown._began = 0.0, 100.0
            shown.add(change_of(table, [replace(last[-1])]))
            assert loop.due == [pytest.approx(100.0 + beats * beat * PACING)]
            loop.ring()
    shown.add(change_of(table, last))
    shown.close()
    assert loop.due == []


def test_without_a_pause_nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop(monkeypatch)
    table, _, passages = passed_by()
    room = Room(table)
    programme(room, 0.0).add(change_of(table, passages))
    assert [passage for passage, _ in room.told] == passages
    assert loop.due == []


def test_nobody_knows_how_long_other_players_think() -> None:
    assert [roster.answers_at_once(name) for name in roster.RUNGS] == [True] * 3 + [False] * 2
    assert not roster.answers_at_once("cmd:node bot.js")


def test_a_bot_without_a_choice_takes_a_beat_as_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop(monkeypatch)
    table, _, passages = passed_by()
    table.seats[passages[1].by] = bot_seat("trader")
    shown = programme(Room(table))
    shown.add(change_of(table, passages))
    assert loop.due == [pytest.approx(100.0 + BEAT * PACING)]
