"""Our server for the bench: the counter game, wide limits, and a store that can be left out."""

from __future__ import annotations

import argparse
import gc
import signal
from collections.abc import Collection, Sequence
from pathlib import Path

import uvicorn

from bench.counter.game import register
from istanbul.server.app import App
from istanbul.server.limits import widen_files
from istanbul.server.running import config, listen, settle_memory
from istanbul.server.settings import Settings
from istanbul.server.store.base import Store
from istanbul.server.store.keep_store import KeepStore
from istanbul.server.store.notice_store import NoticeStore
from istanbul.server.store.opening import open_store
from istanbul.server.store.rating_store import RatingStore
from istanbul.server.store.rows import (
    AddressRow,
    DeliveryRow,
    DeviceRow,
    PersonRow,
    StoredTable,
    StudyRow,
    Write,
)
from istanbul.server.store.sql import Row
from istanbul.server.store.talk_store import TalkStore
from istanbul.server.store.tournament_store import TournamentStore


class NoStore(KeepStore, NoticeStore, RatingStore, TalkStore, TournamentStore):
    """Keeps people, so that they are known, and forgets all else: what does storing cost?"""

    def __init__(self) -> None:
        self._people: dict[str, PersonRow] = {}
        self._devices: dict[str, DeviceRow] = {}

    def write(self, batch: Sequence[Write]) -> None:
        """Nothing reaches a disk."""
        self._people |= {write.person.id: write.person for write in batch if write.person}
        self._devices |= {write.device.id: write.device for write in batch if write.device}

    def load_table(self, table: str) -> StoredTable | None:
        """Tables are in memory or nowhere."""
        return None

    def find_code(self, code: str) -> str | None:
        """Nobody joins by code."""
        return None

    def find_watch(self, watch: str) -> str | None:
        """Nobody watches."""
        return None

    def tables_of(self, person: str, page: int | None = None) -> list[StoredTable]:
        """Nobody asks."""
        return []

    def open_tables(self, status: str, since: float, most: int, skip: int) -> list[StoredTable]:
        """Nobody looks for one."""
        return []

    def waiting_hosts(self, since: float) -> list[str]:
        """There is no lobby."""
        return []

    def size_of(self, person: str) -> tuple[int, int]:
        """Nothing is kept."""
        return 0, 0

    def unfinished(self, among: Collection[str] | None = None) -> list[StoredTable]:
        """There is nothing from before."""
        return []

    def load_person(self, person: str) -> PersonRow | None:
        """Somebody."""
        return self._people.get(person)

    def _read(self, statement: str, *values: str | float) -> list[Row]:
        return []

    def addresses_of(self, person: str) -> list[AddressRow]:
        """Nobody is told anything."""
        return []

    def load_address(self, address: str) -> AddressRow | None:
        """Nobody has one."""
        return None

    def due_deliveries(
        self, now: float, most: int, after: tuple[float, str] = (0.0, "")
    ) -> list[DeliveryRow]:
        """Nothing waits."""
        return []

    def next_due(self, now: float) -> float | None:
        """Nor will anything."""
        return None

    def deliveries_of(self, person: str, most: int) -> list[DeliveryRow]:
        """Nobody was told anything."""
        return []

    def moves_of_next(self, among: Collection[str] | None = None) -> dict[str, int]:
        """There is nothing from before."""
        return {}

    def people_naming(self, person: str) -> list[PersonRow]:
        """Nobody has chosen anything."""
        return []

    def load_review(self, table: str) -> str | None:
        """No game was reviewed."""

    def studies_of(self, person: str) -> list[StudyRow]:
        """Nobody has learned anything."""
        return []

    def studies_about(self, kind: str, item: str) -> list[StudyRow]:
        """Nobody has learned anything."""
        return []

    def reader(self) -> NoStore:
        """It holds nothing but memory."""
        return self

    def load_device(self, device: str) -> DeviceRow | None:
        """Somebody's cookie."""
        return self._devices.get(device)

    def devices_of(self, person: str) -> list[DeviceRow]:
        """Nobody asks."""
        return []

    def backup(self, path: Path) -> None:
        """There is nothing to copy."""

    def close(self) -> None:
        """There is nothing to close."""


def main() -> None:
    """Serve until the bench ends it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", help="without one nothing is stored")
    parser.add_argument("--bus", default="", help="of several servers of one database")
    args = parser.parse_args()
    register()
    store: Store = NoStore()
    if args.database:
        store = open_store(args.database, shared=bool(args.bus))
    settings = Settings(database=args.database, bus=args.bus, limit_scale=1e9, bot_workers=1)
    signal.signal(signal.SIGUSR2, lambda *_: gc.collect())
    settle_memory()
    widen_files()
    listening = listen("127.0.0.1", args.port)
    uvicorn.Server(config(App(settings, store), "error")).run(sockets=[listening])


if __name__ == "__main__":
    main()
