"""Records as C structs, for both back ends: which fields, in which order, of which types."""

from __future__ import annotations

from dataclasses import dataclass

from istanbul.engine.native.syntax import NUMBERS, shape_of
from istanbul.engine.native.translate import OutsideSubset, Translator
from istanbul.engine.record import U64, Record, fields, references


@dataclass(frozen=True)
class Struct:
    """A record in C: references, scratch, then what is kept, in one piece."""

    name: str
    fields: list[str]  # declarations, in order
    first: str  # of the kept fields
    forgotten: list[str]  # numbers among the scratch fields
    default: bytes  # the packed content of a fresh record


def struct(translator: Translator, cls: type[Record]) -> Struct:
    """The struct of a class of records."""
    blank = cls()
    declared = [f"{other.__name__}_c* {name}" for name, other in references(cls).items()]
    forgotten = []
    for name in scratch_first(cls):
        shape = shape_of(getattr(blank, name)) or ()
        kind = translator.field_kind(cls, name)
        kind = "short" if kind == "int" and cls.BITS == 16 else kind
        declared.append(f"{kind} {name}{sizes(shape)}")
        if name in cls.SCRATCH and not shape:
            forgotten.append(name)
    first = fields(cls).kept[0]
    return Struct(cls.__name__, declared, first, forgotten, default(translator, cls))


def default(translator: Translator, cls: type[Record]) -> bytes:
    """The packed content of a fresh record."""
    wide = {translator.field_kind(cls, name) == NUMBERS[U64] for name in fields(cls).kept}
    if wide != {cls.BITS == 64}:  # C would pad a mixture
        raise OutsideSubset(f"{cls.__name__}: BITS = 64 and U64 fields only, or neither of them")
    return cls().pack()


def scratch_first(cls: type[Record]) -> list[str]:
    """The fields in the order of the C struct: scratch, then what is kept.

    A class that derives from another one begins with the same fields, so that a pointer to it is
    also one to its base.
    """
    return [*(name for name in fields(cls).all if name in cls.SCRATCH), *fields(cls).kept]


def referred_first(records: dict[str, type[Record]]) -> list[type[Record]]:
    """A record after those that it refers to."""
    found: list[type[Record]] = []
    while len(found) < len(records):
        for cls in records.values():
            if cls not in found and all(other in found for other in references(cls).values()):
                found.append(cls)
    return found


def sizes(shape: tuple[int, ...]) -> str:
    """The lengths of a list in C."""
    return "".join(f"[{n}]" for n in shape)


def table(name: str, value: object) -> tuple[str, str]:
    """A constant table in C: its declaration, and its numbers."""
    numbers = str(value).replace("[", "{").replace("]", "}")
    return f"const short {name}{sizes(shape_of(value) or ())}", numbers
