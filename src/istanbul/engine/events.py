"""Events with names: the rules tell ints, each game says what they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
