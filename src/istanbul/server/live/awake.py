"""While no server runs, no clock does: how long that was, and taking it off."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from istanbul.server.live.hub import Hub
from istanbul.server.store.rows import PersonRow, Write

AWAKE_PERSON: Final = ":awake"  # no person's id looks like this


async def wake_up(hub: Hub, now: Callable[[], float] = time.time) -> float:
    """At a start: take the time since the last sign of life off every clock that runs."""
    row = await hub.load_person(AWAKE_PERSON)
    slept = max(0.0, now() - row.body["at"]) if row is not None else 0.0
    await hub.writer.stored(Write(person=_sign(now()), slept=slept))
    return slept


async def stay_awake(hub: Hub, now: Callable[[], float] = time.time) -> None:
    """A sign of life, now and then and at the end. What comes after the last one is nobody's."""
    await hub.save_person(_sign(now()))


def _sign(now: float) -> PersonRow:
    return PersonRow(AWAKE_PERSON, "", "en", {"at": now}, now)
