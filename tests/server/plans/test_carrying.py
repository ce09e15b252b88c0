"""A plan in advance: carried out while all is as it expects, and dropped whole otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from istanbul.engine.errors import GameError
from istanbul.engine.phrase import Phrase
from istanbul.engine.source import SeededSource
from istanbul.server.plans.carrying import carry_out, due
from istanbul.server.plans.planning import check_planner, look, made, plan_info
from istanbul.server.protocol.plan_bodies import NewBranch, NewPlan
from istanbul.server.table.plan import WHATEVER, Plan
from istanbul.server.table.stored import goes_on_by_itself, table_from
from istanbul.server.table.table import Table
from tests.server.playing import act_once, begun, refused, stored, texts

ANN = 0
TEA = ["move tea_house", "act 7"]


def planned(table: Table, given: list[str], **branches: list[str]) -> Plan:
    """Ann plans this. A branch is called by what it brings in lira, or `other`."""
    assert table.stage is not None
    told = table.stage.now()
    results = {str(lira_of(one.says)): one for one in look(told, ANN, given).results}
    wanted = [
        NewBranch(outcome=WHATEVER if name == "other" else results[name[1:]].outcome, texts=steps)
        for name, steps in branches.items()
    ]
    plan = made(told, NewPlan(seat=ANN, number=told.public, texts=given, branches=wanted))
    table.set_plan("ann", ANN, plan)
    return plan


def lira_of(says: Any) -> object:
    return next((phrase.args["n"] for phrase in says if "n" in phrase.args), 0)


def others_play(table: Table, *texts: str) -> None:
    """Until it is Ann's turn: these, and then whatever they like that keeps off the Tea House."""
    queue, source = list(texts), SeededSource(4)
    while table.waits_for not in (None, ANN):
        if queue:
            seat = table.waits_for
            table.act(str(table.seats[seat].owner), seat, queue.pop(0), table.number)
        else:
            act_once(table, source)


def mine(table: Table) -> list[str]:
    return [text for text in texts(table) if text.startswith(f"{ANN} ")]


def test_a_plan_is_carried_out_as_its_person_would() -> None:
    table = begun(players=3)
    planned(table, TEA)
    assert due(table) is None, "it is not their turn"
    others_play(table)
    assert due(table) == ANN
    change = carry_out(table)
    assert [step.entry.text for step in change.steps if step.entry.by == ANN] == TEA
    assert change.row is not None, "what is left of it is stored with the moves"
    assert table.seats[ANN].plan is None
    assert due(table) is None


@pytest.mark.parametrize("called", [3, 12])
def test_what_follows_depends_on_the_dice(called: int) -> None:
    table = begun(players=3)
    won, lost = ["end_turn", "move wainwright"], ["card one_good red", "end_turn"]
    call = ["move tea_house", f"act {called}"]
    planned(table, call, **{f"_{called}": won, "_2": lost})
    others_play(table)
    carry_out(table)
    first, second = (int(die) for die in texts(table)[-1].removeprefix("chance roll ").split())
    left = table.seats[ANN].plan
    assert left is not None
    assert [step.text for step in left.steps] == (won if first + second >= called else lost)
    carry_out(table)
    assert mine(table)[-1] == f"{ANN} end_turn"
    rest = table.seats[ANN].plan
    assert (rest is None) == (first + second < called), "one of them goes on with the next turn"


def test_a_plan_that_does_not_fit_is_dropped_before_anything_is_done() -> None:
    table = begun(players=3)
    planned(table, TEA)
    others_play(table, "move tea_house")
    entries, log = table.entries, texts(table)
    change = carry_out(table)
    assert (table.entries, texts(table)) == (entries, log), "not even the first step"
    assert change.plan_ended
    assert not change.seats_changed, "nobody else hears of it"
    end = table.seats[ANN].plan_end
    assert end is not None
    assert end.because in ("gone", "changed")
    assert end.label is not None
    assert table.waits_for == ANN, "the turn is theirs"


