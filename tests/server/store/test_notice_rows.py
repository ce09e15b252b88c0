"""Addresses and what is told there, in both databases."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from istanbul.server.store import notice_sql
from istanbul.server.store.base import Store
from istanbul.server.store.opening import open_store
from istanbul.server.store.rows import AddressRow, DeliveryRow, NoticeWrite, PersonRow, Write
from tests.server.store.tables import entries, head, kind_of, older, row, store_of

ANN = AddressRow("a1", "ann", "mail", {"address": "ann@example.org"}, "new", "", 1.0)
HOOK = AddressRow("a2", "ann", "webhook", {"url": "https://x.example/"}, "ok", "", 2.0)


def delivery(thing: str, due: float = 5.0, address: str = "a1") -> DeliveryRow:
    what = (f"{thing}>{address}", "ann", address, "your_turn", "t1", thing)
    return DeliveryRow(*what, "waiting", 0, due, "", due)


def put(store: Store, *writes: NoticeWrite) -> None:
    store.write([Write(notice=write) for write in writes])


def test_addresses(store: Store) -> None:
    put(store, NoticeWrite(address=HOOK), NoticeWrite(address=ANN))
    assert store.addresses_of("ann") == [ANN, HOOK]
    put(store, NoticeWrite(address_state=("a1", "dead", "refused: 550")))
    dead = replace(ANN, state="dead", problem="refused: 550")
    assert store.load_address("a1") == dead
    put(store, NoticeWrite(address=ANN))
    assert store.load_address("a1") == ANN
    put(store, NoticeWrite(added=(delivery("turn 1"),)), NoticeWrite(delete_address="a1"))
    assert store.load_address("a1") is None
    assert store.deliveries_of("ann", 9) == [], "what was to be told there goes with it"


def test_the_same_thing_is_stored_once(store: Store) -> None:
    first, second = delivery("turn 1"), delivery("turn 2", 9.0)
    put(store, NoticeWrite(added=(first, second)))
    assert store.due_deliveries(5.0, 10) == [first]
    assert store.next_due(5.0) == 9.0
    sent = replace(first, state="sent", tries=1)
    put(store, NoticeWrite(tried=sent))
    put(store, NoticeWrite(added=(first,)))  # as after a restart
    assert store.due_deliveries(9.0, 10) == [second]
    assert store.deliveries_of("ann", 10) == [second, sent]
    assert store.next_due(9.0) is None
    put(store, NoticeWrite(deliveries_before=6.0))
    assert store.deliveries_of("ann", 10) == [second]


def test_of_what_somebody_was_told_only_so_much_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays quickly against an absent self could else fill the disk."""
    monkeypatch.setattr(notice_sql, "KEPT_OF_PERSON", 3)
    told = [replace(delivery(f"turn {n}", float(n)), state="sent") for n in range(5)]
    other = replace(told[0], id="other", person="ben")
    put(store, NoticeWrite(added=(*told, delivery("turn 9", 0.5), other)))
    put(store, NoticeWrite(deliveries_before=0.0))
    assert [row.thing for row in store.deliveries_of("ann", 9)] == [
        *("turn 4", "turn 3", "turn 2", "turn 9")
    ], "what waits stays"
    assert store.deliveries_of("ben", 9) == [other]


def test_it_goes_with_the_table_and_with_the_person(store: Store) -> None:
    for gone in (Write(delete_table="t1"), Write(delete_person="ann")):
        store.write([Write(row(1), head(1), entries(1))])
        put(store, NoticeWrite(address=ANN, added=(delivery("turn 1"),)))
        store.write([gone])
        assert store.deliveries_of("ann", 10) == []
        store.write([Write(delete_table="t1")])
    assert store.addresses_of("ann") == []


def test_a_webhook_of_before_is_an_address_now(database: str, tmp_path: Path) -> None:
    before = store_of(database, older(tmp_path / "older", kind_of(database), 5))
    people = [
        PersonRow("ann", "Ann", "de", {"webhook": "https://x.example/", "more": 1}),
        PersonRow("ben", "Ben", "en", {"webhook": None}),
        PersonRow("cem", "Cem", "en", {}),
    ]
    before.write([Write(person=person) for person in people])
    before.close()
    now = open_store(database)
    (found,) = now.addresses_of("ann")
    assert (found.channel, found.state, found.body["url"]) == (
        "webhook",
        "ok",
        "https://x.example/",
    )
    ann = now.load_person("ann")
    assert ann is not None
    assert ann.body == {"more": 1}
    assert now.addresses_of("ben") == now.addresses_of("cem") == []
    now.close()


def test_the_moves_of_whose_turn_it_is(store: Store) -> None:
    for n, status in enumerate(("playing", "playing", "over"), 1):
        store.write([Write(row(n, status), replace(head(n), waits_for=0), entries(n, last=1 + n))])
    assert store.moves_of_next() == {"t1": 1, "t2": 2}
    assert store.moves_of_next(["t2", "t3"]) == {"t2": 2}
    assert [stored.row.id for stored in store.unfinished(["t2", "t3"])] == ["t2"]
    assert [stored.row.id for stored in store.unfinished()] == ["t1", "t2"]
    assert store.unfinished([]) == []
    assert store.moves_of_next([]) == {}
