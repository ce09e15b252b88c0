"""Events with names: the rules tell ints, each game says what they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, defstruct

from istanbul.engine.node import Json
from istanbul.engine.record import Event


def named(
    event: Event, fields: Mapping[str, Sequence[str]], ids: Mapping[str, Sequence[str]]
) -> Json:
    """An event with its fields by name; those that stand for something tell its id."""
    name, *values = event
    found: Json = {"event": name}
    for field, value in zip(fields[str(name)], values, strict=True):
        assert isinstance(value, int)
        found[field] = ids[field][value] if field in ids else value
    return found


def event_records(
    game: str,
    fields: Mapping[str, Sequence[str]],
    types: Mapping[str, Any],
    special: Mapping[tuple[str, str], Any],
) -> list[type[Struct]]:
    """A record for each event, told apart by `event`; screens get their types from them.

    A field has the type of its name, unless it is `special` in an event.
    """
    return [
        defstruct(
            f"{game}{name.title().replace('_', '')}",
            [(field, special.get((name, field), types[field])) for field in names],
            tag_field="event",
            tag=name,
            forbid_unknown_fields=True,
        )
        for name, names in fields.items()
    ]
