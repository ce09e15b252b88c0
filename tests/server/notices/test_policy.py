"""What somebody wants to be told, and when: quiet hours by the clock on their wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from istanbul.engine.errors import MalformedInput
from istanbul.server.notices.kinds import Kind
from istanbul.server.notices.policy import checked, loud, policy_of, tells, with_policy
from istanbul.server.protocol.notice_bodies import Policy, Quiet
from istanbul.server.store.rows import PersonRow

BERLIN = "Europe/Berlin"
NIGHT = Policy(quiet=Quiet(start=22 * 60, end=7 * 60 + 30), zone=BERLIN)
NOON = Policy(quiet=Quiet(start=12 * 60, end=13 * 60), zone=BERLIN)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("policy", "now", "then"),
    [
        (NIGHT, "2026-06-01T21:59:59", "2026-06-01T21:59:59"),
        (NIGHT, "2026-06-01T22:00:00", "2026-06-02T07:30:00"),
        (NIGHT, "2026-06-01T00:10:00", "2026-06-01T07:30:00"),
        (NIGHT, "2026-06-01T07:30:00", "2026-06-01T07:30:00"),
        (NIGHT, "2026-12-31T23:00:00", "2027-01-01T07:30:00"),
        (NOON, "2026-06-01T12:59:59", "2026-06-01T13:00:00"),
        (NOON, "2026-06-01T13:00:00", "2026-06-01T13:00:00"),
        (Policy(), "2026-06-01T03:00:00", "2026-06-01T03:00:00"),
        (Policy(quiet=Quiet(start=5, end=5)), "2026-06-01T00:05:00", "2026-06-01T00:05:00"),
    ],
)
def test_quiet_hours(policy: Policy, now: str, then: str) -> None:
    assert loud(policy, at(now)) == at(then)


def test_the_night_in_which_the_clocks_change_ends_by_the_clock_on_the_wall() -> None:
    before = at("2026-03-28T23:00:00")  # 8.5 hours by the clock, 7.5 to live through
    assert loud(NIGHT, before) - before == 7.5 * 3600
    before = at("2026-10-24T23:00:00")
    assert loud(NIGHT, before) - before == 9.5 * 3600


def test_the_time_zone_is_that_of_the_person() -> None:
    tokyo = Policy(quiet=NIGHT.quiet, zone="Asia/Tokyo")
    noon = at("2026-06-01T16:00:00")  # 23:00 in Tokyo
    assert loud(NIGHT, noon) == noon
    assert loud(tokyo, noon) == at("2026-06-02T07:30:00", "Asia/Tokyo")


def test_who_gives_an_address_gets_everything_there() -> None:
    assert all(tells(Policy(), kind, channel) for kind in Kind for channel in ("push", "mail"))
    assert not tells(Policy(your_turn=["mail"]), Kind.YOUR_TURN, "push")


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "../etc/passwd", "Europe", "\0"])
def test_a_time_zone_must_exist(zone: str) -> None:
    with pytest.raises(MalformedInput, match="zone"):
        checked(Policy(zone=zone))


def test_it_is_kept_with_the_person() -> None:
    row = PersonRow("ada", "Ada", "de", {"other": 1})
    assert policy_of(row) == Policy()
    kept = with_policy(row, NIGHT)
    assert policy_of(kept) == NIGHT
    assert kept.body["other"] == 1
