"""Who looks at the site right now: a visible tab with recent input, not an open connection.

A tab that was left open on another desk, or a phone in a pocket, shows nothing to anybody.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from math import inf
from typing import Final, Protocol

RECENT_SECONDS: Final = 90.0  # after the last key, click or touch
TELL_SECONDS: Final = 20.0  # between two words to the other servers that somebody is still here


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
        self._guests: set[Connected] = set()
        self._told: dict[str, float] = {}  # who is here, as other servers know, and since when
        self._elsewhere: dict[tuple[str, str], float] = {}  # by person and server: when seen there
        self._servers: set[str] = set()
        self.tell: Callable[[str, bool], None] = lambda person, here: None
        """Hears who is here now, and who no longer: for the other servers, if there are any."""

    def came(self, session: Connected, is_guest: bool = False) -> None:
        """A screen of this person is open; whether anybody looks at it is not known yet.

        What a guest sees is on the screen of another server, which has a session for it too.
        """
        self._seen[session.person][session] = None
        self._open[session] = session
        if is_guest:
            self._guests.add(session)

    def went(self, session: Connected) -> None:
        """It is closed."""
        self._open.pop(session, None)
        self._guests.discard(session)
        mine = self._seen[session.person]
        mine.pop(session, None)
        if not mine:
            del self._seen[session.person]
        self._tell(session.person)

    def input(self, connection: object, visible: bool = True) -> None:
        """Somebody has just done something there; or the tab is no longer to be seen."""
        session = self._open.get(connection)
        if session is None:
            return
        person, now = session.person, self._now()
        self._seen[person][session] = now if visible else None
        if visible:
            self._tell_here(person, now)
        else:
            self._tell(person)

    def present(self, person: str) -> bool:
        """Does somebody sit there, at this server or another one?"""
        if self._is_here(person):
            return True
        since = self._now() - RECENT_SECONDS - TELL_SECONDS
        return any(self._elsewhere.get((person, server), since) > since for server in self._servers)

    def screens(self, person: str) -> list[Connected]:
        """All screens of somebody at this server, seen or not."""
        return [session for session in self._screens(person) if session not in self._guests]

    # Of several servers.

    def elsewhere(self, server: str, person: str, here: bool) -> None:
        """Another server says that somebody is there, or no longer."""
        self._servers.add(server)
        if here:
            self._elsewhere[person, server] = self._now()
        else:
            self._elsewhere.pop((person, server), None)

    def forget(self, servers: frozenset[str] | None) -> None:
        """These servers, or all, are not heard any more; what others were told may be lost."""
        self._servers -= self._servers if servers is None else servers
        kept = {key: at for key, at in self._elsewhere.items() if key[1] in self._servers}
        self._elsewhere = kept
        self._told = dict.fromkeys(self._told, -inf)

    def _tell(self, person: str) -> None:
        if self._is_here(person):
            self._tell_here(person, self._now())
        elif self._told.pop(person, None) is not None:
            self.tell(person, False)

    def _tell_here(self, person: str, now: float) -> None:
        told = self._told.get(person)
        if told is None or now - told >= TELL_SECONDS:
            self._told[person] = now
            self.tell(person, True)

    def _is_here(self, person: str) -> bool:
        since = self._now() - RECENT_SECONDS
        return any(seen is not None and seen > since for seen in self._screens(person).values())

    def _screens(self, person: str) -> dict[Connected, float | None]:
        return self._seen.get(person, {})
