"""HTTP endpoints about notices: what people are told while they do not look."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from msgspec import convert

from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.notices.policy import policy_of, with_policy
from istanbul.server.protocol.notice_bodies import (
    AddressInfo,
    DeliveryInfo,
    MailAddress,
    MyNotices,
    Policy,
    Subscription,
    Tested,
    Webhook,
)
from istanbul.server.store.rows import AddressRow, DeliveryRow

RECENT: Final = 20


@endpoint("GET /api/me/notices")
async def my_notices(call: Call) -> MyNotices:
    """What I am told, where, and what became of it."""
    return await _all_of(call)


async def _all_of(call: Call) -> MyNotices:
    site, person = call.site, call.person
    recent = await site.hub.reader.read(lambda store: store.deliveries_of(person, RECENT))
    push = site.senders.push
    return MyNotices(
        policy=policy_of(await site.hub.load_person(person)),
        addresses=[address_info(row) for row in await site.addresses.of(person)],
        recent=[delivery_info(row) for row in recent],
        push_key=push.public_key if push is not None else None,
        mail=site.senders.mail is not None,
    )


@endpoint("POST /api/me/notices")
async def change_notices(call: CallWith[Policy]) -> MyNotices:
    """Change what I am told, and when."""
    row = with_policy(await call.site.person(call.person), call.body)
    await call.site.hub.save_person(row)
    return await _all_of(call)


@endpoint("POST /api/me/notices/push")
async def add_push(call: CallWith[Subscription]) -> MyNotices:
    """Tell me in this browser."""
    await call.site.addresses.add_push(call.person, call.body)
    return await _all_of(call)


@endpoint("POST /api/me/notices/mail", costly=True)
async def add_mail(call: CallWith[MailAddress]) -> MyNotices:
    """Tell me by mail.

    The address gets one mail that asks whether this is wanted.
    """
    language = (await call.site.person(call.person)).language
    await call.site.addresses.add_mail(call.person, call.body, language, call.visitor)
    return await _all_of(call)


@endpoint("POST /api/me/notices/webhook")
async def add_webhook(call: CallWith[Webhook]) -> MyNotices:
    """Tell me by a request to a service of mine."""
    await call.site.addresses.add_webhook(call.person, call.body)
    return await _all_of(call)


@endpoint("DELETE /api/me/notices/addresses/{address}", status=204)
async def end_address(call: Call) -> None:
    """Tell me nothing there any more."""
    await call.site.addresses.end(call.person, call.part("address"))


@endpoint("POST /api/me/notices/addresses/{address}/test", costly=True)
async def test_address(call: Call) -> Tested:
    """Send something there now.

    The answer says what really happened.
    """
    language = (await call.site.person(call.person)).language
    outcome = await call.site.addresses.test(call.person, call.part("address"), language)
    problem, detail = _parts(outcome.problem)
    return Tested(sent=outcome.sent, problem=problem, detail=detail)


@endpoint("POST /api/notices/confirm/{token}", open_to_all=True)
async def confirm_mail(call: Call) -> None:
    """Say yes to mails, with the link of the mail that asked."""
    call.site.limits.check(call.site.limits.guesses, call.visitor)
    await call.site.addresses.confirm(call.part("token"))


@endpoint("POST /api/notices/stop/{token}", open_to_all=True)
async def stop_mail(call: Call) -> None:
    """End mails, with the link in each of them; mail programs may call it by themselves."""
    call.site.limits.check(call.site.limits.guesses, call.visitor)
    await call.site.addresses.stop(call.part("token"))


def address_info(row: AddressRow) -> AddressInfo:
    """An address as its owner sees it: without what lets others in."""
    problem, detail = _parts(row.problem)
    body = row.body
    host = urlsplit(body.get("endpoint") or body.get("url") or "").netloc
    found = {
        "id": row.id,
        "channel": row.channel,
        "label": body.get("address") or host,
        "preset": body.get("preset"),
        "state": row.state,
        "problem": problem,
        "detail": detail,
    }
    return convert(found, AddressInfo)


def delivery_info(row: DeliveryRow) -> DeliveryInfo:
    """What became of something."""
    problem, detail = _parts(row.problem)
    found = {
        "kind": row.kind,
        "address": row.address,
        "table": row.table,
        "state": row.state,
        "tries": row.tries,
        "problem": problem,
        "detail": detail,
        "created": row.created,
        "due": row.due,
    }
    return convert(found, DeliveryInfo)


def _parts(said: str) -> tuple[str, str]:
    problem, _, detail = said.partition(": ")
    return problem, detail
