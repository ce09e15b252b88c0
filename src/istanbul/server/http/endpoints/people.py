"""HTTP endpoints about the person who asks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Final

from msgspec import to_builtins
from msgspec.structs import asdict
from starlette.responses import Response, StreamingResponse

from istanbul.engine.encoded import encode
from istanbul.engine.node import Json
from istanbul.server.errors import Elsewhere, Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint, with_cookies
from istanbul.server.http.endpoints.tables import row_info
from istanbul.server.people.devices import new_id
from istanbul.server.people.identity import LINK_SECONDS, OTHER_COOKIE, changed, newcomer, shown
from istanbul.server.protocol.bodies import (
    DeviceInfo,
    Enter,
    LinkOwner,
    Me,
    MeChange,
    MyDevices,
    PersonalLink,
)
from istanbul.server.store.rows import DeviceRow, PersonRow, StoredTable, StudyRow
from istanbul.server.table.stored import log_from
from istanbul.server.table.table import Status

MOST: Final = 100_000  # deliveries, rated games, tournaments: more than anybody has


@endpoint("GET /api/me", answer=Me, open_to_all=True)
async def me(call: Call) -> Response:
    """Who I am; a new person gets a cookie.

    The identity is all that is stored of somebody new.
    """
    site, language, device = call.site, call.request.headers.get("accept-language"), call.device
    if call.person:
        # The cookie is given anew, so that it never runs out for somebody who comes back.
        row = await site.person(call.person, language)
        await site.devices.seen(device, _agent(call))
    else:
        site.limits.check(site.limits.newcomers, call.visitor)
        row = newcomer(new_id(), language)
        device = await site.devices.add(row.id, _agent(call))
    other = await _other_name(call)
    return with_cookies(shown(row, other), site.signer.set_cookie(device, call.secure))


def _agent(call: Call) -> str | None:
    return call.request.headers.get("user-agent")


@endpoint("POST /api/me")
async def change_me(call: CallWith[MeChange]) -> Me:
    """Change name or language."""
    row = changed(await call.site.person(call.person), call.body)
    await call.site.hub.save_person(row)
    return shown(row, await _other_name(call))


@endpoint("POST /api/me/link")
async def make_link(call: Call) -> PersonalLink:
    """A personal link.

    It makes another device me.
    """
    token = call.site.signer.make_link(call.person)
    return PersonalLink(token=token, path=f"/#/enter/{token}", seconds=LINK_SECONDS)


@endpoint("POST /api/me/link/whose", open_to_all=True)
async def whose_link(call: CallWith[Enter]) -> LinkOwner:
    """Who one becomes by it.

    This is asked before the link is used.
    """
    site = call.site
    site.limits.check(site.limits.guesses, call.visitor)
    person, came = site.signer.look_at_link(call.body.token)
    name = (await site.person(person)).name
    return LinkOwner(name=name, you=person == call.person, came=came)


@endpoint("POST /api/me/enter", answer=Me, open_to_all=True)
async def enter(call: CallWith[Enter]) -> Response:
    """Use a personal link.

    Who this browser was before is kept, to go back to.
    """
    site, signer = call.site, call.site.signer
    site.limits.check(site.limits.guesses, call.visitor)
    person, came = signer.use_link(call.body.token)
    row = await site.person(person)
    if person == call.person:
        return with_cookies(shown(row, await _other_name(call)))
    device = await site.devices.add(person, _agent(call), came)
    cookies = [signer.set_cookie(device, call.secure)]
    if call.person:
        cookies.append(signer.set_cookie(call.device, call.secure, OTHER_COOKIE))
    other = (await site.person(call.person)).name if call.person else await _other_name(call)
    return with_cookies(shown(row, other), *cookies)


@endpoint("POST /api/me/switch", answer=Me, open_to_all=True)
async def switch(call: Call) -> Response:
    """Be who this browser was before.

    Who it is now is kept, to go back to.
    """
    site, signer = call.site, call.site.signer
    other = _other_device(call)
    person = await site.devices.person_of(other)
    if other is None or person is None:
        raise Refused("no_other", "this browser has been nobody else")
    cookies = [signer.set_cookie(other, call.secure)]
    if call.person:
        cookies.append(signer.set_cookie(call.device, call.secure, OTHER_COOKIE))
    else:
        cookies += signer.drop_cookies(call.secure, OTHER_COOKIE)
    name = (await site.person(call.person)).name if call.person else None
    return with_cookies(shown(await site.person(person), name), *cookies)


def _other_device(call: Call) -> str | None:
    cookies = call.request.headers.get("cookie")
    return call.site.signer.device_of_cookies(cookies, call.secure, OTHER_COOKIE)


async def _other_name(call: Call) -> str | None:
    """The name of who this browser was before; empty for somebody without one."""
    person = await call.site.devices.person_of(_other_device(call))
    return (await call.site.person(person)).name if person else None


@endpoint("GET /api/me/devices")
async def my_devices(call: Call) -> MyDevices:
    """Where I am logged in."""
    return MyDevices(devices=await _devices(call))


async def _devices(call: Call) -> list[DeviceInfo]:
    return [_device_info(call, row) for row in await call.site.devices.of(call.person)]


def _device_info(call: Call, row: DeviceRow) -> DeviceInfo:
    return DeviceInfo(
        id=row.id,
        label=row.label,
        created=row.created,
        seen=row.seen,
        came=row.came,
        this=row.id == call.device,
    )


@endpoint("DELETE /api/me/devices/{device}")
async def end_device(call: Call) -> None:
    """Log out one of my devices."""
    await call.site.devices.end(call.person, call.part("device"))


@endpoint("DELETE /api/me/devices")
async def end_devices(call: Call) -> None:
    """Log out all devices but this one."""
    call.site.signer.drop_links(call.person)
    await call.site.devices.end_others(call.person, call.device)


@endpoint("GET /api/me/data", answer=Json, costly=True)
async def my_data(call: Call) -> Response:
    """Everything stored about me, including logs."""
    row = await call.site.person(call.person)
    tables = await call.site.hub.of_person(call.person)
    devices = await _devices(call)
    mine = {
        "person": row.id,
        "me": shown(row),
        "created": row.created,
        "devices": devices,
        "keys": await _keys(call),
        "notices": await _notices(call, row),
        "ratings": await _ratings(call),
        "tournaments": await _tournaments(call),
        "studies": [asdict(study) for study in await _studies(call)],
        "said": await _said(call),
        "muted": len(row.body.get("muted", [])),
    }
    headers = {"Content-Disposition": 'attachment; filename="istanbul-my-data.json"'}
    return StreamingResponse(
        _data(call, encode(mine), tables), media_type="application/json", headers=headers
    )


async def _keys(call: Call) -> Json:
    """By what I can come back. Of codes nothing is stored that could be read."""
    person, reader = call.person, call.site.hub.reader
    passkeys = await reader.read(lambda store: store.passkeys_of(person))
    codes = await reader.read(lambda store: store.codes_of(person))
    return {
        "passkeys": [asdict(row) for row in passkeys],
        "codes": [{"created": row.created} for row in codes],
    }


async def _said(call: Call) -> list[Json]:
    """What I said at tables."""
    person = call.person
    rows = await call.site.hub.reader.read(lambda store: store.sayings_of(person))
    return [asdict(row) for row in rows]


async def _notices(call: Call, row: PersonRow) -> Json:
    """What I am told and where, with all that is needed to send it."""
    person = call.person
    sent = await call.site.hub.reader.read(lambda store: store.deliveries_of(person, MOST))
    return {
        "policy": row.body.get("notices"),
        "addresses": [asdict(address) for address in await call.site.addresses.of(person)],
        "sent": [asdict(delivery) for delivery in sent],
    }


async def _ratings(call: Call) -> Json:
    """How strong I am, and every game that said so."""
    reader, person = call.site.hub.reader, call.person
    rows = await reader.read(lambda store: store.ratings_of(person))
    games = await reader.read(lambda store: store.rated_games_of(person, MOST))
    return {
        "now": [asdict(row) for row in rows],
        "games": [asdict(game.row) for game in games],
    }


async def _tournaments(call: Call) -> list[Json]:
    """Those that I have made or take part in, and how I am called there."""
    mine = []
    for found in await call.site.tournaments.of(call.person, MOST):
        number = found.number_of(call.person)
        line = next((each for each in found.lines() if each.player == number), None)
        called = found.players[number].name if number is not None else None
        chosen = {"id": found.id, "name": found.name, "host": found.host == call.person}
        mine.append({**chosen, "called": called, "standing": asdict(line) if line else None})
    return mine


async def _studies(call: Call) -> list[StudyRow]:
    """What I have learned: puzzles, and a rating."""
    person = call.person
    return await call.site.hub.reader.read(lambda store: store.studies_of(person))


async def _data(call: Call, mine: bytes, tables: Sequence[StoredTable]) -> AsyncIterator[bytes]:
    """The file, a table at a time: somebody may have played hundreds of games."""
    yield mine[:-1] + b', "tables": ['
    for n, stored in enumerate(tables):
        yield (b",\n" if n else b"\n") + encode(await _table_data(call, stored))
    yield b"\n]}\n"


async def _table_data(call: Call, stored: StoredTable) -> Json:
    """A table of mine: the line of the list, my seats, and the log of a game that is over."""
    info, log = row_info(stored, call.person), None
    seats = [stored.row.body["seats"][seat] for seat in info.your_seats]
    if stored.row.status == Status.OVER:
        whole = await call.site.hub.reader.read(lambda store: store.load_table(stored.row.id))
        log = log_from(whole).to_json() if whole is not None else None  # deleted meanwhile
    return {**to_builtins(info), "seats": seats, "log": log}


@endpoint("DELETE /api/me", status=204)
async def forget_me(call: Call) -> Response:
    """Delete everything stored about me.

    Tables of mine where no other person sits go with their logs. At the others a computer player
    goes on for me, and my name is taken off.
    """
    site, person = call.site, call.person
    with suppress(Elsewhere):  # whoever asks that server no longer is forgotten there, too
        site.pairing.stop(person)
    await site.tournaments.forget(person)  # first: no new round seats them any more
    for stored in await site.hub.of_person(person):
        others = {seat["owner"] for seat in stored.row.body["seats"]} - {None, person}
        await site.hub.bring(stored.row.id)
        if stored.row.host == person and not others:
            await site.hub.delete(person, stored.row.id, forget=True)
        else:
            await site.hub.do(stored.row.id, lambda table: table.forget(person))
    await site.talking.forget(person)
    site.signer.drop_links(person)
    async with site.ratings.one_game:
        await site.hub.delete_person(person)
    site.devices.forget(person)
    site.neighbours.forget(person)
    site.devices.tell("", person)
    response = Response(status_code=204)
    for cookie in site.signer.drop_cookies(call.secure):
        response.headers.append("Set-Cookie", cookie)
    return response
