"""Web push: messages that only the browser can read (RFC 8291), from a server it knows (RFC 8292).

The key of the server is made at its first start and lives in the database: subscriptions are bound
to it, so a back-up must have both.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

from istanbul.engine.errors import MalformedInput
from istanbul.engine.extras import Needs
from istanbul.server.notices.calling import Request
from istanbul.server.notices.kinds import Telling
from istanbul.server.notices.presets import checked_url
from istanbul.server.protocol.notice_bodies import Subscription

KEPT_SECONDS: Final = 24 * 3600  # that a push service tries to reach a browser which is off
TOKEN_SECONDS: Final = 12 * 3600
KEY_BYTES: Final = 65  # of a point on the curve P-256
SECRET_BYTES: Final = 16


def raw(text: str) -> bytes:
    """Base64 without padding, as the web has it."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text_of(data: bytes) -> str:
    """And back."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def checked_subscription(given: Subscription) -> Subscription:
    """One that a message can be encrypted for."""
    checked_url(given.endpoint, "push")
    try:
        right = len(raw(given.p256dh)) == KEY_BYTES and len(raw(given.auth)) == SECRET_BYTES
    except ValueError:
        right = False
    if not right:
        raise MalformedInput("push: expected the keys of a subscription")
    return given


class Push:
    """Makes messages for browsers. Needs the extra `notices`."""

    def __init__(self, private_key: str, contact: str) -> None:
        with Needs("notices"):
            from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
            from py_vapid import Vapid02  # noqa: PLC0415 - an extra
        # `no-strict`: a server in the local network has no address that strangers could write to.
        key = ec.derive_private_key(int.from_bytes(raw(private_key), "big"), ec.SECP256R1())
        self._vapid: Any = Vapid02(key, {"no-strict": True})
        self._contact = contact

    @staticmethod
    def new_key() -> str:
        """The private key of a new server."""
        with Needs("notices"):
            from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return text_of(number.to_bytes(32, "big"))

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe: only this server may then send."""
        from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415 - an extra
            Encoding,
            PublicFormat,
        )

        point = PublicFormat.UncompressedPoint
        return text_of(self._vapid.public_key.public_bytes(Encoding.X962, point))

    def request_of(self, to: Subscription, told: Telling, now: float) -> Request:
        """The request that brings a message to a browser."""
        import http_ece  # noqa: PLC0415 - an extra
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

        message = {"title": told.title, "text": told.text, "url": told.url, "tag": told.table}
        body: bytes = http_ece.encrypt(
            json.dumps(message).encode(),
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=raw(to.p256dh),
            auth_secret=raw(to.auth),
            version="aes128gcm",
        )
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
        return Request(to.endpoint, body, headers)
