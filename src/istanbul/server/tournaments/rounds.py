"""Who plays with whom in the next round. Players are numbers; nothing here knows people or tables.

Whoever has had the fewest byes gets the next one, so that nobody has two more than another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

MEETING: Final = 1000  # what it costs to let two meet again, against one place of distance
MOST_PASSES: Final = 50

Meetings = Counter[frozenset[int]]


def sizes(players: int, seats: int) -> list[int]:
    """How large the tables are: full ones, and some with one seat less, so that few have a bye."""
    if seats == 2:
        return [2] * (players // 2)
    best: list[int] = []
    for full in range(players // seats, -1, -1):
        smaller = (players - full * seats) // (seats - 1)
        found = [seats] * full + [seats - 1] * smaller
        if sum(found) > sum(best):
            best = found
    return best


def next_round(
    order: Sequence[int], seats: int, met: Meetings, byes: Counter[int], *, by_rank: bool
) -> tuple[list[list[int]], list[int]]:
    """Tables and byes for players in the order of the standings, the best first.

    By rank (Swiss) those of equal standing play together, else (round robin) only those who have
    met least.
    """
    tables = sizes(len(order), seats)
    free = len(order) - sum(tables)
    by_byes = sorted(enumerate(order), key=lambda each: (byes[each[1]], -each[0]))
    last = [player for _, player in by_byes[:free]]  # of those with fewest the weakest
    rank = {player: n for n, player in enumerate(order) if player not in last}
    left, found = list(rank), []
    for size in tables:
        table = [left.pop(0)]
        while len(table) < size:
            nearest = min(left, key=lambda p: (sum(met[frozenset((p, q))] for q in table), rank[p]))
            left.remove(nearest)
            table.append(nearest)
        found.append(table)
    _improve(found, met, rank if by_rank else dict.fromkeys(rank, 0))
    return found, last


def _improve(tables: list[list[int]], met: Meetings, rank: dict[int, int]) -> None:
    """Let players of two tables change places as long as that makes both together cheaper."""

    def cost(table: Sequence[int]) -> int:
        pairs = list(combinations(table, 2))
        again = sum(met[frozenset(pair)] ** 2 for pair in pairs)
        return MEETING * again + sum(abs(rank[a] - rank[b]) for a, b in pairs)

    for _ in range(MOST_PASSES):
        changed = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for k in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[k] = other[k], one[i]
                    if cost(one) + cost(other) < before:
                        changed = True
                    else:
                        one[i], other[k] = other[k], one[i]
        if not changed:
            return


def round_robin(players: int, n: int) -> tuple[list[list[int]], list[int]]:
    """Round `n` of everybody against everybody, two at a table: the circle method.

    In each full turn of the circle every two meet once.
    """
    circle = [*range(players), *([-1] if players % 2 else [])]
    rest = circle[1:]
    turn = n % len(rest)
    turned = [circle[0], *rest[turn:], *rest[:turn]]
    half = len(turned) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    byes = [a if b == -1 else b for a, b in pairs if -1 in (a, b)]
    return [[a, b] if (n + a + b) % 2 else [b, a] for a, b in pairs if -1 not in (a, b)], byes


def rounds_of_round_robin(players: int, seats: int) -> int:
    """So many rounds that everybody can have met everybody."""
    if seats == 2:
        return players - 1 + players % 2
    return -(-(players - 1) // (seats - 1))
