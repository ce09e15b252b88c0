"""Values that are encoded once, however many messages they become a part of."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

encode = msgspec.json.Encoder().encode

T = TypeVar("T")


def once(value: T) -> T:
    """The same value as bytes of JSON: encoders put them where it stands. Nothing else reads it."""
    return cast(T, msgspec.Raw(encode(value)))
