"""Standings: points, then those of the opponents, then rubies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct


class Game(Struct, kw_only=True):
    """A table of a round: who sat there, and what came of it."""

    table: str
    watch: str = ""
    """The id of its watch link."""
    players: list[int]
    places: list[int] | None = None
    """From 1, in the order of `players`; those who share one are level."""
    rubies: list[int] = []


class Round(Struct, kw_only=True):
    """One round."""

    games: list[Game]
    byes: list[int]


class Line(Struct, frozen=True, kw_only=True):
    """How one player stands."""

    player: int
    points: float
    buchholz: float
    rubies: int
    games: int
    byes: int


def standings(players: Sequence[int], rounds: Sequence[Round]) -> list[Line]:
    """All players, the best first. Whoever is level in everything stands in the order given."""
    points: Counter[int] = Counter()
    rubies: Counter[int] = Counter()
    games: Counter[int] = Counter()
    byes: Counter[int] = Counter()
    opponents: dict[int, list[int]] = {player: [] for player in players}
    for played in rounds:
        byes.update(played.byes)
        for player in played.byes:
            points[player] += SIXTIETHS
        for game in played.games:
            if game.places is None:
                continue
            for player, place, found in zip(game.players, game.places, game.rubies, strict=True):
                points[player] += _points(place, game.places)
                rubies[player] += found
                games[player] += 1
                opponents.setdefault(player, []).extend(p for p in game.players if p != player)
    lines = [
        Line(
            player=player,
            points=points[player] / SIXTIETHS,
            buchholz=sum(points[other] for other in opponents[player]) / SIXTIETHS,
            rubies=rubies[player],
            games=games[player],
            byes=byes[player],
        )
        for player in players
    ]
    return sorted(lines, key=lambda line: (-line.points, -line.buchholz, -line.rubies))


SIXTIETHS = 60
"""Points are counted in whole sixtieths: a place may be shared by up to five."""


def _points(place: int, places: Sequence[int]) -> int:
    """A win is one point, the last place none, and the places between lie evenly between them."""
    seats, level = len(places), places.count(place)
    taken = sum(seats - place - n for n in range(level))
    return taken * SIXTIETHS // (level * (seats - 1))


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    """How often each two have been at one table."""
    pairs = (
        frozenset(pair)
        for played in rounds
        for game in played.games
        for pair in combinations(game.players, 2)
    )
    return Counter(pairs)
