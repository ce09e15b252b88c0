"""HTTP endpoints about keeping an identity: passkeys and recovery codes."""

from __future__ import annotations

import time

from msgspec.structs import replace

from istanbul.server.errors import Refused
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.people import passkeys
from istanbul.server.people.devices import label_of
from istanbul.server.people.identity import LINK_SECONDS
from istanbul.server.people.recovery import new_codes, read_code
from istanbul.server.protocol.bodies import PersonalLink
from istanbul.server.protocol.keep_bodies import (
    Credential,
    MyKeys,
    PasskeyInfo,
    PasskeyOptions,
    RecoveryCodes,
    UseCode,
)
from istanbul.server.store.rows import CodeRow, KeepWrite, PasskeyRow, Way, Write


@endpoint("GET /api/me/keys")
async def my_keys(call: Call) -> MyKeys:
    """By what I can come back: passkeys and recovery codes."""
    return await _keys(call)


async def _keys(call: Call) -> MyKeys:
    person, reader = call.person, call.site.hub.reader
    found = await _passkeys(call)
    codes = await reader.read(lambda store: store.codes_of(person))
    return MyKeys(
        passkeys=[
            PasskeyInfo(id=row.id, label=row.label, created=row.created, used=row.used)
            for row in found
        ],
        codes=len(codes),
        obstacle=_party(call).obstacle,
    )


@endpoint("POST /api/me/passkeys/begin")
async def begin_passkey(call: Call) -> PasskeyOptions:
    """Ask for a new passkey.

    The browser makes it and sends it.
    """
    party, site = _party(call), call.site
    party.check()
    has = await _passkeys(call)
    if len(has) >= passkeys.MOST:
        raise Refused("many_passkeys", "you have as many passkeys as there can be; remove one")
    name = (await site.person(call.person)).name
    challenge = site.challenges.make(call.device, "add")
    return PasskeyOptions(options=passkeys.asked_to_make(party, challenge, call.person, name, has))


@endpoint("POST /api/me/passkeys")
async def add_passkey(call: CallWith[Credential]) -> MyKeys:
    """Keep a passkey that the browser has made."""
    party, site, now = _party(call), call.site, time.time()
    party.check()
    challenge = site.challenges.use(call.device, "add")
    passkey, public_key, counter = passkeys.made(party, challenge, call.body.credential)
    if await site.hub.reader.read(lambda store: store.load_passkey(passkey)):
        raise passkeys.refused()  # nobody takes over a passkey of somebody else
    label = label_of(call.request.headers.get("user-agent"))
    row = PasskeyRow(passkey, call.person, public_key, counter, label, now, now)
    await _store(call, KeepWrite(passkey=row))
    return await _keys(call)


@endpoint("DELETE /api/me/passkeys/{passkey}")
async def remove_passkey(call: Call) -> None:
    """Remove one of my passkeys; it makes nobody me any more."""
    passkey = call.part("passkey")
    if passkey not in [row.id for row in await _passkeys(call)]:
        raise Refused("no_passkey", "you have no such passkey")
    await _store(call, KeepWrite(delete_passkey=passkey))


@endpoint("POST /api/me/codes")
async def make_codes(call: Call) -> RecoveryCodes:
    """New recovery codes, in place of the old ones.

    They are shown this once.
    """
    codes, now = new_codes(), time.time()
    rows = tuple(CodeRow(_mark(call, code), call.person, now) for code in codes)
    await _store(call, KeepWrite(codes=rows))
    return RecoveryCodes(codes=codes)


@endpoint("POST /api/me/enter/begin")
async def begin_enter(call: Call) -> PasskeyOptions:
    """Ask for a passkey of who I am elsewhere."""
    party, site = _party(call), call.site
    party.check()
    site.limits.check(site.limits.guesses, call.visitor, call.person)
    challenge = site.challenges.make(call.device, "enter")
    return PasskeyOptions(options=passkeys.asked_to_show(party, challenge))


@endpoint("POST /api/me/enter/passkey")
async def enter_by_passkey(call: CallWith[Credential]) -> PersonalLink:
    """A personal link for a passkey.

    Nobody is anybody else before it is used.
    """
    party, site, credential = _party(call), call.site, call.body.credential
    party.check()
    site.limits.check(site.limits.guesses, call.visitor, call.person)
    challenge = site.challenges.use(call.device, "enter")
    passkey = credential.get("id") if isinstance(credential, dict) else None
    if not isinstance(passkey, str):
        raise passkeys.refused()
    row = await site.hub.reader.read(lambda store: store.load_passkey(passkey))
    if row is None:
        raise passkeys.refused()
    counter = passkeys.shown_counter(party, challenge, credential, row)
    await _store(call, KeepWrite(passkey=replace(row, counter=counter, used=time.time())))
    return _link(call, row.person, "passkey")


@endpoint("POST /api/me/enter/code")
async def enter_by_code(call: CallWith[UseCode]) -> PersonalLink:
    """A personal link for a recovery code, which is used up by it."""
    site, mark = call.site, _mark(call, call.body.code)
    site.limits.check(site.limits.guesses, call.visitor, call.person)
    async with site.using_codes:  # two requests with the same code: one of them is too late
        row = await site.hub.reader.read(lambda store: store.load_code(mark))
        if row is None:
            raise Refused("code_used", "this recovery code is wrong or has been used")
        await _store(call, KeepWrite(used_code=mark))
    return _link(call, row.person, "code")


def _party(call: Call) -> passkeys.Party:
    return passkeys.party_of(call.request.headers["host"], call.secure)


def _mark(call: Call, code: str) -> str:
    return call.site.signer.mark("code", read_code(code))


def _link(call: Call, person: str, came: Way) -> PersonalLink:
    token = call.site.signer.make_link(person, came)
    return PersonalLink(token=token, path=f"/#/enter/{token}", seconds=LINK_SECONDS)


async def _passkeys(call: Call) -> list[PasskeyRow]:
    person = call.person
    return await call.site.hub.reader.read(lambda store: store.passkeys_of(person))


async def _store(call: Call, write: KeepWrite) -> None:
    await call.site.hub.writer.stored(Write(keep=write))
