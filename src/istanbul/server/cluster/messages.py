"""What nodes tell each other over the bus.

Nodes of two neighbouring versions run side by side: a new field comes last and has a default, and a
message that a node does not know is left alone.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from istanbul.server.store.rows import Way


class FromClient(Struct, frozen=True, array_like=True, tag=True):
    """A request of somebody whose socket is elsewhere, about a table of yours."""

    front: str
    connection: int
    person: str
    text: str


class ClientGone(Struct, frozen=True, array_like=True, tag=True):
    """That socket has ended."""

    front: str
    connection: int


class ToClient(Struct, frozen=True, array_like=True, tag=True):
    """Send this to a client of yours: an answer, or what it may see of a change."""

    connection: int
    text: bytes


class CloseClient(Struct, frozen=True, array_like=True, tag=True):
    """End a socket of yours."""

    connection: int
    code: int


class Ask(Struct, frozen=True, array_like=True, tag=True):
    """A request over HTTP about a table of yours. It has passed all checks where it came in."""

    front: str
    number: int
    endpoint: str
    scope: dict[str, object]
    person: str
    device: str
    body: bytes


class Answer(Struct, frozen=True, array_like=True, tag=True):
    """What came of an Ask. Without a status: the table is not here any more."""

    number: int
    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


class GiveUp(Struct, frozen=True, array_like=True, tag=True):
    """Hand a table over to me: I need it together with another one.

    If `idle`, only when nobody looks at it by way of you: somebody does by way of me.
    """

    front: str
    number: int
    table: str
    idle: bool = False


class Count(Struct, frozen=True, array_like=True, tag=True):
    """What do you count? The answer is text for Prometheus."""

    front: str
    number: int


class Used(Struct, frozen=True, array_like=True, tag=True):
    """What visitors have used at my doors since I told it last."""

    node: str
    taken: dict[str, dict[str, float]]
    """By the name of a limit, and by visitor."""
    hosts: list[str]
    """Whose tables run here without people, each as often as they have some."""


class Left(Struct, frozen=True, array_like=True, tag=True):
    """I have left: my tables are for whoever takes them.

    If `answered`, so is all that I have carried out: what I was asked else may be asked elsewhere.
    """

    node: str
    answered: bool = False


class Back(Struct, frozen=True, array_like=True, tag=True):
    """I had lost the bus: what you have told me meanwhile I have not heard."""

    node: str


class Ended(Struct, frozen=True, array_like=True, tag=True):
    """A device is logged out, or all devices of a person are."""

    device: str
    person: str


class Link(Struct, frozen=True, array_like=True, tag=True):
    """The newest personal link of somebody; without a token they have none."""

    person: str
    token: str
    came: Way = "link"


class Asked(Struct, frozen=True, array_like=True, tag=True):
    """What the authenticator of a browser is to sign; without a challenge: it has signed."""

    device: str
    purpose: str
    challenge: bytes


class Looks(Struct, frozen=True, array_like=True, tag=True):
    """Somebody sits at a screen of mine, or no longer."""

    node: str
    person: str
    here: bool


class Show(Struct, frozen=True, array_like=True, tag=True):
    """Send this to all clients of somebody: what they wait for has happened."""

    person: str
    text: bytes


ToSession = FromClient | ClientGone | ToClient | CloseClient
Message = (
    ToSession
    | Ask
    | Answer
    | Count
    | GiveUp
    | Used
    | Left
    | Back
    | Ended
    | Link
    | Looks
    | Show
    | Asked
)
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Message).decode
