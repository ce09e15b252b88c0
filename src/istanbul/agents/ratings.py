"""Ratings from games with any line-up, on the scale that chess players know.

The model is Luce's, which for two seats is that of Bradley and Terry: a seat wins with a chance
proportional to its strength. 400 points are a factor of ten in strength; the mean of the pool is
1500. Intervals come from a bootstrap over rounds of games, since games of a round share their luck.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from typing import Final

from istanbul.agents.arena import Result
from istanbul.agents.strength import MEAN, SCALE
from istanbul.engine.source import SeededSource

__all__ = ["MEAN", "SCALE", "Rating", "rate"]

PRIOR: Final = 1.0  # games drawn with an average player: one who never won has a rating, too
SAMPLES: Final = 300
MOST_STEPS: Final = 500
CLOSE: Final = 1e-4  # of a strength, relative: a twentieth of a point

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Rating:
    """How strong a player is, in Elo points; the true value lies from `low` to `high` with 95 %."""

    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class _Tally:
    """What the model needs to know of some games: how often each was so."""

    wins: tuple[tuple[str, int], ...]  # in 60ths: a win may be shared by up to five
    lineups: tuple[tuple[Lineup, int], ...]


def rate(results: Sequence[Result], seed: int = 0) -> dict[str, Rating]:
    """All agents that played, the best first."""
    rounds: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        rounds[result.round].append(result)
    tallies = [_tally(games) for games in rounds.values()]
    names = sorted({name for result in results for name in result.agents})
    best = _strengths(names, Counter(tallies), dict.fromkeys(names, 1.0))
    source = SeededSource(seed)
    samples: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES):
        drawn = Counter(tallies[source.below(len(tallies))] for _ in tallies)
        for name, points in _points(_strengths(names, drawn, best)).items():
            samples[name].append(points)
    found = {
        name: Rating(points, *_middle(samples[name])) for name, points in _points(best).items()
    }
    return dict(sorted(found.items(), key=lambda item: -item[1].rating))


def _tally(games: Sequence[Result]) -> _Tally:
    wins: Counter[str] = Counter()
    lineups: Counter[Lineup] = Counter()
    for game in games:
        lineups[tuple(sorted(game.agents))] += 1
        for seat in game.winners:
            wins[game.agents[seat]] += 60 // len(game.winners)
    return _Tally(tuple(sorted(wins.items())), tuple(sorted(lineups.items())))


def _strengths(
    names: Sequence[str], tallies: Counter[_Tally], first: dict[str, float]
) -> dict[str, float]:
    """The most likely strengths: Hunter's minorisation, which always rises to them."""
    wins: Counter[str] = Counter()
    lineups: Counter[Lineup] = Counter()
    for tally, times in tallies.items():
        for name, n in tally.wins:
            wins[name] += n * times
        for lineup, n in tally.lineups:
            lineups[lineup] += n * times
    found = dict(first)
    for _ in range(MOST_STEPS):
        weights = {name: PRIOR / (found[name] + 1) for name in names}
        for lineup, games in lineups.items():
            share = games / sum(found[name] for name in lineup)
            for name in lineup:
                weights[name] += share
        better = {name: (wins[name] / 60 + PRIOR / 2) / weights[name] for name in names}
        change = max(abs(better[name] / found[name] - 1) for name in names)
        found = better
        if change < CLOSE:
            break
    return found


def _points(strengths: dict[str, float]) -> dict[str, float]:
    logs = {name: SCALE * log10(strength) for name, strength in strengths.items()}
    mean = sum(logs.values()) / len(logs)
    return {name: MEAN + points - mean for name, points in logs.items()}


def _middle(samples: list[float]) -> tuple[float, float]:
    """What 95 % of the samples lie between."""
    ordered = sorted(samples)
    cut = round(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]
