"""Family B: the shown thing and 3 lira; the others one of the two. Rules DG-8.B."""

import pytest

from tests.games.dice.table import COLOURS, card, decider, has
from tests.playing import play, texts

THINGS = [*COLOURS, "crystal"]


@pytest.mark.parametrize("thing", THINGS)
def test_upper_part(thing: str) -> None:
    """DG-8.B: both, without asking (D6)."""
    state = card(f"b_{thing}", {"lira": 1, thing: 2})
    assert has(state) == {"lira": 4, thing: 3}


@pytest.mark.parametrize("thing", THINGS)
def test_the_others_have_the_thing_or_3_lira_or_nothing(thing: str) -> None:
    """DG-8.3: clockwise, each as it likes."""
    state = card(f"b_{thing}", players=4)
    options = ["pass", f"take {thing}", "take lira"]
    for p, choice in ((1, f"take {thing}"), (2, "take lira"), (3, "pass")):
        assert (decider(state), texts(state)) == (p, options)
        state = play(state, choice)
    assert has(state, 1) == {thing: 1}
    assert has(state, 2) == {"lira": 3}
    assert has(state, 3) == {}
    assert decider(state) == 0
