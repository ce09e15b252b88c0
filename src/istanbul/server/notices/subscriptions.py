"""What a browser gives to whoever may send it messages, checked and as bytes."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from istanbul.engine.errors import MalformedInput
from istanbul.server.notices.presets import checked_url
from istanbul.server.protocol.notice_bodies import Subscription

NUMBER_BYTES: Final = 32
UNCOMPRESSED: Final = 4  # the first byte of a point that is written as both of its numbers
PRIME: Final = 2**256 - 2**224 + 2**192 + 2**96 - 1
B: Final = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
"""The curve P-256: y² = x³ - 3x + B, all of it modulo PRIME."""
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
        right = _is_point(raw(given.p256dh)) and len(raw(given.auth)) == SECRET_BYTES
    except ValueError:
        right = False
    if not right:
        raise MalformedInput("push: expected the keys of a subscription")
    return given


def _is_point(key: bytes) -> bool:
    """Is this a point of the curve? Without the extra, too: it is checked when it is given."""
    if len(key) != 1 + 2 * NUMBER_BYTES or key[0] != UNCOMPRESSED:
        return False
    x, y = (int.from_bytes(key[at : at + NUMBER_BYTES], "big") for at in (1, 1 + NUMBER_BYTES))
    return x < PRIME and y < PRIME and (y * y - (x * x - 3) * x - B) % PRIME == 0
