"""What the HTTP API takes and gives about what people at a table say to each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from istanbul.server.protocol.bodies import Body
from istanbul.server.protocol.messages import Seat
from istanbul.server.protocol.parts import SayingInfo

PhraseName = Literal[
    "hello", "good_luck", "thanks", "welcome", "sorry", "well_played", "clever", "wow",
    "what_luck", "bad_luck", "one_moment", "take_your_time", "back_soon", "here_again",
    "good_game", "once_more",
]  # fmt: skip
ReactionName = Literal["smile", "laugh", "heart", "clap", "surprise", "tear", "think", "tea"]


class Say(Body, frozen=True, kw_only=True):
    """Say something from a seat of mine: exactly one of these."""

    seat: Seat
    phrase: PhraseName | None = None
    reaction: ReactionName | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """Only at a table that was made with `talk`."""


class Mute(Body, frozen=True, kw_only=True):
    """Hear nothing more from the person of a seat, here and elsewhere; or hear them again."""

    seat: Seat
    on: bool = True


class Silence(Body, frozen=True, kw_only=True):
    """As the host: the person of a seat says nothing more at this table; or may again."""

    seat: Seat
    on: bool = True


class Report(Body, frozen=True, kw_only=True):
    """Show the host of the table something that was said."""

    saying: Annotated[str, Meta(max_length=32)]


class Talked(Struct, frozen=True, kw_only=True):
    """What was said at a table, the oldest first, as far as I may hear it."""

    sayings: list[SayingInfo]
    muted: list[int]
    """Seats whose people I do not hear."""
    silenced: list[int]
    """Seats that the host has silenced."""
    text: bool
    """May people say things in words of their own?"""
