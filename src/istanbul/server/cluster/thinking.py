"""What nodes and workers on other machines tell each other: jobs, signs of life, answers.

It goes over subjects of its own, so that the bus can let a worker do this and nothing else: what it
says can be a bad answer to a question it was asked, and never a request in somebody's name.
"""

from __future__ import annotations

import asyncio
import zlib
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from istanbul import __version__
from istanbul.engine.kit import kits
from istanbul.engine.native import loader
from istanbul.engine.native.fingerprint import fingerprint
from istanbul.server.workers.pool import LONGEST_ANSWER

BOTS, REVIEWS = "bots", "reviews"
KINDS: Final = (BOTS, REVIEWS)
QUEUE: Final = "workers"  # each job goes to one of the group
ANY_SITE: Final = "istanbul.*"  # workers need no database, so they know no site
BEAT_SECONDS: Final = 1.0  # between two signs of life
BUSY: Final = b""  # in place of the name of a worker
SMALL: Final = 32 * 1024  # bytes that are packed, or unpacked, in no time


class Think(Struct, frozen=True, array_like=True):
    """A job: the line that a process of the node itself would get, packed."""

    back: str
    """The subject that waits for the answer."""
    number: int
    person: str
    """Tells people apart, and no more."""
    rank: int
    line: bytes


class Thinking(Struct, frozen=True, array_like=True, tag=True):
    """A worker is alive, and at this job or about to begin it."""

    number: int


class Thought(Struct, frozen=True, array_like=True, tag=True):
    """The answer of a worker, packed; empty if it has none."""

    number: int
    line: bytes


class Forget(Struct, frozen=True, array_like=True):
    """Nobody waits for the answer to a job any more."""

    back: str
    number: int


FromWorker = Thinking | Thought

encode = msgspec.msgpack.Encoder().encode
decode_think = msgspec.msgpack.Decoder(Think).decode
decode_forget = msgspec.msgpack.Decoder(Forget).decode
decode_answer = msgspec.msgpack.Decoder(FromWorker).decode


def jobs_subject(site: str, kind: str) -> str:
    """Where a node puts its jobs; only workers that would answer as it does itself hear them."""
    return f"{site}.think.{kind}.{revision()}"


def forget_subject(worker: str) -> str:
    """Where a worker hears that a job is not needed any more."""
    return f"istanbul.worker.{worker}"


@cache
def revision() -> str:
    """The same wherever the same job has the same answer: version, rules, native or not."""
    found = [__version__]
    for kit in kits().values():
        if kit.has("player"):
            package = f"{kit.package}.player"
            found += [kit.name, fingerprint(package), str(loader.find(package).module is not None)]
    return sha256("\n".join(found).encode()).hexdigest()[:12]


def mark(person: str) -> str:
    """Somebody, for fair sharing among people of several nodes."""
    return sha256(person.encode()).hexdigest()[:12] if person else ""


async def packed(line: bytes) -> bytes:
    """A line as it travels: logs and reviews are large, and the same words again and again."""
    if len(line) <= SMALL:
        return zlib.compress(line, 1)
    return await asyncio.to_thread(zlib.compress, line, 1)


async def unpacked(line: bytes) -> bytes:
    """The line. ValueError if it is none, or longer than any."""
    if len(line) <= SMALL:
        return _unpacked(line)
    return await asyncio.to_thread(_unpacked, line)


def _unpacked(line: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(line, LONGEST_ANSWER)
    except zlib.error as problem:
        raise ValueError("expected a packed line") from problem
    if not unpacking.eof:
        raise ValueError(f"expected a line of at most {LONGEST_ANSWER} bytes")
    return found
