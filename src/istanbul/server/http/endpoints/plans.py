"""HTTP endpoints about plans in advance. Only who has a seat knows of its plan."""

from __future__ import annotations

import asyncio

from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.plans.planning import check_planner, look, made, plan_info
from istanbul.server.protocol.plan_bodies import MyPlan, NewPlan, PlanFrame, PlanLook
from istanbul.server.table.change import Change
from istanbul.server.table.stage import Passage
from istanbul.server.table.table import Table

SEAT = {"seat": "one of my seats"}


@endpoint("GET /api/tables/{table}/plan", query=SEAT)
async def my_plan(call: Call) -> MyPlan:
    """My plan in advance, and why the last one ended."""
    table = await call.site.hub.table(call.part("table"))
    seat = _seat(call, table)
    possible = table.match is not None and not table.match.game.rolls_first
    return plan_info(table.seats[seat], possible)


@endpoint("POST /api/tables/{table}/plan/look")
async def look_ahead(call: CallWith[PlanLook]) -> PlanFrame:
    """How the table would be after some steps of mine, if the others did nothing."""
    body = call.body
    call.site.limits.check(call.site.limits.tables, call.person)
    told = await _told(call, body.seat)
    return await asyncio.to_thread(look, told, body.seat, body.texts)


@endpoint("POST /api/tables/{table}/plan")
async def set_plan(call: CallWith[NewPlan]) -> MyPlan:
    """Make a plan for my next turns, in place of the one before."""
    person, body = call.person, call.body
    call.site.limits.check(call.site.limits.tables, call.person)
    plan = await asyncio.to_thread(made, await _told(call, body.seat), body)

    def keep(table: Table) -> Change:
        check_planner(table, person, body.seat)
        return table.set_plan(person, body.seat, plan)

    change = await call.site.hub.do(call.part("table"), keep)
    return plan_info(change.table.seats[body.seat], possible=True)


@endpoint("DELETE /api/tables/{table}/plan", query=SEAT)
async def drop_plan(call: Call) -> None:
    """Drop my plan; or take note of why it ended."""
    person, hub = call.person, call.site.hub
    seat = _seat(call, await hub.table(call.part("table")))
    await hub.do(call.part("table"), lambda table: table.set_plan(person, seat, None))


def _seat(call: Call, table: Table) -> int:
    seat = call.number("seat", None)
    if seat is None or seat not in table.viewer_of(call.person):
        raise Refused("not_your_seat", "seat: expected one of yours")
    return seat


async def _told(call: Call, seat: int) -> Passage:
    """What everybody at the table has been told of its game."""
    table = await call.site.hub.table(call.part("table"))
    check_planner(table, call.person, seat)
    room = call.site.rooms.of(table.id)
    told = room.programme.now if room is not None else None
    if told is None:
        assert table.stage is not None, "its game is on"
        told = table.stage.now()
    return told
