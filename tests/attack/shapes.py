"""Values of the types that the server takes: nearly right, so that they come far."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import inspect

LETTERS: Final = "abcXYZ019 -_.*/:@=?&%\"'<>\\äßяł漢\u200b\u202e\0\r\n"


class Shapes:
    """Makes them. `names` are ids that the server knows; `odd` makes what has no type."""

    def __init__(self, chance: random.Random, names: Sequence[str], odd: Callable[[], Any]) -> None:
        self._chance, self._names, self._odd = chance, names, odd

    def like(self, kind: inspect.Type) -> Any:
        """A value of a type."""
        chance = self._chance
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return self.like(chance.choice(kind.types))
            case inspect.LiteralType():
                return chance.choice(kind.values)
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.IntType():
                low = kind.ge if kind.ge is not None else -(2**63)
                high = kind.le if kind.le is not None else 2**64 - 1
                return chance.choice((low, high, chance.randint(low, high), min(high, low + 1)))
            case inspect.StrType():
                return self._text(kind)
            case inspect.ListType() | inspect.CollectionType():
                low = kind.min_length or 0
                high = low + 3 if kind.max_length is None else kind.max_length
                return [
                    self.like(kind.item_type) for _ in range(chance.choice((low, low + 1, high)))
                ]
            case inspect.NoneType():
                return None
            case _:
                return self._odd()

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        asked = [f for f in kind.fields if f.required or self._chance.random() < 0.5]
        tag = {kind.tag_field: kind.tag} if kind.tag_field is not None else {}
        return {**tag, **{field.encode_name: self.like(field.type) for field in asked}}

    def _text(self, kind: inspect.StrType) -> str:
        chance, low = self._chance, kind.min_length or 0
        if chance.random() < 0.7:
            return chance.choice(self._names)
        high = min(kind.max_length or 1000, 1000)
        size = chance.choice((low, high, chance.randint(low, high)))
        return "".join(chance.choice(LETTERS) for _ in range(size))
