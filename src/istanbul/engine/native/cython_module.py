"""The Cython module of a game: records as structs, rules as C functions, wrappers for Python."""

from __future__ import annotations

from types import ModuleType

from istanbul.engine.native.batch_class import batch_class, batch_rules
from istanbul.engine.native.syntax import NUMBERS, Rule, c_name, shape_of
from istanbul.engine.native.translate import OutsideSubset, Translator, scratch_first
from istanbul.engine.record import U64, Record, fields, references
from istanbul.engine.rules import CHANCE, NOTHING

SMALL = 1 << 14  # bytes of a record that is made and dropped often

HEAD = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=False, binding=False
# Generated from the rules of {package}. Do not edit.
cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

SOURCE = "{source}"
CHECKED = {checked}

cdef extern from *:
    '''
    #include <stdio.h>
    #include <stdlib.h>
    static inline int inside(int i, int n, const char *where) {{
        if ((unsigned)i < (unsigned)n) return i;
        fprintf(stderr, "%s: index %d, length %d\\\\n", where, i, n);
        abort();
    }}
{c}
    '''
    int inside(int i, int n, const char *where) noexcept nogil
{names}
"""

STRUCT = """\
cdef enum: {name}_KEPT = {size}

cdef struct {name}_c:
{fields}

cdef void {name}_take({name}_c* r, const void* kept, int size) noexcept nogil:
    memcpy(&r.{first}, kept, size)
{forget}
"""

RECORD = """\
@cython.final
{freelist}cdef class {name}:
    cdef {name}_c c
{held}
    def __init__(self):
        {set_default}

    def pack(self):
        return PyBytes_FromStringAndSize(<char*>&self.c.{first}, {name}_KEPT)

    def unpack(self, bytes packed not None):
        if len(packed) != {name}_KEPT:
            raise ValueError(f"expected {size} bytes, got {{len(packed)}}")
        {name}_take(&self.c, <char*>packed, {name}_KEPT)

    def copy(self):
        cdef {name} twin = {name}.__new__({name})
        {name}_take(&twin.c, &self.c.{first}, {name}_KEPT)
{copied}
        return twin

    def __sizeof__(self):
        return sizeof({name}_c)

"""

REFERENCE = """\
    @property
    def {field}(self): return self.held_{field}
    @{field}.setter
    def {field}(self, {cls} other not None):
        self.held_{field} = other
        self.c.{field} = &other.c
"""

TAIL = """\
def legal_actions({state} g not None):
    if {waits_for}(&g.c) < 0: return []
    cdef int i, n = {options}(&g.c)
    return [g.c.option[i] for i in range(n)]

def chance_outcomes({state} g not None):
    if {waits_for}(&g.c) != {chance}: return []
    cdef int i, n = {outcomes}(&g.c)
    return [(g.c.outcome[i], g.c.weight[i]) for i in range(n)]

def step({state} g not None, number):
    cdef int i, n, wanted, who = {waits_for}(&g.c)
    try:
        wanted = number
    except OverflowError:
        return False
    if who >= 0:
        n = {options}(&g.c)
        for i in range(n):
            if g.c.option[i] == wanted:
                {apply}(&g.c, wanted)
                return True
    elif who == {chance}:
        n = {outcomes}(&g.c)
        for i in range(n):
            if g.c.outcome[i] == wanted:
                {apply_chance}(&g.c, wanted)
                return True
    return False

def sample({state} g not None, source):
    if {waits_for}(&g.c) != {chance}: return {nothing}
    cdef int i, left, total = 0, n = {outcomes}(&g.c)
    for i in range(n):
        total += g.c.weight[i]
    left = source.below(total)
    for i in range(n):
        left -= g.c.weight[i]
        if left < 0:
            return g.c.outcome[i]
    raise AssertionError("weights add up to their sum")
