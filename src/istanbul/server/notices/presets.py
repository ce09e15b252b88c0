"""Webhooks: the same thing said as each service wants to hear it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final
from urllib.parse import quote, urlsplit

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.server.notices.calling import Request
from istanbul.server.notices.kinds import Telling
from istanbul.server.protocol.notice_bodies import Webhook


def checked_webhook(hook: Webhook) -> Webhook:
    """One that a request can be made of."""
    checked_url(hook.url, "webhook")
    for value in (hook.to, hook.token):
        if not value.isascii() or not value.isprintable():
            raise MalformedInput("webhook: expected plain letters, digits and signs")
    if hook.preset in ("telegram", "matrix") and not hook.to:
        raise MalformedInput(f"webhook: {hook.preset} needs to know where to: the chat or the room")
    if hook.preset == "ntfy" and not urlsplit(hook.url).path.strip("/"):
        raise MalformedInput("webhook: the address for ntfy ends with the topic")
    if hook.preset == "matrix" and not hook.token:
        raise MalformedInput("webhook: matrix needs an access token")
    return hook


def checked_url(address: str, what: str) -> str:
    """An address that a request can be sent to."""
    problem = MalformedInput(f"{what}: expected an http or https address without a password")
    try:
        parts = urlsplit(address)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise problem from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if not right or not plain or "@" in parts.netloc:
        raise problem
    return address


def request_of(hook: Webhook, told: Telling) -> Request:
    """The request that tells a service something."""
    return SHAPES[hook.preset](hook, told)


def _json(address: str, body: Json, token: str = "", method: str = "POST") -> Request:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return Request(address, json.dumps(body).encode(), headers, method)


def _line(told: Telling) -> str:
    return f"{told.text} {told.url}"


def _plain(hook: Webhook, told: Telling) -> Request:
    body = {"event": told.kind, "table": told.table, "url": told.url, "text": told.text}
    return _json(hook.url, {"id": told.id, **body}, hook.token)


def _discord(hook: Webhook, told: Telling) -> Request:
    return _json(hook.url, {"content": _line(told), "allowed_mentions": {"parse": []}})


def _slack(hook: Webhook, told: Telling) -> Request:
    return _json(hook.url, {"text": _line(told)})


def _telegram(hook: Webhook, told: Telling) -> Request:
    return _json(hook.url, {"chat_id": hook.to, "text": _line(told)})


def _matrix(hook: Webhook, told: Telling) -> Request:
    # The number of a transaction: a home server takes the same one only once.
    room, number = quote(hook.to, safe=""), quote(told.id, safe="")
    path = f"/_matrix/client/v3/rooms/{room}/send/m.room.message/{number}"
    body = {"msgtype": "m.text", "body": _line(told)}
    return _json(hook.url.rstrip("/") + path, body, hook.token, "PUT")


def _ntfy(hook: Webhook, told: Telling) -> Request:
    server, _, topic = hook.url.rstrip("/").rpartition("/")
    body = {"topic": topic, "title": told.title, "message": told.text, "click": told.url}
    return _json(server, body, hook.token)


SHAPES: Final[dict[str, Callable[[Webhook, Telling], Request]]] = {
    "plain": _plain,
    "discord": _discord,
    "slack": _slack,
    "telegram": _telegram,
    "matrix": _matrix,
    "ntfy": _ntfy,
}
