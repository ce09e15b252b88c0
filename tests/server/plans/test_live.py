"""Plans at live tables: who carries them out, who hears of it, and who does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.json import decode

from istanbul.server.live.hub import Hub
from istanbul.server.live.metrics import Metrics
from istanbul.server.live.rooms import Rooms
from istanbul.server.notices.notices import Notices
from istanbul.server.plans.planning import look, made
from istanbul.server.protocol.parts import DecisionNode
from istanbul.server.protocol.plan_bodies import NewPlan, PlanFrame
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import AddressRow, NoticeWrite, PersonRow, Write
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.change import Change
from istanbul.server.table.skipping import declined
from istanbul.server.table.table import Table
from tests.server.notices.fortnight import World
from tests.server.playing import texts
from tests.server.serving import Person, server
from tests.server.test_hub import begun, with_hub
from tests.server.test_looks import Page
from tests.server.test_scene import read

DECLINES = ("end_turn", "skip", "refuse")
Look = Callable[[list[str]], PlanFrame]


def walk(look: Look) -> list[str]:
    """A turn in which a merchant only walks."""
    given: list[str] = []
    while not given or not look(given).begins:
        node = read(look(given).frame.node)
        assert isinstance(node, DecisionNode)
        texts = [option.text for option in node.options or []]
        walks = [text for text in texts if text.startswith("move ")]
        wanted = (*DECLINES, *reversed(walks), texts[0])
        given.append(next(text for text in wanted if text in texts))
    return given


def waiting(table: Table) -> tuple[int, str]:
    """A seat that does not decide now, and its person."""
    seat = next(n for n in range(len(table.seats)) if n != table.waits_for)
    return seat, str(table.seats[seat].owner)


def plan_of(table: Table, seat: int) -> Change:
    """That a merchant only walks, in the next turn."""
    assert table.stage is not None
    told = table.stage.now()
    given = walk(partial(look, told, seat))
    plan = made(told, NewPlan(seat=seat, number=told.public, texts=given))
    return table.set_plan(str(table.seats[seat].owner), seat, plan)


async def others_play(hub: Hub, table: Table, seat: int) -> None:
    """They go to the first place they can reach: the merchant of the plan goes to the last."""

    def walk_on(table: Table) -> Change:
        decides = table.waits_for
        assert decides is not None
        assert table.match is not None
        action = declined(table.match.state)
        return table.act(str(table.seats[decides].owner), decides, action, table.number)

    while table.waits_for not in (None, seat):
        await hub.do(table.id, walk_on)


async def until(hub: Hub, table_id: str, seat: int) -> Table:
    """The plan of a seat has been carried out, or dropped."""
    while (table := await hub.table(table_id)).seats[seat].plan is not None:
        await asyncio.sleep(0)
    return table


def test_plans_are_carried_out_also_after_a_restart(database: str) -> None:
    known: list[tuple[str, int]] = []
    wanted: list[str] = []

    async def first(hub: Hub) -> None:
        table = await begun(hub)
        seat, _ = waiting(table)
        await hub.do(table.id, lambda t: plan_of(t, seat))
        hub._attendant.close()  # the server dies before it comes to it
        await others_play(hub, table, seat)
        known.append((table.id, seat))
        plan = table.seats[seat].plan
        assert plan is not None
        wanted.extend(f"{seat} {step.text}" for step in plan.steps)

    async def second(hub: Hub) -> None:
        await hub.resume()
        table = await until(hub, *known[0])
        assert texts(table)[-len(wanted) :] == wanted

    with_hub(open_store(database), first)
    with_hub(open_store(database), second)


def test_others_are_told_of_no_plan(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        table = await begun(hub)
        seat, _ = waiting(table)
        rooms, other = Rooms(hub), Page(str(table.seats[table.waits_for or 0].owner))
        room, looking = await rooms.enter(other, table.id, True)
        await asyncio.sleep(0.1)
        before, whole = len(other.sent), room.whole(other, looking, None)
        await hub.do(table.id, lambda t: plan_of(t, seat))
        await asyncio.sleep(0.1)
        assert len(other.sent) == before
        assert room.whole(other, looking, None) == whole

    with_hub(SqliteStore(tmp_path / "tables.db"), test)


def test_whoever_has_a_plan_is_told_only_if_it_fails(tmp_path: Path) -> None:
    async def test(hub: Hub) -> None:
        world = World()
        notices = Notices(hub, Rooms(hub), world, address="", metrics=Metrics(), now=world.clock)
        hub.subscribe_all(notices.changed)
        hub.to_tell = notices.to_tell
        table = await begun(hub)
        seat, person = waiting(table)
        body = {"notices": {"your_turn": ["webhook"]}}
        await hub.save_person(PersonRow(person, "", "de", body))
        row = AddressRow("hook", person, "webhook", {}, "ok", "", 0.0)
        await hub.writer.stored(Write(notice=NoticeWrite(address=row)))
        world.ways["hook"] = "good"

        async def told() -> list[str]:
            await notices.step()
            await notices.outbox.settled()
            found = await hub.reader.read(lambda store: store.deliveries_of(person, 99))
            return [row.kind for row in found]

        await hub.do(table.id, lambda t: plan_of(t, seat))
        await others_play(hub, table, seat)
        assert await told() == [], "the plan is quicker"
        await until(hub, table.id, seat)
        assert await told() == []

        await hub.do(table.id, lambda t: plan_of(t, seat))
        plan = table.seats[seat].plan
        assert plan is not None
        plan.steps[0].causes[0]["place"] = "moon"  # it expects what will not be
        await others_play(hub, table, seat)
        dropped = await until(hub, table.id, seat)
        assert dropped.waits_for == seat
        assert await told() == ["plan_ended"]
        world.now += 120
        assert await told() == ["plan_ended"], "and not that it is their turn"
        await notices.close()

    with_hub(SqliteStore(tmp_path / "tables.db"), test)


def test_planning_over_http(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        ada, ben = Person(address), Person(address)
        seats, options = [{"kind": "me"}, {"kind": "me", "name": "Bea"}], {"players": 2}
        waits = ada("POST", "/api/tables", {"options": options, "seats": seats}).json["id"]
        early = ada("POST", f"/api/tables/{waits}/plan/look", {"seat": 0, "texts": []})
        assert early.reason == "refused-not_playing"

        body = {"options": options, "seats": seats, "start": True}
        path = f"/api/tables/{ada('POST', '/api/tables', body).json['id']}/plan"
        looks = [ada("POST", f"{path}/look", {"seat": n, "texts": []}) for n in range(2)]
        seat = next(n for n in range(2) if looks[n].status == 200)
        assert looks[1 - seat].reason == "refused-plan_now"
        seen = decode(looks[seat].raw, type=PlanFrame)

        def ahead(given: list[str]) -> PlanFrame:
            answer = ada("POST", f"{path}/look", {"seat": seat, "texts": given})
            return decode(answer.raw, type=PlanFrame)

        given = walk(ahead)
        wanted = {"seat": seat, "number": seen.number, "texts": given}
        assert ada("POST", path, {**wanted, "number": 1}).status == 409, "it is out of date"
        wrong: dict[str, Any]
        for wrong in ({"texts": []}, {"texts": ["x"] * 99}, {"seat": 99}, {"more": 1}):
            assert ada("POST", path, {**wanted, **wrong}).status == 400
        assert ben("POST", path, wanted).reason == "refused-not_your_seat"
        assert ben("GET", f"{path}?seat={seat}").reason == "refused-not_your_seat"
        made = ada("POST", path, wanted).json
        assert [step["text"] for step in made["plan"]["steps"]] == given
        assert ada("GET", f"{path}?seat={seat}").json == made
        mine = ada("GET", "/api/me/data").json["tables"]
        assert any(one["seats"][seat]["plan"] for one in mine), "plans are part of my data"
        assert ada("DELETE", f"{path}?seat={seat}").status == 204
        assert ada("GET", f"{path}?seat={seat}").json["plan"] is None
