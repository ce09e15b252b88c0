"""What the host of a table says about it besides the game: who may take part, and for what."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from istanbul.engine.shapes import one_of
from istanbul.messages import LANGUAGES

Points = Annotated[int, Meta(ge=0, le=4000)]
Delay = Annotated[int, Meta(ge=0, le=5)]
Watching = Literal["nobody", "link", "everybody"]


class Terms(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is agreed at a table besides the game and its time."""

    rated: bool = False
    """The game changes the ratings of its players. It needs a time for each turn, and no hints."""
    public: bool = False
    """While it waits for players, the table is in the public lobby, and anybody may sit down."""
    language: Annotated[str, one_of(LANGUAGES)] | None = None
    """What the host speaks."""
    low: Points | None = None
    """Whoever has a lower rating may not sit down here from the lobby."""
    high: Points | None = None
    """Whoever has a higher one, likewise."""
    watching: Watching = "link"
    """Who may look on: nobody but the players, whoever has the link, or everybody in the lobby."""
    delay: Delay = 0
    """How many rounds later those who look on see the game; when it is over they see all of it."""
