"""HTTP endpoints about the server itself: what can be played, words, rules, health."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache

from starlette.responses import Response

from istanbul import __version__, catalog
from istanbul.agents import roster
from istanbul.messages import LANGUAGES, source
from istanbul.server import lesson as lessons
from istanbul.server import rulebook
from istanbul.server.bodies import (
    BotInfo,
    Bots,
    Checked,
    GameChoice,
    Games,
    Health,
    Lesson,
    RulesPage,
    RulesPages,
    Things,
)
from istanbul.server.http import Call
from istanbul.server.metrics import prometheus
from istanbul.server.seats import Refused
from istanbul.server.security import LOOPBACK
from istanbul.server.store.opening import is_postgres
from istanbul.server.things import things as all_things


async def games(call: Call) -> Games:
    """What can be played."""
    found = []
    for choice in catalog.choices():
        defaults = catalog.new_game(choice["options"], start=0).options()
        found.append(GameChoice(**choice, defaults=defaults))
    return Games(games=found)


async def check(call: Call) -> Checked:
    """Are these options right, and what do they give?"""
    game = catalog.new_game(call.body.options, start=0)
    return Checked(options=game.options(), header=game.header())


async def bots(call: Call) -> Bots:
    """The computer players, from weak to strong."""
    return Bots(bots=[BotInfo(name=name, strength=n) for n, name in enumerate(roster.names())])


@cache
def _words(language: str) -> tuple[bytes, str]:
    raw = source(language).encode()
    return raw, f'"{hashlib.sha256(raw).hexdigest()[:16]}"'


async def messages(call: Call) -> Response:
    """All words of a language, as Fluent text; a browser that has them already gets only a nod."""
    language = call.part("language")
    if language not in LANGUAGES:
        raise Refused("no_page", f"language {language!r}: expected {', '.join(LANGUAGES)}")
    raw, tag = _words(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(raw, media_type="text/plain", headers=headers)


async def rules(call: Call) -> RulesPages:
    """Which pages of rules there are."""
    return RulesPages(pages=list(rulebook.PAGES))


async def rules_page(call: Call) -> RulesPage:
    """A page of rules. Only names of the list are read, so no path leads elsewhere."""
    page = call.part("page")
    if page not in rulebook.PAGES:
        pages = ", ".join(rulebook.PAGES)
        raise Refused("no_page", f"there is no page {page!r}; expected {pages}")
    return await asyncio.to_thread(rulebook.rules_page, page)


async def things(call: Call) -> Things:
    """All that can be explained."""
    return await asyncio.to_thread(all_things)


async def lesson(call: Call) -> Lesson:
    """A game to learn by."""
    name = call.part("lesson")
    if name not in lessons.names():
        names = ", ".join(lessons.names())
        raise Refused("no_page", f"there is no lesson {name!r}; expected {names}")
    return await asyncio.to_thread(lessons.lesson, name)


async def health(call: Call) -> Health:
    """Is the server well? It asks the database too, and stores something if that failed before."""
    site = call.site
    await site.hub.load_person("")
    if site.hub.writer.problem is not None:
        await site.store_something()
    return Health(
        status="ok",
        version=__version__,
        database="postgresql" if is_postgres(site.settings.database or "") else "sqlite",
        tables=site.hub.live_tables(),
        connections=site.limits.connections,
    )


async def metrics(call: Call) -> Response:
    """For whoever runs the server; others learn nothing from it, but need not know it either."""
    if call.address not in LOOPBACK:
        raise Refused("not_here", "metrics are told on the server's own computer only")
    return Response(prometheus(call.site), media_type="text/plain; version=0.0.4")
