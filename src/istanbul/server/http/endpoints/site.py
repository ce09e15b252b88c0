"""HTTP endpoints about the server itself: what can be played, words, rules, health."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache

from msgspec.structs import asdict
from starlette.responses import Response

from istanbul import __version__, all_games
from istanbul.agents import roster
from istanbul.agents.levels import LEVELS
from istanbul.agents.strength import strengths
from istanbul.engine.kit import kits
from istanbul.messages import LANGUAGES, PSEUDO, source
from istanbul.server import lesson as lessons
from istanbul.server import rulebook
from istanbul.server.doors import LOOPBACK
from istanbul.server.errors import LeaseLost, Refused
from istanbul.server.http import screen
from istanbul.server.http.endpoint import Call, CallWith, endpoint
from istanbul.server.http.prometheus import prometheus
from istanbul.server.protocol.bodies import (
    BotInfo,
    Bots,
    Checked,
    CheckOptions,
    GameChoice,
    Games,
    Health,
    Lesson,
    RulesPage,
    RulesPages,
    Things,
)
from istanbul.server.store.opening import is_postgres


@endpoint("GET /api/games", open_to_all=True)
async def games(call: Call) -> Games:
    """The games and their options."""
    found = []
    for way in all_games.ways():
        defaults = all_games.new_game(way.options, start=0).options()
        found.append(GameChoice(**asdict(way), defaults=defaults))
    return Games(games=found)


@endpoint("POST /api/games/check", open_to_all=True)
async def check(call: CallWith[CheckOptions]) -> Checked:
    """Try options: are they right, and what do they give?"""
    game = all_games.new_game(call.body.options, start=0)
    return Checked(options=game.options(), header=game.header())


@endpoint("GET /api/bots", open_to_all=True)
async def bots(call: Call) -> Bots:
    """The computer players, from weak to strong."""
    return Bots(bots=[_informed(n, name) for n, name in enumerate(roster.by_strength())])


def _informed(n: int, name: str) -> BotInfo:
    levels = [level.name for level in LEVELS]
    return BotInfo(
        name=name,
        strength=n,
        level=1 + levels.index(name) if name in levels else None,
        ratings={game: row[name] for game, row in strengths().items() if name in row},
    )


@cache
def _words(language: str) -> tuple[bytes, str]:
    raw = source(language).encode()
    return raw, f'"{hashlib.sha256(raw).hexdigest()[:16]}"'


@endpoint("GET /api/messages/{language}", media="text/plain", open_to_all=True)
async def messages(call: Call) -> Response:
    """All texts of a language, in Fluent's syntax.

    A browser that has them already gets only a nod.
    """
    language = call.part("language")
    if language not in (*LANGUAGES, PSEUDO):
        raise Refused("no_page", f"language {language!r}: expected {', '.join(LANGUAGES)}")
    raw, tag = _words(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(raw, media_type="text/plain", headers=headers)


@endpoint("GET /api/rules", open_to_all=True)
async def rules(call: Call) -> RulesPages:
    """The pages of rules."""
    return RulesPages(pages=list(rulebook.pages()))


@endpoint("GET /api/rules/{language}/{page}", open_to_all=True)
async def rules_page(call: Call) -> RulesPage:
    """A page of rules.

    Only names of the list are read, so no path leads elsewhere.
    """
    page, language = call.part("page"), call.part("language")
    if language not in LANGUAGES:
        raise Refused("no_page", f"language {language!r}: expected {', '.join(LANGUAGES)}")
    if page not in rulebook.pages():
        pages = ", ".join(rulebook.pages())
        raise Refused("no_page", f"there is no page {page!r}; expected {pages}")
    return await asyncio.to_thread(rulebook.rules_page, page, language)


@cache
def _things() -> Things:
    found = [kit.part("things").things() for kit in kits().values() if kit.has("things")]
    return Things(things=[thing for things in found for thing in things])


@endpoint("GET /api/things", open_to_all=True)
async def things(call: Call) -> Things:
    """Everything that can be explained."""
    return await asyncio.to_thread(_things)


@endpoint("GET /api/lessons/{lesson}", open_to_all=True)
async def lesson(call: Call) -> Lesson:
    """A tutorial, frame by frame."""
    name = call.part("lesson")
    if name not in lessons.names():
        names = ", ".join(lessons.names())
        raise Refused("no_page", f"there is no lesson {name!r}; expected {names}")
    return await asyncio.to_thread(lessons.lesson, name)


@endpoint("GET /api/health", open_to_all=True, unlimited=True)
async def health(call: Call) -> Health:
    """Is the server healthy?

    It asks the database too, and stores something if that failed before.
    """
    site = call.site
    if site.cluster is not None and site.cluster.leaving:
        raise LeaseLost("this server is about to stop: send nobody to it")
    await site.hub.load_person("")
    if site.hub.writer.problem is not None:
        await site.store_something()
    return Health(
        status="ok",
        version=__version__,
        database="postgresql" if is_postgres(site.settings.database or "") else "sqlite",
        tables=site.hub.live_tables(),
        connections=site.limits.connections,
        offline=screen.plays_offline(),
    )


@endpoint("GET /api/metrics", media="text/plain; version=0.0.4", open_to_all=True)
async def metrics(call: Call) -> Response:
    """Metrics for Prometheus; answered only to the server's own computer.

    `?all=1`: of all servers that share the database, each line with the name of its server.
    """
    if call.address not in LOOPBACK:
        raise Refused("not_here", "metrics are told on the server's own computer only")
    cluster = call.site.cluster
    if cluster is not None and call.request.query_params.get("all") == "1":
        text = await cluster.metrics()
    else:
        text = prometheus(call.site)
    return Response(text, media_type="text/plain; version=0.0.4")
