"""Records: packing, copying, handing over the open part; events on the side."""

from typing import Any, ClassVar

import pytest

from istanbul.engine.record import Record, assign, digest, emit, fields, fields_but


class Open(Record):
    SCRATCH: ClassVar = ("answer",)

    def __init__(self) -> None:
        self.one = 1
        self.row: list[int] = [1, 2, 3]
        self.grid: list[list[int]] = [[1, 2], [3, 4]]
        self.answer: list[int] = [0, 0]


class Full(Open):
    tables: Any  # a reference: belongs to somebody else

    def __init__(self) -> None:
        super().__init__()
        self.secret = 9


class Seen(Open):
    def __init__(self) -> None:
        super().__init__()
        self.viewer = -1


class Wide(Open):
    BITS: ClassVar = 32


def changed() -> Full:
    record = Full()
    record.one, record.secret = -7, 300
    record.row[1] = 32767
    record.grid[1][0] = -32768
    return record


def test_the_fields_of_a_record_are_those_of_its_init_by_shape() -> None:
    shape = fields(Full)
    assert shape.all == ("one", "row", "grid", "answer", "secret")
    assert (shape.lists, shape.grids) == (("row", "answer"), ("grid",))
    assert shape.kept == ("one", "row", "grid", "secret")


def test_packing_keeps_every_number_but_scratch() -> None:
    record = changed()
    record.answer[0] = 5
    twin = Full()
    twin.unpack(record.pack())
    assert (twin.one, twin.row, twin.grid, twin.secret) == (
        -7,
        [1, 32767, 3],
        [[1, 2], [-32768, 4]],
        300,
    )
    assert twin.answer == [0, 0]
    assert len(record.pack()) == 2 * (1 + 3 + 4 + 1)


def test_scratch_is_no_part_of_the_packed_record() -> None:
    record, twin = changed(), changed()
    twin.answer[:] = [8, 8]
    assert record.pack() == twin.pack()


@pytest.mark.parametrize("number", [32768, -32769])
def test_a_number_that_outgrows_16_bits_is_refused(number: int) -> None:
    record = Full()
    record.one = number
    with pytest.raises(OverflowError):
        record.pack()


@pytest.mark.parametrize("number", [32768, 100_000, -(1 << 31), (1 << 31) - 1])
def test_a_wide_record_holds_32_bits_each(number: int) -> None:
    record, twin = Wide(), Wide()
    record.one, record.row[2], record.grid[1][1] = number, number, -1
    twin.unpack(record.pack())
    assert (twin.one, twin.row, twin.grid) == (number, [1, 2, number], [[1, 2], [3, -1]])
    assert len(record.pack()) == 4 * (1 + 3 + 4)


@pytest.mark.parametrize("number", [1 << 31, -(1 << 31) - 1])
def test_a_number_that_outgrows_32_bits_is_refused(number: int) -> None:
    record = Wide()
    record.grid[0][1] = number
    with pytest.raises(OverflowError):
        record.pack()


def test_a_copy_is_independent_and_has_no_events() -> None:
    record = changed()
    record.tables = object()
    record.events = []
    twin = record.copy()
    assert twin.pack() == record.pack()
    assert twin.tables is record.tables
    assert twin.events is None
    twin.one, twin.row[0], twin.grid[0][0], twin.answer[0] = 0, 0, 0, 1
    assert (record.one, record.row[0], record.grid[0][0], record.answer[0]) == (-7, 1, 1, 0)


def test_copies_share_what_the_rules_of_a_game_never_change() -> None:
    record = changed()
    record.changing = fields_but(Full, ["grid"])
    twin = record.copy()
    assert twin.grid is record.grid
    assert twin.copy().grid is record.grid
    twin.row[0] = 0
    assert record.row[0] == 1


def test_assign_hands_over_what_the_common_base_names_and_nothing_else() -> None:
    seen = Seen()
    seen.viewer = 3
    assign(seen, changed())
    assert (seen.one, seen.row, seen.viewer) == (-7, [1, 32767, 3], 3)
    assert not hasattr(seen, "secret")
    back = Full()
    assign(back, seen)
    assert (back.grid, back.secret) == ([[1, 2], [-32768, 4]], 9)


def test_assigned_lists_are_not_shared() -> None:
    source, target = changed(), Full()
    assign(target, source)
    assert target.pack() == source.pack()
    source.row[0] = source.grid[0][0] = 99
    assert (target.row[0], target.grid[0][0]) == (1, 1)


def test_events_are_kept_only_while_somebody_listens() -> None:
    record = Full()
    emit(record, "nobody_hears", 1)
    assert record.events is None
    record.events = []
    emit(record, "heard", 1, 2)
    emit(record, "bare")
    assert record.events == [("heard", 1, 2), ("bare",)]
    assert Full().events is None


def test_a_digest_is_short_and_depends_on_every_byte() -> None:
    assert digest(b"ab", b"c") == digest(b"abc")
    assert len(digest(b"")) == 16
    assert digest(changed().pack()) != digest(Full().pack())
