"""Family G: for two card dice spent on this action, or 1 lira. Rules DG-8.G."""

import pytest

from tests.games.dice.table import at_start, card, has
from tests.playing import play, texts

ROWS = [("g_brown", {"brown": 2}), ("g_lira", {"lira": 8}), ("g_crystals", {"crystal": 3})]


@pytest.mark.parametrize(("name", "gain"), ROWS)
@pytest.mark.parametrize("dice", [2, 3])
def test_two_card_dice_or_more(name: str, gain: dict[str, int], dice: int) -> None:
    """DG-8.G."""
    state = card(name, dice=dice)
    assert texts(state) == ["one_lira", "use"]
    assert has(play(state, "use")) == gain
    assert has(play(state, "one_lira")) == {"lira": 1}


@pytest.mark.parametrize(("name", "gain"), ROWS)
def test_one_card_die_is_1_lira(name: str, gain: dict[str, int]) -> None:
    """DG-8.G: dice of an earlier action do not count, nor do unused ones."""
    assert has(card(name)) == {"lira": 1}
    state = play(card(name, dice=2, turn={"dice": {"card": 3}}), "use")
    other = next(row for row, _ in ROWS if row != name)
    state = play(state, "act cards 1", f"reveal {other}")
    assert has(state) == {**gain, "lira": gain.get("lira", 0) + 1}


@pytest.mark.parametrize(("name", "gain"), ROWS)
def test_a_card_of_a_mosque_tile_never_counts(name: str, gain: dict[str, int]) -> None:
    """DG-8.G: no dice were spent on it."""
    for own in ({}, {"bazaar": {"g": {"dice": 1}}}):  # not even if one die were enough
        state = at_start({"tiles": {"income_card_red": 1}}, tables=own)
        assert has(play(state, f"reveal {name}")) == {"lira": 1}
