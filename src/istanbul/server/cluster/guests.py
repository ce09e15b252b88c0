"""The guests of a node: sessions of sockets that other nodes have."""

from __future__ import annotations

from collections.abc import Callable

from istanbul.server.cluster.bus import Bus
from istanbul.server.cluster.front import BusChannel, GuestSession
from istanbul.server.cluster.messages import ClientGone, FromClient
from istanbul.server.site import Site


class Guests:
    """All guests, by the node that has the socket and its number there."""

    def __init__(self, site: Site, bus: Bus) -> None:
        self._site, self._bus = site, bus
        self._sessions: dict[tuple[str, int], GuestSession] = {}

    def __len__(self) -> int:
        return len(self._sessions)

    def receive(self, message: FromClient) -> None:
        """A request of a guest; the first one opens the session."""
        key = (message.front, message.connection)
        session = self._sessions.get(key)
        if session is None:
            channel = BusChannel(self._bus, *key)
            session = self._sessions[key] = GuestSession(self._site, message.person, channel)
            self._site.notices.connected(session, is_guest=True)
            self._site.presence.came(session.person)
        session.receive(message.text)

    def gone(self, message: ClientGone) -> None:
        """A guest has left."""
        self._end((message.front, message.connection))

    def end(self, of: Callable[[str], bool]) -> None:
        """The nodes of these guests are gone, or cannot be reached."""
        for key in [key for key in self._sessions if of(key[0])]:
            self._end(key)

    def close_all(self, code: int) -> None:
        """Send all guests away."""
        for session in list(self._sessions.values()):
            session.close(code)
        self.end(lambda front: True)

    def _end(self, key: tuple[str, int]) -> None:
        session = self._sessions.pop(key, None)
        if session is not None:
            self._site.presence.went(session.person)
            self._site.notices.disconnected(session)
            session.gone()
