"""Web push: messages that only the browser can read (RFC 8291), from a server it knows (RFC 8292).

The key of the server is made at its first start and lives in the database: subscriptions are bound
to it, so a back-up must have both. This needs the extra `notices`: only opening.py imports it.
"""

from __future__ import annotations

import json
import os
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from istanbul.server.notices.calling import Request
from istanbul.server.notices.kinds import Telling
from istanbul.server.notices.subscriptions import raw, text_of
from istanbul.server.protocol.notice_bodies import Subscription

KEPT_SECONDS: Final = 24 * 3600  # that a push service tries to reach a browser which is off
TOKEN_SECONDS: Final = 12 * 3600


class Push:
    """Makes messages for browsers."""

    def __init__(self, private_key: str, contact: str) -> None:
        # `no-strict`: a server in the local network has no address that strangers could write to.
        key = ec.derive_private_key(int.from_bytes(raw(private_key), "big"), ec.SECP256R1())
        self._vapid: Any = Vapid02(key, {"no-strict": True})
        self._contact = contact

    @staticmethod
    def new_key() -> str:
        """The private key of a new server."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return text_of(number.to_bytes(32, "big"))

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe: only this server may then send."""
        point = PublicFormat.UncompressedPoint
        return text_of(self._vapid.public_key.public_bytes(Encoding.X962, point))

    def request_of(self, to: Subscription, told: Telling, now: float) -> Request:
        """The request that brings a message to a browser."""
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
