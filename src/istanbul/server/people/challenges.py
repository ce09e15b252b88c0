"""What authenticators are to sign: random bytes for one browser, once, within five minutes."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

from istanbul.server.errors import Refused
from istanbul.server.limits import VISITORS

CHALLENGE_SECONDS: Final = 300.0
CHALLENGE_BYTES: Final = 32

Purpose = Literal["add", "enter"]


class Challenges:
    """The newest one of each device for each purpose."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._asked: OrderedDict[tuple[str, str], tuple[bytes, float]] = OrderedDict()
        self.tell: Callable[[str, str, bytes], None] = lambda device, purpose, challenge: None
        """The answer may come to another server."""

    def make(self, device: str, purpose: Purpose) -> bytes:
        """A new one; an older one of the device is worth nothing any more."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        self.hear(device, purpose, challenge)
        self.tell(device, purpose, challenge)
        return challenge

    def use(self, device: str, purpose: Purpose) -> bytes:
        """That of the device, which is used up by it, whatever comes of it."""
        challenge, until = self._asked.pop((device, purpose), (b"", 0.0))
        self.tell(device, purpose, b"")
        if not challenge or until < self._now():
            raise Refused("challenge_old", "this took too long, or was sent before; begin again")
        return challenge

    def hear(self, device: str, purpose: str, challenge: bytes) -> None:
        """One that was made, here or by another server; without one it was used."""
        self._asked.pop((device, purpose), None)
        if challenge:
            self._asked[device, purpose] = (challenge, self._now() + CHALLENGE_SECONDS)
        if len(self._asked) > VISITORS:
            self._asked.popitem(last=False)
