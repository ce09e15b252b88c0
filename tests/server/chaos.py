"""People who play without a pause, remember what they were told, and come back after a crash."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, OPEN, Client, Game, ServerError

UNDO = 8  # one of so many moves is an undo
RECENT = 6  # tables that are looked at after every crash, and as many older ones


@dataclass
class Told:
    """What somebody knows of a table: what happened, step by step, as told to their seat."""

    seat: int = 0
    steps: dict[int, Any] = field(default_factory=dict)


class Witness:
    """A person. Whatever the server told them must hold for ever."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.told: dict[str, Told] = {}
        self.moves = 0
        self._cookie = ""
        self._source = SeededSource(seed)
        self._client: Client | None = None

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    async def connect(self, address: str) -> None:
        self._client = await Client.connect(address, self.name, self._cookie)
        self._cookie = self._client.cookie
        self._client.received = []

    async def found_table(self, players: int, bots: int, rounds: int) -> str:
        """A table that waits for the other people."""
        seats = [ME, *[OPEN] * (players - bots - 1), *["random"] * bots]
        options = {"players": players, "max_rounds": rounds}
        return (await self.client.new_table(options, seats, start=False)).id

    async def watch(self, table: str) -> Game:
        self.told.setdefault(table, Told())
        return await self.client.watch(table)

    async def play(self, table: str) -> None:
        """Act whenever it is my turn, until the game or the connection is over."""
        game = await self.watch(table)
        while (turn := await game.my_turn()) is not None:
            try:
                if self._source.below(UNDO) == 0:
                    await game.undo(turn.seat)
                else:
                    choice = turn.options[self._source.below(len(turn.options))]
                    await game.act(turn.seat, choice.action)
                self.moves += 1
            except ServerError as refused:
                if refused.failure.kind not in ("stale", "illegal"):
                    raise
                await asyncio.sleep(0)

    def remember(self) -> None:
        """Take down what the frames of this connection said."""
        frames, self.client.received = self.client.received or [], []
        for frame in frames:
            message: Any = json.loads(frame)
            kind = message["type"]
            if kind not in ("update", "table"):
                continue
            table = message["table"] if kind == "update" else message["table"]["id"]
            told = self.told.setdefault(table, Told())
            for view in message["views"]:
                told.seat = view["seat"]
                for step in view["steps"]:
                    told.steps[step["n"]] = _told(step)

    async def check(self, everything: bool) -> None:
        """All that I was told is still so: of the last tables, some old ones, or every table."""
        tables = list(self.told)
        if not everything:
            old = tables[:-RECENT]
            tables = tables[-RECENT:] + [old[self._source.below(len(old))] for _ in old[:RECENT]]
        for table in tables:
            told = self.told[table]
            if not told.steps:
                continue  # the game had not begun
            path = f"/api/tables/{table}/steps?viewer={told.seat}"
            found: Any = await self.client.http("GET", path)
            if found["result"] is None:
                steps = {step["n"]: _told(step) for step in found["steps"]}
                for n, step in told.steps.items():
                    assert steps.get(n) == step, f"{table}: step {n} has changed"
            else:  # now it is told entry by entry: all that my seat did must be among them
                mine = [_did(step) for step in told.steps.values() if step["by"] == told.seat]
                entries = iter([_did(step) for step in found["steps"] if step["by"] == told.seat])
                for did in filter(None, mine):
                    assert did in entries, f"{table}: {did!r} is gone"


def _told(step: Any) -> Any:
    """A step without its words, which only some ask for."""
    return {key: step.get(key) for key in ("n", "by", "text", "events")}


def _did(step: Any) -> str:
    """What somebody did. How far they took something back has other numbers in the log."""
    text = str(step["text"])
    return text.split(maxsplit=1)[0] if text.startswith(("undo", "redo")) else text


async def come_back(address: str, people: list[Witness], everything: bool = False) -> None:
    """Everybody connects again and checks what is left."""
    await asyncio.gather(*(person.connect(address) for person in people))
    await asyncio.gather(*(person.check(everything) for person in people))


async def gone(people: list[Witness]) -> None:
    """The server is dead: take down what it said until then."""
    for person in people:
        if person._client is not None:
            await person.client.close()
            person.remember()


async def new_table(people: list[Witness], bots: int, rounds: int = 12) -> str:
    """These people sit down at a new table; the game begins."""
    host, *others = people
    table = await host.found_table(len(people) + bots, bots, rounds)
    game = await host.watch(table)
    for seat, person in enumerate(others, 1):
        await (await person.watch(table)).sit(seat, person.name, "word")
    await game.start()
    return table
