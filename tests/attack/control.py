"""A control game beside the attacks: how long its moves take, in quiet and under attack."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from istanbul.engine.source import SeededSource
from istanbul.server.client import ME, Client
from istanbul.server.protocol import messages as p

PAUSE: Final = 0.05  # seconds between two moves


def p99(seconds: list[float]) -> float:
    """The time that one in a hundred moves exceeds, in milliseconds."""
    return sorted(seconds)[int(len(seconds) * 0.99)] * 1000 if seconds else 0.0


class Control:
    """Plays one game after the other; `times` has the seconds of each move since it was cleared."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.times: list[float] = []
        self._stop = False

    async def play(self) -> None:
        """Until told to stop."""
        source = SeededSource(7)
        async with await Client.connect(self.address, "Control") as client:
            while not self._stop:
                table = await client.new_table({"players": 3}, [ME, ME, ME])
                game = await client.watch(table.id)
                while not self._stop and (turn := await game.my_turn()) is not None:
                    option = turn.options[source.below(len(turn.options))]
                    begun = time.perf_counter()
                    await game.act(turn.seat, option.action)
                    self.times.append(time.perf_counter() - begun)
                    await asyncio.sleep(PAUSE)
                await client.ask(p.Unwatch, table=table.id)
                await client.http("DELETE", f"/api/tables/{table.id}")

    def stop(self) -> None:
        """After the move under way."""
        self._stop = True

    def taken(self) -> list[float]:
        """The times since this was last asked."""
        times, self.times = self.times, []
        return times
