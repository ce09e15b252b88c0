"""`python first_round.py ADDRESS`: fetches the page and plays a round against bots, by the wire.

Run by `make fresh` with the Python of an installed `istanbul`, so it imports nothing of tools.
"""

from __future__ import annotations

import asyncio
import re
import sys
import urllib.request

from istanbul.messages import LANGUAGES
from istanbul.server.client import ME, Client


def fetch(address: str) -> str:
    """What is there; an error unless the server is content."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def look(address: str) -> None:
    """The page, its scripts, and its words in every language."""
    page = fetch(address)
    scripts = re.findall(r'(?:src|href)="(?:\./|/)?(assets/[^"]+\.(?:js|css))"', page)
    assert scripts, f"the page names no script: {page[:200]}"
    for name in scripts:
        assert fetch(f"{address}/{name}")
    for language in LANGUAGES:
        assert fetch(f"{address}/api/messages/{language}")


async def play(address: str) -> int:
    """How many choices the first round took."""
    async with await Client.connect(address, "Stranger") as client:
        table = await client.new_table({"players": 3}, [ME, "trader", "apprentice"])
        game = await client.watch(table.id)
        choices = 0
        while (turn := await game.my_turn()) is not None and turn.view["round"] == 1:
            await game.act(turn.seat, turn.options[0].action)
            choices += 1
        return choices


if __name__ == "__main__":
    look(sys.argv[1])
    made = asyncio.run(asyncio.wait_for(play(sys.argv[1]), 120))
    assert made, "a turn takes at least one choice"
    print(f"the page answers; a round took {made} choices")
