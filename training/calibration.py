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


@dataclass(frozen=True)
class Calibration:
    """Of one number of players."""

    players: int
    positions: int
    log_loss: float
    nothing: float  # the log loss of who knows nothing
    said: list[float]  # the mean chance in each tenth that has enough seats
    won: list[float]  # the share of wins there

    @property
    def worst(self) -> float:
        """The largest difference of all tenths."""
        return max((abs(a - b) for a, b in zip(self.said, self.won, strict=True)), default=0.0)


def calibrations(network: Network, positions: Positions) -> list[Calibration]:
    """For each number of players, on the games kept apart."""
    apart = positions.where(positions.apart)
    found = []
    for players in np.unique(apart.players).tolist():
        rows = apart.where(apart.players == players)
        found.append(measured(chances(logits_of(network, rows), rows.players), rows.wins, players))
    return found


def measured(chance: NDArray[np.float32], wins: NDArray[np.float32], players: int) -> Calibration:
    """Chances beside what happened, of positions with so many players."""
    loss = log_loss(chance, wins)
    said, won = _tenths(chance[:, :players].ravel(), wins[:, :players].ravel())
    return Calibration(players, len(chance), loss, float(np.log(players)), said, won)


def _tenths(
    chance: NDArray[np.float32], wins: NDArray[np.float32]
) -> tuple[list[float], list[float]]:
    tenth = np.minimum((chance * TENTHS).astype(int), TENTHS - 1)
    which = [tenth == n for n in range(TENTHS) if (tenth == n).sum() >= FEWEST]
    return [float(chance[one].mean()) for one in which], [float(wins[one].mean()) for one in which]
