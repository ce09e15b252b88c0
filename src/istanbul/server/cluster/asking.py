"""Requests over HTTP about a table of another node, and what other nodes ask of this one."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

import msgspec
from msgspec.structs import fields
from starlette.requests import Request
from starlette.responses import Response

from istanbul.engine.encoded import encode
from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.messages import Answer, Ask, Count, GiveUp
from istanbul.server.errors import Elsewhere, LeaseLost, Refused
from istanbul.server.http.endpoint import Call, CallWith, Endpoint
from istanbul.server.http.endpoints import ENDPOINTS
from istanbul.server.site import Site

LOG: Final = logging.getLogger("istanbul.server")
SECONDS: Final = 20.0  # for an answer
TRIES: Final = 8
PAUSE: Final = 0.5  # seconds: a table is on its way from one owner to the next
PASSED_ON: Final = (b"accept-language", b"cookie", b"host", b"user-agent", b"if-none-match")


@dataclass
class _Waiting:
    """A question to a node that has not been answered yet."""

    node: str
    question: Ask | GiveUp | Count
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def only_looks(self) -> bool:
        """It may be asked twice."""
        return isinstance(self.question, Ask) and self.question.scope["method"] == "GET"


class Asking:
    """Both ends of a question."""

    def __init__(self, site: Site, bus: Bus) -> None:
        self._site, self._bus = site, bus
        self._numbers = count(1)
        self._waiting: dict[int, _Waiting] = {}
        self._endpoints = {each.name: each for each in ENDPOINTS}

    # Asking another node.

    async def ask(self, endpoint: Endpoint, call: Call, elsewhere: Elsewhere) -> object:
        """What the owner of the table answers. If that changes meanwhile, ask the next one."""
        body = _given(call.body) if isinstance(call, CallWith) else b""
        for _ in range(TRIES):
            question = Ask(
                *(self._bus.node, next(self._numbers), endpoint.name, _scope(call.request)),
                *(call.person, call.device, body),
            )
            answer = await self.answer(elsewhere.node, question)
            if answer.status:
                response = Response(answer.body, answer.status)
                response.raw_headers = answer.headers
                return response
            await asyncio.sleep(PAUSE)
            try:
                return await endpoint.function(call)  # it may be ours by now
            except Elsewhere as again:
                elsewhere = again
        raise LeaseLost("no server owns this table for long enough")

    async def give_up(self, elsewhere: Elsewhere, idle: bool = False) -> bool:
        """Let the owner of a table hand it over to this node; has it?"""
        question = GiveUp(self._bus.node, next(self._numbers), elsewhere.table, idle)
        return bool((await self.answer(elsewhere.node, question)).status)

    def number(self) -> int:
        """For a question that somebody else makes."""
        return next(self._numbers)

    async def answer(self, node: str, question: Ask | GiveUp | Count) -> Answer:
        """Send a question and wait."""
        waiting = self._waiting[question.number] = _Waiting(node, question)
        self._bus.send(node, question)
        try:
            async with asyncio.timeout(SECONDS):
                return await waiting.answer
        except TimeoutError:
            raise _no_answer() from None
        finally:
            del self._waiting[question.number]

    def answered(self, answer: Answer) -> None:
        """An answer has come."""
        found = self._waiting.get(answer.number)
        if found is not None and not found.answer.done():
            found.answer.set_result(answer)

    def broken(self, nodes: frozenset[str] | None) -> None:
        """These nodes, or all, will not answer any more.

        They have changed nothing, or all of it: who asked for a change finds out by asking again.
        """
        for waiting in self._of(nodes):
            if waiting.only_looks:
                waiting.answer.set_result(Answer(waiting.question.number))
            else:
                waiting.answer.set_exception(_no_answer())

    def left(self, node: str) -> None:
        """It has answered all that it has carried out, and does nothing any more."""
        for waiting in self._of(frozenset([node])):
            waiting.answer.set_result(Answer(waiting.question.number))

    def _of(self, nodes: frozenset[str] | None) -> list[_Waiting]:
        return [
            waiting
            for waiting in self._waiting.values()
            if (nodes is None or waiting.node in nodes) and not waiting.answer.done()
        ]

    # Being asked.

    async def respond(self, question: Ask) -> None:
        """Answer as if the request had come to this node."""
        endpoint = self._endpoints.get(question.endpoint)
        if endpoint is None:  # of a newer node
            self._bus.send(question.front, Answer(question.number, 404))
            return
        try:
            response = await endpoint.response(self._found(endpoint, question))
        except _NotHereError:
            self._bus.send(question.front, Answer(question.number))
            return
        answer = Answer(
            question.number, response.status_code, response.raw_headers, bytes(response.body)
        )
        self._bus.send(question.front, answer)

    async def _found(self, endpoint: Endpoint, question: Ask) -> object:
        request = Request(_whole(question.scope))
        who = (self._site, request, question.person, question.device)
        call = Call(*who)
        if endpoint.body is not None:
            call = CallWith(*who, msgspec.json.decode(question.body, type=endpoint.body))
        try:
            return await endpoint.function(call)
        except (Elsewhere, LeaseLost):
            raise _NotHereError from None


def _no_answer() -> Refused:
    return Refused("not_reached", "the server that has this table does not answer; try again")


class _NotHereError(BaseException):
    """Not for those who answer whatever goes wrong: the asking node tries elsewhere."""


def _given(body: msgspec.Struct) -> bytes:
    """A body without what is as the default: an older node refuses fields that it does not know."""
    found = {field.encode_name: getattr(body, field.name) for field in fields(body)}
    plain = {field.encode_name: field.default for field in fields(body)}
    return encode({name: value for name, value in found.items() if value != plain[name]})


def _scope(request: Request) -> dict[str, Any]:
    """What endpoints look at, of a request."""
    scope = request.scope
    return {
        "method": scope["method"],
        "path": scope["path"],
        "path_params": dict(scope["path_params"]),
        "query_string": scope["query_string"],
        "scheme": scope["scheme"],
        "client": list(scope["client"] or ("", 0)),
        "headers": [[name, value] for name, value in scope["headers"] if name in PASSED_ON],
    }


def _whole(scope: dict[str, Any]) -> dict[str, Any]:
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    return {**scope, "type": "http", "client": tuple(scope["client"]), "headers": headers}
