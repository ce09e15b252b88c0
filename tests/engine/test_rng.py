"""The generator: the same numbers for ever, and evenly spread."""

from itertools import pairwise

from istanbul.engine.rng import Rng, below, seed


def numbers(start: int, n: int, count: int) -> list[int]:
    rng = Rng()
    seed(rng, start)
    return [below(rng, n) for _ in range(count)]


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    # Seeded games, layouts and start seats hang on these.
    assert numbers(0, 1000, 6) == [399, 182, 76, 943, 748, 706]
    assert numbers(7, 1000, 6) == [368, 306, 813, 212, 156, 682]


def test_numbers_are_below_the_bound_and_all_of_them_come() -> None:
    for n in (1, 2, 6, 21, 26):
        assert set(numbers(n, n, 2000)) == set(range(n))


def test_numbers_are_evenly_spread() -> None:
    found = numbers(3, 6, 60_000)
    counts = [found.count(face) for face in range(6)]
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts) < 25  # 5 degrees of freedom


def test_neighbouring_seeds_are_unrelated() -> None:
    first = [numbers(n, 6, 1)[0] for n in range(6000)]
    pairs = [a == b for a, b in pairwise(first)]
    assert abs(sum(pairs) - 1000) < 150
    assert len({tuple(numbers(n, 1 << 30, 2)) for n in range(1000)}) == 1000


def test_a_large_or_negative_seed_is_a_seed_too() -> None:
    for number in (-1, 1 << 64, (1 << 80) + 5):
        assert len(set(numbers(number, 1 << 30, 20))) == 20
