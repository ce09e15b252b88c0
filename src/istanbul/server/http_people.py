"""HTTP endpoints about the person who asks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

from msgspec import to_builtins
from starlette.responses import Response, StreamingResponse

from istanbul.engine.errors import GameError
from istanbul.engine.log import Log
from istanbul.engine.node import Json
from istanbul.server.bodies import Me, PersonalLink
from istanbul.server.http import Call, with_cookie
from istanbul.server.http_tables import row_info
from istanbul.server.people import LINK_SECONDS, changed, newcomer, shown
from istanbul.server.records import StoredTable, TableRow
from istanbul.server.store.base import StorageFailed
from istanbul.server.table import Status
from istanbul.server.tables import log_from
from istanbul.server.updates import encode, viewers_of


async def me(call: Call) -> Response:
    """Who I am. Somebody new gets an identity; nothing is stored before they do something."""
    site, language = call.site, call.request.headers.get("accept-language")
    if call.person:
        # The cookie is given anew, so that it never runs out for somebody who comes back.
        person, row = call.person, await site.person(call.person, language)
    else:
        site.limits.check(site.limits.newcomers, call.address)
        person = site.signer.new_person()
        row = newcomer(person, language)
    return with_cookie(shown(row), site.signer.set_cookie(person, call.secure))


async def change_me(call: Call) -> Me:
    """Another name, language or webhook."""
    row = changed(await call.site.person(call.person), call.body)
    await call.site.hub.save_person(row)
    return shown(row)


async def make_link(call: Call) -> PersonalLink:
    """A link that makes another device me."""
    token = call.site.signer.make_link(call.person)
    return PersonalLink(token=token, path=f"/#/enter/{token}", seconds=LINK_SECONDS)


async def enter(call: Call) -> Response:
    """Be the person of a link."""
    site = call.site
    site.limits.check(site.limits.guesses, call.address)
    person = site.signer.use_link(call.body.token)
    row = await site.person(person)
    return with_cookie(shown(row), site.signer.set_cookie(person, call.secure))


async def my_data(call: Call) -> Response:
    """All that is stored about me, as a file: what I am called, my tables, their logs."""
    row = await call.site.person(call.person)
    tables = await call.site.hub.of_person(call.person)
    mine = {"person": row.id, "me": shown(row), "created": row.created}
    headers = {"Content-Disposition": 'attachment; filename="istanbul-my-data.json"'}
    return StreamingResponse(
        _data(call, encode(mine), tables), media_type="application/json", headers=headers
    )


async def _data(call: Call, mine: bytes, tables: Sequence[StoredTable]) -> AsyncIterator[bytes]:
    """The file, a table at a time: somebody may have played hundreds of games."""
    yield mine[:-1] + b', "tables": ['
    for n, stored in enumerate(tables):
        yield (b",\n" if n else b"\n") + encode(await _table_data(call, stored))
    yield b"\n]}\n"


async def _table_data(call: Call, stored: StoredTable) -> Json:
    """A table of mine: the line of the list, my seats, and the log as I may see it."""
    info, log = row_info(stored, call.person), None
    seats = [stored.row.body["seats"][seat] for seat in info.your_seats]
    with suppress(GameError, StorageFailed):  # not begun, or deleted meanwhile
        log = (await _log(call, stored.row)).to_json()
    return {**to_builtins(info), "seats": seats, "log": log}


async def _log(call: Call, row: TableRow) -> Log:
    """A finished game's log lies open as it is stored; another one is seen through my eyes."""
    if row.status == Status.OVER:
        stored = await call.site.hub.reader.read(lambda store: store.load_table(row.id))
        if stored is not None:
            return log_from(stored)
    table = await call.site.hub.table(row.id)
    return table.log_for(viewers_of(table, call.person)[0])


async def forget_me(call: Call) -> Response:
    """Delete what is stored about me.

    Tables of mine where no other person sits go with their logs. At the others a computer player
    goes on for me, and my name is taken off.
    """
    site, person = call.site, call.person
    for stored in await site.hub.of_person(person):
        others = {seat["owner"] for seat in stored.row.body["seats"]} - {None, person}
        if stored.row.host == person and not others:
            await site.hub.delete(person, stored.row.id)
        else:
            await site.hub.do(stored.row.id, lambda table: table.forget(person))
    site.signer.drop_links(person)
    await site.hub.delete_person(person)
    return Response(status_code=204, headers={"Set-Cookie": site.signer.drop_cookie()})
