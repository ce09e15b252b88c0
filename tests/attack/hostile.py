"""Hostile load: identities that all do what they may, as fast as they may, and some more."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time

from websockets.frames import Frame, Opcode

from tests.attack.fuzz import frame
from tests.attack.registry import Place
from tests.attack.transport import NEW_TABLE

IDENTITIES = 20


def hostile_load(place: Place, seconds: float) -> int:
    """For so long; how many things were done."""
    end = time.monotonic() + seconds
    done = [0] * IDENTITIES
    people = [place.newcomer() for _ in range(IDENTITIES)]
    threads = [
        threading.Thread(target=_one, args=(place, people[n], n, end, done), daemon=True)
        for n in range(IDENTITIES)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 120)
        assert not thread.is_alive(), "somebody hangs"
    return sum(done)


def _one(place: Place, who: dict[str, str], number: int, end: float, done: list[int]) -> None:
    """One identity; each kind of it has a way of its own."""
    ways = (_requests, _messages, _connections, _deaf)
    chance = random.Random(number)
    while time.monotonic() < end:
        with contextlib.suppress(OSError, AssertionError):  # refused: that is what it is about
            ways[number % len(ways)](place, who, chance)
        done[number] += 1


def _requests(place: Place, who: dict[str, str], chance: random.Random) -> None:
    for path in ("/api/tables", "/api/things", "/api/messages/ru", "/", "/api/me/data"):
        place.ask(who, "GET", path)
    place.ask(who, "POST", "/api/me", {"name": f"Eve {chance.randrange(10**6)}"})


def _messages(place: Place, who: dict[str, str], chance: random.Random) -> None:
    raw = place.open_socket(who)
    try:
        for _ in range(300):
            raw.sendall(frame(chance))
            time.sleep(0.005)  # four times as fast as it may
    finally:
        raw.close()


def _connections(place: Place, who: dict[str, str], chance: random.Random) -> None:
    with contextlib.ExitStack() as opened:
        for _ in range(40):
            opened.enter_context(place.open_socket(who))


def _deaf(place: Place, who: dict[str, str], chance: random.Random) -> None:
    table = place.ask(who, "POST", "/api/tables", NEW_TABLE).json["id"]
    ask = json.dumps({"type": "watch", "id": 1, "table": table, "previews": True}).encode()
    raw = place.open_socket(who, buffer=4096)
    try:
        for _ in range(200):
            raw.sendall(Frame(Opcode.TEXT, ask).serialize(mask=True))
            raw.sendall(Frame(Opcode.PING, b"x" * 125).serialize(mask=True))
            time.sleep(0.02)  # as fast as it may
    finally:
        raw.close()
        place.ask(who, "DELETE", f"/api/tables/{table}")
