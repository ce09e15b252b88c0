"""The rating of somebody who solves puzzles, on the scale of the computer players.

An answer counts as a game against the puzzle, which is as strong as the weakest player who solves
it. The model is that of Plackett and Luce.
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from istanbul.agents.strength import MEAN, SCALE, strengths
from istanbul.puzzles.book import LEVELS

if TYPE_CHECKING:
    from openskill.models.weng_lin.plackett_luce import PlackettLuce

GAME: Final = "board"
"""Its players have been measured; those of other games are as good as nothing says otherwise."""
SURE: Final = 20.0  # points: how well the strength of a puzzle is known
DRIFT: Final = 3.5  # people change: so much uncertainty comes with each answer


class Skill(NamedTuple):
    """How strong somebody is, and how well that is known, in points."""

    mu: float = MEAN
    sigma: float = 350.0


@cache
def _model() -> PlackettLuce:
    from openskill.models.weng_lin.plackett_luce import PlackettLuce  # noqa: PLC0415 - a server starts quickly

    return PlackettLuce(mu=MEAN, sigma=Skill().sigma, beta=SCALE / log(10) / sqrt(2), tau=DRIFT)


def rating_of(level: int) -> int:
    """The rating of a puzzle of this level."""
    return strengths()[GAME][LEVELS[level]]


def rated(skill: Skill, level: int, solved: bool) -> Skill:
    """Somebody's rating after an answer."""
    model = _model()
    mine = model.rating(mu=skill.mu, sigma=skill.sigma)
    its = model.rating(mu=float(rating_of(level)), sigma=SURE)
    after = model.rate([[mine], [its]], ranks=[0.0, 1.0] if solved else [1.0, 0.0])[0][0]
    return Skill(after.mu, after.sigma)
