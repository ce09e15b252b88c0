"""PostgreSQL in tests. Its driver is an extra, so it is imported when it is used."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from istanbul.server.store.migrate import FOLDER

if TYPE_CHECKING:
    import psycopg

    from istanbul.server.store.postgres import PostgresStore


def connect(address: str) -> psycopg.Connection[Any]:
    """A connection that commits each statement."""
    import psycopg  # noqa: PLC0415 - an extra

    return psycopg.connect(address, autocommit=True)


def postgres_store(
    address: str, folder: Path = FOLDER / "postgres", shared: bool = False
) -> PostgresStore:
    """A store, perhaps with the migrations of another version, or one that others share."""
    from istanbul.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra

    return PostgresStore(address, folder=folder, shared=shared)
