"""More tables from old ones: rematches, forks, logs that somebody brings, and deleting."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from istanbul.engine.errors import GameError, MalformedInput
from istanbul.engine.log import Log
from istanbul.engine.source import SeededSource
from istanbul.server.errors import Refused
from istanbul.server.live.hub import Hub
from istanbul.server.store.sqlite import SqliteStore
from istanbul.server.table.change import Change
from istanbul.server.table.fair import verify
from istanbul.server.table.table import Status, Table
from tests.server.playing import act_once
from tests.server.test_hub import begun, play, with_hub


def test_a_rematch_has_the_same_people_and_is_made_once(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub, max_rounds=1)
        with pytest.raises(Refused, match="when the game is over"):
            await hub.rematch("ann", table.id)
        table = await play(hub, table.id)
        with pytest.raises(Refused, match="no seat"):
            await hub.rematch("eve", table.id)
        made = await asyncio.gather(
            hub.rematch("ben", table.id, "salt"), hub.rematch("ann", table.id, "sugar")
        )
        assert made[0].id == made[1].id == (await hub.table(table.id)).rematch
        again = await hub.table(made[0].id)
        assert again.id != table.id
        assert again.commitment != table.commitment
        assert [seat.owner for seat in again.seats] == ["ann", "ben"]
        assert [seat.contribution for seat in again.seats] == ["sugar", "salt"]
        assert [seat.name for seat in again.seats] == [seat.name for seat in table.seats]
        assert again.options == table.options
        assert len(await hub.of_person("ben")) == 2  # and no third one is left lying about
        await hub.do(again.id, lambda t: t.start(again.host))
        begun_already = await hub.rematch("ben", table.id, "pepper")
        assert [seat.contribution for seat in begun_already.seats] == ["sugar", "salt"]

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_nobody_plays_again_without_a_yes(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=1)).id)
        made = await hub.rematch("ann", table.id, "sugar")
        assert [seat.owner for seat in made.seats] == ["ann", None]
        with pytest.raises(Refused, match="every seat needs"):
            await hub.do(made.id, lambda t: t.start("ann"))
        await hub.rematch("ben", table.id, "salt")
        await hub.do(made.id, lambda t: t.start("ann"))
        assert (await hub.table(made.id)).status == Status.PLAYING

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_running_game_is_not_taken_away_from_the_others(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        with pytest.raises(Refused, match="others are playing"):
            await hub.delete("ann", table.id)
        await hub.do(table.id, lambda t: t.resign("ben", 1))
        await hub.delete("ann", table.id)
        with pytest.raises(Refused, match="no such table"):
            await hub.table(table.id)

    with_hub(SqliteStore(tmp_path / "x.db"), what)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("contributions", ["a"]),
        ("contributions", ["a", "x" * 65]),
        ("contributions", ["a", "b", "junk"]),
        ("table", "x" * 65),
        ("table", "a b"),
        ("commitment", "0" * 63),
        ("commitment", "x" * 4_000_000),
        ("since", -1),
        ("since", 10_000),
    ],
)
def test_nothing_of_somebodys_dice_is_kept_unchecked(
    tmp_path: Path, key: str, value: object
) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=1)).id)
        log: Any = json.loads(json.dumps(table.log().to_json()))
        log["fair"][key] = value
        with pytest.raises(MalformedInput, match="log:"):
            await hub.fork("eve", Log.read(log))

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_logs_do_not_tell_the_id_that_opens_a_table(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=1)).id)
        told = json.dumps(table.log().to_json())
        assert table.id not in told
        assert table.watch not in told
        assert table.code not in told

    with_hub(SqliteStore(tmp_path / "x.db"), what)


@pytest.mark.parametrize("game", ["board", "dice"])  # sure to draw: dice
def test_a_finished_game_goes_on_elsewhere_from_any_entry(tmp_path: Path, game: str) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub, game=game, max_rounds=6)
        with pytest.raises(Refused, match="when the game is over"):
            await hub.fork("ann", table.id, 5)  # it would show hidden cards
        table = await play(hub, table.id)
        with pytest.raises(MalformedInput, match="entry 9999: expected 0 to"):
            await hub.fork("eve", table.id, 9999)
        fork = await hub.fork("eve", table.id, 20)
        assert (fork.status, fork.entries, fork.host) == (Status.WAITING, 20, "eve")
        for seat in (0, 1):
            await hub.do(fork.id, lambda t, s=seat: t.sit("eve", s, "Eve", "word"))  # type: ignore[misc]  # bound now
        hub._drop(fork.id)
        await hub.do(fork.id, lambda t: t.start("eve"))
        hub._drop(fork.id)
        source = SeededSource(9)
        while (await hub.table(fork.id)).status == Status.PLAYING:
            await hub.do(fork.id, lambda t: act_once(t, source))
        log = (await hub.table(fork.id)).log()
        assert log.entries[:20] == table.log().entries[:20]
        assert log.header["fair"]["since"] == 20
        assert verify(log).problem is None

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_finished_log_is_opened_to_look_at(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=2)).id)
        lines = table.log().to_lines()
        opened = await hub.fork("eve", Log.read(lines))
        assert opened.status == Status.OVER
        assert opened.log().to_lines() == lines
        hub._drop(opened.id)
        again = (await hub.table(opened.id)).log()
        assert again.to_lines() == lines
        assert verify(again).problem is None

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def seen_by(table: Table, viewer: int) -> Log:
    """The log with what is hidden from somebody masked."""
    assert table.match is not None
    return table.match.log_for(viewer)


def test_a_log_that_does_not_replay_is_refused(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        await play(hub, table.id, 20)
        for viewer in (0, 1, -1):
            with pytest.raises(GameError, match="log, entry"):  # a hidden card is `draw ?`
                await hub.fork("eve", Log.read(seen_by(table, viewer).to_lines()))
        assert hub.live_tables() == 1

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_the_host_deletes_a_table(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await begun(hub)
        told: list[Change] = []
        hub.subscribe(table.id, told.append)
        with pytest.raises(Refused, match="only the host"):
            await hub.delete("ben", table.id)
        await hub.do(table.id, lambda t: t.resign("ben", 1))
        told.clear()
        await hub.delete("ann", table.id)
        assert [change.deleted for change in told] == [True]
        with pytest.raises(Refused, match="no such table"):
            await hub.table(table.id)
        assert await hub.of_person("ann") == []

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_a_code_that_is_taken_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = iter("AAAAAAAAAABBBBB")
    monkeypatch.setattr("istanbul.server.table.making.secrets.choice", lambda _: next(letters))

    async def what(hub: Hub) -> None:
        first = await hub.create("ann", {"players": 2})
        second = await hub.create("ann", {"players": 2})
        assert (first.code, second.code) == ("AAAAA", "BBBBB")

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_of_a_strange_log_only_what_was_checked_is_kept(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=2)).id)
        log: Any = json.loads(json.dumps(table.log().to_json()))
        log["extra"] = "x" * 1000
        log["seats"][0] = {"name": "a\u202eb", "kind": 7, "more": "x"}
        log["result"]["more"] = "x"
        log["fair"]["more"] = "x"
        opened = await hub.fork("eve", Log.read(log))
        found = opened.log()
        assert set(found.header) == {*table.log().header}
        assert set(found.header["fair"]) == {"commitment", "table", "contributions"}
        assert set(found.result or {}) == {"ranking", "reason", "secret"}
        assert found.header["seats"][0] == {"name": "?", "kind": "7"}
        assert verify(found).problem is None

    with_hub(SqliteStore(tmp_path / "x.db"), what)


@pytest.mark.parametrize(
    ("key", "value"),
    [("fair", 7), ("fair", {"table": 1}), ("seats", [1, 2]), ("options", {"players": 99})],
)
def test_a_header_without_sense_is_refused(tmp_path: Path, key: str, value: object) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=1)).id)
        log: Any = json.loads(json.dumps(table.log().to_json()))
        log[key] = value
        with pytest.raises(GameError):
            await hub.fork("eve", Log.read(log))

    with_hub(SqliteStore(tmp_path / "x.db"), what)


def test_forged_dice_stay_forged(tmp_path: Path) -> None:
    async def what(hub: Hub) -> None:
        table = await play(hub, (await begun(hub, max_rounds=1)).id)
        log: Any = json.loads(json.dumps(table.log().to_json()))
        log["fair"]["commitment"] = "0" * 64
        opened = await hub.fork("eve", Log.read(log))
        assert verify(opened.log()).problem is not None

    with_hub(SqliteStore(tmp_path / "x.db"), what)
