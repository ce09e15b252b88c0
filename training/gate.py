"""The last stage: may the new weights take the place of the old ones? The arena decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from istanbul.agents.arena import ArenaPlan
from istanbul.agents.arena_file import is_of, kept_and_played
from istanbul.agents.spreading import spread
from istanbul.agents.standings import Standings
from istanbul.cli.progress import with_progress
from training.settings import Profile, Settings

PLAYERS = 4


@dataclass(frozen=True)
class Verdict:
    """How one with new weights did against three with those of the package."""

    set: str
    games: int
    share: float
    low: float
    high: float

    @property
    def is_passed(self) -> bool:
        """Better than an even share, beyond chance."""
        return self.low > 1 / PLAYERS

    def __str__(self) -> str:
        share, low, high = (round(100 * n, 1) for n in (self.share, self.low, self.high))
        word = "passed" if self.is_passed else "not passed"
        return f"{self.set}: {share} % ({low} to {high}) of {self.games} games: {word}"


def verdicts(
    settings: Settings, profile: Profile, folder: Path, player: str, jobs: int
) -> Iterator[Verdict]:
    """Play the games of each set; those of an earlier run with the same weights are kept."""
    for mix in settings.mixes(profile):
        new = f"{player}@{folder / 'weights'}"
        options = {**mix.options, "players": PLAYERS}
        line_up = (new, *["master"] * (PLAYERS - 1))
        plan = ArenaPlan(options, line_up, profile.seed, profile.gate_budget)
        file = folder / f"gate_{mix.set}_{player}.jsonl"
        if not is_of(file, plan):
            file.unlink()
        there, results = kept_and_played(plan, profile.gate_games, spread(jobs), file)
        standings = Standings.of(with_progress(results, profile.gate_games, mix.set, there))
        found = standings.to_json()["by_agent"][new]
        share, low, high = (found[key] for key in ("win_share", "win_share_low", "win_share_high"))
        yield Verdict(mix.set, profile.gate_games, share, low, high)
