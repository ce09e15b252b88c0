"""A rating as it is stored and shown."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from istanbul.agents.strength import MEAN
from istanbul.server.protocol.rating_bodies import RatingInfo


class Skill(Struct, frozen=True):
    """What is known of somebody's strength: the most likely value, and how sure that is."""

    mu: float
    sigma: float

    def info(self) -> RatingInfo:
        """As a range that holds the true value with 95 %."""
        return RatingInfo(rating=round(self.mu), low=round(self.low), high=round(self.high))

    @property
    def low(self) -> float:
        """The lower end of the range."""
        return self.mu - 2 * self.sigma

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mu + 2 * self.sigma


NEWCOMER: Final = Skill(float(MEAN), 200.0)


class Rated(Struct, frozen=True):
    """What a game has made of somebody's rating, and how much it counted."""

    skill: Skill
    weight: float
