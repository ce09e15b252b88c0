"""Events with names: the rules tell ints, each game says what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, Required, TypedDict, TypeVar, get_type_hints

from msgspec import Struct, defstruct

from istanbul.engine.record import Event

KEPT: Final = 4096
"""Named events of each game that are kept: most events happen again and again."""


class NamedEvent(TypedDict, total=False):
    """An event with named fields, as logs and screens have it. Each game adds its own fields."""

    event: Required[str]
    seat: int
    n: int
    round: int
    """Of `turn_begun`, which every game tells."""


E = TypeVar("E", bound=NamedEvent)


class Preview(list[E]):
    """What an option would cause, as a seat is told it. Not to be changed: others share it.

    The same happens again and again, so what has been made of it can be left in `made`.
    """

    __slots__ = ("made",)

    def __init__(self, events: Iterable[E] = ()) -> None:
        super().__init__(events)
        self.made: dict[object, Any] = {}  # each key has its own type


class EventNames(Generic[E]):
    """What the ints of a game's events are called, and which of them stand for an id.

    `ids` has the ids of a field: `place`, or `demand.tile` where they are those of one event only.
    """

    def __init__(
        self, fields: Mapping[str, Sequence[str]], ids: Mapping[str, Sequence[str]]
    ) -> None:
        self._columns = {
            name: [(field, ids.get(f"{name}.{field}", ids.get(field))) for field in names]
            for name, names in fields.items()
        }

        self._named = lru_cache(KEPT)(self._name)
        self.previews: dict[tuple[tuple[Event, ...], int], Preview[E]] = {}
        """By what would happen, and the seat that is told it: the last few thousand."""

    def named(self, event: Event) -> E:
        """An event with its fields by name."""
        told: E = self._named(event).copy()
        return told

    def _name(self, event: Event) -> Any:  # no type says which fields go with which name
        name, *values = event
        found: dict[str, int | str] = {"event": name}
        for (field, ids), value in zip(self._columns[name], values, strict=True):
            found[field] = value if ids is None else ids[value]
        return found


def event_records(
    game: str,
    fields: Mapping[str, Sequence[str]],
    event: type[NamedEvent],
    special: Mapping[tuple[str, str], object],
) -> list[type[Struct]]:
    """A record for each event, told apart by `event`; screens get their types from them.

    A field has the type that it has in the game's events, unless it is `special` in one of them.
    """
    types = get_type_hints(event, include_extras=True)
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
