"""Whoever would play the same plays; nobody is seated twice, and who is silent is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Refused
from istanbul.server.live import hub as hub_module
from istanbul.server.live.hub import Hub
from istanbul.server.lobby.pairing import SILENT, Pairing
from istanbul.server.protocol.lobby_bodies import Seek
from istanbul.server.store.opening import open_store
from istanbul.server.table.table import Status
from tests.server.test_hub import with_hub


class Time:
    """A clock that stands still."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def seek(**more: Any) -> Seek:
    given: dict[str, Any] = {"name": "Ann", "ways": ["base"], "players": [2], "speeds": ["live"]}
    return Seek(**{**given, **more})


def with_pairing(folder: Path, what: Callable[[Hub, Pairing, Time], Awaitable[None]]) -> None:
    async def main(hub: Hub) -> None:
        time = Time()
        await what(hub, Pairing(hub, time), time)

    with_hub(open_store(str(folder / "tables.db")), main)


def test_two_who_accept_the_same_play_it(tmp_path: Path) -> None:
    async def main(hub: Hub, pairing: Pairing, _: Time) -> None:
        wide = seek(ways=["dice", "base"], players=[2, 3, 4], speeds=["days", "live"])
        assert (await pairing.seek("ann", wide)).table is None
        assert (await pairing.seek("ben", seek(ways=["mocha"]))).seeking == 0
        found = await pairing.seek("cem", seek(speeds=["days"], rated=False))
        assert found.table is not None
        assert (await pairing.seek("ann", wide)).table == found.table
        table = await hub.table(found.table)
        assert (table.status, table.turn_seconds) == (Status.PLAYING, 86_400)
        assert [(seat.owner, seat.name) for seat in table.seats] == [
            ("ann", "Ann"),
            ("cem", "Ann 2"),
        ]
        assert pairing.count() == 1, "ben still waits"

    with_pairing(tmp_path, main)


def test_the_table_is_as_large_as_it_can_be(tmp_path: Path) -> None:
    async def main(hub: Hub, pairing: Pairing, _: Time) -> None:
        await pairing.seek("ann", seek(players=[3, 4]))
        await pairing.seek("ben", seek(players=[4, 3]))
        assert pairing.count() == 2, "nobody of them would play with two"
        found = await pairing.seek("cem", seek(players=[2, 3, 4]))
        assert found.table is not None
        assert len((await hub.table(found.table)).seats) == 3

    with_pairing(tmp_path, main)


def test_rated_and_unrated_do_not_mix(tmp_path: Path) -> None:
    async def main(hub: Hub, pairing: Pairing, _: Time) -> None:
        await pairing.seek("ann", seek(rated=True))
        assert await pairing.seek("ben", seek()) is not None
        assert pairing.count() == 2
        found = await pairing.seek("cem", seek(rated=True))
        assert found.table is not None
        assert (await hub.table(found.table)).terms.rated

    with_pairing(tmp_path, main)


def test_nobody_is_seated_twice_when_many_ask_at_once(tmp_path: Path) -> None:
    async def main(hub: Hub, pairing: Pairing, _: Time) -> None:
        people = [f"person {n}" for n in range(7)]
        asked = await asyncio.gather(*(pairing.seek(name, seek(name=name)) for name in people))
        first = [(name, each) for name, each in zip(people, asked, strict=True) if not each.table]
        again = [await pairing.seek(name, seek(name=name)) for name, _ in first]
        tables = [each.table for each in (*asked, *again) if each.table is not None]
        assert len(set(tables)) == 3
        seated = [seat.owner for name in set(tables) for seat in (await hub.table(name)).seats]
        assert len(seated) == len(set(seated)) == 6

    with_pairing(tmp_path, main)


def test_what_is_wrong_with_one_person_ends_nobody_elses_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: object, person: str) -> None:
        if person == "eve":
            raise Refused("quota", "you keep 500 tables")

    async def main(hub: Hub, pairing: Pairing, _: Time) -> None:
        for wrong in ({"name": "\u200b"}, {"contribution": "?"}):
            with pytest.raises(MalformedInput):
                await pairing.seek("eve", seek(**wrong))
        await pairing.seek("ann", seek())
        with pytest.raises(Refused, match="500 tables"):
            await pairing.seek("eve", seek(name="Eve"))
        found = await pairing.seek("ben", seek(name="Ben"))
        assert found.table is not None
        assert (await pairing.seek("ann", seek())).table == found.table
        await pairing.seek("eve", seek(name="Eve"))
        assert (await pairing.seek("cem", seek(name="Cem"))).table is not None

    monkeypatch.setattr(hub_module, "check_room", full)
    with_pairing(tmp_path, main)


def test_who_stops_while_a_table_is_made_is_at_none(tmp_path: Path) -> None:
    async def main(hub: Hub, pairing: Pairing, _: Time) -> None:
        await pairing.seek("ann", seek())
        asked = asyncio.create_task(pairing.seek("ben", seek()))
        await asyncio.sleep(0)
        assert pairing.count() == 0, "both are placed"
        pairing.stop("ben")
        assert (await asked).table is None
        assert await hub.of_person("ann") == await hub.of_person("ben") == []
        found = await pairing.seek("cem", seek())
        assert found.table is not None, "ann still looks for somebody"
        assert (await pairing.seek("ann", seek())).table == found.table

    with_pairing(tmp_path, main)


def test_who_is_silent_or_stops_is_not_found(tmp_path: Path) -> None:
    async def main(hub: Hub, pairing: Pairing, time: Time) -> None:
        await pairing.seek("ann", seek())
        time.now = SILENT + 1
        assert (await pairing.seek("ben", seek())).table is None
        pairing.stop("ben")
        assert (await pairing.seek("cem", seek())).table is None
        with pytest.raises(MalformedInput, match="is unknown; expected base"):
            await pairing.seek("dan", seek(ways=["chess"]))

    with_pairing(tmp_path, main)
