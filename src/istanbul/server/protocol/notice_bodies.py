"""What the HTTP API takes and gives about notices: what people are told while they do not look."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from istanbul.server.protocol.bodies import Body

ChannelName = Literal["push", "mail", "webhook"]
KindName = Literal["your_turn", "plan_ended", "reminder", "game_over", "invitation"]
Preset = Literal["plain", "discord", "slack", "telegram", "matrix", "ntfy"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]
Detail = Annotated[str, Meta(max_length=300)]
Key = Annotated[str, Meta(max_length=100)]
Channels = Annotated[list[ChannelName], Meta(max_length=3)]


def _all() -> list[ChannelName]:
    return ["push", "mail", "webhook"]


class Quiet(Body, frozen=True, kw_only=True):
    """Minutes of the day, from one to the other; over midnight if the first is later."""

    start: Minute
    end: Minute


class Policy(Body, frozen=True, kw_only=True):
    """What to tell me, and how. Whoever gives an address gets everything there by default."""

    your_turn: Channels = field(default_factory=_all)
    reminder: Channels = field(default_factory=_all)
    game_over: Channels = field(default_factory=_all)
    invitation: Channels = field(default_factory=_all)
    quiet: Quiet | None = None
    """When to be left alone. What comes then is told afterwards, if it still holds."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of the quiet hours, such as `Europe/Istanbul`."""
    remind_hours: Annotated[int, Meta(ge=1, le=240)] = 24
    """How long after "your turn" to remind."""


class Subscription(Body, frozen=True, kw_only=True):
    """What a browser gives to whoever may send it messages (Push API)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Key


class MailAddress(Body, frozen=True, kw_only=True):
    """Where to send mails. Only a question is sent, until somebody there has said yes."""

    address: Annotated[str, Meta(max_length=254)]


class Webhook(Body, frozen=True, kw_only=True):
    """A service to call, and what it needs to know besides."""

    preset: Preset = "plain"
    url: Annotated[str, Meta(max_length=500)]
    """Matrix: the home server. Telegram: the address with the bot's token. ntfy: the topic."""
    to: Detail = ""
    """Telegram: the chat. Matrix: the room."""
    token: Detail = ""
    """What lets us in, for Matrix, ntfy and services of your own."""


class AddressInfo(Struct, frozen=True, kw_only=True):
    """Where I am told things."""

    id: str
    channel: ChannelName
    label: str
    """The mail address, or the host that is called."""
    preset: Preset | None = None
    state: Literal["new", "ok", "dead"]
    """`new`: not confirmed yet. `dead`: nothing can be sent there any more."""
    problem: str
    """Why the last try failed, as the end of a message id; empty if it did not."""
    detail: str
    """What the other side said."""


class DeliveryInfo(Struct, frozen=True, kw_only=True):
    """One thing that I was told at one address."""

    kind: KindName
    address: str
    table: str
    state: Literal["waiting", "sent", "dead", "dropped"]
    """`dropped`: by then it was not true any more, or I did not want it."""
    tries: int
    problem: str
    detail: str
    created: float
    due: float
    """When it is or was tried."""


class MyNotices(Struct, frozen=True, kw_only=True):
    """What I am told, where, and what became of the last ones."""

    policy: Policy
    addresses: list[AddressInfo]
    recent: list[DeliveryInfo]
    push_key: str | None
    """What a browser needs to subscribe; None if this server cannot push."""
    mail: bool
    """Does this server send mails?"""


class Tested(Struct, frozen=True, kw_only=True):
    """What really happened when something was sent."""

    sent: bool
    problem: str
    detail: str
