"""Spectators who see a game some rounds later: never ahead of it, whatever they ask."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.client import Client
from istanbul.server.live.rooms import Looking, Room
from istanbul.server.protocol.terms import Terms
from istanbul.server.table.making import new_table
from istanbul.server.table.seats import person_seat
from istanbul.server.table.stored import table_from
from istanbul.server.table.table import Status, Table
from tests.server.playing import PEOPLE, SECRET, act_once, refused, stored
from tests.server.serving import Person, play_at_random, run, server
from tests.server.test_looks import Page

PLAYERS = 3


def table_with(delay: int, rounds: int = 30) -> Table:
    seats = [person_seat(name, name.title(), name) for name in PEOPLE[:PLAYERS]]
    options = {"players": PLAYERS, "max_rounds": rounds}
    table = new_table("ann", options, seats, secret=SECRET, terms=Terms(delay=delay))
    table.id = "table-1"
    table.start("ann")
    return table


def looked_at(table: Table) -> tuple[Room, Page]:
    """A room that somebody with the watch link looks into."""
    room, page = Room(table), Page("eve")
    looking = Looking(table.watch, public=True, previews=True, seats=[-1])
    room.enter(page, looking)
    page.sent.append(room.whole(page, looking, None))
    return room, page


def seen(page: Page) -> list[dict[str, Any]]:
    """What was told, but for clocks and names of tables."""
    messages = [json.loads(message) for message in page.sent]
    return [m for m in messages if m["type"] in ("table", "update")]


def turns_in(messages: list[dict[str, Any]]) -> int:
    steps = [step for message in messages for view in message["views"] for step in view["steps"]]
    return sum(event["event"] == "turn_begun" for step in steps for event in step["events"])


def move(table: Table, source: SeededSource, back: bool) -> list[Any]:
    """Some action; and now and then somebody takes back the end of their turn."""
    before = table.waits_for
    changes = [act_once(table, source)]
    stage = table.stage
    assert stage is not None
    if back and before is not None and table.waits_for != before and stage.may_undo == before:
        owner = str(table.seats[before].owner)
        changes.append(table.undo(owner, before, table.number))
    return changes


@pytest.mark.parametrize("back", [False, True])
def test_spectators_are_told_the_same_and_later(back: bool) -> None:
    """Against the same game at a table without a delay, also with turns that are taken back."""
    live, later = table_with(0, 7), table_with(1, 7)
    (room, page), (late_room, late_page) = looked_at(live), looked_at(later)
    one, other = SeededSource(5), SeededSource(5)
    behind = []
    for n in range(160):
        if live.status != Status.PLAYING:
            break
        for change in move(live, one, back=back and n % 7 == 0):
            room.changed(change)
        for change in move(later, other, back=back and n % 7 == 0):
            late_room.changed(change)
        if live.status != Status.PLAYING:
            break
        told, late = seen(page)[1:], seen(late_page)[1:]
        assert [m["after"] for m in late] == [m["after"] for m in told][: len(late)]
        assert [m["views"][0]["view"] for m in late] == [
            m["views"][0]["view"] for m in told[: len(late)]
        ], "what was public then"
        behind.append(len(told) - len(late))
        whole = json.loads(late_room.whole(late_page, late_room.members[late_page], None))
        assert whole["number"] == (late[-1]["after"] if late else seen(late_page)[0]["number"])
        assert whole["table"]["seconds_left"] is None
        if late and not back:  # a turn that was taken back is begun twice
            assert turns_in(told) - turns_in(late) >= PLAYERS
    assert live.status == Status.OVER
    assert max(behind) > PLAYERS
    assert seen(late_page)[-1]["table"]["status"] == "over", "then they see all of it"
    assert seen(late_page)[-1]["number"] == seen(page)[-1]["number"]


def test_who_sits_at_the_table_sees_it_at_once() -> None:
    table = table_with(3)
    room, ben = Room(table), Page("ben")
    room.enter(ben, Looking(table.id, public=False, previews=False, seats=[1]))
    source = SeededSource(5)
    while table.entries < 40:
        room.changed(act_once(table, source))
    assert seen(ben)[-1]["after"] == table.number or table.waits_for != 1
    assert turns_in(seen(ben)) > 0


def test_the_delay_holds_after_a_restart() -> None:
    table = table_with(1)
    source = SeededSource(5)
    while table.entries < 60:
        act_once(table, source)
    assert table.late is not None
    again = table_from(stored(table))
    assert again.late is not None
    assert table.late.now is not None
    assert again.late.now is not None
    assert again.late.now.mark.step == table.late.now.mark.step
    assert again.late.entries == table.late.entries
    assert again.late.take() == []


def test_a_public_screen_has_no_delay() -> None:
    def public(_: Table) -> Table:
        return new_table("ann", {"players": 2}, shared=True, terms=Terms(delay=1))

    refused(table_with(0), public, "shared_delay")


def test_replays_and_talk_tell_no_more(tmp_path: Path) -> None:
    with server(tmp_path) as address:

        async def play() -> tuple[str, str]:
            async with await Client.connect(address, "Ada") as ada:
                terms = {"delay": 2}
                made = await ada.new_table({"players": 2}, ["me", "me"], terms=terms)
                game = await ada.watch(made.id)
                await play_at_random(game, SeededSource(4), 40)
                return made.id, ada.cookie

        table, cookie = run(play())
        ada, eve = Person(address, cookie), Person(address)
        watch = ada("GET", f"/api/tables/{table}").json["watch"]
        assert (
            ada("POST", f"/api/tables/{table}/talk", {"seat": 0, "phrase": "hello"}).status == 204
        )

        def turns(who: Person, name: str) -> int:
            steps = who("GET", f"/api/tables/{name}/steps?viewer=-1").json["steps"]
            return sum(e["event"] == "turn_begun" for step in steps for e in step["events"])

        assert 0 < turns(eve, watch) <= turns(ada, table) - 4
        for name in (watch, table):
            assert turns(eve, name) == turns(eve, watch), "by whatever name they know it"
            replay = eve("GET", f"/api/tables/{name}/replay?viewer=-1").json
            assert replay["length"] < ada("GET", f"/api/tables/{table}/replay").json["length"]
            assert eve("GET", f"/api/tables/{name}/talk").json["sayings"] == []
            assert eve("GET", f"/api/tables/{name}/log").reason == "refused-not_over"
        assert len(ada("GET", f"/api/tables/{table}/talk").json["sayings"]) == 1
