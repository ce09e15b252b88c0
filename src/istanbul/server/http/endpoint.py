"""HTTP: from a request to the function that answers it, and back.

`@endpoint` on such a function says all that there is to say of it; endpoints/ has them all.

Every request goes through the same steps, in this order: the host and where the page came from,
how often this visitor asks, who it is, how large and deep the body is, and whether it can be read.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from inspect import getdoc
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from istanbul.engine.encoded import encode
from istanbul.engine.errors import GameError
from istanbul.server.doors import EXPLAINED
from istanbul.server.errors import Elsewhere, LeaseLost, Refused, StorageFailed
from istanbul.server.http.body_reader import BodyReader
from istanbul.server.limits import LARGEST_BODY, visitor_of
from istanbul.server.protocol.failures import failure_of
from istanbul.server.site import Site

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
    "no_friend": 404,
    "no_tournament": 404,
    "no_watching": 403,
    "no_page": 404,
    "no_device": 404,
    "no_passkey": 404,
    "no_address": 404,
    "too_large": 413,
    "too_fast": 429,
    "not_reached": 503,
}
"""Of refusals; all others are 409: it could be done at another time."""
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)
"""What comes of a body that is not what it should be."""


@dataclass
class Call:
    """A request that has passed all checks."""

    site: Site
    request: Request
    person: str
    """Who asks; empty for somebody without an identity."""
    device: str
    """With which cookie."""

    @property
    def address(self) -> str:
        """The IP address that it came from; empty for a socket of the file system."""
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


Body = TypeVar("Body")


@dataclass
class CallWith(Call, Generic[Body]):
    """One with a body, which has been read and checked."""

    body: Body


Function = Callable[[Any], Awaitable[object]]  # Any: a Call, or a CallWith its own body


@dataclass(frozen=True)
class Endpoint:
    """A function of the HTTP API, and what is said of it."""

    method: str
    path: str
    function: Function
    body: type | None
    """The struct of the request's body; None if it has none."""
    answer: type | None
    """The struct of the answer; None if it is empty or no JSON."""
    status: int
    media: str
    query: Mapping[str, str]
    """What the parameters of the query mean."""
    open_to_all: bool
    """Needs no identity."""
    costly: bool
    """Costs more than a look, and has a limit of its own."""
    largest: int
    """Bytes of a body."""
    unlimited: bool
    """Whoever watches over the server is not turned away."""

    @property
    def name(self) -> str:
        """The name of the function: how logs and the OpenAPI description call it."""
        return self.function.__name__

    @property
    def what(self) -> str:
        """What it does: the first line of the function's docstring."""
        return (getdoc(self.function) or "").partition("\n")[0].removesuffix(".")

    def bound(self, site: Site, reader: BodyReader) -> Callable[[Request], Awaitable[Response]]:
        """The function that Starlette calls."""

        async def respond(request: Request) -> Response:
            site.metrics.http += 1
            return await self.response(self._work(site, reader, request))

        return respond

    async def _work(self, site: Site, reader: BodyReader, request: Request) -> object:
        call = await _checked(self, site, reader, request)
        try:
            return await self.function(call)
        except Elsewhere as elsewhere:
            if site.cluster is None:
                raise
            return await site.cluster.ask(self, call, elsewhere)

    async def response(self, work: Awaitable[object]) -> Response:
        """What the function gave, or what went wrong, as an answer."""
        try:
            found = await work
        except (GameError, StorageFailed, *UNREADABLE) as problem:
            return failed(problem)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            LOG.exception("internal_error", extra={"fields": {"endpoint": self.name}})
            return failed(RuntimeError())
        if isinstance(found, Response):
            return found
        if found is None:
            return Response(status_code=self.status)
        return Response(encode(found), self.status, media_type=self.media)


def endpoint(
    route: str,
    *,
    answer: type | None = None,
    status: int | None = None,
    media: str = "application/json",
    query: Mapping[str, str] | None = None,
    open_to_all: bool = False,
    costly: bool = False,
    largest: int = LARGEST_BODY,
    unlimited: bool = False,
) -> Callable[[Function], Endpoint]:
    """Make a function an endpoint: `@endpoint("POST /api/tables", costly=True)`.

    Its signature says what it takes (`CallWith[NewTable]`) and gives; `answer` is for one that
    makes the response by itself.
    """
    method, path = route.split(" ")

    def made(function: Function) -> Endpoint:
        hints = get_type_hints(function)
        given = get_args(hints["call"])
        returned = hints["return"]
        nothing = returned is type(None)
        return Endpoint(
            method=method,
            path=path,
            function=function,
            body=given[0] if given else None,
            answer=answer if nothing or returned is Response else returned,
            status=status or (204 if nothing else 200),
            media=media,
            query=query or {},
            open_to_all=open_to_all,
            costly=costly,
            largest=largest,
            unlimited=unlimited,
        )

    return made


async def _checked(endpoint: Endpoint, site: Site, reader: BodyReader, request: Request) -> Call:
    problem = site.doors.problem(request.scope)
    if problem is not None:
        raise Refused(problem, EXPLAINED[problem])
    call = Call(site, request, "", "")
    if site.cluster is not None and not site.cluster.serving:
        raise LeaseLost("this server is out of service")
    visitors = [call.visitor]
    if not endpoint.unlimited:
        site.limits.check(site.limits.requests, call.visitor)
        device = site.signer.device_of_cookies(request.headers.get("cookie"), call.secure)
        person = await site.devices.person_of(device)
        if device and person:
            call.device, call.person = device, person
            visitors.append(person)
            site.limits.check(site.limits.requests, person)
            site.neighbours.seen(person, call.visitor)
    if endpoint.costly:
        site.limits.check(site.limits.work, *visitors)
    if not call.person and not endpoint.open_to_all:
        raise Refused("no_identity", "ask for /api/me first: it gives you an identity")
    if endpoint.body is None:
        return call
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json":  # no form of another site can send this
        raise Refused("not_json", "expected Content-Type: application/json")
    body: object = await reader.read(request, endpoint.body, endpoint.largest, visitors)
    return CallWith(site, request, call.person, call.device, body)


def failed(problem: Exception) -> Response:
    """The answer to a request that did not work out."""
    failure = failure_of(problem)
    status = {"malformed": 400, "illegal": 409, "stale": 409, "storage": 503}.get(failure.kind, 409)
    if failure.reason == "error-internal":
        status = 500
    if isinstance(problem, Refused):
        status = STATUS.get(problem.reason, 409)
    return Response(encode(failure), status, media_type="application/json")


def with_cookies(found: object, *cookies: str) -> Response:
    """An answer that says who you are."""
    response = Response(encode(found), media_type="application/json")
    for cookie in cookies:
        response.headers.append("Set-Cookie", cookie)
    return response
