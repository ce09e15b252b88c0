"""Family F: for brown markers that are kept, or 1 lira. Rules DG-8.F."""

import pytest

from tests.games.dice.table import card, has
from tests.playing import play, texts

ROWS = [
    ("f_one", 1, {"crystal": 1, "lira": 3}),
    ("f_two", 2, {"brown": 1, "lira": 3}),
    ("f_three", 3, {"lira": 10}),
]


@pytest.mark.parametrize(("name", "needed", "gain"), ROWS)
@pytest.mark.parametrize("more", [0, 1, 3])
def test_the_gain_comes_once_and_the_markers_stay(
    name: str, needed: int, gain: dict[str, int], more: int
) -> None:
    """DG-8.F: twice as many markers give no more."""
    n = needed + more
    state = card(name, {"brown": n})
    assert texts(state) == ["one_lira", "use"]
    assert has(play(state, "use")) == {**gain, "brown": n + gain.get("brown", 0)}
    assert has(play(state, "one_lira")) == {"brown": n, "lira": 1}


@pytest.mark.parametrize(("name", "needed", "gain"), ROWS)
def test_one_marker_too_few_is_1_lira(name: str, needed: int, gain: dict[str, int]) -> None:
    """DG-8.4: other markers do not count."""
    state = card(name, {"brown": needed - 1, "red": 3, "lira": 5})
    assert has(state)["lira"] == 6
    assert texts(state)[0] == "end_turn"
