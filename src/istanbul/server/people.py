"""People without accounts: a signed cookie is who you are.

The cookie holds an id and its signature, nothing else. It is HttpOnly (no script can read it),
SameSite=Lax (no other site can use it to change something) and Secure wherever the page came by
https. A personal link takes the identity to another device; it works once and for ten minutes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from istanbul.engine.errors import MalformedInput
from istanbul.messages import LANGUAGES, language_of
from istanbul.server.bodies import Me, MeChange
from istanbul.server.records import PersonRow
from istanbul.server.seats import Refused, clean_name

COOKIE: Final = "istanbul"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
LONGEST_COOKIE: Final = 200  # of its value, which has 60 characters
LINK_SECONDS: Final = 600
ID_LENGTH: Final = 16  # characters of a person's id: 96 bits


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Signer:
    """Signs identities. The key outlives the process; personal links do not, on purpose."""

    def __init__(self, key: bytes, now: Callable[[], float] = time.monotonic) -> None:
        if len(key) < 32:
            raise ValueError("a key of at least 32 bytes is needed")
        self._key = key
        self._now = now
        self._links: dict[str, tuple[str, float]] = {}

    def new_person(self) -> str:
        """An id that nobody else has."""
        return _text(secrets.token_bytes(ID_LENGTH * 3 // 4))

    def sign(self, person: str) -> str:
        """The cookie's value."""
        mark = hmac.digest(self._key, b"person " + person.encode(), hashlib.sha256)
        return f"{person}.{_text(mark)}"

    def person_of(self, value: str) -> str | None:
        """Whose value this is; None if we did not sign it."""
        person, dot, _ = value.partition(".")
        right = self.sign(person) if dot and len(person) == ID_LENGTH and value.isascii() else ""
        return person if hmac.compare_digest(right.encode(), value.encode()) and right else None

    def person_of_cookies(self, header: str | None) -> str | None:
        """The person of a Cookie header. Not Python's own parser: it can take seconds for one."""
        for pair in (header or "").split(";"):
            name, _, value = pair.strip().partition("=")
            if name == COOKIE:
                return self.person_of(value) if len(value) <= LONGEST_COOKIE else None
        return None

    def set_cookie(self, person: str, secure: bool) -> str:
        """The Set-Cookie header."""
        flags = f"Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={self.sign(person)}; {flags}{'; Secure' if secure else ''}"

    def drop_cookie(self) -> str:
        """The Set-Cookie header that takes it away."""
        return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"

    # Personal links.

    def make_link(self, person: str) -> str:
        """A token that stands for this person, once. Only the newest of a person works."""
        self._forget_old_links()
        self.drop_links(person)
        token = _text(secrets.token_bytes(24))
        self._links[token] = (person, self._now() + LINK_SECONDS)
        return token

    def drop_links(self, person: str) -> None:
        """No link stands for this person any longer."""
        for token in [token for token, (whose, _) in self._links.items() if whose == person]:
            del self._links[token]

    def use_link(self, token: str) -> str:
        """The person it stands for; afterwards it stands for nobody."""
        self._forget_old_links()
        found = self._links.pop(token, None)
        if found is None:
            raise Refused(
                "link_used", "this personal link has been used or is too old; make another"
            )
        return found[0]

    def _forget_old_links(self) -> None:
        now = self._now()
        for token in [token for token, (_, until) in self._links.items() if until < now]:
            del self._links[token]


def newcomer(person: str, accept_language: str | None) -> PersonRow:
    """Somebody of whom nothing is stored yet."""
    first = (accept_language or "").split(",")[0].split(";")[0].strip()
    return PersonRow(person, "", language_of(first), {}, time.time())


def shown(row: PersonRow) -> Me:
    """A person as they see themselves."""
    assert row.language in LANGUAGES
    return Me(name=row.name, language=row.language, webhook=row.body.get("webhook"))  # type: ignore[arg-type]  # checked above


def changed(row: PersonRow, change: MeChange) -> PersonRow:
    """The person after a change that they asked for."""
    body = dict(row.body)
    if change.webhook is not None:
        body["webhook"] = checked_webhook(change.webhook) or None
    name = row.name if change.name is None else clean_name(change.name)
    return PersonRow(row.id, name, change.language or row.language, body, row.created)


def checked_webhook(address: str) -> str:
    """An address that a request can be sent to, or nothing."""
    if not address:
        return ""
    problem = MalformedInput("webhook: expected an http or https address without a password")
    try:
        parts = urlsplit(address)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise problem from None
    if not right or not address.isascii() or not address.isprintable() or "@" in parts.netloc:
        raise problem
    return address
