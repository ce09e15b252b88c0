"""Records: the only data that rules may touch.

A record is a class whose `__init__` assigns ints, lists of ints, and lists of equally long lists of
ints. Lengths never change afterwards. Besides these a record may refer to other records (class
annotations without a value, such as `tables: Tables`): what they hold belongs to somebody else, is
never changed by rules, and is neither packed nor copied.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection
from hashlib import blake2b
from inspect import isclass
from typing import Annotated, ClassVar, NamedTuple, Protocol, Self, get_type_hints

U64 = Annotated[int, "unsigned 64-bit in native code"]
"""For generators and hashes only; everything else is `int` (at least 32 bits in native code)."""

_CODE = {16: "h", 32: "i", 64: "Q"}  # of the array module

Event = tuple[str, *tuple[int, ...]]
"""What happened: a name and a few ints. Games say what the ints mean."""


class Watcher(Protocol):
    """Somebody who wants to know where a seat had no choice."""

    def passed(self, seat: int) -> None:
        """The rules are about to go on for this seat without asking it."""
        ...


class Fields(NamedTuple):
    """The names of fields of a record by shape, in the order of its `__init__`."""

    all: tuple[str, ...]
    lists: tuple[str, ...]
    grids: tuple[str, ...]
    kept: tuple[str, ...]  # all but scratch


class Record:
    """Base of every record: fixed fields of ints that pack, copy and digest."""

    BITS: ClassVar[int] = 16
    """Of each number in native code and when packed: 16, or 32 for what is counted in thousands.

    64 for records of U64.
    """

    SCRATCH: ClassVar[tuple[str, ...]] = ()
    """Fields that are only a place to leave answers: neither packed nor digested."""

    events: list[Event] | None = None
    """Set to a list to record what `emit` is told."""

    watcher: Watcher | None = None
    """Told of every `pass_by`."""

    changing: Fields | None = None
    """The fields that the rules of this game may change, if not all: copies share the others."""

    def pack(self) -> bytes:
        """All fields but scratch, BITS each. Raises OverflowError if a number outgrows that."""
        flat: list[int] = []
        for name in fields(type(self)).kept:
            value = getattr(self, name)
            if type(value) is int:
                flat.append(value)
            elif type(value[0]) is int:
                flat += value
            else:
                for row in value:
                    flat += row
        return array(_CODE[self.BITS], flat).tobytes()

    def unpack(self, packed: bytes) -> None:
        """Set all fields from packed bytes. References stay as they are."""
        flat = array(_CODE[self.BITS], packed).tolist()
        at = 0
        self.forget_answers()
        for name in fields(type(self)).kept:
            value = getattr(self, name)
            if type(value) is int:
                setattr(self, name, flat[at])
                at += 1
                continue
            for row in [value] if type(value[0]) is int else value:
                row[:] = flat[at : at + len(row)]
                at += len(row)

    def forget_answers(self) -> None:
        """Set the numbers among the scratch fields to 0: how many answers there are."""
        for name in self.SCRATCH:
            if type(getattr(self, name)) is int:
                setattr(self, name, 0)

    def content(self) -> dict[str, object]:
        """All fields but scratch, by name."""
        return {name: self.__dict__[name] for name in fields(type(self)).kept}

    def copy(self) -> Self:
        """An independent record with the same content, without events."""
        shape = self.changing or fields(type(self))
        twin = object.__new__(type(self))
        mine, its = self.__dict__, twin.__dict__
        its.update(mine)
        its.pop("events", None)
        its.pop("watcher", None)
        for name in shape.lists:
            its[name] = mine[name][:]
        for name in shape.grids:
            its[name] = [*map(_copied, mine[name])]
        return twin


_copied = list.copy
_fields: dict[type[Record], Fields] = {}
_common: dict[tuple[type[Record], type[Record]], tuple[str, ...]] = {}


def fields(record: type[Record]) -> Fields:
    """What a class of records is made of."""
    if record not in _fields:
        _fields[record] = _find_fields(record)
    return _fields[record]


def fields_but(record: type[Record], left_out: Collection[str]) -> Fields:
    """The same without some fields."""
    found = [tuple(name for name in names if name not in left_out) for names in fields(record)]
    return Fields(*found)


def _find_fields(record: type[Record]) -> Fields:
    blank = vars(record())
    lists = tuple(n for n, v in blank.items() if isinstance(v, list) and isinstance(v[0], int))
    grids = tuple(n for n, v in blank.items() if isinstance(v, list) and isinstance(v[0], list))
    kept = tuple(name for name in blank if name not in record.SCRATCH)
    return Fields(tuple(blank), lists, grids, kept)


def assign(target: Record, source: Record) -> None:
    """Copy the fields that the class of one inherits from, or shares with, the class of the other.

    In the subset: between two records of one class it is a whole copy; from a state to a view,
    whose classes have the same base, it hands over what the base names, and nothing else.
    """
    for name in common_fields(type(target), type(source)):
        value = getattr(source, name)
        if type(value) is int:
            setattr(target, name, value)
        elif type(value[0]) is int:
            getattr(target, name)[:] = value
        else:
            for row, new in zip(getattr(target, name), value, strict=True):
                row[:] = new
    target.forget_answers()


def common_fields(a: type[Record], b: type[Record]) -> tuple[str, ...]:
    """The kept fields of the nearest class that both are, or derive from."""
    if (a, b) not in _common:
        base = next(cls for cls in a.__mro__ if issubclass(b, cls))
        _common[a, b] = fields(base).kept
    return _common[a, b]


def references(record: type[Record]) -> dict[str, type[Record]]:
    """The records that a class of records refers to, by field: `tables: Tables`."""
    hints = get_type_hints(record)
    return {
        name: hint for name, hint in hints.items() if isclass(hint) and issubclass(hint, Record)
    }


def digest(*packed: bytes) -> str:
    """A short fingerprint of packed records."""
    return blake2b(b"".join(packed), digest_size=8).hexdigest()


def emit(g: Record, what: str, *facts: int) -> None:
    """Tell what happened, for the log and the animations. Silent native code leaves it out."""
    if g.events is not None:
        g.events.append((what, *facts))


def pass_by(g: Record, seat: int) -> None:
    """Tell that a seat has no choice here. Silent native code leaves it out.

    The rules must call this before they go on for a seat without asking it: whether it has a choice
    may depend on what others must not know.
    """
    if g.watcher is not None:
        g.watcher.passed(seat)
