"""Ratings say how often somebody wins, and how sure that is."""

from __future__ import annotations

import pytest

from istanbul.agents.arena import Result
from istanbul.agents.ratings import MEAN, SCALE, rate
from istanbul.engine.source import SeededSource, pick


def game(number: int, agents: list[str], winner: int) -> Result:
    return Result(number, number, agents, 0, [winner], "rubies", 20, {}, {})


def test_ratings_promise_the_share_that_was_won() -> None:
    played = [game(n, ["a", "b", "b", "b"], 0 if n % 10 < 6 else 1) for n in range(1000)]
    found = rate(played)
    ratings = {name: one.rating for name, one in found.items()}
    weaker = 10 ** ((ratings["b"] - ratings["a"]) / SCALE)
    assert 1 / (1 + 3 * weaker) == pytest.approx(0.6, abs=0.005)
    assert sum(ratings.values()) / 2 == pytest.approx(MEAN)
    assert list(found) == ["a", "b"]


def test_a_shared_win_is_half_a_win_for_each() -> None:
    shared = [0, 1], [2]  # a and b win together, or c alone: a quarter each, and a half
    games = [
        Result(n, n, ["a", "b", "c"], 0, shared[n % 2], "rubies", 20, {}, {}) for n in range(600)
    ]
    found = {name: one.rating for name, one in rate(games).items()}
    assert found["a"] == pytest.approx(found["b"], abs=1)
    assert 10 ** ((found["c"] - found["a"]) / SCALE) == pytest.approx(2, abs=0.05)


def test_strengths_are_found_again_within_their_intervals() -> None:
    strength = {"weak": 1, "middle": 3, "strong": 9}  # each 191 points from the next
    source, played = SeededSource(5), []
    for number in range(1200):
        names = [list(strength)[source.below(3)] for _ in range(4)]
        winner = pick(source, [(seat, strength[name]) for seat, name in enumerate(names)])
        played.append(game(number, names, winner))
    found = rate(played)
    assert list(found) == ["strong", "middle", "weak"]
    for name, true in {"strong": MEAN + 191, "middle": MEAN, "weak": MEAN - 191}.items():
        one = found[name]
        assert one.low < true < one.high, name
        assert one.low < one.rating < one.high, name
        assert one.high - one.low < 110, name


def test_more_games_give_narrower_intervals() -> None:
    played = [game(n, ["a", "b"], int(n % 3 == 0)) for n in range(400)]
    few, many = rate(played[:40])["a"], rate(played)["a"]
    assert many.high - many.low < 0.6 * (few.high - few.low)


def test_who_never_won_has_a_rating() -> None:
    found = rate([game(n, ["a", "b"], 0) for n in range(30)])
    assert 300 < found["a"].rating - found["b"].rating < 2000


def test_games_of_a_round_count_together() -> None:
    """The same luck in two games is no more evidence than in one: the interval says so."""
    apart = [game(n, ["a", "b"], n // 2 % 2) for n in range(80)]
    together = [
        Result(n, n // 2, one.agents, 0, one.winners, "rubies", 20, {}, {})
        for n, one in enumerate(apart)
    ]
    narrow, wide = rate(apart)["a"], rate(together)["a"]
    assert wide.high - wide.low > 1.2 * (narrow.high - narrow.low)
