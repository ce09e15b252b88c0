"""Who looks at the site right now: a visible tab with recent input, not an open connection.

A tab that was left open on another desk, or a phone in a pocket, shows nothing to anybody.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Protocol

RECENT_SECONDS: Final = 90.0  # after the last key, click or touch


class Connected(Protocol):
    """A connection, as far as notices need it."""

    person: str

    def send(self, message: bytes) -> None:
        """Send when possible."""
        ...


class Attention:
    """The connections of people, and when somebody was last seen at each."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._seen: defaultdict[str, dict[Connected, float | None]] = defaultdict(dict)
        self._open: dict[object, Connected] = {}

    def came(self, session: Connected) -> None:
        """A screen of this person is open; whether anybody looks at it is not known yet."""
        self._seen[session.person][session] = None
        self._open[session] = session

    def went(self, session: Connected) -> None:
        """It is closed."""
        self._open.pop(session, None)
        mine = self._seen[session.person]
        mine.pop(session, None)
        if not mine:
            del self._seen[session.person]

    def input(self, connection: object, visible: bool = True) -> None:
        """Somebody has just done something there; or the tab is no longer to be seen."""
        session = self._open.get(connection)
        if session is not None:
            self._seen[session.person][session] = self._now() if visible else None

    def present(self, person: str) -> bool:
        """Does somebody sit there?"""
        since = self._now() - RECENT_SECONDS
        return any(seen is not None and seen > since for seen in self._screens(person).values())

    def screens(self, person: str) -> list[Connected]:
        """All connections of somebody, seen or not."""
        return list(self._screens(person))

    def _screens(self, person: str) -> dict[Connected, float | None]:
        return self._seen.get(person, {})
