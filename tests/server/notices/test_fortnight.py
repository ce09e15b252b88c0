"""A simulated fortnight: each turn is told as its owner wants it, none is lost, none told twice.

The server starts anew now and then, and knows no more than its database does; and now and then the
database refuses everything, right after something was sent.
"""

import random
import secrets
from collections import Counter
from collections.abc import Callable

import pytest

from istanbul.server.notices.outbox import LOOK_AGAIN
from tests.server.notices.fortnight import HOUR, Fortnight, Span, loud
from tests.server.serving import run

pytestmark = pytest.mark.slow
Works = Callable[[float], float]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Fortnight:
    found = Fortnight(tmp_path_factory.mktemp("fortnight"), seed=25)
    chance = random.Random(25)  # the same tables and dice each time
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda length=None: chance.randbytes(length or 32))
        patch.setattr(secrets, "choice", chance.choice)
        run(found.play(), seconds=900)
    return found


def reliable(span: Span, kind: str) -> list[str]:
    """The addresses of theirs that always work and that they chose for this."""
    chosen = getattr(span.person.policy, kind)
    ways = span.person.ways.items()
    return [a for a, way in ways if way == "good" and a.rpartition(".")[2] in chosen]


def told_at(span: Span, works: Works) -> tuple[float, float]:
    """When their policy wants them told, outside their quiet hours: at once, or after they left.

    Whether somebody who was there has left is looked at once a minute.
    """
    left = max(span.since, span.present_until)
    last = works(left + LOOK_AGAIN if left > span.since else left)
    return loud(span.person.policy, left), later(span, last, works)


def later(span: Span, due: float, works: Works) -> float:
    """The last moment at which something is told that is due then."""
    policy = span.person.policy
    return loud(policy, works(loud(policy, works(due))))


def is_right(was: float | None, first: float, last: float, until: float) -> bool:
    """Was it told when it should have been, or not at all if it was over by then?"""
    return last >= until if was is None else first <= was <= last and was <= until


def test_many_turns_of_many_people_were_played(played: Fortnight) -> None:
    assert len({span.person.id for span in played.spans}) == len(played.people) == 200
    assert len(played.spans) > 3000
    assert len(played.world.taken) > 1000
    assert played.restarts == 9
    assert len(played.world.broken) > 10


def test_nothing_is_told_twice(played: Fortnight) -> None:
    twice = [what for what, n in Counter(what for what, _ in played.world.taken).items() if n > 1]
    assert twice == []


def test_each_turn_is_told_when_its_owner_wants_it_and_none_is_lost(played: Fortnight) -> None:
    taken = dict(played.world.taken)
    wrong = []
    for span in played.spans:
        first, last = told_at(span, played.world.works)
        until = min(span.until, played.world.now)
        for address in reliable(span, "your_turn"):
            was = taken.get(f"{span.thing}>{address}")
            if not is_right(was, first, last, until):
                wrong.append((span.thing, address, first, last, until, was))
    assert wrong == []


def test_who_does_not_come_is_reminded_once(played: Fortnight) -> None:
    taken = dict(played.world.taken)
    wrong, reminders = [], 0
    for span in played.spans:
        policy = span.person.policy
        works = played.world.works
        first, last = (told + policy.remind_hours * HOUR for told in told_at(span, works))
        first, last = loud(policy, first), later(span, last, works)
        until = min(span.until, played.world.now)
        for address in reliable(span, "reminder"):
            was = taken.get(f"reminder {span.thing}>{address}")
            reminders += was is not None
            if not is_right(was, first, last, until):
                wrong.append((span.thing, address, first, last, until, was))
    assert wrong == []
    assert reminders > 50


def test_nobody_hears_of_a_turn_that_they_have_played(played: Fortnight) -> None:
    until = {span.thing: span.until for span in played.spans}
    late = [
        what
        for what, at in played.world.taken
        if (thing := what.partition(">")[0].removeprefix("reminder ")) in until
        and at > until[thing]
    ]
    assert late == []


def test_addresses_that_are_gone_are_tried_once_and_those_that_hang_given_up(
    played: Fortnight,
) -> None:
    states = Counter((played.world.ways[row.address], row.state) for row in played.rows)
    assert states["gone", "sent"] == states["refuses", "sent"] == states["never", "sent"] == 0
    assert states["flaky", "sent"] > 0
    assert states["never", "dead"] > 0
    tries = Counter[str]()
    for what, n in played.world.tried.items():
        address = what.partition(">")[2]
        if played.world.ways[address] in ("gone", "refuses"):
            tries[address] += n
    assert tries
    assert max(tries.values()) <= 2, "one more may have been on its way"


def test_the_end_of_a_game_is_told_to_those_who_are_not_there(played: Fortnight) -> None:
    taken = {what: at for what, at in played.world.taken if what.startswith("over ")}
    wanted = {}
    for table, at, away in played.over:
        for person in away:
            due = loud(person.policy, at)
            for address, way in person.ways.items():
                chosen = address.rpartition(".")[2] in person.policy.game_over
                if way == "good" and chosen and due < played.world.now:
                    wanted[f"over {table}>{address}"] = due
    right = {
        what: at
        for what, at in taken.items()
        if played.world.ways[what.partition(">")[2]] == "good"
    }
    assert wanted
    assert right.keys() == wanted.keys()
    assert all(wanted[what] <= at <= played.world.works(wanted[what]) for what, at in right.items())
