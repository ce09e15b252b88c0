"""The C file of a game for WebAssembly: records as structs, rules as functions, and exports.

What is offered is what the Cython module offers, without Python and without a C library. Records
live in the memory of the module, by address; their bytes are those that `Record.pack()` makes.
docs/native.md lists the exports.
"""

from __future__ import annotations

from types import ModuleType

from istanbul.engine.native.c_writer import HELPERS, CWriter
from istanbul.engine.native.structs import Struct, referred_first, struct, table
from istanbul.engine.native.syntax import Rule, c_name
from istanbul.engine.native.translate import Translator
from istanbul.engine.record import Record, references

HEAD = """\
/* Generated from the rules of {package}. Do not edit. */
#include <stddef.h>

#define EXPORT(name) __attribute__((export_name(name)))

{helpers}
EXPORT("source") unsigned long long source(void) {{ return 0x{source}ULL; }}

/* Records come one after the other, after what the linker has put into the memory, and stay. */
extern unsigned char __heap_base;
static void* fresh(size_t size) {{
    enum {{ PAGE = 1 << 16, ALIGNMENT = 16 }};
    static size_t end;
    size_t at = end ? end : (size_t)&__heap_base, have = __builtin_wasm_memory_size(0) * PAGE;
    at = (at + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (at + size > have) {{
        size_t missing = (at + size - have + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) return NULL;
    }}
    end = at + size;
    return (void*)at;
}}
"""

STRUCT = """\
enum {{ {name}_KEPT = {size} }};
typedef struct {{
{fields}
}} {name}_c;
_Static_assert(sizeof({name}_c) - offsetof({name}_c, {first}) >= {name}_KEPT, "{name} has gaps");
static inline void* {name}_refill({name}_c* r) {{
{forget}
    return (char*)r + offsetof({name}_c, {first});
}}
static inline void {name}_take({name}_c* r, const void* kept, int size) {{
    memcpy({name}_refill(r), kept, size);
}}
"""

RECORD = """\
EXPORT("{name}_new") {name}_c* {name}_new(void) {{ return fresh(sizeof({name}_c)); }}
EXPORT("{name}_size") int {name}_size(void) {{ return {name}_KEPT; }}
EXPORT("{name}_kept") void* {name}_kept({name}_c* r) {{ return &r->{first}; }}
EXPORT("{name}_refill") void* export_{name}_refill({name}_c* r) {{ return {name}_refill(r); }}
"""

REFERENCE = """\
EXPORT("{name}_set_{field}") void {name}_set_{field}({name}_c* r, {other}_c* other) {{
    r->{field} = other;
}}
"""


def c_source(package: str, rules: ModuleType, fingerprint: str) -> str:
    """The whole file. `rules` offers RECORDS, ENTRY, LONG (see docs/native.md)."""
    translator = Translator(CWriter())
    for cls in rules.RECORDS:
        translator.record(cls)
    offered = [*rules.ENTRY, *rules.LONG]
    translator.add(offered)
    structs = {cls: struct(translator, cls) for cls in referred_first(translator.records)}
    tables = (table(name, value) for name, value in translator.tables.values())
    return "\n".join(
        [
            HEAD.format(package=package, source=fingerprint, helpers=HELPERS),
            *(f"static {declared} = {numbers};" for declared, numbers in tables),
            *(_struct(one) for one in structs.values()),
            *(_record(one, cls) for cls, one in structs.items() if cls in rules.RECORDS),
            *(f"{head};" for head in translator.heads),
            *translator.functions.values(),
            *(_export(translator, rule) for rule in offered),
        ]
    )


def _struct(one: Struct) -> str:
    """A record as a C struct."""
    return STRUCT.format(
        name=one.name,
        fields="\n".join(f"    {declared};" for declared in one.fields),
        size=len(one.default),
        first=one.first,
        forget="\n".join(f"    r->{name} = 0;" for name in one.forgotten),
    )


def _record(one: Struct, cls: type[Record]) -> str:
    """What the outside may do with a record."""
    text = RECORD.format(name=one.name, first=one.first)
    for field, other in references(cls).items():
        text += REFERENCE.format(name=one.name, field=field, other=other.__name__)
    return text


def _export(translator: Translator, rule: Rule) -> str:
    """A function for callers outside."""
    result, params = translator.signature(rule)
    head = ", ".join(f"{kind} a{i}" for i, kind in enumerate(params))
    call = f"{c_name(rule)}({', '.join(f'a{i}' for i in range(len(params)))})"
    give = "" if result == "void" else "return "
    name = rule.__name__
    return f'EXPORT("{name}") {result} export_{name}({head}) {{ {give}{call}; }}'
