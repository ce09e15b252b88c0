"""Owners of tables: whatever is paused, late or dead, never do two servers write."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from istanbul.engine.errors import MalformedInput
from istanbul.server.errors import Conflict, Fenced, LeaseLost
from istanbul.server.store.base import Store
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import EntryRow, Fence, StoredTable, TableRow, Write
from tests.needs import need
from tests.server.postgres import connect, postgres_store

need("psycopg")
from istanbul.server.store.ownership import Claim, Ownership  # noqa: E402 - needs psycopg

LONG = 50.0  # seconds of a lease that ends only when a test ends it
TABLE = "table-1"


def row(table: str, writer: str = "") -> TableRow:
    return TableRow(
        table, table, f"w-{table}", "host", "playing", "s", {"seats": [], "writer": writer}
    )


def create(store: Store, node: str, table: str = TABLE) -> None:
    store.write([Write(table=row(table), fence=Fence(table, node, 0))])


def expire(address: str, node: str) -> None:
    """So much time passes that this lease runs out: the database has the only clock."""
    with connect(address) as db:
        db.execute("UPDATE nodes SET expires = now() - interval '1 s' WHERE id = %s", (node,))


@contextmanager
def joined(address: str, *names: str, seconds: float = LONG) -> Iterator[list[Ownership]]:
    nodes = [Ownership(address, name, seconds) for name in names]
    for node in nodes:
        node.join()
    yield nodes
    for node in nodes:
        node.close()


def test_who_made_a_table_owns_it_until_its_lease_runs_out(postgres: str) -> None:
    store = postgres_store(postgres, shared=True)
    with joined(postgres, "a", "b") as (a, b):
        create(store, "a")
        assert b.claim(TABLE) == Claim("a", 1)
        assert b.claim("no-table") is None
        expire(postgres, "a")
        assert b.claim(TABLE) == Claim("b", 2)
        with pytest.raises(LeaseLost):
            a.renew()
        a.join()
        assert a.claim(TABLE) == Claim("b", 2)
        assert a.renew() == {"a", "b"}
    store.close()


def test_a_late_write_is_refused_and_nothing_of_it_is_stored(postgres: str) -> None:
    store = postgres_store(postgres, shared=True)
    with joined(postgres, "a", "b") as (_, b):
        create(store, "a")
        expire(postgres, "a")
        b.claim(TABLE)
        late = Write(
            table=row(TABLE, "a"),
            entries=(EntryRow(TABLE, 1, 0, "x"),),
            fence=Fence(TABLE, "a", 1),
        )
        with pytest.raises(Fenced):
            store.write([late])
        with pytest.raises(Fenced):
            store.write([Write(delete_table=TABLE, fence=Fence(TABLE, "a", 1))])
        stored = store.load_table(TABLE)
        assert stored is not None
        assert stored.entries == []
        assert stored.row.body["writer"] == ""
    store.close()


def test_one_of_several_servers_writes_only_as_an_owner(postgres: str) -> None:
    store = postgres_store(postgres, shared=True)
    with pytest.raises(Conflict, match="only as its owner"):
        store.write([Write(table=row(TABLE))])
    assert store.load_table(TABLE) is None
    store.close()


def test_to_take_ones_own_table_again_fences_off_what_is_on_its_way(postgres: str) -> None:
    store = postgres_store(postgres, shared=True)
    with joined(postgres, "a") as (a,):
        create(store, "a")
        assert a.claim(TABLE) == Claim("a", 2)
        with pytest.raises(Fenced):
            store.write([Write(table=row(TABLE, "a"), fence=Fence(TABLE, "a", 1))])
    store.close()


def test_tables_of_the_dead_and_of_nobody_wait_for_an_owner(postgres: str) -> None:
    store = postgres_store(postgres, shared=True)
    with joined(postgres, "a", "b") as (a, b):
        create(store, "a")
        create(store, "b", "table-2")
        assert b.adopt(10) == []
        a.leave()
        with pytest.raises(LeaseLost):
            a.claim(TABLE)
        assert a.adopt(10) == []
        assert b.adopt(10) == [Fence(TABLE, "b", 2)]
        assert b.adopt(10) == []
        assert b.claim(TABLE) == Claim("b", 3)
    store.close()


def test_a_clock_that_was_ahead_does_not_keep_the_dead_alive(postgres: str) -> None:
    """The clock of the database is set back by an hour: all leases seem to end much later."""
    store = postgres_store(postgres, shared=True)
    with joined(postgres, "a", "b") as (_, b):
        create(store, "a")
        with connect(postgres) as db:
            db.execute("UPDATE nodes SET expires = expires + interval '1 hour'")
        with pytest.raises(LeaseLost):
            b.renew()
        b.join()
        assert b.renew() == {"b"}
        assert b.claim(TABLE) == Claim("b", 2)
        assert b.adopt(10) == []
    store.close()


def test_a_deleted_table_has_no_owner(postgres: str) -> None:
    store = postgres_store(postgres, shared=True)
    create(store, "a")
    store.write([Write(delete_table=TABLE, fence=Fence(TABLE, "a", 1))])
    with connect(postgres) as db:
        assert db.execute("SELECT COUNT(*) FROM owners").fetchone() == (0,)
    store.close()


def test_a_server_that_shares_nothing_keeps_the_others_out(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("istanbul.server.store.postgres.CLAIM_SECONDS", 0.1)
    first, second = postgres_store(postgres, shared=True), postgres_store(postgres, shared=True)
    with pytest.raises(MalformedInput, match="another server"):
        open_store(postgres)
    first.close()
    second.close()
    alone = open_store(postgres)
    with pytest.raises(MalformedInput, match="another server"):
        postgres_store(postgres, shared=True)
    alone.close()


def test_owners_who_come_and_go_at_the_same_time_never_both_write(postgres: str) -> None:
    """All leases have always run out for the others: whoever wants the table may take it."""
    setup = postgres_store(postgres, shared=True)
    create(setup, "nobody")
    told: dict[int, str] = {}  # by number: who was told that it is stored
    refused = 0
    lock, end = threading.Lock(), time.monotonic() + 1.5

    def play(name: str) -> None:
        nonlocal refused
        store = postgres_store(postgres, shared=True)
        with joined(postgres, name) as (node,):
            while time.monotonic() < end:
                node.join()
                claim = node.claim(TABLE)
                expire(postgres, name)
                stored = store.load_table(TABLE)
                assert stored is not None
                if claim is None or claim.node != name:
                    continue
                n = len(stored.entries)
                for number in range(n + 1, n + 4):  # until somebody else takes it
                    try:
                        store.write([written(TABLE, name, claim.epoch, number)])
                    except Fenced:
                        refused += 1
                        break
                    with lock:
                        assert number not in told
                        told[number] = name
        store.close()

    threads = [threading.Thread(target=play, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stored = setup.load_table(TABLE)
    assert stored is not None
    assert {entry.n: entry.text for entry in stored.entries} == told
    assert len(set(told.values())) > 1, "only one of them ever wrote"
    assert refused, "nobody was ever late"
    setup.close()


def written(table: str, node: str, epoch: int, number: int) -> Write:
    """A move, which the number of its entry protects too, and seats, which only the fence does."""
    return Write(
        table=row(table, f"{node} {number}"),
        entries=(EntryRow(table, number, 0, node),),
        fence=Fence(table, node, epoch),
    )


NODES = ("a", "b", "c")
TABLES = ("table-1", "table-2")


class Owners(RuleBasedStateMachine):
    """Three nodes and two tables. A node is paused between any two steps that it takes."""

    address = ""
    games = 0

    def __init__(self) -> None:
        super().__init__()
        Owners.games += 1
        self.tables = [f"{Owners.games}-{table}" for table in TABLES]
        self.nodes = {name: Ownership(self.address, self._name(name), LONG) for name in NODES}
        self.store = postgres_store(self.address, shared=True)
        self.alive: set[str] = set()
        self.held: dict[tuple[str, str], tuple[int, int]] = {}  # epoch, and entries when loaded
        self.owner = dict.fromkeys(self.tables, ("", 0))  # by the model
        self.told: dict[str, list[str]] = {table: [] for table in self.tables}
        for table in self.tables:
            create(self.store, "nobody", table)
            self.owner[table] = ("nobody", 1)

    def _name(self, node: str) -> str:
        return f"{Owners.games}-{node}"

    def loaded(self, table: str) -> StoredTable:
        found = self.store.load_table(table)
        assert found is not None
        return found

    @rule(node=st.sampled_from(NODES))
    def join(self, node: str) -> None:
        self.nodes[node].join()
        self.alive.add(node)

    @rule(node=st.sampled_from(NODES))
    def pause_beyond_the_lease(self, node: str) -> None:
        expire(self.address, self._name(node))
        self.alive.discard(node)

    @rule(node=st.sampled_from(NODES))
    def leave(self, node: str) -> None:
        self.nodes[node].leave()
        self.alive.discard(node)

    @rule(node=st.sampled_from(NODES))
    def crash(self, node: str) -> None:
        """All that it knew is gone; its lease is not."""
        self.held = {key: value for key, value in self.held.items() if key[0] != node}
        self.nodes[node].close()

    @rule(node=st.sampled_from(NODES))
    def renew(self, node: str) -> None:
        if node in self.alive:
            assert self._name(node) in self.nodes[node].renew()
        else:
            with pytest.raises(LeaseLost):
                self.nodes[node].renew()

    @rule(node=st.sampled_from(NODES), at=st.sampled_from([0, 1]))
    def claim(self, node: str, at: int) -> None:
        table = self.tables[at]
        owner, epoch = self.owner[table]
        if owner != node and owner in self.alive:
            assert self.nodes[node].claim(table) == Claim(self._name(owner), epoch)
        elif node not in self.alive:
            with pytest.raises(LeaseLost):
                self.nodes[node].claim(table)
        else:
            assert self.nodes[node].claim(table) == Claim(self._name(node), epoch + 1)
            self.owner[table] = (node, epoch + 1)
            self.held[node, table] = (epoch + 1, len(self.loaded(table).entries))

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def write(self, data: st.DataObject) -> None:
        """It writes by what it knows, however old that is."""
        node, table = data.draw(st.sampled_from(sorted(self.held)))
        epoch, number = self.held[node, table]
        move = written(table, self._name(node), epoch, number + 1)
        if self.owner[table] == (node, epoch):
            self.store.write([move])
            self.held[node, table] = (epoch, number + 1)
            self.told[table].append(self._name(node))
        else:
            with pytest.raises(Fenced):
                self.store.write([move])

    @invariant()
    def all_that_was_told_is_stored_and_nothing_else(self) -> None:
        for table in self.tables:
            stored = self.loaded(table)
            assert [entry.text for entry in stored.entries] == self.told[table]
            last = f"{self.told[table][-1]} {len(stored.entries)}" if stored.entries else ""
            assert stored.row.body["writer"] == last

    def teardown(self) -> None:
        for node in self.nodes.values():
            node.close()
        self.store.close()


def test_a_model_of_owners(postgres: str) -> None:
    postgres_store(postgres, shared=True).close()
    Owners.address = postgres
    run_state_machine_as_test(
        Owners,
        settings=settings(
            max_examples=20,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
