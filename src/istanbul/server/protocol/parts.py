"""What answers are made of: seats, options, what is waited for, a table through somebody's eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from istanbul.engine.node import Json
from istanbul.engine.phrase import Gain, Outlook, Phrase, Said
from istanbul.server.protocol.terms import Terms

View = Annotated[Json, Meta(title="GameView", extra={"name": "GameView"})]
"""A view of the game that is played; each game has records for its own."""
Options = Annotated[Json, Meta(title="GameOptions", extra={"name": "GameOptions"})]
"""What was chosen for it, with all defaults, likewise."""
Event = Annotated[Mapping[str, Any], Meta(title="GameEvent", extra={"name": "GameEvent"})]
"""Something that happened in it, likewise."""
Args = Annotated[dict[str, str | int], Meta(title="OptionArgs", extra={"name": "OptionArgs"})]
"""What an option names, likewise."""
Prompt = Annotated[str, Meta(extra={"name": "Prompt"})]
"""What a decision asks, likewise."""
Status = Literal["waiting", "playing", "over"]
AtEnd = Literal["bot", "skip", "lose"]
SayingKind = Literal["phrase", "reaction", "text"]
SeatKind = Literal["person", "bot", "open"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits where, as everyone may know."""

    seat: int
    kind: SeatKind
    name: str
    agent: str | None
    """Which computer player acts: the bot of the seat, or the stand-in."""
    connected: bool
    """A person's seat: is one of its screens connected? True for bots."""
    resigned: bool
    contribution: str | None
    """Its contribution to the dice; hidden until the game starts."""
    hints: bool
    """The player agrees to hints."""
    away_votes: int
    """How many want a computer player to stand in."""
    yours: bool
    host: bool
    """Its person is the host of the table."""
    out_of_time: bool
    """It lost its game on time: a computer player goes on, and the result says so."""


class FollowInfo(Struct, frozen=True, kw_only=True):
    """What must be paid right after an option; it may be sent along with it, as a plan."""

    texts: list[str]
    price: int
    """Lira in total."""
    preview: Sequence[Event]
    """The events it would cause: who is paid what."""


class OptionInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that the deciding seat may do now."""

    action: int
    text: str
    kind: str
    args: Args
    """What it names: `place`, `good`, `card`, `n` and so on."""
    price: int = 0
    """The lira it costs at once."""
    preview: Sequence[Event] = field(default_factory=list)
    """The events it would cause, up to the next choice or chance."""
    follow: FollowInfo | None = None
    label: Phrase | None = None
    """What it says; sent with the preview."""
    gains: list[Gain] = field(default_factory=list)
    """What it and what must be paid right after it bring and cost the seat."""
    outlook: Outlook | None = None
    """What could be done next, where the option leads to a place."""
    worth: Phrase | None = None
    """What it is worth beyond its gains: its chance, or what it does from then on."""


class DecisionNode(
    Struct, tag_field="kind", tag="decision", frozen=True, kw_only=True, omit_defaults=True
):
    """A seat decides. Only that seat's own view says what it is asked, and lists the options."""

    seat: int
    prompt: Prompt | None = None
    options: list[OptionInfo] | None = None
    question: Phrase | None = None
    """What is asked, in words; sent with previews."""
    obvious: int | None = None
    """The option that nearly everybody wants who has just come here; it can be taken back."""


class ChanceNode(Struct, tag_field="kind", tag="chance", frozen=True, kw_only=True):
    """A chance outcome is next. Only in replays: a table never waits for it."""


class OverNode(Struct, tag_field="kind", tag="over", frozen=True, kw_only=True):
    """The game has ended: seats from best to worst, ties together."""

    ranking: list[list[int]]
    reason: str


NodeInfo = DecisionNode | ChanceNode | OverNode


class StepInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened, as one viewer may see it.

    Of an own seat, and of a game that is over, an entry of the log and what it caused. Of another
    seat, what it did up to some moment: `text` is empty then, or `undo` and the number of the last
    step that still counts.
    """

    n: int
    by: int | Literal["chance"]
    text: str
    events: Sequence[Event]
    said: list[Said] = field(default_factory=list)
    """Each of the events in words. Only for those who ask for previews."""


class SeatView(Struct, frozen=True, kw_only=True):
    """The table as seen from one of the caller's seats, or by a spectator (-1)."""

    seat: int
    steps: list[StepInfo]
    """What has happened since the state `before`, for the log and the animation."""
    view: View
    """Everything the seat may know (docs/positions.md has the fields)."""
    node: NodeInfo
    can_undo: bool
    can_redo: bool


class SayingInfo(Struct, frozen=True, kw_only=True):
    """Something that somebody at a table said."""

    id: str
    seat: int
    kind: SayingKind
    """`what` is the name of a phrase or a reaction, for everybody in their own language; or text,
    to be shown as it is and never as markup."""
    what: str
    entry: int
    """After which entry of the log it was said."""
    created: float
    reported: bool
    """Somebody has shown it to the host; only the host is told so."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What does not change with every move."""

    id: str
    code: str | None
    """Five letters to join by; spectators do not get it."""
    watch: str
    """The id of the watch link. It shows only public information."""
    options: Options
    status: Status
    you_host: bool
    your_seats: list[int]
    seats: list[SeatInfo]
    watchers: int
    """Connections that watch without a seat."""
    turn_seconds: int | None
    """The time for each turn."""
    reserve_seconds: int
    """What a seat may need beyond it, in the whole game; all of its time if there is none."""
    increment_seconds: int
    """How much the reserve grows with each of its turns."""
    at_end: AtEnd
    """A seat without time: a computer player stands in, the turn is skipped, or the seat loses."""
    away_seconds: int
    seconds_left: float | None
    """Until the deciding seat runs out of time."""
    reserves: list[float]
    """By seat: what is left of it, without what the deciding seat uses now."""
    hints: bool
    """Hints are allowed; among several people only while everyone agrees."""
    hints_on: bool
    """Hints are available now."""
    shared: bool
    """There is a public screen; the players' own screens show their hands."""
    talk: bool
    """People may say things in words of their own; phrases and reactions always."""
    terms: Terms
    day: str | None
    """At the daily bazaar: the day whose layout, start and dice these are."""
    race: str | None
    """The solo race whose board, start and dice these are."""
    commitment: str
    """SHA-256 of the server's secret, fixed before anyone sat down (docs/fair_dice.md)."""
    secret: str | None
    """The secret itself, once the game is over."""
    rematch: str | None
    """The table of the rematch."""


class Problem(Struct, frozen=True):
    """What is wrong with the dice of a log: a message and what fills it."""

    message: str
    args: dict[str, int | str] = {}
