"""People without accounts: a signed cookie is who you are.

The cookie holds the id of a device (devices.py) and its signature, nothing else. It is HttpOnly (no
script can read it), SameSite=Lax (no other site can use it to change something), and Secure and
bound to the very host wherever the page came by https. A personal link takes the identity to
another device; it works once and for ten minutes. That device keeps a second cookie of who it was.
A passkey or a recovery code gives such a link to somebody who has lost the cookie.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final, NamedTuple

from istanbul.messages import LANGUAGES, preferred
from istanbul.server.errors import Refused
from istanbul.server.protocol.bodies import Me, MeChange
from istanbul.server.store.rows import PersonRow, Way
from istanbul.server.table.names import clean_name

COOKIE: Final = "istanbul"
OTHER_COOKIE: Final = "istanbul_other"  # who this browser was before it used a personal link
HOST_ONLY: Final = "__Host-"  # no other host, and no page without https, can set such a cookie
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_COOKIE: Final = 200  # of its value, which has 60 characters
LINK_SECONDS: Final = 600
ID_LENGTH: Final = 16  # characters of a person's id: 96 bits


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Link(NamedTuple):
    """A personal link: whom one becomes, and how it was come by."""

    person: str
    came: Way


class Signer:
    """Signs identities. The key outlives the process; personal links do not, on purpose."""

    def __init__(self, key: bytes, now: Callable[[], float] = time.monotonic) -> None:
        if len(key) < 32:
            raise ValueError("a key of at least 32 bytes is needed")
        self._key = key
        self._now = now
        self._links: dict[str, tuple[Link, float]] = {}
        self.tell: Callable[[str, str, Way], None] = lambda person, token, came: None
        """Other servers must know the newest link of a person, or that there is none."""

    def sign(self, device: str) -> str:
        """The cookie's value."""
        mark = hmac.digest(self._key, b"person " + device.encode(), hashlib.sha256)
        return f"{device}.{_text(mark)}"

    def device_of(self, value: str) -> str | None:
        """Which device this value names; None if we did not sign it."""
        device, dot, _ = value.partition(".")
        right = self.sign(device) if dot and len(device) == ID_LENGTH and value.isascii() else ""
        return device if hmac.compare_digest(right.encode(), value.encode()) and right else None

    def mark(self, purpose: str, text: str) -> str:
        """By what a secret can be known again that is not stored."""
        return _text(hmac.digest(self._key, f"{purpose} {text}".encode(), hashlib.sha256))

    def seal(self, purpose: str, text: str) -> str:
        """A text that only we could have written, for one purpose: for links in mails."""
        return f"{text}.{self.mark(purpose, text)}"

    def unseal(self, purpose: str, value: str) -> str | None:
        """The text of a seal; None if we did not make it."""
        text = value.partition(".")[0]
        right = len(value) <= LONGEST_COOKIE and value.isascii()
        is_ours = right and hmac.compare_digest(self.seal(purpose, text), value)
        return text if is_ours else None

    def device_of_cookies(
        self, header: str | None, secure: bool = False, cookie: str = COOKIE
    ) -> str | None:
        """The device of a Cookie header. Not Python's own parser: it can take seconds for one.

        By https the cookie that only https can set comes first, whatever else is there.
        """
        found: dict[str, str] = {}
        for pair in (header or "").split(";"):
            name, _, value = pair.strip().partition("=")
            found.setdefault(name, value)
        value = found.get(cookie, "")
        if secure:
            value = found.get(HOST_ONLY + cookie, value)
        return self.device_of(value) if len(value) <= LONGEST_COOKIE else None

    def set_cookie(self, device: str, secure: bool, cookie: str = COOKIE) -> str:
        """The header that makes a browser this device, as long as browsers keep a cookie."""
        return _set_cookie(cookie, self.sign(device), COOKIE_SECONDS, secure)

    def drop_cookies(self, secure: bool, cookie: str = COOKIE) -> list[str]:
        """The Set-Cookie headers that take it away, by both of its names."""
        names = [(cookie, False), *([(cookie, True)] if secure else [])]
        return [_set_cookie(name, "", 0, host_only) for name, host_only in names]

    # Personal links.

    def make_link(self, person: str, came: Way = "link") -> str:
        """A token that stands for this person, once. Only the newest of a person works.

        Who has shown a passkey or a recovery code gets one, too: whoever becomes somebody is
        asked on the same page.
        """
        self._forget_old_links()
        self.drop_links(person)
        token = _text(secrets.token_bytes(24))
        self._links[token] = (Link(person, came), self._now() + LINK_SECONDS)
        self.tell(person, token, came)
        return token

    def hear(self, person: str, token: str, came: Way) -> None:
        """Another server has made the newest link of a person, or there is none (no token)."""
        self._drop(person)
        if token:
            self._links[token] = (Link(person, came), self._now() + LINK_SECONDS)

    def drop_links(self, person: str) -> None:
        """No link stands for this person any longer."""
        self._drop(person)
        self.tell(person, "", "link")

    def _drop(self, person: str) -> None:
        for token in [token for token, (link, _) in self._links.items() if link.person == person]:
            del self._links[token]

    def look_at_link(self, token: str) -> Link:
        """Whom it stands for; it is not used up by that."""
        self._forget_old_links()
        if token not in self._links:
            raise Refused(
                "link_used", "this personal link has been used or is too old; make another"
            )
        return self._links[token][0]

    def use_link(self, token: str) -> Link:
        """Whom it stands for; afterwards it stands for nobody."""
        link = self.look_at_link(token)
        self.drop_links(link.person)  # it was the only one
        return link

    def _forget_old_links(self) -> None:
        now = self._now()
        for token in [token for token, (_, until) in self._links.items() if until < now]:
            del self._links[token]


def _set_cookie(cookie: str, value: str, seconds: int, secure: bool) -> str:
    flags = f"Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    if secure:
        return f"{HOST_ONLY}{cookie}={value}; {flags}; Secure"
    return f"{cookie}={value}; {flags}"


def newcomer(person: str, accept_language: str | None) -> PersonRow:
    """Somebody of whom nothing is stored yet."""
    return PersonRow(person, "", preferred(accept_language), {}, time.time())


def shown(row: PersonRow, other: str | None = None) -> Me:
    """A person as they see themselves."""
    assert row.language in LANGUAGES
    return Me(name=row.name, language=row.language, other=other)


def changed(row: PersonRow, change: MeChange) -> PersonRow:
    """The person after a change that they asked for."""
    name = row.name if change.name is None else clean_name(change.name)
    return PersonRow(row.id, name, change.language or row.language, row.body, row.created)
