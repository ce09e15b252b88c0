"""Family A: 4 lira; the others may sell the shown thing for 4, a crystal for 3. Rules DG-8.A."""

import pytest

from tests.games.dice.table import BOX, COLOURS, card, decider, has
from tests.playing import play, texts

THINGS = [*COLOURS, "crystal"]


@pytest.mark.parametrize("thing", THINGS)
def test_upper_part(thing: str) -> None:
    """DG-8.A: 4 lira, nothing else, and nothing to choose (D6)."""
    state = card(f"a_{thing}", {"lira": 2, thing: 1})
    assert has(state) == {"lira": 6, thing: 1}
    assert texts(state) == ["end_turn"]


@pytest.mark.parametrize("thing", THINGS)
def test_the_others_may_sell_clockwise(thing: str) -> None:
    """DG-8.3: seat 1, then seat 2; one piece each, 4 lira, for a crystal 3."""
    price = 3 if thing == "crystal" else 4
    state = card(f"a_{thing}", seat1={thing: 2}, seat2={thing: 1, "lira": 1})
    assert decider(state) == 1
    assert texts(state) == ["pass", f"give {thing}"]
    state = play(state, f"give {thing}")
    assert decider(state) == 2
    state = play(state, f"give {thing}")
    assert has(state) == {"lira": 4}
    assert has(state, 1) == {thing: 1, "lira": price}
    assert has(state, 2) == {"lira": 1 + price}
    assert decider(state) == 0


@pytest.mark.parametrize("thing", THINGS)
def test_declining(thing: str) -> None:
    """DG-8.3."""
    state = play(card(f"a_{thing}", seat1={thing: 2}), "pass")
    assert has(state, 1) == {thing: 2}
    assert decider(state) == 0


@pytest.mark.parametrize("thing", THINGS)
def test_who_has_nothing_to_sell_is_not_asked(thing: str) -> None:
    """G1: other things do not help."""
    wrong = {other: 1 for other in THINGS if other != thing}
    state = card(f"a_{thing}", seat1=wrong, seat2={thing: 1})
    assert decider(state) == 2


def test_a_brown_marker_may_stand_for_a_colour_not_for_a_crystal() -> None:
    """D1."""
    state = card("a_green", seat1={"brown": 1, "green": 1})
    assert texts(state) == ["pass", "give green", "give brown"]
    assert has(play(state, "give brown"), 1) == {"green": 1, "lira": 4}
    assert decider(card("a_crystal", seat1={"brown": 1})) == 0


def test_four_players_go_round() -> None:
    """DG-8.3: from the seat after the one whose turn it is."""
    one = {"red": 1}
    state = card("a_red", players=4, seat1=one, seat2=one, seat3=one)
    for p in (1, 2, 3):
        assert decider(state) == p
        state = play(state, "give red")
    assert decider(state) == 0


def test_no_lira_in_the_supply() -> None:
    """DG-6.1: 87 lira are out; seats 1 and 2 give back 1 each, twice; seat 0 takes 4."""
    state = card("a_red", seat1={"lira": 80}, seat2={"lira": BOX["lira"] - 80})
    assert [has(state, p)["lira"] for p in range(3)] == [4, 78, 5]
