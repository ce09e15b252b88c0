"""Reading bodies: never more of them in memory than is allowed, and large ones off the event loop.

A small body is decoded at once, which is quickest. A large one would hold up everybody's moves, so
a thread of its own decodes it, one after the other; and those who send several wait for themselves.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from istanbul.server.errors import Refused
from istanbul.server.limits import is_deep, too_fast

SMALL: Final = 16 * 1024  # bytes: decoded in less time than it takes to ask a thread
LARGE_OF_VISITOR: Final = 2  # bodies at a time
LARGE: Final = 8  # of all visitors
VALUES: Final = 100_000  # in one body: a log of 5,000 entries has 20,000


T = TypeVar("T")


class BodyReader:
    """Reads the bodies of a server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "bodies")
        self._large: Counter[str] = Counter()

    async def read(self, request: Request, shape: type[T], most: int, visitors: Sequence[str]) -> T:
        """The body of a request as what it should be."""
        parts: list[bytes] = []
        size = 0
        with ExitStack() as large:
            async for part in request.stream():
                if size <= SMALL < size + len(part):
                    large.enter_context(self._counted(visitors))
                size += len(part)
                if size > most:
                    raise Refused("too_large", f"expected at most {most} bytes")
                parts.append(part)
            raw = b"".join(parts)
            if size <= SMALL:
                return decoded(raw, shape)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, decoded, raw, shape)

    @contextmanager
    def _counted(self, visitors: Sequence[str]) -> Iterator[None]:
        """Large bodies are few at a time."""
        full = self._large.total() >= LARGE * max(1, len(visitors))
        if full or any(self._large[visitor] >= LARGE_OF_VISITOR for visitor in visitors):
            raise too_fast()
        self._large.update(visitors)
        try:
            yield
        finally:
            self._large.subtract(visitors)
            self._large += Counter()  # forgets those who have none

    def close(self) -> None:
        """End the thread; a body that it is decoding is the last."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def decoded(raw: bytes, shape: type[T]) -> T:
    """The record in a body. Numbers of values and depth are checked before it is made."""
    if raw.count(b",") + raw.count(b"[") + raw.count(b"{") > VALUES:
        raise Refused("too_large", f"expected at most {VALUES} values")
    found = msgspec.json.decode(raw)
    if is_deep(found):
        raise Refused("too_deep", "this JSON is nested too deeply")
    return msgspec.convert(found, shape)
