"""A decision is judged by what its seat could know; a planted blunder is found and named."""

from __future__ import annotations

import pytest

import istanbul
from istanbul.agents.base import Budget
from istanbul.agents.roster import make
from istanbul.review.judging import Judge, Position
from istanbul.review.records import THRESHOLDS, Choice, Luck, label_of
from tests.agents.games import EVERY_SET, decisions, name, new_game
from tests.games.board.option_sets import Options
from tests.pairs import with_all_pairs

NODES = 2000  # as usual
LONGER = (2000, 6000)
CLEARLY = 2 * THRESHOLDS["blunder"]


def with_a_blunder(options: Options) -> tuple[istanbul.State, int, int]:
    """A decision of a game, its best option, and one that longer searches agree to be far worse."""
    for seed in range(6):
        leader = make("apprentice", seed)
        for state, question, _ in decisions(new_game(options, seed), leader.choose, seed):
            if max(state.record.rubies) < 3 or len(question.actions) < 3:
                continue
            found = make("grandmaster", 1, Budget(nodes=100)).explain(question.view)
            worst = found[-1].option.action
            if found[0].value - found[-1].value < CLEARLY:
                continue
            judged = [Judge(state.game, n).judge(Position(1, state, worst, False)) for n in LONGER]
            known = [one for one in judged if isinstance(one, Choice) and one.lost > CLEARLY]
            if len(known) == len(LONGER) and len({one.best.text for one in known}) == 1:
                return state.copy(), state.parse(known[0].best.text), worst
    raise AssertionError("no decision that matters so much")


@with_all_pairs(EVERY_SET, name)
def test_a_planted_blunder_is_found_and_named(options: Options) -> None:
    state, best, worst = with_a_blunder(options)
    found = Judge(state.game, NODES).judge(Position(7, state, worst, False))
    assert isinstance(found, Choice)
    assert (found.n, found.seat, found.label) == (7, state.waits_for, "blunder")
    assert found.played.text == state.text(worst)
    assert found.lost == pytest.approx(found.best.chance - found.played.chance)
    assert found.reason is not None
    again = Judge(state.game, NODES).judge(Position(7, state, best, False))
    assert isinstance(again, Choice)
    assert again.label != "blunder"
    assert sum(again.chances) == pytest.approx(1, abs=0.01)


def test_only_what_the_seat_could_know_counts() -> None:
    """The hands of the others are dealt anew: another hand of theirs changes nothing."""
    seats = [{"lira": 9, "hand": {"five_lira": 1}}, {"hand": {"five_lira": 2}}, {}]
    other = [seats[0], {"hand": {"one_good": 2}}, {}]
    found = []
    for hands in (seats, other):
        state = istanbul.position(
            {"options": {"players": 3, "layout": "short_paths"}, "seats": hands, "seat": 0}
        )
        action = state.parse("move tea_house")
        found.append(Judge(state.game, NODES).judge(Position(1, state, action, True)))
    assert found[0] == found[1]


def at_the_tea_house() -> istanbul.State:
    state = istanbul.game(players=3, layout="short_paths").start(seed=7)
    for text in ("move tea_house", "act 7"):
        state = state.apply(state.parse(text))
    return state


def test_luck_is_what_came_less_the_mean_of_what_could_have_come() -> None:
    state = at_the_tea_house()
    judge = Judge(state.game, NODES)
    changes = {}
    for outcome, weight in state.game.rules.chance_outcomes(state.record):
        found = judge.judge(Position(5, state, outcome, False))
        assert isinstance(found, Luck)
        assert sum(found.changes) == pytest.approx(0, abs=0.01)
        changes[found.text] = (weight, found.changes[0])
    assert changes["roll 5 5"][1] > 0.01 > changes["roll 1 2"][1]
    mean = sum(weight * change for weight, change in changes.values()) / 36
    assert mean == pytest.approx(0, abs=0.01)


def test_only_what_results_bear_out_of_a_change_is_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_the_tea_house()
    position = Position(5, state, state.game.rules.chance_outcomes(state.record)[0][0], False)
    found = []
    for kept in (1.0, 0.5):
        monkeypatch.setattr("istanbul.review.judging.read_kept", lambda *_, kept=kept: kept)
        judged = Judge(state.game, NODES).judge(position)
        assert isinstance(judged, Luck)
        found.append(judged.changes)
    assert found[1] == pytest.approx([change / 2 for change in found[0]])
    assert abs(found[0][0]) > 0.01


@pytest.mark.parametrize(
    ("lost", "label"),
    [
        *((0.0, ""), (0.0249, ""), (0.03, "inaccuracy"), (0.06, "mistake"), (0.5, "blunder")),
        *((0.0251, "inaccuracy"), (0.0549, "inaccuracy"), (0.116, "blunder")),  # as shown
    ],
)
def test_labels_by_the_chance_lost(lost: float, label: str) -> None:
    assert label_of(lost) == label
