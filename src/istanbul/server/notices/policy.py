"""What somebody wants to be told, and when: kinds, channels, quiet hours."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import convert, to_builtins

from istanbul.engine.errors import MalformedInput
from istanbul.engine.node import Json
from istanbul.server.notices.kinds import Kind
from istanbul.server.protocol.notice_bodies import Policy
from istanbul.server.store.rows import PersonRow

HOUR: Final = 3600.0


def tells(policy: Policy, kind: Kind, channel: str) -> bool:
    """Is this kind told by this channel? That a plan has ended is told as one's turn is."""
    kind = Kind.YOUR_TURN if kind == Kind.PLAN_ENDED else kind
    return channel in getattr(policy, kind.value)


def loud(policy: Policy, now: float) -> float:
    """When something may be told that is due now: now, or when the quiet hours end."""
    quiet = policy.quiet
    if quiet is None or quiet.start == quiet.end:
        return now
    zone = _zone(policy.zone)
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    over_midnight = quiet.start > quiet.end
    late, early = minute >= quiet.start, minute < quiet.end
    if not (late or early if over_midnight else late and early):
        return now
    day = here.date() + timedelta(days=over_midnight and late)
    # By the clock on the wall: the night of a change of the clocks is longer or shorter.
    hour, minute = divmod(quiet.end, 60)
    ends = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
    return max(now, ends.timestamp())


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def checked(policy: Policy) -> Policy:
    """A policy with a time zone that exists."""
    try:
        _zone(policy.zone)
    except (KeyError, ValueError, OSError) as problem:  # not there; no name at all; a folder
        raise MalformedInput(f"zone {policy.zone!r}: no such time zone is known here") from problem
    return policy


def policy_of(row: PersonRow | None) -> Policy:
    """What somebody has chosen."""
    return convert(row.body.get("notices", {}), Policy) if row is not None else Policy()


def with_policy(row: PersonRow, policy: Policy) -> PersonRow:
    """The person with another choice."""
    body: Json = {**row.body, "notices": to_builtins(checked(policy))}
    return PersonRow(row.id, row.name, row.language, body, row.created)