def test_a_step_that_would_do_something_else_is_not_done() -> None:
    table = begun(players=3)
    plan = planned(table, TEA)
    first = plan.steps[0]
    paid = [*first.causes, {"event": "lira_paid", "seat": ANN, "n": 2}]
    other = replace(plan, steps=(replace(first, causes=paid), *plan.steps[1:]))
    table.set_plan("ann", ANN, other)
    others_play(table)
    entries = table.entries
    carry_out(table)
    end = table.seats[ANN].plan_end
    assert end is not None
    assert (end.because, table.entries) == ("changed", entries)
    assert len(end.expected) == len(end.found) + 1, "who planned it is told the difference"


def test_who_chooses_something_has_no_plan_any_longer() -> None:
    table = begun(players=3)
    planned(table, TEA)
    others_play(table)
    change = table.act("ann", ANN, "move wainwright", table.number)
    assert table.seats[ANN].plan is None
    assert change.row is not None, "which is stored"


def test_plans_are_stored_with_the_table_and_go_on_after_a_restart() -> None:
    table = begun(players=3)
    plan = planned(table, TEA, other=["end_turn"])
    kept = stored(table)
    again = table_from(kept)
    assert again.seats[ANN].plan == plan
    assert goes_on_by_itself(kept)
    again.forget("ann")
    assert again.seats[ANN].plan is None, "it goes with its person"


def test_a_stand_in_carries_out_no_plan_and_ends_it() -> None:
    table = begun(players=3)
    planned(table, TEA)
    table.set_away("ann", ANN)
    others_play(table)
    assert due(table) is None
    act_once(table, SeededSource(1))
    assert table.seats[ANN].plan is None


def test_only_who_waits_may_plan() -> None:
    table = begun(players=3)
    refused(table, lambda t: check_planner(t, "ben", ANN), "not_your_seat")
    others_play(table)
    refused(table, lambda t: check_planner(t, "ann", ANN), "plan_now")
    dice = begun(players=3, game="dice")
    waits = next(n for n in range(3) if n != dice.waits_for)
    refused(dice, lambda t: check_planner(t, str(t.seats[waits].owner), waits), "plan_dice")


@pytest.mark.parametrize(
    "given",
    [
        ["move moon"],
        ["roll 1 1"],
        [*TEA, "roll 1 1"],
        ["*"],
        ["move tea_house", "move tea_house"],
        ["move wainwright", "end_turn"] * 5,
    ],
)
def test_nonsense_is_refused(given: list[str]) -> None:
    table = begun(players=3)
    with pytest.raises(GameError):
        planned(table, given)
    assert table.seats[ANN].plan is None


def test_what_is_shown_ahead_is_made_of_what_the_seat_sees() -> None:
    """The same, whatever the others hold: also the card that chance would most likely give."""
    table = begun(players=3)
    assert table.stage is not None
    told = table.stage.now()
    path = ["move caravansary", "act deck", WHATEVER]
    for given in ([], path):
        for seed in range(8):
            other = told.start.view(ANN).world(SeededSource(seed))
            others = replace(told, start=other)
            assert look(others, ANN, given) == look(told, ANN, given)
    assert look(told, ANN, path[:2]).results == [], "the deck would tell what others hold"


def test_the_list_of_a_plan_says_what_it_does() -> None:
    table = begun(players=3)
    planned(table, TEA, _7=["end_turn"], other=["end_turn"])
    shown = plan_info(table.seats[ANN], possible=True).plan
    assert shown is not None
    assert [step.text for step in shown.steps] == TEA
    assert all(isinstance(step.label, Phrase) for step in shown.steps)
    assert [branch.outcome == WHATEVER for branch in shown.branches] == [False, True]
    assert [lira_of(branch.says) for branch in shown.branches] == [7, 0]
