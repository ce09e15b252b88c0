"""Chance from outside: seeded sources, picking by weight, shuffling."""

from collections import Counter
from itertools import permutations

import pytest

from istanbul.engine.source import SeededSource, pick, shuffled


class Fixed:
    """A source that says what it is told to."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = SeededSource(11), SeededSource(11)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_without_a_seed_one_is_drawn_and_can_be_read() -> None:
    source = SeededSource()
    again = SeededSource(source.seed)
    assert [source.below(100) for _ in range(20)] == [again.below(100) for _ in range(20)]
    assert SeededSource().seed != source.seed


@pytest.mark.parametrize(
    ("number", "item"), [(0, "a"), (1, "a"), (2, "b"), (3, "d"), (4, "d"), (5, "d")]
)
def test_picking_goes_by_weight(number: int, item: str) -> None:
    assert pick(Fixed(number), [("a", 2), ("b", 1), ("c", 0), ("d", 3)]) == item


def test_shuffling_keeps_the_items_and_leaves_the_list_alone() -> None:
    items = [1, 2, 2, 3]
    assert sorted(shuffled(SeededSource(1), items)) == items == [1, 2, 2, 3]
    assert shuffled(SeededSource(1), []) == []


def test_all_orders_are_equally_likely() -> None:
    source = SeededSource(2)
    found = Counter(tuple(shuffled(source, "abc")) for _ in range(6000))
    assert set(found) == set(permutations("abc"))
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 25  # 5 degrees of freedom
