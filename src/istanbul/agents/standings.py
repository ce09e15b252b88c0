"""What an arena found: wins, turns, ruby sources and times, agent by agent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from istanbul.agents.arena import Result
from istanbul.agents.statistics import median, percentile, wilson
from istanbul.engine.node import Json


@dataclass
class Standing:
    """One agent in all its games."""

    seats: int = 0
    wins: int = 0  # in 60ths: a win may be shared by up to five
    turns: Counter[int] = field(default_factory=Counter)  # of the games it won
    ruby_sources: Counter[str] = field(default_factory=Counter)
    decision_us: Counter[int] = field(default_factory=Counter)

    def to_json(self) -> Json:
        """Documented keys (docs/command_line.md)."""
        low, high = wilson(self.wins / 60, self.seats)
        return {
            "seats": self.seats,
            "win_share": round(self.wins / 60 / self.seats, 4),
            "win_share_low": round(low, 4),
            "win_share_high": round(high, 4),
            "turns_to_win_median": median(self.turns) if self.turns else None,
            "ruby_sources": dict(self.ruby_sources.most_common()),
            "decisions": self.decision_us.total(),
            "decision_ms_median": median(self.decision_us) / 1000,
            "decision_ms_p99": percentile(self.decision_us, 99) / 1000,
        }


@dataclass
class Standings:
    """The results of an arena, and the standing of each agent in them."""

    results: list[Result] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    by_agent: dict[str, Standing] = field(default_factory=dict)

    @classmethod
    def of(cls, results: Iterable[Result]) -> Standings:
        """The standings after these games."""
        found = cls()
        for result in results:
            found.add(result)
        return found

    def add(self, result: Result) -> None:
        """Count the result of one more game."""
        self.results.append(result)
        self.turns[result.rounds] += 1
        self.reasons[result.reason] += 1
        for name in result.agents:
            self.by_agent.setdefault(name, Standing()).seats += 1
        for seat in result.winners:
            standing = self.by_agent[result.agents[seat]]
            standing.wins += 60 // len(result.winners)
        for name in {result.agents[seat] for seat in result.winners}:
            self.by_agent[name].turns[result.rounds] += 1
        for name, sources in result.ruby_sources.items():
            self.by_agent[name].ruby_sources.update(sources)
        for name, times in result.decision_us.items():
            self.by_agent[name].decision_us.update({int(us): n for us, n in times.items()})

    def to_json(self) -> Json:
        """Documented keys (docs/command_line.md)."""
        players = len(self.results[0].agents)
        return {
            "games": len(self.results),
            "even_share": round(1 / players, 4),
            "reasons": dict(self.reasons),
            "turns_to_win_median": median(self.turns),
            "by_agent": {name: one.to_json() for name, one in self.by_agent.items()},
        }
