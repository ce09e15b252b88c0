"""Family C: a brown marker; the others the shown good. Rules DG-8.C."""

import pytest

from tests.games.dice.table import COLOURS, card, decider, has
from tests.playing import play, texts


@pytest.mark.parametrize("colour", COLOURS)
def test_upper_part(colour: str) -> None:
    """DG-8.C: one brown marker."""
    assert has(card(f"c_{colour}", {"brown": 1})) == {"brown": 2}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_others_may_have_the_good(colour: str) -> None:
    """DG-8.3."""
    state = card(f"c_{colour}")
    assert (decider(state), texts(state)) == (1, ["pass", f"take {colour}"])
    state = play(state, f"take {colour}")
    assert decider(state) == 2
    state = play(state, "pass")
    assert has(state, 1) == {colour: 1}
    assert has(state, 2) == {}
    assert decider(state) == 0
