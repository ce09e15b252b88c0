"""HTTP endpoint: my games in numbers."""

from __future__ import annotations

import asyncio
from typing import Final

from istanbul.engine.errors import GameError
from istanbul.server.http.endpoint import Call, endpoint
from istanbul.server.protocol.bodies import MyStatistics
from istanbul.server.statistics import Played, played, statistics
from istanbul.server.summaries import Summary

AT_ONCE: Final = 40  # games gone through for one request; for the others one asks again


@endpoint("GET /api/me/statistics", costly=True)
async def my_statistics(call: Call) -> MyStatistics:
    """Statistics of my games.

    Logs that are not known yet are gone through, a number at a time.
    """
    tables = await call.site.hub.of_person(call.person)
    games = [game for stored in tables if (game := played(stored, call.person)) is not None]
    known: dict[str, Summary] = {}
    left = AT_ONCE
    for game in games:
        summary = call.site.summaries.get(game.table)
        if summary is None and left:
            left -= 1
            summary = await _read(call, game)
        if summary is not None:
            known[game.table] = summary
    return statistics(games, known)


async def _read(call: Call, game: Played) -> Summary | None:
    stored = await call.site.hub.reader.read(lambda store: store.load_table(game.table))
    if stored is None:  # deleted meanwhile
        return None
    try:
        return await asyncio.to_thread(call.site.summaries.read, stored)
    except GameError:  # played by rules of another revision
        return None
