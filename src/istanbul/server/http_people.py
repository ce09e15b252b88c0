"""HTTP endpoints about the person who asks."""

from __future__ import annotations

from starlette.responses import Response

from istanbul.engine.node import Json
from istanbul.server.bodies import Me, PersonalLink
from istanbul.server.http import Call, with_cookie
from istanbul.server.http_tables import row_info
from istanbul.server.people import LINK_SECONDS, changed, newcomer, shown
from istanbul.server.records import PersonRow


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


async def my_data(call: Call) -> Json:
    """All that is stored about me."""
    row = await call.site.person(call.person)
    tables = await call.site.hub.of_person(call.person)
    found = [row_info(stored, call.person) for stored in tables]
    return {"person": row.id, "me": shown(row), "created": row.created, "tables": found}


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
    await site.hub.save_person(PersonRow(person, "", "en"))  # nothing is left of them
    return Response(status_code=204, headers={"Set-Cookie": site.signer.drop_cookie()})
