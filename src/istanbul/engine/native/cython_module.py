"""The Cython module of a game: records as structs, rules as C functions, wrappers for Python."""

from __future__ import annotations

from types import ModuleType

from istanbul.engine.native.batch_class import batch_class, batch_rules
from istanbul.engine.native.cython_writer import CythonWriter
from istanbul.engine.native.structs import Struct, referred_first, struct, table
from istanbul.engine.native.syntax import Rule, c_name
from istanbul.engine.native.translate import Translator
from istanbul.engine.record import Record, fields, references
from istanbul.engine.rules import CHANCE, NOTHING, PASSED

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

    def content(self):
        return {{{read}}}

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


TELLING = """\
cdef enum: TOLD_MOST = 1 << 14
cdef enum: PASSED_MOST = 64
cdef int told[TOLD_MOST]
cdef int n_told = 0
cdef {state}_c passed[PASSED_MOST]
cdef int n_passed = 0
EVENTS = {events!r}

cdef inline void note(int number) noexcept nogil:
    global n_told
    if n_told < TOLD_MOST: told[n_told] = number
    n_told += 1

cdef inline void note_passed({state}_c* g, int seat) noexcept nogil:
    global n_passed
    note({passed})
    note(seat)
    if n_passed < PASSED_MOST: memcpy(&passed[n_passed], g, sizeof({state}_c))
    n_passed += 1

def tell({state} g not None, int number):
    # Python's lock is held throughout: there is only one list of what is told.
    global n_told, n_passed
    cdef int i
    cdef {state} then
    n_told = n_passed = 0
    if {waits_for}(&g.c) == {chance}:
        {apply_chance}(&g.c, number)
    else:
        {apply}(&g.c, number)
    if n_told > TOLD_MOST or n_passed > PASSED_MOST:
        raise OverflowError("more happened than there is room for")
    records = []
    for i in range(n_passed):
        then = {state}.__new__({state})
        {state}_take(&then.c, &passed[i].{first}, {state}_KEPT)
{held}
        records.append(then)
    return PyBytes_FromStringAndSize(<char*>told, n_told * sizeof(int)), records
"""


def cython_source(package: str, rules: ModuleType, fingerprint: str, checked: bool) -> str:
    """The whole module. `rules` says what it offers (docs/native.md)."""
    translator = Translator(CythonWriter(checked))
    for cls in rules.RECORDS:
        translator.record(cls)
    translator.add([*rules.ENTRY, *rules.LONG, *batch_rules(rules)])
    telling = Translator(CythonWriter(checked), silent=translator)
    telling.add(getattr(rules, "TELLING", []))
    classes = referred_first(translator.records)
    structs = {cls: struct(translator, cls) for cls in classes}
    tables = [table(name, value) for name, value in translator.tables.values()]
    entry = {rule.__name__: c_name(rule) for rule in rules.ENTRY}
    offered = [*rules.ENTRY, *rules.LONG]
    return "\n".join(
        [
            HEAD.format(
                package=package,
                source=fingerprint,
                checked=checked,
                c="\n".join(f"    static {declared} = {numbers};" for declared, numbers in tables),
                names="\n".join(f"    {declared}" for declared, _ in tables),
            ),
            *(_struct(structs[cls]) for cls in classes),
            *(_class(structs[cls], cls) for cls in classes if cls in rules.RECORDS),
            *translator.functions.values(),
            *telling.functions.values(),
            *(_wrapper(translator, rule, rule in rules.LONG) for rule in offered),
            TAIL.format(
                state=rules.STATE.__name__,
                chance=CHANCE,
                nothing=NOTHING,
                **entry,
            ),
            _telling(rules, telling),
            batch_class(rules),
        ]
    )


def _telling(rules: ModuleType, telling: Translator) -> str:
    """A step that tells what happens; nothing for rules that need none."""
    if not telling.functions:
        return ""
    names = {rule.__name__: c_name(rule) for rule in rules.ENTRY}
    names |= {rule.__name__: telling.name(rule) for rule in rules.TELLING}
    return TELLING.format(
        state=rules.STATE.__name__,
        first=fields(rules.STATE).kept[0],
        events=tuple(telling.events),
        held="\n".join(f"        then.{name} = g.held_{name}" for name in references(rules.STATE)),
        chance=CHANCE,
        passed=PASSED,
        **names,
    )


def _struct(struct: Struct) -> str:
    """A record as a C struct."""
    return STRUCT.format(
        name=struct.name,
        fields="\n".join(f"    {declared}" for declared in struct.fields),
        size=len(struct.default),
        first=struct.first,
        forget="\n".join(f"    r.{name} = 0" for name in struct.forgotten),
    )


def _class(struct: Struct, cls: type[Record]) -> str:
    """A record as a Python class; its fields can be read from Python."""
    refers = references(cls)
    default = struct.default
    copied = [
        f"        if self.held_{name} is not None: twin.{name} = self.held_{name}"
        for name in refers
    ]
    set_default = f"{cls.__name__}_take(&self.c, <char*>{default!r}, {cls.__name__}_KEPT)"
    if not any(default):  # a long one would make a long source
        set_default = f"memset(&self.c.{struct.first}, 0, {cls.__name__}_KEPT)"
    text = RECORD.format(
        name=cls.__name__,
        freelist="@cython.freelist(256)\n" if len(default) <= SMALL else "",
        set_default=set_default,
        size=len(default),
        first=struct.first,
        held="\n".join(f"    cdef {other.__name__} held_{name}" for name, other in refers.items()),
        copied="\n".join(copied),
        read=", ".join(f'"{name}": self.c.{name}' for name in fields(cls).kept),
    )
    for name, other in refers.items():
        text += REFERENCE.format(field=name, cls=other.__name__)
    for name in [*fields(cls).kept, *cls.SCRATCH]:
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
