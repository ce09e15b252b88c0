"""Rounds and standings of simulated groups: nobody meets again too early, byes are shared out."""

from __future__ import annotations

from collections import Counter

import pytest

from istanbul.engine.source import SeededSource
from istanbul.server.tournaments.rounds import (
    next_round,
    round_robin,
    rounds_of_round_robin,
    sizes,
)
from istanbul.server.tournaments.standings import Game, Round, meetings, standings

GROUPS = (3, 4, 5, 7, 8, 13, 16, 33, 64)


def test_tables_are_full_or_have_one_seat_less() -> None:
    assert sizes(7, 2) == [2, 2, 2]
    assert sizes(7, 3) == [3, 2, 2]
    assert sizes(10, 4) == [4, 3, 3]
    assert sizes(5, 4) == [4], "one has a bye"
    assert sizes(7, 5) == [5], "two have a bye"
    for seats in (3, 4, 5):
        for players in range(max(seats, 3), 65):
            free = players - sum(sizes(players, seats))
            assert free == 0 or players < (seats - 1) * (seats - 2)


@pytest.mark.parametrize("players", GROUPS)
def test_in_a_round_robin_for_two_everybody_meets_once(players: int) -> None:
    rounds = []
    for n in range(rounds_of_round_robin(players, 2)):
        tables, byes = round_robin(players, n)
        assert sorted([*byes, *(p for table in tables for p in table)]) == list(range(players))
        rounds.append(Round(games=[Game(table="", players=table) for table in tables], byes=byes))
    met = meetings(rounds)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2
    had = Counter(player for played in rounds for player in played.byes)
    assert set(had.values()) <= {1}


def simulated(players: int, seats: int, count: int, *, by_rank: bool, seed: int) -> list[Round]:
    """A whole tournament: player 0 is the strongest, and mostly wins."""
    source = SeededSource(seed)
    rounds: list[Round] = []
    for _ in range(count):
        order = [line.player for line in standings(range(players), rounds)]
        byes = Counter(player for played in rounds for player in played.byes)
        tables, free = next_round(order, seats, meetings(rounds), byes, by_rank=by_rank)
        games = []
        for table in tables:
            luck = {player: player + source.below(players // 2 + 1) for player in table}
            places = [1 + sum(luck[other] < luck[player] for other in table) for player in table]
            games.append(Game(table="", players=table, places=places, rubies=[0] * len(table)))
        rounds.append(Round(games=games, byes=free))
    return rounds


@pytest.mark.parametrize("players", GROUPS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("by_rank", [True, False])
def test_everybody_plays_or_has_a_bye_and_byes_are_at_most_one_apart(
    players: int, seats: int, by_rank: bool
) -> None:
    seats = min(seats, players)
    rounds = simulated(players, seats, 5, by_rank=by_rank, seed=players)
    for played in rounds:
        seen = [player for game in played.games for player in game.players]
        assert sorted([*seen, *played.byes]) == list(range(players))
        assert {len(game.players) for game in played.games} <= {seats, max(2, seats - 1)}
    had = Counter(player for played in rounds for player in played.byes)
    assert max(had[n] for n in range(players)) - min(had[n] for n in range(players)) <= 1


@pytest.mark.parametrize(("players", "seats", "rounds"), [(16, 2, 6), (33, 2, 6), (64, 4, 5)])
def test_in_a_swiss_nobody_meets_twice_while_there_are_others(
    players: int, seats: int, rounds: int
) -> None:
    found = simulated(players, seats, rounds, by_rank=True, seed=2)
    assert set(meetings(found).values()) == {1}
    best = standings(range(players), found)[: players // 4]
    assert sum(line.player < players // 2 for line in best) >= 0.8 * len(best)


@pytest.mark.parametrize(
    ("players", "seats", "most"), [(9, 3, 2), (16, 4, 2), (25, 5, 2), (12, 3, 2)]
)
def test_larger_tables_mix_everybody(players: int, seats: int, most: int) -> None:
    count = rounds_of_round_robin(players, seats)
    met = meetings(simulated(players, seats, count, by_rank=False, seed=1))
    assert max(met.values()) <= most
    possible = players * (players - 1) // 2
    assert len(met) >= 0.75 * possible


def test_points_ties_and_what_breaks_them() -> None:
    def game(*players: int, places: list[int], rubies: list[int]) -> Game:
        return Game(table="", players=list(players), places=places, rubies=rubies)

    rounds = [
        Round(
            games=[
                game(0, 1, 2, 3, places=[1, 2, 2, 4], rubies=[5, 3, 3, 1]),
                game(4, 5, places=[1, 1], rubies=[5, 5]),
                Game(table="", players=[7, 8]),  # still being played
            ],
            byes=[6],
        )
    ]
    lines = {line.player: line for line in standings(range(9), rounds)}
    assert [lines[n].points for n in range(9)] == [1, 0.5, 0.5, 0, 0.5, 0.5, 1, 0, 0]
    assert lines[3].buchholz == 2.0
    assert (lines[6].byes, lines[6].games, lines[7].games) == (1, 0, 0)
    order = [line.player for line in standings(range(9), rounds)]
    assert order[0] == 0, "level in points with the bye, but against opponents"
    assert order.index(1) < order.index(4), "stronger opponents"
