"""The server's records as TypeScript types."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from textwrap import fill, indent
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec import inspect as shapes

from istanbul.server.protocol.messages import ClientMessage, ServerMessage
from istanbul.server.protocol.parts import NodeInfo

HEAD: Final = """\
// Made from the records of the server and of engine/phrase.py by `python -m tools.protocol_files`.
// Do not edit: change those, and write this file anew.

import type { GameEvent, GameOptions, GameView, OptionArgs, Prompt } from './games.ts';

export type Json = Record<string, unknown>;

/** A viewer without a seat. */
export const SPECTATOR = -1;
"""


WIDTH: Final = 96  # of generated lines
GAME_HEAD: Final = """\
// Made from the records of games/{game} by `python -m tools.protocol_files`.
// Do not edit: change those, and write this file anew.

type Json = Record<string, unknown>;
"""


@cache
def field_notes(record: type[Struct]) -> dict[str, str]:
    """The text below each field of a record."""
    tree = ast.parse(inspect.getsource(record)).body[0]
    assert isinstance(tree, ast.ClassDef)
    notes: dict[str, str] = {}
    for base in record.__bases__:
        if issubclass(base, Struct) and base is not Struct:
            notes |= field_notes(base)
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        named = isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name)
        if named and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            assert isinstance(before, ast.AnnAssign)
            assert isinstance(before.target, ast.Name)
            notes[before.target.id] = " ".join(str(after.value.value).split())
    return notes


PLAIN: Final = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def type_name(shape: Any) -> str:
    """A type as TypeScript writes it."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, shapes.Metadata):
        return str((shape.extra or {}).get("name", type_name(shape.type)))
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(type_name(part) for part in shape.types)
    if isinstance(shape, shapes.ListType):
        item = type_name(shape.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(shape, shapes.DictType):
        key, value = type_name(shape.key_type), type_name(shape.value_type)
        if key != "string":  # one of some ids; not all of them need be there
            return f"Partial<Record<{key}, {value}>>"
        return "Json" if value == "unknown" else f"Record<string, {value}>"
    raise NotImplementedError(f"no TypeScript type for {shape!r}")


def is_unset(record: type[Struct], name: str) -> bool:
    """Is the field left out where there is nothing to tell?"""
    at = record.__struct_fields__.index(name) - len(record.__struct_fields__)
    defaults = record.__struct_defaults__
    return len(defaults) >= -at and defaults[at] is UNSET


def ids_of(shape: Any) -> Iterator[dict[str, Any]]:
    """The ids that a type names, by their name."""
    if isinstance(shape, shapes.Metadata) and "ids" in (shape.extra or {}):
        assert shape.extra is not None
        yield shape.extra
    for inner in ("item_type", "key_type", "value_type", "type"):
        if hasattr(shape, inner):
            yield from ids_of(getattr(shape, inner))
    for part in getattr(shape, "types", ()):
        yield from ids_of(part)


def ids_type(found: dict[str, Any]) -> str:
    """The type of some ids, and where screens want it the list of them."""
    name, many, ids = found["name"], found["many"], found["ids"]
    if not many:
        return f"export type {name} =\n{_filled(ids, ' |')};\n"
    return (
        f"export const {many} = [\n{_filled(ids, ',')},\n] as const;\n"
        f"export type {name} = (typeof {many})[number];\n"
    )


def _filled(ids: Sequence[str], between: str) -> str:
    """Ids in quotes, as many in a line as fit."""
    words = f"{between} ".join(repr(one).replace(" ", "\0") for one in ids)
    return indent(fill(words, WIDTH, break_on_hyphens=False), "  ").replace("\0", " ")


def union_of(name: str, events: Sequence[type[Struct]]) -> str:
    """All events of a game: one row for each."""
    rows = []
    for event in events:
        shape = shapes.type_info(event)
        assert isinstance(shape, shapes.StructType)
        fields = "".join(f"; {field.name}: {type_name(field.type)}" for field in shape.fields)
        rows.append(f"\n  | {{ event: '{shape.tag}'{fields} }}")
    return f"/** Something that happened. */\nexport type {name} ={''.join(rows)};\n"


def game_types(
    name: str,
    records: Sequence[type[Struct]],
    events: Sequence[type[Struct]],
    prompt: object,
) -> str:
    """The file of one game: its ids, every record of its views, its events, its prompts."""
    head, views = GAME_HEAD.format(game=name.lower()), [interface(one, False) for one in records]
    prompts = [ids_type(found) for found in ids_of(shapes.type_info(prompt))]
    ids = ids_types([*records, *events])
    return "\n".join([head, *prompts, *ids, *views, union_of(f"{name}Event", events)])


def ids_types(records: Sequence[type[Struct]]) -> list[str]:
    """The types of all ids that some records name."""
    ids: dict[str, dict[str, Any]] = {}
    for record in records:
        shape = shapes.type_info(record)
        assert isinstance(shape, shapes.StructType)
        for field in shape.fields:
            ids |= {found["name"]: found for found in ids_of(field.type)}
    return [ids_type(found) for found in ids.values()]


def interface(record: type[Struct], taken: bool) -> str:
    """One record. What clients send may leave out fields that have a default."""
    shape = shapes.type_info(record)
    assert isinstance(shape, shapes.StructType)
    notes = field_notes(record)
    doc = inspect.cleandoc(record.__doc__ or "").replace("\n", "\n * ").replace(" * \n", " *\n")
    lines = [f"/** {doc} */" if "\n" not in doc else f"/**\n * {doc}\n */"]
    lines.append(f"export interface {record.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';")
    for field in shape.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        left_out = taken or record.__struct_config__.omit_defaults or is_unset(record, field.name)
        optional = left_out and not field.required
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {type_name(field.type)};")
    return "\n".join([*lines, "}\n"])


def typescript(records: Sequence[type[Struct]]) -> str:
    """The whole file: every record, and the unions of both directions."""
    parts = [HEAD, *ids_types(records)]
    parts += [
        interface(record, record.__struct_config__.forbid_unknown_fields) for record in records
    ]
    unions = {"NodeInfo": NodeInfo, "ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    for name, members_of in unions.items():
        union = shapes.type_info(members_of)
        assert isinstance(union, shapes.UnionType)
        members = "".join(f"\n  | {type_name(part)}" for part in union.types)
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)
