"""A simulated fortnight: each turn is told as its owner wants it, none is lost, none told twice."""

from collections import Counter

import pytest

from istanbul.server.notices.outbox import LOOK_AGAIN
from tests.server.notices.fortnight import HOUR, Fortnight, Span, loud
from tests.server.serving import run

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=[24, pytest.param(200, marks=pytest.mark.long)])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Fortnight:
    found = Fortnight(tmp_path_factory.mktemp("fortnight"), seed=25, people=request.param)
    run(found.play(), seconds=900)
    return found


def reliable(span: Span, kind: str) -> list[str]:
    """The addresses of theirs that always work and that they chose for this."""
    chosen = getattr(span.person.policy, kind)
    ways = span.person.ways.items()
    return [a for a, way in ways if way == "good" and a.rpartition(".")[2] in chosen]


def told_at(span: Span) -> float:
    """When their policy wants them told: when they are not there, outside their quiet hours."""
    at = span.since
    while at < span.present_until:
        at += LOOK_AGAIN
    return loud(span.person.policy, at)


def test_many_turns_of_many_people_were_played(played: Fortnight) -> None:
    people = len(played.people)
    assert len({span.person.id for span in played.spans}) == people
    assert len(played.spans) > 15 * people
    assert len(played.world.taken) > people


def test_nothing_is_told_twice(played: Fortnight) -> None:
    twice = [what for what, n in Counter(what for what, _ in played.world.taken).items() if n > 1]
    assert twice == []


def test_each_turn_is_told_when_its_owner_wants_it_and_none_is_lost(played: Fortnight) -> None:
    taken = dict(played.world.taken)
    wrong = []
    for span in played.spans:
        due = told_at(span)
        for address in reliable(span, "your_turn"):
            was = taken.get(f"{span.thing}>{address}")
            wanted = due if due < min(span.until, played.world.now) else None
            if wanted != was:
                wrong.append((span.thing, address, wanted, was))
    assert wrong == []


def test_who_does_not_come_is_reminded_once(played: Fortnight) -> None:
    taken = dict(played.world.taken)
    wrong, reminders = [], 0
    for span in played.spans:
        policy, told = span.person.policy, told_at(span)
        looked = told + policy.remind_hours * HOUR
        due = loud(policy, looked)
        for address in reliable(span, "reminder"):
            was = taken.get(f"reminder {span.thing}>{address}")
            wanted = due if due < min(span.until, played.world.now) else None
            reminders += was is not None
            if wanted != was:
                wrong.append((span.thing, address, wanted, was))
    assert wrong == []
    assert reminders > len(played.people) / 4


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
    assert right == wanted
