"""What the records of views and events are made of."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Meta, Struct


class Shape(Struct, kw_only=True, forbid_unknown_fields=True):
    """A record of a view: it has exactly the fields that it names."""


def one_of(ids: Iterable[str], name: str = "", many: str = "") -> Meta:
    """One of these ids. Screens call the type `name`, and the list of them `many`.

    Without a name they only know that it is a text.
    """
    known = list(ids)
    pattern = f"^({'|'.join(map(re.escape, known))})$"
    return Meta(pattern=pattern, extra={"name": name, "ids": known, "many": many} if name else None)