"""


def cython_source(
    package: str,
    rules: ModuleType,
    fingerprint: str,
    checked: bool,
    translator: Translator | None = None,
) -> str:
    """The whole module. `rules` offers STATE, RECORDS, ENTRY, LONG, BATCH (see docs/native.md)."""
    translator = translator or Translator(checked)
    for cls in rules.RECORDS:
        translator.record(cls)
    translator.add([*rules.ENTRY, *rules.LONG, *batch_rules(rules)])
    classes = _bases_first(translator.records)
    tables = [_table(name, value) for name, value in translator.tables.values()]
    entry = {rule.__name__: c_name(rule) for rule in rules.ENTRY}
    offered = [*rules.ENTRY, *rules.LONG]
    return "\n".join(
        [
            HEAD.format(
                package=package,
                source=fingerprint,
                checked=checked,
                c="\n".join(c for c, _ in tables),
                names="\n".join(n for _, n in tables),
            ),
            *(_struct(translator, cls) for cls in classes),
            *(_class(translator, cls) for cls in classes if cls in rules.RECORDS),
            *translator.functions.values(),
            *(_wrapper(translator, rule, rule in rules.LONG) for rule in offered),
            TAIL.format(
                state=rules.STATE.__name__,
                chance=CHANCE,
                nothing=NOTHING,
                **entry,
            ),
            batch_class(rules),
        ]
    )


def _bases_first(records: dict[str, type[Record]]) -> list[type[Record]]:
    """A record after those that it refers to."""
    found: list[type[Record]] = []
    while len(found) < len(records):
        for cls in records.values():
            if cls not in found and all(other in found for other in references(cls).values()):
                found.append(cls)
    return found


def _table(name: str, value: object) -> tuple[str, str]:
    """A constant table in C, and its declaration for Cython."""
    size = "".join(f"[{n}]" for n in shape_of(value) or ())
    return (
        f"    static const short {name}{size} = {str(value).replace('[', '{').replace(']', '}')};",
        f"    const short {name}{size}",
    )


def _default(translator: Translator, cls: type[Record]) -> bytes:
    """The packed content of a fresh record."""
    wide = {translator.field_kind(cls, name) == NUMBERS[U64] for name in fields(cls).kept}
    if wide != {cls.BITS == 64}:  # C would pad a mixture
        raise OutsideSubset(f"{cls.__name__}: BITS = 64 and U64 fields only, or neither of them")
    return cls().pack()


def _struct(translator: Translator, cls: type[Record]) -> str:
    """A record as a C struct: references, scratch, then what is kept, in one piece."""
    blank = cls()
    lines = [f"    {other.__name__}_c* {name}" for name, other in references(cls).items()]
    forget = []
    for name in scratch_first(cls):
        shape = shape_of(getattr(blank, name)) or ()
        kind = translator.field_kind(cls, name)
        kind = "short" if kind == "int" and cls.BITS == 16 else kind
        lines.append(f"    {kind} {name}{''.join(f'[{n}]' for n in shape)}")
        if name in cls.SCRATCH and not shape:
            forget.append(f"    r.{name} = 0")
    return STRUCT.format(
        name=cls.__name__,
        fields="\n".join(lines),
        size=len(_default(translator, cls)),
        first=fields(cls).kept[0],
        forget="\n".join(forget),
    )


def _class(translator: Translator, cls: type[Record]) -> str:
    """A record as a Python class; its fields can be read from Python."""
    refers, kept = references(cls), fields(cls).kept
    default = _default(translator, cls)
    copied = [
        f"        if self.held_{name} is not None: twin.{name} = self.held_{name}"
        for name in refers
    ]
    set_default = f"{cls.__name__}_take(&self.c, <char*>{default!r}, {cls.__name__}_KEPT)"
    if not any(default):  # a long one would make a long source
        set_default = f"memset(&self.c.{kept[0]}, 0, {cls.__name__}_KEPT)"
    text = RECORD.format(
        name=cls.__name__,
        freelist="@cython.freelist(256)\n" if len(default) <= SMALL else "",
        set_default=set_default,
        size=len(default),
        first=kept[0],
        held="\n".join(f"    cdef {other.__name__} held_{name}" for name, other in refers.items()),
        copied="\n".join(copied),
    )
    for name, other in refers.items():
        text += REFERENCE.format(field=name, cls=other.__name__)
    for name in [*kept, *(name for name in cls.SCRATCH)]:
        text += f"    @property\n    def {name}(self): return self.c.{name}\n"
    return text


def _wrapper(translator: Translator, rule: Rule, long: bool) -> str:
    """A function for Python callers; the long ones let other threads run meanwhile."""
    result, params = translator.signature(rule)
    head = ", ".join(
        f"{t.removesuffix('_c*')} a{i}{' not None' * t.endswith('*')}" for i, t in enumerate(params)
    )
    args = ", ".join(f"&a{i}.c" if t.endswith("*") else f"a{i}" for i, t in enumerate(params))
    call = f"{c_name(rule)}({args})"
    lines = [f"def {rule.__name__}({head}):"]
    if result == "void":
        lines += [f"    with nogil: {call}" if long else f"    {call}"]
    elif long:
        lines += [
            f"    cdef {result} result",
            f"    with nogil: result = {call}",
            "    return result",
        ]
    else:
        lines += [f"    return {call}"]
    return "\n".join(lines) + "\n"
