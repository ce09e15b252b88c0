"""Family D: the shown good; the others may buy it for 2 lira. Rules DG-8.D."""

import pytest

from tests.games.dice.table import COLOURS, card, decider, has
from tests.playing import play, texts


@pytest.mark.parametrize("colour", COLOURS)
def test_upper_part(colour: str) -> None:
    """DG-8.D: the good, for nothing."""
    state = card(f"d_{colour}", {"lira": 3})
    assert has(state) == {colour: 1, "lira": 3}
    assert decider(state) == 0


@pytest.mark.parametrize("colour", COLOURS)
def test_the_others_may_buy_it(colour: str) -> None:
    """DG-8.3: 2 lira; with 1 lira nobody is asked."""
    state = card(f"d_{colour}", players=4, seat1={"lira": 2}, seat2={"lira": 1}, seat3={"lira": 9})
    assert (decider(state), texts(state)) == (1, ["pass", f"take {colour}"])
    state = play(state, f"take {colour}")
    assert decider(state) == 3
    state = play(state, "pass")
    assert has(state, 1) == {colour: 1}
    assert has(state, 2) == {"lira": 1}
    assert has(state, 3) == {"lira": 9}
    assert decider(state) == 0
