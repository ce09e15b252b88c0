"""The types that differ from game to game: what `Game`, `State` and `View` are generic over.

A game says which ones are its own: `Game[State, View, BoardEvent]`. Whoever takes any game writes
`Game` or `State` without parameters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

from istanbul.engine.events import NamedEvent
from istanbul.engine.record import Event, Fields, Watcher


class ViewRecord(Protocol):
    """What the engine asks of a record: a `Record`, or its twin in native code."""

    def pack(self) -> bytes:
        """All that counts, as bytes."""

    def unpack(self, packed: bytes) -> None:
        """Set all that counts from packed bytes."""


class StateRecord(ViewRecord, Protocol):
    """What the engine asks of a state record besides."""

    option: list[int]
    outcome: list[int]
    weight: list[int]
    events: list[Event] | None
    watcher: Watcher | None
    changing: Fields | None

    def copy(self) -> Self:
        """An independent record with the same content."""

    def content(self) -> dict[str, object]:
        """All that is kept, by name."""


if TYPE_CHECKING:  # defaults of type variables are known to type checkers, and to Python from 3.13
    from typing_extensions import TypeVar

    # Any: a game takes no other game's records, so no type fits the states of all games.
    S = TypeVar("S", bound=StateRecord, default=Any)
    V = TypeVar("V", bound=ViewRecord, default=Any)
    E = TypeVar("E", bound=NamedEvent, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")
    """The state record of a game."""
    V = TypeVar("V")
    """Its view record."""
    E = TypeVar("E")
    """Its events, with named fields."""
