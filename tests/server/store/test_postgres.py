"""PostgreSQL alone: what it may hold."""

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.store.opening import open_store
from tests.server.postgres import connect


def test_a_database_that_cannot_hold_every_letter_is_refused(postgres: str) -> None:
    name = f"{postgres.partition('?')[0].rpartition('/')[2]}_ascii"
    with connect(postgres) as db:
        made = f"CREATE DATABASE {name} ENCODING SQL_ASCII LC_COLLATE 'C' LC_CTYPE 'C'"
        db.execute(f"{made} TEMPLATE template0".encode())
    address = postgres.replace(name.removesuffix("_ascii"), name)
    with pytest.raises(MalformedInput, match="stores text as SQL_ASCII"):
        open_store(address)
