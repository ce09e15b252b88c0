"""What people are told, where, and what came of it: the words that all of this package uses."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct


class Kind(StrEnum):
    """Why somebody is told something."""

    YOUR_TURN = "your_turn"
    PLAN_ENDED = "plan_ended"  # it is your turn, and your plan goes no further
    REMINDER = "reminder"
    GAME_OVER = "game_over"
    INVITATION = "invitation"


class Channel(StrEnum):
    """How somebody is told something."""

    PUSH = "push"
    MAIL = "mail"
    WEBHOOK = "webhook"


class AddressState(StrEnum):
    """Can anything be sent there?"""

    NEW = "new"  # its owner has not confirmed it yet
    OK = "ok"
    DEAD = "dead"


class DeliveryState(StrEnum):
    """What became of one thing at one address."""

    WAITING = "waiting"
    SENT = "sent"
    DEAD = "dead"
    DROPPED = "dropped"  # nobody needs it any more


TEST: Final = "test"
"""In place of a kind: what the test button sends."""


class Telling(Struct, frozen=True, kw_only=True):
    """One thing to say, ready for any channel. It names nobody, so nobody can put words into it."""

    id: str
    """The same for the same thing: those who take it may leave out what they have already."""
    kind: str
    table: str
    url: str
    title: str
    text: str


class Outcome(Struct, frozen=True):
    """What came of one try."""

    sent: bool = False
    problem: str = ""
    """What went wrong: a word that the screens translate, and what the other side said."""
    again: bool = False
    """It may work later."""
    dead: bool = False
    """Nothing can be sent there any more."""


SENT: Final = Outcome(sent=True)


class Problem(StrEnum):
    """Why a try failed."""

    TIMEOUT = "timeout"  # no answer in time
    UNREACHABLE = "unreachable"  # no connection
    NOT_PUBLIC = "not_public"  # an address that this server does not call
    ANSWERED = "answered"  # an answer that is no yes
    GONE = "gone"  # the browser has given its subscription up
    REFUSED = "refused"  # the mail server does not take it
    MISSING = "missing"  # this server cannot send that way
    OFF = "off"  # its owner has switched this off

    def said(self, detail: object = "") -> str:
        """As it is stored: the word, and what the other side said."""
        text = " ".join(str(detail).split())[:200]
        return f"{self.value}: {text}" if text else self.value
