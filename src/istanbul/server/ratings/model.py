"""Ratings from the results of games: Plackett and Luce's model, by openskill.

The scale is that of the computer players (agents/strength.py): 400 points are a factor of ten in
the chance to win. openskill divides differences by the root of the sum of all variances; `beta`
is chosen so that at a table of any size this is our scale, less what the uncertainty of ratings
adds to it: simulated players of known strength (tests) are then found where they belong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from istanbul.agents.strength import MEAN, SCALE
from istanbul.server.ratings.results import Entrant
from istanbul.server.ratings.skill import NEWCOMER, Rated, Skill

DRIFT: Final = 3.5  # people change: so much uncertainty comes with each game
ANCHOR_SIGMA: Final = 20.0  # of a computer player
WIDTH: Final = 0.85  # of the scale that is left for beta

Weigh = Callable[[Entrant, Entrant], float]
"""How much it tells about the first how they did against the second, from 0 to 1."""


@cache
def _model(players: int) -> PlackettLuce:
    beta = WIDTH * SCALE / log(10) / sqrt(players)
    return PlackettLuce(mu=MEAN, sigma=NEWCOMER.sigma, beta=beta, tau=DRIFT)


def rate(entrants: Sequence[Entrant], skills: dict[str, Skill], weigh: Weigh) -> dict[str, Rated]:
    """The ratings of all people of a game after it. Computer players keep theirs."""
    found: dict[str, Rated] = {}
    for mine in entrants:
        if mine.person is None:
            continue
        pairs = [(other, weigh(mine, other)) for other in entrants if other is not mine]
        others = [other for other, weight in pairs if weight > 0]
        before = skills.get(mine.person, NEWCOMER)
        if not others:
            found[mine.person] = Rated(before, 0.0)
            continue
        after = _rated([mine, *others], skills)
        weight = sum(weight for _, weight in pairs) / len(pairs)
        found[mine.person] = Rated(_between(before, after, weight), weight)
    return found


def _rated(entrants: Sequence[Entrant], skills: dict[str, Skill]) -> Skill:
    """The first one's rating after a game with the others."""
    model = _model(len(entrants))
    given = [skill_of(entrant, skills) for entrant in entrants]
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in given]
    rated = model.rate(teams, ranks=[float(entrant.place) for entrant in entrants])
    mine = rated[0][0]
    return Skill(mine.mu, mine.sigma)


def skill_of(entrant: Entrant, skills: dict[str, Skill]) -> Skill:
    """What is known of somebody before a game."""
    if entrant.person is not None:
        return skills.get(entrant.person, NEWCOMER)
    assert entrant.anchor is not None, "whoever has no rating takes no part"
    return Skill(float(entrant.anchor), ANCHOR_SIGMA)


def _between(before: Skill, after: Skill, weight: float) -> Skill:
    return Skill(
        before.mu + weight * (after.mu - before.mu),
        before.sigma + weight * (after.sigma - before.sigma),
    )
