"""Players of known strength, and games between them by the model that the scale stands for."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from istanbul.engine.source import SeededSource
from istanbul.server.ratings.model import rate
from istanbul.server.ratings.results import Entrant
from istanbul.server.ratings.skill import NEWCOMER, Skill
from istanbul.server.ratings.weights import weight

FINE = 1_000_000


class World:
    """People and computer players with true strengths, and what their ratings become."""

    def __init__(self, people: dict[str, int], weighed: bool = True, seed: int = 1) -> None:
        self.people = people
        self.skills: dict[str, Skill] = {}
        self.games: Counter[str] = Counter()
        self.met: Counter[frozenset[str]] = Counter()
        self.source = SeededSource(seed)
        self._weighed = weighed
        self.together: set[frozenset[str]] = set()

    def play(self, names: list[str], bots: tuple[int, ...] = ()) -> None:
        """A game whose ranking is drawn seat by seat, as Luce's model says."""
        left = [(name, self.people[name]) for name in names]
        left += [(f"bot {rating} {n}", rating) for n, rating in enumerate(bots)]
        order: list[str] = []
        while left:
            powers = [10 ** (strength / 400) for _, strength in left]
            point = self.source.below(FINE) / FINE * sum(powers)
            at = 0
            while at < len(left) - 1 and point >= powers[at]:
                point -= powers[at]
                at += 1
            order.append(left.pop(at)[0])
        self.result(order)

    def result(self, order: list[str]) -> None:
        """A game with this ranking."""
        players = [
            Entrant(n, n + 1, None, int(name.split(" ")[1]))
            if name.startswith("bot ")
            else Entrant(n, n + 1, name)
            for n, name in enumerate(order)
        ]
        for name, found in rate(players, self.skills, self._weigh).items():
            self.skills[name] = found.skill
        people = [name for name in order if not name.startswith("bot ")]
        self.games.update(people)
        self.met.update(frozenset(pair) for pair in combinations(people, 2))

    def _weigh(self, mine: Entrant, other: Entrant) -> float:
        if mine.person is None or other.person is None or not self._weighed:
            return 1.0
        pair = frozenset((mine.person, other.person))
        games = self.games
        return weight(
            self.met[pair], games[mine.person], games[other.person], pair in self.together
        )

    def rating(self, name: str) -> float:
        return self.skills.get(name, NEWCOMER).mu


def spearman(one: list[float], other: list[float]) -> float:
    """How well two orders agree, from -1 to 1."""

    def ranks(values: list[float]) -> list[int]:
        order = sorted(range(len(values)), key=values.__getitem__)
        return [order.index(n) for n in range(len(values))]

    pairs = list(zip(ranks(one), ranks(other), strict=True))
    n = len(pairs)
    return 1 - 6 * sum((a - b) ** 2 for a, b in pairs) / (n * (n * n - 1))
