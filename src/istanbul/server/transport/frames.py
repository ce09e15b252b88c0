"""WebSocket frames as bytes (RFC 6455, section 5.2): reading those of clients, making ours."""

from __future__ import annotations

import sys
from struct import Struct
from typing import Final

from istanbul.server.limits import LARGEST_MESSAGE

MASKED: Final = 0x80
NOT_YET: Final = -1
NOT_OURS: Final = -2

_begin = Struct(">HH").pack


def text_frame(message: bytes) -> bytes:
    """A whole message as one frame, not masked: it comes from a server."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return _begin(0x817E, size) + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def payload_at(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at this place begins and ends; its mask lies just before it.

    The end is NOT_YET if the frame is incomplete, and NOT_OURS if it is not masked or larger than
    anything we take.
    """
    if len(data) < at + 2:
        return 0, NOT_YET
    size, begin = data[at + 1], at + 6
    if size < MASKED:
        return 0, NOT_OURS
    size -= MASKED
    if size >= 126:
        more = 2 if size == 126 else 8
        begin += more
        if len(data) < at + 2 + more:
            return 0, NOT_YET
        size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    if size > LARGEST_MESSAGE:
        return 0, NOT_OURS
    end = begin + size
    return begin, end if end <= len(data) else NOT_YET


def unmasked(data: bytes, begin: int, end: int) -> bytes:
    """The payload between two places (section 5.3), all of it in one operation."""
    size = end - begin
    mask = (data[begin - 4 : begin] * (size // 4 + 1))[:size]
    plain = int.from_bytes(data[begin:end], sys.byteorder) ^ int.from_bytes(mask, sys.byteorder)
    return plain.to_bytes(size, sys.byteorder)
