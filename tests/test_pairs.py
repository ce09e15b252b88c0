"""All pairs: no two options that can be played together are left out of `make test`."""

from __future__ import annotations

from itertools import product

import pytest

from tests.agents.games import EVERY_SET
from tests.games.board.option_sets import base_sets, expansion_sets
from tests.pairs import Options, all_pairs, pairs, with_all_pairs

PRODUCTS = {
    "base": list(base_sets()),
    "expansions": list(expansion_sets()),
    "both games": EVERY_SET,
}


@pytest.mark.parametrize("sets", PRODUCTS.values(), ids=PRODUCTS)
def test_every_pair_is_covered_by_few_sets(sets: list[Options]) -> None:
    chosen = all_pairs(sets)
    assert set().union(*map(pairs, chosen)) == set().union(*map(pairs, sets))
    assert all(options in sets for options in chosen), "none that cannot be played"
    assert len(chosen) < len(sets) / 2


def test_three_options_of_three_values_need_nine_to_twelve_sets() -> None:
    """Nine would be a Latin square; the greedy choice needs a little more."""
    sets = [dict(zip("abc", values, strict=True)) for values in product(range(3), repeat=3)]
    assert 9 <= len(all_pairs(sets)) <= 12


def test_the_other_sets_are_left_to_the_long_tests() -> None:
    sets = PRODUCTS["base"]
    _, params = with_all_pairs(sets, str).args
    assert [param.values[0] for param in params] == sets
    short = [param.values[0] for param in params if not param.marks]
    assert len(short) == len(all_pairs(sets))
    assert all(options in short for options in all_pairs(sets))
