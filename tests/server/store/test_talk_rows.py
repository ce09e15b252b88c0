"""What people said, what clocks showed and what is still to be addressed, in both databases."""

from msgspec.structs import replace

from istanbul.server.store.base import Store
from istanbul.server.store.rows import DeliveryRow, NoticeWrite, SayingRow, Write
from tests.server.store.tables import head, row

HELLO = SayingRow("s1", "t1", "ann", 0, 3, "phrase", "hello", False, 5.0)
TEXT = SayingRow("s2", "t1", "ben", 1, 4, "text", "Çağ <b>\U0001f3b2</b>", False, 6.0)


def test_sayings_come_back_as_they_were_written_and_go_with_table_and_person(store: Store) -> None:
    store.write([Write(row(1)), Write(row(2))])
    other = replace(HELLO, id="s3", table="t2", created=7.0)
    store.write([Write(saying=TEXT), Write(saying=HELLO), Write(saying=other)])
    assert store.sayings_at("t1") == [HELLO, TEXT]
    assert store.sayings_of("ann") == [HELLO, other]
    store.write([Write(reported="s2")])
    assert store.sayings_at("t1") == [HELLO, replace(TEXT, reported=True)]
    store.write([Write(delete_person="ben")])
    assert store.sayings_at("t1") == [HELLO]
    store.write([Write(delete_table="t1")])
    assert store.sayings_at("t1") == []
    assert store.sayings_of("ann") == [other]


def test_the_time_that_nobody_served_moves_the_clocks_that_run(store: Store) -> None:
    runs, stands = replace(head(1), since=100.0, clock="[]"), head(2)
    store.write([Write(row(1), runs), Write(row(2), stands)])
    store.write([Write(slept=50.5)])
    found = [store.load_table(table) for table in ("t1", "t2")]
    assert [one.head for one in found if one] == [replace(runs, since=150.5), stands]


def test_a_notice_without_an_address_waits_for_one_and_is_shown_to_nobody(store: Store) -> None:
    what = ("over t1>ann", "ann", "", "game_over", "t1", "over t1")
    whole = DeliveryRow(*what, "waiting", 0, 5.0, "", 5.0)
    sent = replace(whole, id="over t1>a1", address="a1")
    store.write([Write(notice=NoticeWrite(added=(whole,)))])
    assert store.undirected() == [whole]
    assert store.due_deliveries(9.0, 10) == store.deliveries_of("ann", 10) == []
    store.write([Write(notice=NoticeWrite(added=(sent,), directed=whole.id))])
    assert store.undirected() == []
    assert store.due_deliveries(9.0, 10) == [sent]
    assert store.told("ann", "over t1") == 5.0
    assert store.told("ben", "over t1") is None
