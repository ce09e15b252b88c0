"""What a browser gives to whoever may send it messages, checked and as bytes."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.server.notices.presets import checked_url
from istanbul.server.protocol.notice_bodies import Subscription

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
