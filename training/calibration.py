"""Are the chances chances? What a network said of games kept apart, beside what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from training.network import Network, chances, log_loss, logits_of
from training.positions import Positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

TENTHS: Final = 10
FEWEST: Final = 200  # seats in a tenth that tell something
CLOSE: Final = 0.03  # chances that are so near to what happened are true enough
SURELY: Final = 1.96  # standard errors on either side are the 95 % interval


@dataclass(frozen=True)
class Tenth:
    """A tenth of the scale: the positions in which a seat was told such a chance."""

    said: float  # the mean chance
    won: float  # the share of wins
    error: float  # the standard error of their difference: positions of a game hang together

    @property
    def off(self) -> float:
        """By how much more often seats won than they were told."""
        return self.won - self.said

    @property
    def is_surely_off(self) -> bool:
        """Does the 95 % interval of the difference leave out all that would be close?"""
        return abs(self.off) - SURELY * self.error > CLOSE


@dataclass(frozen=True)
class Calibration:
    """Of one number of players."""

    players: int
    games: int
    positions: int
    log_loss: float
    nothing: float  # the log loss of who knows nothing
    tenths: list[Tenth]  # those that have enough seats

    @property
    def worst(self) -> Tenth:
        """The tenth with the largest difference."""
        return max(self.tenths, key=lambda one: abs(one.off), default=Tenth(0, 0, 0))

    @property
    def close(self) -> int:
        """How many tenths are close to what happened."""
        return sum(abs(one.off) <= CLOSE for one in self.tenths)


def calibrations(network: Network, positions: Positions) -> list[Calibration]:
    """For each number of players, on the games kept apart."""
    apart = positions.where(positions.apart)
    found = []
    for players in np.unique(apart.players).tolist():
        rows = apart.where(apart.players == players)
        chance = chances(logits_of(network, rows), rows.players)
        found.append(measured(chance, rows.wins, rows.game, players))
    return found


def measured(
    chance: NDArray[np.float32],
    wins: NDArray[np.float32],
    game: NDArray[np.int32],
    players: int,
) -> Calibration:
    """Chances beside what happened, of positions with so many players."""
    loss = log_loss(chance, wins)
    which = np.unique(game, return_inverse=True)[1]
    tenth = np.minimum((chance[:, :players] * TENTHS).astype(int), TENTHS - 1)
    tenths = [
        _tenth(chance[:, :players], wins[:, :players], which, tenth == n)
        for n in range(TENTHS)
        if (tenth == n).sum() >= FEWEST
    ]
    games = int(which.max()) + 1
    return Calibration(players, games, len(chance), loss, float(np.log(players)), tenths)


def _tenth(
    chance: NDArray[np.float32],
    wins: NDArray[np.float32],
    game: NDArray[np.int64],
    here: NDArray[np.bool_],
) -> Tenth:
    """Games are independent, the positions of one are not: so the error adds up by games."""
    said, won = float(chance[here].mean()), float(wins[here].mean())
    beyond = np.where(here, wins - chance - (won - said), 0).sum(axis=1)
    error = np.sqrt((np.bincount(game, beyond) ** 2).sum()) / here.sum()
    return Tenth(said, won, float(error))
