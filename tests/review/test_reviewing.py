"""The review of a whole game: every decision, sums for everybody, the same with any threads."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from istanbul import all_games
from istanbul.engine.errors import MalformedInput
from istanbul.engine.log import Log
from istanbul.engine.match import Match
from istanbul.review.records import Choice, Review
from istanbul.review.reviewing import judged, positions, summed

GOLDEN = Path(__file__).parents[1] / "golden"


def game(name: str) -> Match:
    log = Log.read((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))
    return Match.from_log(log, all_games.game_from_header)


@pytest.fixture(scope="module")
def match() -> Match:
    return game("dice_2_1")


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return summed(match, list(judged(match, 40)), 40)


def test_every_decision_between_several_options_is_judged(match: Match, review: Review) -> None:
    before, expected = match.first(), []
    for step in match.steps:
        if len(before.legal_actions()) > 1:
            expected.append(step.entry)
        before = step.state
    assert [(one.n, one.played.text) for one in review.choices] == [
        (entry.n, entry.text) for entry in expected
    ]
    turns = [one for one in review.choices if one.begins]
    assert all(one.seat != other.seat for one, other in pairwise(turns))


def test_sums_of_each_player(match: Match, review: Review) -> None:
    assert sum(one.won for one in review.players) == 1
    for one in review.players:
        own = [choice for choice in review.choices if choice.seat == one.seat]
        assert one.lost == pytest.approx(sum(choice.lost for choice in own))
        assert one.decisions == len(own)
        assert sum(one.labels.values()) == sum(choice.label != "" for choice in own)
        assert one.luck == pytest.approx(sum(luck.changes[one.seat] for luck in review.luck))
        assert 0 <= one.average_luck <= 1
        numbers = {account.key: account.n for account in one.accounts}
        rubies = match.state.record.rubies[one.seat]
        assert numbers["account-turns_per_ruby"] * rubies == pytest.approx(numbers["account-turns"])
    assert sum(one.luck for one in review.players) == pytest.approx(0, abs=0.2)


def test_turning_points_are_the_largest_changes_in_order(review: Review) -> None:
    assert [turn.n for turn in review.turning] == sorted(turn.n for turn in review.turning)
    assert len(review.turning) == 3
    turns = [one for one in review.choices if one.begins]
    smallest = min(abs(turn.after - turn.before) for turn in review.turning)
    for one, other in pairwise(turns):
        if one.n not in {turn.n for turn in review.turning}:
            assert abs(one.chances[0] - other.chances[0]) <= smallest


def test_any_number_of_threads_finds_the_same(match: Match) -> None:
    few = [one for one, _ in zip(judged(match, 40, 3), range(12), strict=False)]
    assert few == [one for one, _ in zip(judged(match, 40), range(12), strict=False)]


def test_chance_before_the_first_decision_is_nobodys_luck() -> None:
    found = positions(game("base_3_1"))
    assert not found[0].state.is_chance
    assert found[0].begins
    assert any(one.state.is_chance for one in found)


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(MalformedInput, match="the game is not over yet"):
        positions(Match(all_games.new_game({"players": 2}, seed=1)))


def test_a_game_without_accounts_has_none(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("istanbul.engine.kit.Kit.has", lambda *_: False)
    found: list[Choice] = []
    assert all(one.accounts == [] for one in summed(match, found).players)
