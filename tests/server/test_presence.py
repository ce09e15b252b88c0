"""Who is here, and for how long somebody has not been."""

import pytest

from istanbul.server.live import presence
from istanbul.server.live.presence import Presence


class Clock:
    """A clock that a test sets."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_who_has_a_connection_is_not_away() -> None:
    clock = Clock()
    found = Presence(clock)
    found.came("ann")
    found.came("ann")
    clock.now += 30
    assert found.away("ann") == 0
    found.went("ann")
    clock.now += 30
    assert found.away("ann") == 0  # one of two is open still
    found.went("ann")
    clock.now += 7
    assert found.away("ann") == 7
    found.came("ann")
    assert found.away("ann") == 0


def test_who_was_never_here_is_away_since_the_start() -> None:
    clock = Clock()
    found = Presence(clock)
    clock.now += 50
    assert found.away("ben") == 50


def test_only_the_last_who_left_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "REMEMBERED", 2)
    clock = Clock()
    found = Presence(clock)
    for person in ("ann", "ben", "cem"):
        clock.now += 10
        found.came(person)
        found.went(person)
    assert [found.away(person) for person in ("ann", "ben", "cem")] == [30, 10, 0]
