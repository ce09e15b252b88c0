"""The handshake of a socket: who may open one, and what happens when it opens and closes."""

from __future__ import annotations

import logging
from urllib.parse import parse_qsl

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from istanbul.engine.encoded import encode
from istanbul.server.journal import journal
from istanbul.server.limits import visitor_of
from istanbul.server.site import Site
from istanbul.server.transport.asgi_channel import AsgiChannel
from istanbul.server.transport.channel import EXTENSION, Channel
from istanbul.server.transport.session import Session


async def serve_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """One WebSocket from its handshake to its end."""
    await receive()  # websocket.connect
    address = visitor_of(scope["client"][0] if scope.get("client") else "")
    problem = site.doors.problem(scope)
    if problem is not None:
        await _reject(scope, send, 403, f"refused-{problem}")
        return
    if site.cluster is not None and not site.cluster.serving:
        await _reject(scope, send, 503, "error-storage")
        return
    if not site.limits.requests.take(address):
        await _reject(scope, send, 429, "refused-too_fast")
        return
    cookies, secure = Headers(scope=scope).get("cookie"), scope["scheme"] in ("wss", "https")
    device = site.signer.device_of_cookies(cookies, secure)
    person = await site.devices.person_of(device)
    if device is None or person is None:
        await _reject(scope, send, 401, "refused-no_identity")
    elif not site.limits.connect(person, address):
        await _reject(scope, send, 429, "refused-too_fast")
    else:
        site.neighbours.seen(person, address)
        # With our own protocol messages go past ASGI.
        ours: Channel | None = scope.get("extensions", {}).get(EXTENSION)
        channel = ours or AsgiChannel(receive, send)
        cluster = site.cluster
        session: Session = (
            Session(site, person, channel)
            if cluster is None
            else cluster.session(person, channel, _near(scope))
        )
        site.devices.connected(device, session)
        try:
            await send({"type": "websocket.accept"})
            await _serve(site, session, channel)
        finally:
            site.devices.disconnected(device, session)
            site.limits.disconnect(person, address)


def _near(scope: Scope) -> str:
    """The table that somebody comes for, as the address says: a hint that grants nothing."""
    asked: bytes = scope["query_string"]
    return dict(parse_qsl(asked.decode("latin-1"))).get("table", "")


async def _serve(site: Site, session: Session, channel: Channel) -> None:
    journal("connected", logging.DEBUG, connections=site.limits.connections)
    session.listen()
    site.notices.connected(session)
    site.presence.came(session.person)
    try:
        await channel.closed()
    finally:
        site.presence.went(session.person)
        site.notices.disconnected(session)
        session.gone()


async def _reject(scope: Scope, send: Send, status: int, reason: str) -> None:
    """Refuse the handshake with an HTTP answer; where the server has none, with its plain 403."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    body = encode({"type": "error", "kind": "refused", "reason": reason})
    kind = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": kind})
    await send({"type": "websocket.http.response.body", "body": body})
