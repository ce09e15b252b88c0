"""HTTP: from a request to the function that answers it, and back; endpoints.py lists them.

Every request goes through the same steps, in this order: the host and where the page came from,
how often this visitor asks, who it is, how large and deep the body is, and whether it can be read.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from istanbul.engine.errors import GameError
from istanbul.server.endpoints import Endpoint
from istanbul.server.failures import failure_of
from istanbul.server.limits import LARGEST_BODY, LARGEST_LOG, visitor_of
from istanbul.server.seats import Refused
from istanbul.server.security import EXPLAINED
from istanbul.server.site import Site
from istanbul.server.store.base import StorageFailed
from istanbul.server.updates import encode

LOG: Final = logging.getLogger("istanbul.server")
STATUS: Final = {
    "no_identity": 401,
    "not_host": 403,
    "not_your_seat": 403,
    "no_seat": 403,
    "not_here": 403,
    "unknown_host": 403,
    "cross_site": 403,
    "no_table": 404,
    "no_page": 404,
    "no_device": 404,
    "too_large": 413,
    "too_fast": 429,
}
"""Of refusals; all others are 409: it could be done at another time."""
OPEN_TO_ALL: Final = frozenset(
    {
        "me",
        "whose_link",
        "enter",
        "switch",
        "games",
        "check",
        "bots",
        "messages",
        "rules",
        "rules_page",
        "things",
        "lesson",
        "health",
        "metrics",
    }
)
"""What needs no identity."""
WORK: Final = frozenset(
    {
        "new_table",
        "rematch",
        "upload",
        "replay_log",
        "fork",
        "fork_log",
        "verify_log",
        "table_replay",
        "table_steps",
        "my_statistics",
        "my_data",
    }
)
"""What costs more than a look, and has a limit of its own."""
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)
"""What comes of a body that is not what it should be."""
WITH_LOG: Final = frozenset({"upload", "replay_log", "fork_log", "verify_log"})


@dataclass
class Call:
    """A request that has passed all checks."""

    site: Site
    request: Request
    person: str
    """Who asks; empty for somebody without an identity."""
    device: str
    """With which cookie."""
    body: Any

    @property
    def address(self) -> str:
        """Where it came from."""
        return self.request.client.host if self.request.client else ""

    @property
    def visitor(self) -> str:
        """The same, as limits know it."""
        return visitor_of(self.address)

    @property
    def secure(self) -> bool:
        """Did it come by https?"""
        return self.request.url.scheme == "https"

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str, default: int | None) -> int | None:
        """A whole number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        try:
            return int(text[:12])
        except ValueError:
            raise Refused("bad_query", f"{name}: expected a whole number") from None


Handler = Callable[[Call], Awaitable[Any]]


def respond(endpoint: Endpoint, handler: Handler, site: Site) -> Callable[[Request], Any]:
    """The function that Starlette calls for an endpoint."""

    async def answer(request: Request) -> Response:
        site.metrics.http += 1
        try:
            call = await _checked(endpoint, site, request)
            found = await handler(call)
        except (GameError, StorageFailed, *UNREADABLE) as problem:
            return failed(problem)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            LOG.exception("internal_error", extra={"fields": {"endpoint": endpoint.name}})
            return failed(RuntimeError())
        if isinstance(found, Response):
            return found
        if found is None:
            return Response(status_code=204)
        return Response(encode(found), media_type=endpoint.media)

    return answer


async def _checked(endpoint: Endpoint, site: Site, request: Request) -> Call:
    problem = site.doors.problem(request.scope)
    if problem is not None:
        raise Refused(problem, EXPLAINED[problem])
    call = Call(site, request, "", "", None)
    visitors = [call.visitor]
    if endpoint.name != "health":  # whoever watches over the server is not turned away
        site.limits.check(site.limits.requests, call.visitor)
        device = site.signer.device_of_cookies(request.headers.get("cookie"), call.secure)
        person = await site.devices.person_of(device)
        if device and person:
            call.device, call.person = device, person
            visitors.append(person)
            site.limits.check(site.limits.requests, person)
    if endpoint.name in WORK:
        site.limits.check(site.limits.work, *visitors)
    if not call.person and endpoint.name not in OPEN_TO_ALL:
        raise Refused("no_identity", "ask for /api/me first: it gives you an identity")
    if endpoint.body is not None:
        most = LARGEST_LOG if endpoint.name in WITH_LOG else LARGEST_BODY
        kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":  # no form of another site can send this
            raise Refused("not_json", "expected Content-Type: application/json")
        call.body = await site.bodies.read(request, endpoint.body, most, visitors)
    return call


def failed(problem: Exception) -> Response:
    """The answer to a request that did not work out."""
    failure = failure_of(problem)
    status = {"malformed": 400, "illegal": 409, "stale": 409, "storage": 503}.get(failure.kind, 409)
    if failure.reason == "error-internal":
        status = 500
    if isinstance(problem, Refused):
        status = STATUS.get(problem.reason, 409)
    return Response(encode(failure), status, media_type="application/json")


def with_cookies(found: Any, *cookies: str) -> Response:
    """An answer that says who you are."""
    response = Response(encode(found), media_type="application/json")
    for cookie in cookies:
        response.headers.append("Set-Cookie", cookie)
    return response
