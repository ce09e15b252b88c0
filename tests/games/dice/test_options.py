"""A decision is easy to survey: seldom more than 60 options."""

import pytest

from tests.games.dice.simulated import games


@pytest.mark.slow
def test_at_most_60_options_in_99_of_100_decisions() -> None:
    sizes = games().options
    assert len(sizes) > 5000
    assert sum(n <= 60 for n in sizes) >= 0.99 * len(sizes)
    assert min(sizes) >= 1
