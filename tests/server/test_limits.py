"""Limits: bounded rates, bounded memory."""

import json

import pytest

from istanbul.server.errors import Refused
from istanbul.server.limits import (
    CONNECTIONS_OF_ADDRESS,
    CONNECTIONS_OF_PERSON,
    DEEPEST,
    Bucket,
    Buckets,
    Limits,
    is_deep,
)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 5.0, clock)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_one_visitor_does_not_use_up_what_another_has() -> None:
    buckets = Buckets(0.0, 1.0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_buckets_forget_those_who_were_not_seen_for_longest() -> None:
    buckets = Buckets(0.0, 1.0, most=3)
    for visitor in "abca":
        buckets.take(visitor)
    buckets.take("d")  # now b is forgotten
    assert len(buckets) == 3
    assert [buckets.take("a"), buckets.take("b")] == [False, True]


def test_too_many_connections_are_turned_away_and_counted_down() -> None:
    limits = Limits()
    assert all(limits.connect("ada", str(n)) for n in range(CONNECTIONS_OF_PERSON))
    assert not limits.connect("ada", "x")
    limits.disconnect("ada", "0")
    assert limits.connect("ada", "x")
    one_address = [limits.connect(str(n), "y") for n in range(CONNECTIONS_OF_ADDRESS + 1)]
    assert one_address == [True] * CONNECTIONS_OF_ADDRESS + [False]


def test_every_visitor_of_a_request_pays() -> None:
    limits = Limits()
    for _ in range(20):
        limits.check(limits.guesses, "ada", "address")
    with pytest.raises(Refused, match="too many"):
        limits.check(limits.guesses, "ben", "address")
    with pytest.raises(Refused, match="too many"):
        limits.check(limits.guesses, "ada", "elsewhere")


def test_depth_is_counted_through_lists_and_objects() -> None:
    assert not is_deep(json.loads("[" * DEEPEST + "]" * DEEPEST))
    assert is_deep(json.loads("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)))
    assert is_deep(json.loads('{"a":' * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1)))
    assert not is_deep(["x" * 10_000] * 1000)
