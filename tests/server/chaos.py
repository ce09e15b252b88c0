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
    """What somebody knows of a table: the entries of its log, and the number of its state."""

    entries: dict[int, tuple[int | str, str]] = field(default_factory=dict)
    number: int = 0


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
            told.number = max(told.number, message["after" if kind == "update" else "number"])
            for view in message["views"]:
                for step in view["steps"]:
                    told.entries[step["n"]] = step["by"], step["text"]

    async def check(self, everything: bool) -> None:
        """All that I was told is still so: of the last tables, some old ones, or every table."""
        tables = list(self.told)
        if not everything:
            old = tables[:-RECENT]
            tables = tables[-RECENT:] + [old[self._source.below(len(old))] for _ in old[:RECENT]]
        for table in tables:
            told = self.told[table]
            lines = await self.client.log(table)
            entries = {line["n"]: (line["by"], line["text"]) for line in lines if "n" in line}
            assert len(entries) >= told.number, f"{table}: {len(entries)} of {told.number} are left"
            over = "result" in lines[-1]
            for n, entry in told.entries.items():
                # What was hidden from me is laid open when the game is over.
                hidden = over and entry[1].endswith("?")
                assert entries[n] == entry or hidden, f"{table}: entry {n} has changed"


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
