"""Attacks on tables: on what the server works out, on other people's seats, on its bots."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import istanbul
from istanbul.engine.match import Match
from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client, ServerError
from istanbul.server.protocol import messages as p
from tests.attack.registry import Place, attack

BOMB = 1200  # pairs of entries: a whole replay for each would take minutes


def undo_bomb() -> Any:
    """A roll of the dice, taken back again and again."""
    match = Match(istanbul.game(players=2))
    for _ in range(BOMB):
        match.sample(SeededSource(1))
        match.undo_anything()
    return match.log.to_json()


@attack
def bombs_of_undo(place: Place) -> None:
    """A log of 200 KB that would cost minutes, eight times, in every way that takes a log."""
    log, who = undo_bomb(), place.newcomer()
    seats = [{"kind": "me"}, {"kind": "me"}]
    for _ in range(8):
        for path, body in (
            ("/api/logs/replay", {"log": log, "first": 2 * BOMB - 1}),
            ("/api/logs/fork", {"log": log, "entry": 2 * BOMB, "seats": seats}),
        ):
            answer = place.ask(who, "POST", path, body)
            assert answer.status in (400, 429), (path, answer.status, answer.raw[:200])


@attack
def tables_of_bots(place: Place) -> None:
    """Forty tables where four masters think: three run, and they come last."""
    who, begun = place.newcomer(), 0
    bots = [{"kind": "bot", "agent": "master"}] * 4
    for _ in range(40):
        body = {"options": {"players": 4}, "seats": bots, "start": True}
        answer = place.ask(who, "POST", "/api/tables", body)
        begun += answer.status == 200
        assert answer.status in (200, 409, 429), answer.raw[:200]
    assert begun <= 3


@attack
def seats_of_others(place: Place) -> None:
    """A player wants a computer to play for somebody who is here."""

    async def try_it() -> None:
        async with await Client.connect(place.address, "Ada") as ada:
            table = await ada.new_table({"players": 2}, [ME, "open"], start=False)
            async with await Client.connect(place.address, "Eve") as eve:
                await (await eve.watch(table.id)).sit(1, "Eve")
                game = await ada.watch(table.id)
                await game.start()
                for _ in range(30):
                    with pytest.raises(ServerError) as refused:
                        await eve.ask(p.Away, table=table.id, seat=0)
                    assert refused.value.failure.reason == "refused-not_away"
                assert game.info.seats[0].agent is None

    asyncio.run(asyncio.wait_for(try_it(), 60))
